import { type Cubes, kindsIn, kindsLeftAtEnd } from '@athanor/compendium'
import type { Words } from './words.ts'

/** How many kinds the reserve still has and, until it is so, at how many the last round starts. */
export function kindsNote(reserve: Cubes, { say }: Pick<Words, 'say'>): string {
  const count = kindsIn(reserve).length
  return count > kindsLeftAtEnd
    ? say('web.compendium.kindsUntilLast', { count, last: kindsLeftAtEnd })
    : say('web.compendium.kindsLeft', { count })
}
