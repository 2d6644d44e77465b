import type { ArtifactCard } from '../../base/artifacts/artifact.ts'
import type { FavourCard } from '../../base/favours/favour.ts'
import type { Module } from '../../engine/module.ts'
import type { CardFacts, FavourFact } from '../../referee/cards.ts'
import { printedCards } from '../../referee/cards.ts'

/*
 * A module for the tests alone that is nothing but cards: one more for every power that the game knows, each with a
 * number of its own. ARCHITECTURE.md says that such cards need no other code; this is where it is held to its word.
 */

declare module '../../engine/contributions.ts' {
  interface Favours {
    readonly fair: (typeof fairFavours)[number]['id'] | 'envoy'
  }
  interface Artifacts {
    readonly fair: 'purse'
  }
}

declare module '../../base/options.ts' {
  interface Options {
    readonly fair: boolean
  }
}

/** At once when drawn, draw 2 ingredients, then discard 1. */
const courier = {
  id: 'courier',
  copies: 4,
  window: 'drawn',
  effect: { kind: 'ingredients', draw: 2, discard: 1 },
  source: 'reconstructed',
} as const satisfies FavourCard

export const fairFavours = [
  courier,
  { id: 'peddler', copies: 3, window: 'buying', effect: { kind: 'price', gold: 2 }, source: 'reconstructed' },
  { id: 'cellarer', copies: 3, window: 'selling', effect: { kind: 'quality', levels: 2 }, source: 'reconstructed' },
  { id: 'crier', copies: 3, window: 'selling', effect: { kind: 'firstSeller', gold: 3 }, source: 'reconstructed' },
  { id: 'gilder', copies: 3, window: 'transmuting', effect: { kind: 'gold', gold: 2 }, source: 'reconstructed' },
  { id: 'porter', copies: 3, window: 'declaring', effect: { kind: 'cube' }, source: 'reconstructed' },
  { id: 'page', copies: 3, window: 'declaring', effect: { kind: 'topRow' }, source: 'reconstructed' },
  { id: 'watchman', copies: 3, window: 'declaring', effect: { kind: 'drink' }, source: 'reconstructed' },
] as const satisfies readonly FavourCard[]

/** For the golem, and so only where there is one. */
const envoy = {
  id: 'envoy',
  copies: 3,
  window: 'researching',
  effect: { kind: 'approval', tokens: 2 },
  source: 'reconstructed',
} as const satisfies FavourCard

/** 2 gold off every later artifact. */
const purse = {
  id: 'purse',
  level: 1,
  cost: 4,
  points: 1,
  source: 'reconstructed',
  discount: { next: 2, later: 2 },
} as const satisfies ArtifactCard

export const fair: Module = {
  id: 'fair',
  options: { fair: { kind: 'flag', default: false } },
  isInPlay: (options) => options.fair,
  actionKinds: [],
  actionSchema: null,
  secrets: {},
  eventKinds: [],
  reveals: { public: {}, secret: {} },
  reasonIds: [],
  extend: (parts) => ({
    ...parts,
    favourCards: [
      ...parts.favourCards,
      ...fairFavours,
      ...(parts.favourUses.some(({ effect }) => effect === 'approval') ? [envoy] : []),
    ],
    artifactCards: [...parts.artifactCards, purse],
  }),
}

const isInPlay: FavourFact['isIn'] = ({ table }) => table.options.fair

const fairFacts: CardFacts['favours'] = {
  courier: { role: 'herbalist', worth: 1, isIn: isInPlay },
  peddler: { role: 'shopkeeper', worth: 2, isIn: isInPlay },
  cellarer: { role: 'barmaid', worth: 2, isIn: isInPlay },
  crier: { role: 'merchant', worth: 3, isIn: isInPlay },
  gilder: { role: 'sage', worth: 2, isIn: isInPlay },
  porter: { role: 'assistant', worth: 1, isIn: isInPlay },
  page: { role: 'associate', worth: 0, isIn: isInPlay },
  watchman: { role: 'custodian', worth: 0, isIn: isInPlay },
  envoy: {
    role: 'courtier',
    worth: 2,
    isIn: ({ table }) => table.options.fair && table.options.golemProject === true,
  },
}

/** The same cards as the referee has read them. */
export const fairCards: CardFacts = {
  favours: { ...printedCards.favours, ...fairFacts },
  artifacts: {
    ...printedCards.artifacts,
    purse: { level: 1, cost: 4, points: 1, discount: { next: 2, later: 2 } },
  },
}
