import type { Seat } from '@athanor/kernel'
import type { Artifact, Favour } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { demand, ownOf } from './facts.ts'

/** What a favor card does, called after the first card that does it. */
export type FavourRole =
  | 'assistant'
  | 'herbalist'
  | 'associate'
  | 'custodian'
  | 'barmaid'
  | 'merchant'
  | 'shopkeeper'
  | 'sage'
  | 'courtier'

/** A favor card: whose power it has, and its number. */
export interface FavourFact {
  readonly role: FavourRole
  /** Cubes, levels, gold or tokens that it brings; of a card like the Herbalist, how many cards go. */
  readonly worth: number
  /** Whether it is in the box of a table. */
  isIn?(state: State): boolean
}

/** An artifact. */
export interface ArtifactFact {
  readonly level: 1 | 2 | 3
  readonly cost: number
  readonly points: number
  /** gold off the first purchase after it, and off all later ones. */
  readonly discount?: { readonly next: number; readonly later: number }
}

/** What is printed on the cards. A table with other cards is judged by other facts. */
export interface CardFacts {
  /** In the order in which a state counts them. */
  readonly favours: Readonly<Partial<Record<Favour, FavourFact>>>
  readonly artifacts: Readonly<Partial<Record<Artifact, ArtifactFact>>>
}

/** ..A-431, GR-85. */
const favours: Readonly<Record<Favour, FavourFact>> = {
  assistant: { role: 'assistant', worth: 1 },
  herbalist: { role: 'herbalist', worth: 2 },
  associate: { role: 'associate', worth: 0 },
  custodian: { role: 'custodian', worth: 0 },
  barmaid: { role: 'barmaid', worth: 1 },
  merchant: { role: 'merchant', worth: 1 },
  shopkeeper: { role: 'shopkeeper', worth: 1 },
  sage: { role: 'sage', worth: 1 },
  courtier: { role: 'courtier', worth: 1, isIn: ({ table }) => table.options.golemProject === true },
}

/** */
const artifacts: Readonly<Record<Artifact, ArtifactFact>> = {
  bootsOfSpeed: { level: 1, cost: 4, points: 2 },
  discountCard: { level: 1, cost: 3, points: 1, discount: { next: 2, later: 1 } },
  magicMortar: { level: 1, cost: 3, points: 1 },
  periscope: { level: 1, cost: 3, points: 1 },
  printingPress: { level: 1, cost: 4, points: 2 },
  robeOfRespect: { level: 1, cost: 4, points: 0 },
  replicator: { level: 1, cost: 4, points: 0 },
  amuletOfRhetoric: { level: 2, cost: 4, points: 0 },
  hypnoticAmulet: { level: 2, cost: 3, points: 1 },
  sealOfAuthority: { level: 2, cost: 4, points: 0 },
  silverChalice: { level: 2, cost: 4, points: 6 },
  thinkingCap: { level: 2, cost: 4, points: 1 },
  witchsTrunk: { level: 2, cost: 3, points: 2 },
  altarOfGold: { level: 3, cost: 1, points: 0 },
  bronzeCup: { level: 3, cost: 4, points: 4 },
  crystalCabinet: { level: 3, cost: 5, points: 0 },
  featherInCap: { level: 3, cost: 3, points: 0 },
  magicMirror: { level: 3, cost: 4, points: 0 },
  wisdomIdol: { level: 3, cost: 4, points: 0 },
  // GR-86.
  royalSignet: { level: 2, cost: 3, points: 1 },
  mahoganyBookcase: { level: 3, cost: 3, points: 0 },
}

export const printedCards: CardFacts = { favours, artifacts }

/** What is printed on an artifact. */
export function artifactFact({ artifacts: all }: CardFacts, artifact: Artifact): ArtifactFact {
  const found = all[artifact]
  if (found === undefined) throw new RangeError(`nobody has read the artifact ${artifact}`)
  return found
}

/** What is printed on a favor card. */
export function favourFact({ favours: all }: CardFacts, favour: Favour): FavourFact {
  const found = all[favour]
  if (found === undefined) throw new RangeError(`nobody has read the favor card ${favour}`)
  return found
}

function listed({ favours: all }: CardFacts): readonly (readonly [Favour, FavourFact])[] {
  return Object.entries(all) as [Favour, FavourFact][]
}

/** Favor cards of a kind in a hand. */
export function favoursOf(state: State, seat: Seat, favour: Favour, cards: CardFacts = printedCards): number {
  const order = listed(cards)
    .filter(([, { isIn }]) => isIn === undefined || isIn(state))
    .map(([id]) => id)
  return ownOf(state, seat).favours[order.indexOf(favour)] ?? 0
}

/** Favor cards that an action plays besides those that it counts. */
type Named = { readonly others?: Readonly<Partial<Record<Favour, number>>> }

/** The numbers of all cards with a power that are played, one for each card. */
export function worthsOf(
  cards: CardFacts,
  role: FavourRole,
  counted: number,
  { others = {} }: Named,
): readonly number[] {
  return listed(cards)
    .filter(([, fact]) => fact.role === role)
    .flatMap(([id, { worth }]) => {
      const count = id === role ? counted : (others[id] ?? 0)
      return Array.from({ length: count }, () => worth)
    })
}

/** What all of them bring together. */
export function worthOf(cards: CardFacts, role: FavourRole, counted: number, action: Named): number {
  return worthsOf(cards, role, counted, action).reduce((sum, worth) => sum + worth, 0)
}

/** every card that is played was in the hand, and is one for this moment. */
export function toPlay(
  state: State,
  seat: Seat,
  cards: CardFacts,
  counted: readonly (readonly [role: FavourRole, count: number, complaint: string])[],
  { others = {} }: Named,
): readonly string[] {
  const roles = counted.map(([role]) => role)
  return [
    ...counted.flatMap(([role, count, complaint]) =>
      demand(count >= 0 && count <= favoursOf(state, seat, role, cards), complaint),
    ),
    ...(Object.entries(others) as [Favour, number][]).flatMap(([favour, count]) => [
      ...demand(roles.includes(favourFact(cards, favour).role), `the card ${favour} at another moment`),
      ...demand(count > 0 && count <= favoursOf(state, seat, favour, cards), `a card ${favour} too many`),
    ]),
  ]
}
