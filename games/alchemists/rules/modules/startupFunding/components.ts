import type { ArtifactCard } from '../../base/artifacts/artifact.ts'
import type { Source } from '../../base/components/source.ts'

/** Which pool of artifacts a startup card lets its owner choose from (G-035). */
export const sharedPools = ['starting', 'secret'] as const
export type Pool = (typeof sharedPools)[number]

/** A startup card: all that it brings. Cards are known by their number in the deck. */
export interface StartupCard {
  readonly gold?: number
  readonly ingredients?: number
  readonly favours?: number
  readonly books?: number
  readonly reputation?: number
  /** G-034: reputation that comes when the first round is over. */
  readonly delayed?: number
  readonly artifact?: Pool
  readonly source: Source
}

function reconstructed(card: Omit<StartupCard, 'source'>): StartupCard {
  return { ...card, source: 'reconstructed' }
}

/** G-020, G-035, GR-62: twenty cards; of eighteen of them the print is not known. */
export const printedStartupCards: readonly StartupCard[] = [
  reconstructed({ gold: 3 }),
  reconstructed({ gold: 2, ingredients: 1 }),
  reconstructed({ gold: 2, favours: 1 }),
  reconstructed({ gold: 1, ingredients: 2 }),
  reconstructed({ gold: 1, ingredients: 1, favours: 1 }),
  reconstructed({ gold: 1, favours: 2 }),
  reconstructed({ ingredients: 3 }),
  reconstructed({ ingredients: 2, favours: 1 }),
  reconstructed({ ingredients: 1, favours: 2 }),
  reconstructed({ ingredients: 1, books: 1 }),
  reconstructed({ gold: 1, books: 1 }),
  reconstructed({ favours: 1, books: 1 }),
  reconstructed({ gold: 1, ingredients: 1, reputation: 1 }),
  reconstructed({ favours: 1, reputation: 2 }),
  reconstructed({ ingredients: 1, delayed: 3 }),
  reconstructed({ gold: 3, ingredients: 2, reputation: -2 }),
  reconstructed({ gold: 1, ingredients: 2, favours: 2, reputation: -2 }),
  reconstructed({ gold: 2, ingredients: 1, books: 1, reputation: -2 }),
  { artifact: 'starting', source: 'rulebook' },
  { artifact: 'secret', source: 'rulebook' },
]

/** G-025, of which two are kept (G-026). */
export const dealtCards = 4

/** G-031: favor cards drawn besides, of all that are drawn one goes. */
export const extraFavours = 1

/** G-048. */
export const apprenticeBonus = 1

/** G-044: what a starting artifact costs, by its printed price. */
export function reputationFor(price: number): number {
  return price >= 4 ? 7 : 5
}

/** G-041. */
const secretWorth = 5

export function secretBonusOf({ cost }: Pick<ArtifactCard, 'cost'>): number {
  return Math.max(0, secretWorth - cost)
}

/** GR-32: the moments at which it may use a startup card once more. */
export const replications = 2

/** G-047, GR-32: both startup cards once more, at the end of this round and of the next. */
export const replicator = {
  id: 'replicator',
  level: 1,
  cost: 4,
  points: 0,
  source: 'reconstructed',
  replicates: true,
} as const satisfies ArtifactCard
