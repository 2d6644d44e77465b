/**
 * What lies in the box of The Apprentices, one table per component. `source` says how sure we are: `rulebook` (its
 * text), `component` (read off the real piece) or `reconstructed` (our proposal, easy to correct here).
 */
export type Source = 'rulebook' | 'component' | 'reconstructed'

/** D-035. Their order is the order of every `Amount`. */
export const resources = ['parchment', 'gemstone', 'potion'] as const
export type Resource = (typeof resources)[number]

/** D-034. */
export type Face = Resource | 'raven'

/** D-002, in the order in which dice are kept and rolled (DR-90). */
export const dieColours = ['green', 'yellow', 'purple', 'black'] as const
export type DieColour = (typeof dieColours)[number]

export interface DieKind {
  readonly count: number
  /** D-161..D-164: what each of the six faces shows. */
  readonly faces: readonly [Face, Face, Face, Face, Face, Face]
  readonly source: Source
}

export const dieKinds: Readonly<Record<DieColour, DieKind>> = {
  green: { count: 8, faces: ['potion', 'potion', 'potion', 'parchment', 'gemstone', 'raven'], source: 'component' },
  yellow: {
    count: 8,
    faces: ['parchment', 'parchment', 'parchment', 'gemstone', 'potion', 'raven'],
    source: 'component',
  },
  purple: {
    count: 8,
    faces: ['gemstone', 'gemstone', 'gemstone', 'parchment', 'potion', 'raven'],
    source: 'component',
  },
  black: { count: 4, faces: ['raven', 'raven', 'raven', 'parchment', 'gemstone', 'potion'], source: 'component' },
}

/** D-002. */
export const diceInBox = 28

/** D-005. A player's colour gives no claim to dice (DR-93). */
export const playerColours = ['green', 'yellow', 'purple', 'blue'] as const

/** D-009: each board has a side of either Way. */
export const sides = ['apprentice', 'initiate'] as const
export type Side = (typeof sides)[number]

/** D-003. */
export const tableCount = 6

/** D-165. */
export const squaresPerTrack = 6

/** D-068..D-070: the last square in use, by number of players. */
const caps: Readonly<Record<number, number>> = { 2: 4, 3: 5, 4: 6 }

export function capFor(players: number): number {
  const cap = caps[players]
  if (cap === undefined) throw new RangeError(`The Apprentices is for 2 to 4 players, not ${players}`)
  return cap
}

/** D-167. */
export const highestPrice = 10
export const lowestPrice = 5

/** D-166, D-031: the top of the staircase, and what triggers the end. */
export const topOfStairs = 42

/** D-050, D-053, D-059. */
export const pointsForRaven = 1
export const lossByRaven = 5
export const ravensForReroll = 3

/** DR-89. */
export const lastRound = 100

/** Units of parchment, gemstone and potion. */
export type Amount = readonly [number, number, number]

/** One way to pay (D-066): these units, and `choice` more of whatever type (DR-34). */
export interface Price {
  readonly fixed: Amount
  readonly choice: number
}

/** What a slot does for whoever holds it (ledger, 15.3). */
export type Effect =
  | { readonly kind: 'rerollDie' }
  /**
   * Units (or points) become units. A gain that is not a type is chosen: `any`, `other` than what went in (DR-35), or
   * `same` as the chosen one before (D-160).
   */
  | { readonly kind: 'convert'; readonly from: Price; readonly points: number; readonly gains: readonly Gain[] }
  | { readonly kind: 'tradeUnits'; readonly from: Price; readonly points: number }
  | { readonly kind: 'tradeRavens'; readonly ravens: number; readonly points: number }
  | { readonly kind: 'blockSlot' }
  | { readonly kind: 'takeUnit'; readonly from: Price }
  | { readonly kind: 'shiftPrice' }

export type Gain = Resource | 'any' | 'other' | 'same'

export interface TableSide {
  /** Alternatives, each to be paid exactly (DR-36). */
  readonly cost: readonly Price[]
  /** By rank, best first (D-088). */
  readonly slots: readonly Effect[]
  /** D-121: a raven for everybody who is here. */
  readonly extraRaven: boolean
  /** Knowledge points for reaching each square, first square first. */
  readonly points: readonly number[]
  /** How sure the points are; costs and slots are the rulebook's. */
  readonly source: Source
}

const free: Price = { fixed: [0, 0, 0], choice: 0 }

function price(parchment: number, gemstone: number, potion: number, choice = 0): Price {
  return { fixed: [parchment, gemstone, potion], choice }
}

