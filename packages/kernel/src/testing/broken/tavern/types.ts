import type { Seat, Shape, Viewer } from '../../../index.ts'
import type { reasonIds } from './legal.ts'

/** A card is its value, 1 to 5; there are four of each. */
export type Card = number

export const phases = ['turns', 'bids', 'over'] as const
export type Phase = (typeof phases)[number]

/** What can be done once in a turn. */
export type TurnAct = 'stake' | 'draw' | 'show' | 'bury'

export interface Options {
  readonly rounds: 2 | 3
  /** Tied bids roll a die; otherwise the seat that comes first in clockwise order wins. */
  readonly dice: boolean
}

export interface Player {
  readonly colour: string
  readonly coins: number
  /** In ascending order, like the buried cards. */
  readonly hand: readonly Card[]
  readonly buried: readonly Card[]
}

export interface State {
  readonly options: Options
  readonly phase: Phase
  readonly round: number
  readonly turn: Seat
  readonly turnsLeft: number
  /** What the seat whose turn it is has done already. */
  readonly done: readonly TurnAct[]
  /** The last card is on top. */
  readonly deck: readonly Card[]
  readonly discard: readonly Card[]
  readonly pot: number
  readonly bank: number
  readonly players: readonly Player[]
}

export interface OwnCards {
  readonly hand: readonly Card[]
  readonly buried: readonly Card[]
}

export interface View {
  readonly viewer: Viewer
  readonly options: Options
  readonly phase: Phase
  readonly round: number
  readonly turn: Seat
  readonly turnsLeft: number
  readonly done: readonly TurnAct[]
  readonly deckSize: number
  readonly discard: readonly Card[]
  readonly pot: number
  readonly bank: number
  readonly players: readonly {
    readonly colour: string
    readonly coins: number
    readonly cards: number
    readonly buried: number
  }[]
  readonly own: OwnCards | null
  /** All hands, once the game is over. */
  readonly hands: readonly (readonly Card[])[] | null
}

export type Action =
  | { readonly kind: 'stake'; readonly coins: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'show'; readonly card: Card }
  | { readonly kind: 'bury'; readonly card: Card }
  | { readonly kind: 'pass' }
  | { readonly kind: 'bid'; readonly card: Card }

export type Event =
  | { readonly kind: 'dealt'; readonly cards: number; readonly first: Seat }
  | { readonly kind: 'staked'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'drew'; readonly seat: Seat }
  | { readonly kind: 'showed'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'buried'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'bidsOpened'; readonly bids: readonly Card[] }
  | { readonly kind: 'rolled'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'ended'; readonly hands: readonly (readonly Card[])[] }

export interface Secret {
  readonly hand?: readonly Card[]
  readonly card?: Card
}

export interface Tavern extends Shape {
  readonly state: State
  readonly view: View
  readonly action: Action
  readonly event: Event
  readonly secret: Secret
  readonly options: Options
  readonly ask: 'turn' | 'bid'
  readonly source: 'coins' | 'cards'
  readonly reason: (typeof reasonIds)[number]
}
