import type { Seat } from '@athanor/kernel'
import { draw } from '../base/cards.ts'
import { type Reason, reason } from '../base/reasons.ts'
import { changeReputation } from '../base/reputation.ts'
import { follow } from './agenda.ts'
import type { GoldReason, Good, ReputationReason } from './contributions.ts'
import { changeGold, type MutableState } from './mutableState.ts'
import type { SeatContext } from './rules.ts'
import { playerAt } from './state.ts'

/** So much of each good: what something costs or brings. */
export type Goods = Readonly<Partial<Record<Good, number>>>

/** Why goods change hands, for gold and reputation alike. */
export type TradeReason = GoldReason & ReputationReason

/** How one sort of goods is paid and taken. */
export interface GoodRules {
  readonly id: string
  /** Null, or why a seat cannot pay. */
  check?(at: SeatContext, cost: Goods): Reason | null
  pay?(state: MutableState, seat: Seat, cost: Goods, why: TradeReason): void
  /** What is paid and got at one moment may be one change, so both are told. */
  take?(state: MutableState, seat: Seat, gain: Goods, cost: Goods, why: TradeReason): void
}

const gold: GoodRules = {
  id: 'gold',
  check: (at, { gold: needed = 0 }) => checkGold(at, needed),
  pay: (state, seat, { gold: cost = 0 }, why) => changeGold(state, seat, -cost, why),
  take: (state, seat, { gold: gain = 0 }, _, why) => changeGold(state, seat, gain, why),
}

/** one change for all gains and losses of a moment. */
const reputation: GoodRules = {
  id: 'reputation',
  take: (state, seat, { reputation: gain = 0 }, { reputation: loss = 0 }, why) =>
    changeReputation(state, seat, gain - loss, why),
}

/** all cards of a moment are drawn together, then those are played that are played when drawn. */
const cards: GoodRules = {
  id: 'cards',
  take(state, seat, { ingredients = 0, favours = 0 }) {
    draw(state, seat, { ingredients, favours })
    if (favours > 0) follow(state, { kind: 'drawn', seat })
  },
}

/** In the order in which they are taken. */
export const baseGoods: readonly GoodRules[] = [gold, reputation, cards]

export function checkGold({ table, seat }: SeatContext, needed: number): Reason | null {
  const { gold: held } = playerAt(table, seat)
  return held < needed ? reason('alchemists.reject.noGold', { needed, held }) : null
}

/** Null, or what a seat lacks to pay all of it. */
export function checkPayment(at: SeatContext, cost: Goods): Reason | null {
  for (const good of at.rules.goods) {
    const lacking = good.check?.(at, cost) ?? null
    if (lacking !== null) return lacking
  }
  return null
}

const nothing: Goods = {}

/** Pays everything, then takes everything, as one event. */
export function trade(
  state: MutableState,
  seat: Seat,
  { cost = nothing, gain = nothing }: { readonly cost?: Goods; readonly gain?: Goods },
  why: TradeReason,
): void {
  for (const good of state.rules.goods) good.pay?.(state, seat, cost, why)
  for (const good of state.rules.goods) good.take?.(state, seat, gain, cost, why)
}
