import type { Words } from './words.ts'

/** A chance as people say it. */
export function percent(chance: number, { say }: Words): string {
  return say('alchemy.chance.percent', { percent: honestPercent(chance) })
}

/** What is possible is never 0 %, and what is not certain never 100 %. */
export function honestPercent(chance: number): number {
  const rounded = Math.round(chance * 100)
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded
}
