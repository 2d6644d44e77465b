import type { ArtifactCard } from './artifact.ts'

/** on purchase draw 4 favor cards. */
export const hypnoticAmulet = {
  id: 'hypnoticAmulet',
  level: 2,
  cost: 3,
  points: 1,
  source: 'component',
  purchase: { kind: 'gain', gain: { favours: 4 } },
} as const satisfies ArtifactCard
