import type { Words } from '@athanor/tabletop/words.ts'

/** What whoever has no name may be called. */
const aliases = [
  'badger',
  'beetle',
  'dormouse',
  'fox',
  'hare',
  'hedgehog',
  'heron',
  'lynx',
  'magpie',
  'mole',
  'otter',
  'swallow',
] as const

/** A name that nobody here has; `chance` is from 0 to 1. */
export function anotherAlias({ say }: Words, taken: readonly string[], chance: number = Math.random()): string {
  const names = aliases.map((id) => say(`web.alias.${id}`))
  const free = names.filter((name) => !taken.includes(name))
  const choice = free.length === 0 ? names : free
  return choice[Math.floor(chance * choice.length)] ?? ''
}
