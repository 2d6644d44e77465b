import type { ArtifactCard } from './artifact.ts'

/** no gold to the bank when publishing or endorsing. */
export const printingPress = {
  id: 'printingPress',
  level: 1,
  cost: 4,
  points: 2,
  source: 'component',
  freePublishing: true,
} as const satisfies ArtifactCard
