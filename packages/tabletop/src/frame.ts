import { classes } from '@athanor/ui/lib/classes.ts'
import common from './frame.module.css'

/**
 * The class names of a table's frame: what all games have in common (frame.module.css beside this file), and what a game
 * adds to a part or has for itself.
 * @example const area = framed(frame); area('part', 'board')
 */
export function framed(own: Readonly<Record<string, string>>): (...names: readonly string[]) => string {
  const joined: Record<string, string> = { ...common }
  for (const [name, style] of Object.entries(own)) {
    joined[name] = common[name] === undefined ? style : `${common[name]} ${style}`
  }
  return classes(joined)
}
