import type { Hedge, Seal } from '../../engine/contributions.ts'
import type { Source } from './source.ts'

/** a star of gold or silver, or a question mark on one colour. */
export const baseSeals = ['gold', 'silver', 'red', 'green', 'blue'] as const
export type BaseSeal = (typeof baseSeals)[number]

export interface SealKind {
  readonly id: Seal
  readonly copies: number
  /** Points on a correct theory. */
  readonly points: number
  /** What it hedges; null for a star. */
  readonly hedge: Hedge | null
  readonly source: Source
}

/** A-089, AR-24: eleven for each player. */
export const baseSealKinds: readonly SealKind[] = [
  { id: 'gold', copies: 2, points: 5, hedge: null, source: 'rulebook' },
  { id: 'silver', copies: 3, points: 3, hedge: null, source: 'rulebook' },
  { id: 'red', copies: 2, points: 0, hedge: 'red', source: 'component' },
  { id: 'green', copies: 2, points: 0, hedge: 'green', source: 'component' },
  { id: 'blue', copies: 2, points: 0, hedge: 'blue', source: 'component' },
]

/** reputation lost when a theory falls. */
export const debunkedLoss = 5

/** points lost when a theory is wrong at the end. */
export const wrongTheoryLoss = 4
