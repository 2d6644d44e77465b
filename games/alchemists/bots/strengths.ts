import type { Strength } from '@athanor/bots'

/** Who can be played against, the only list of them, read by the ladder and by the page. Weakest first, with a name or without. */
export const strengths = [
  { id: 'random' },
  { id: 'greedy' },
  { id: 'scholar' },
  { id: 'master' },
  { id: 'soot' },
  { id: 'chalk' },
  { id: 'brimstone' },
  { id: 'saltpetre' },
  { id: 'vitriol' },
  { id: 'antimony' },
  { id: 'quicksilver' },
  { id: 'elixir' },
] as const satisfies readonly Strength[]
