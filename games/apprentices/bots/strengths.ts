import type { Strength } from '@athanor/bots'

/** Who can be played against, weakest first: the only list of them, read by the ladder and by the page. */
export const strengths = [
  { id: 'random' },
  { id: 'greedy' },
  { id: 'strong' },
  { id: 'master' },
] as const satisfies readonly Strength[]
