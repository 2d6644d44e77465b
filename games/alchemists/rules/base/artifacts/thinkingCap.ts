import type { ArtifactCard } from './artifact.ts'

/** on purchase test up to two pairs of hand cards; nothing is discarded and nothing happens to anybody. */
export const thinkingCap = {
  id: 'thinkingCap',
  level: 2,
  cost: 4,
  points: 1,
  source: 'component',
  purchase: { kind: 'tests', count: 2 },
} as const satisfies ArtifactCard
