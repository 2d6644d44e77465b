import type { Action } from '@athanor/alchemists'
import type { ScholarContext } from '../scholar/context.ts'
import { optionsOf } from '../scholar/scholarBot.ts'
import type { Weighed } from '../scholar/weighing.ts'

/** What the scholar takes into consideration, each action once; what it would do itself comes first. */
export function candidatesOf(context: ScholarContext, most: number): readonly Weighed[] {
  const once = new Map<string, Weighed>()
  for (const option of optionsOf(context, most)) {
    const name = nameOf(option.action)
    const known = once.get(name)
    if (known === undefined || option.worth > known.worth) once.set(name, option)
  }
  return [...once.values()].sort((one, other) => other.worth - one.worth).slice(0, most)
}

/** Two actions with the same name are the same. */
export function nameOf(action: Action): string {
  return JSON.stringify(action)
}
