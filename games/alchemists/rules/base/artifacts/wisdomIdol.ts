import type { ArtifactCard } from './artifact.ts'

/** a point for each own seal on a correct theory, whatever the seal. */
export const wisdomIdol = {
  id: 'wisdomIdol',
  level: 3,
  cost: 4,
  points: 0,
  source: 'component',
  endPoints: { kind: 'perSealOnCorrectTheory' },
} as const satisfies ArtifactCard
