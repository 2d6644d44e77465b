import type { ArtifactCard } from './artifact.ts'

/** the next artifact costs 2 gold less, every later one 1 gold less. */
export const discountCard = {
  id: 'discountCard',
  level: 1,
  cost: 3,
  points: 1,
  source: 'component',
  discount: { next: 2, later: 1 },
} as const satisfies ArtifactCard