function convert(from: Price, ...gains: readonly Gain[]): Effect {
  return { kind: 'convert', from, points: 0, gains }
}

const parchment = price(1, 0, 0)
const twoParchments = price(2, 0, 0)
const gemstone = price(0, 1, 0)
const potion = price(0, 0, 1)
const rerollDie: Effect = { kind: 'rerollDie' }
const blockSlot: Effect = { kind: 'blockSlot' }

function sideOf(cost: readonly Price[], points: readonly number[], slots: readonly Effect[]): TableSide {
  return { cost, points, slots, extraRaven: false, source: 'reconstructed' }
}

/** D-119..D-137, D-171..D-176. */
const apprenticeSides: readonly TableSide[] = [
  {
    // D-119: two of each, or five of one type.
    ...sideOf([price(2, 2, 2), price(5, 0, 0), price(0, 5, 0), price(0, 0, 5)], [9, 10, 11, 12, 13, 14], []),
    extraRaven: true,
  },
  sideOf(
    [price(0, 0, 3, 1)],
    [3, 4, 5, 5, 6, 7],
    [
      convert(potion, 'parchment', 'any'),
      convert(potion, 'gemstone', 'parchment'),
      convert({ fixed: [0, 0, 0], choice: 1 }, 'other'),
    ],
  ),
  sideOf([price(3, 0, 0, 1)], [3, 4, 5, 6, 7, 8], [rerollDie, { kind: 'tradeUnits', from: twoParchments, points: 3 }]),
  sideOf([price(0, 0, 2)], [1, 1, 2, 2, 3, 3], [rerollDie, convert(potion, 'any'), convert(potion, 'parchment')]),
  sideOf(
    [price(0, 2, 0)],
    [1, 2, 2, 3, 3, 4],
    [convert(gemstone, 'gemstone', 'potion'), convert(gemstone, 'parchment')],
  ),
  sideOf([price(2, 0, 0)], [1, 2, 2, 3, 3, 4], [rerollDie]),
]

/** D-138..D-160, D-177..D-182. */
const initiateSides: readonly TableSide[] = [
  sideOf(
    [price(0, 3, 1, 1)],
    [6, 7, 8, 9, 10, 11],
    [blockSlot, { kind: 'tradeRavens', ravens: 3, points: 4 }, blockSlot],
  ),
  sideOf(
    [price(1, 0, 3)],
    [4, 5, 6, 6, 7, 8],
    [rerollDie, convert(potion, 'parchment', 'parchment'), convert(potion, 'parchment', 'gemstone')],
  ),
  sideOf(
    [price(2, 2, 0), price(3, 0, 1)],
    [3, 4, 5, 5, 6, 7],
    [
      rerollDie,
      { kind: 'tradeUnits', from: parchment, points: 2 },
      convert(twoParchments, 'parchment', 'potion', 'gemstone'),
    ],
  ),
  sideOf(
    [price(0, 0, 2)],
    [1, 1, 1, 2, 2, 2],
    [
      convert(potion, 'gemstone', 'parchment'),
      convert(potion, 'potion', 'potion'),
      convert(potion, 'gemstone', 'parchment'),
    ],
  ),
  sideOf([price(0, 2, 0)], [1, 2, 2, 3, 3, 4], [{ kind: 'takeUnit', from: price(0, 2, 0) }, { kind: 'shiftPrice' }]),
  sideOf(
    [price(2, 0, 0), price(1, 0, 1)],
    [1, 1, 1, 2, 2, 3],
    [
      convert(parchment, 'any'),
      { kind: 'convert', from: free, points: 2, gains: ['any'] },
      convert(twoParchments, 'any', 'same'),
    ],
  ),
]

/** DR-60: board k has Table k of both Ways on its two sides. */
export const boards: Readonly<Record<Side, readonly TableSide[]>> = {
  apprentice: apprenticeSides,
  initiate: initiateSides,
}

/** One side of one board; tables count from 1. */
export function tableSide(side: Side, table: number): TableSide {
  const found = boards[side][table - 1]
  if (found === undefined) throw new RangeError(`there is no table ${table}`)
  return found
}

/** D-102, DR-59: with two players only two slots are in play. */
export function slotsInPlay(side: TableSide, players: number): number {
  return players === 2 ? Math.min(2, side.slots.length) : side.slots.length
}

/** D-168: four equal raven cards for the first Apprentice table, one card for every slot. */
export const ravenCards = 4
