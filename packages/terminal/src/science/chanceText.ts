import type { Words } from '../words.ts'

/** Whole percents. Only what is certain or impossible may look so, however it is rounded. */
export function chanceText(chance: number, words: Words): string {
  if (chance <= 0) return '·'
  // A sum of chances may miss 1 by a hair.
  if (chance > 1 - 1e-12) return '✓'
  const percent = Math.round(chance * 100)
  if (percent === 0) return '<1'
  return percent === 100 ? '>99' : words.number(percent)
}
