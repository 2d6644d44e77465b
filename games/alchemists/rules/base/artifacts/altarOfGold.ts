import type { ArtifactCard } from './artifact.ts'

/** on purchase pay up to 8 gold and gain as much reputation. */
export const altarOfGold = {
  id: 'altarOfGold',
  level: 3,
  cost: 1,
  points: 0,
  source: 'component',
  purchase: { kind: 'goldForReputation', most: 8 },
} as const satisfies ArtifactCard
