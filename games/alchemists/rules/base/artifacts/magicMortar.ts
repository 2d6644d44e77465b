import type { ArtifactCard } from './artifact.ts'

/** of two mixed ingredients only one, picked at random, is discarded. */
export const magicMortar = {
  id: 'magicMortar',
  level: 1,
  cost: 3,
  points: 1,
  source: 'component',
  keepsOneIngredient: true,
} as const satisfies ArtifactCard
