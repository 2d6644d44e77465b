import type { ArtifactCard } from './artifact.ts'

/** on purchase draw 7 ingredients; from then on none from order spaces. */
export const witchsTrunk = {
  id: 'witchsTrunk',
  level: 2,
  cost: 3,
  points: 2,
  source: 'component',
  purchase: { kind: 'gain', gain: { ingredients: 7 } },
  noOrderIngredients: true,
} as const satisfies ArtifactCard
