import type { ArtifactCard } from './artifact.ts'

/** once per round, on a space with an own cube, that action again after everybody is done; never on Sell Potion. */
export const bootsOfSpeed = {
  id: 'bootsOfSpeed',
  level: 1,
  cost: 4,
  points: 2,
  source: 'component',
  repeatsAction: true,
} as const satisfies ArtifactCard
