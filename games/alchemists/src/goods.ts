import type { Seat } from '@athanor/kernel'
import { follow } from './agenda.ts'
import { draw } from './cards.ts'
import type { GoldReason, Good, ReputationReason } from './contributions.ts'
import { changeGold, type Draft } from './draft.ts'
import { type Reason, reason } from './reasons.ts'
import { changeReputation } from './reputation.ts'
import type { Standing } from './rules.ts'
import { playerAt } from './state.ts'

/** So much of each good: what something costs or brings. */
export type Goods = Readonly<Partial<Record<Good, number>>>

/** Why goods change hands, for gold and reputation alike. */
export type TradeReason = GoldReason & ReputationReason

/** How one sort of goods is paid and taken. */
export interface GoodRules {
  readonly id: string
  /** Null, or why a seat cannot pay. */
  check?(at: Standing, cost: Goods): Reason | null
  pay?(draft: Draft, seat: Seat, cost: Goods, why: TradeReason): void
  /** What is paid and got at one moment may be one change, so both are told. */
  take?(draft: Draft, seat: Seat, gain: Goods, cost: Goods, why: TradeReason): void
}

const gold: GoodRules = {
  id: 'gold',
  check: (at, { gold: needed = 0 }) => checkGold(at, needed),
  pay: (draft, seat, { gold: cost = 0 }, why) => changeGold(draft, seat, -cost, why),
  take: (draft, seat, { gold: gain = 0 }, _, why) => changeGold(draft, seat, gain, why),
}

/** one change for all gains and losses of a moment. */
const reputation: GoodRules = {
  id: 'reputation',
  take: (draft, seat, { reputation: gain = 0 }, { reputation: loss = 0 }, why) =>
    changeReputation(draft, seat, gain - loss, why),
}

/** all cards of a moment are drawn together, then those are played that are played when drawn. */
const cards: GoodRules = {
  id: 'cards',
  take(draft, seat, { ingredients = 0, favours = 0 }) {
    draw(draft, seat, { ingredients, favours })
    if (favours > 0) follow(draft, { kind: 'drawn', seat })
  },
}

/** In the order in which they are taken. */
export const baseGoods: readonly GoodRules[] = [gold, reputation, cards]

export function checkGold({ table, seat }: Standing, needed: number): Reason | null {
  const { gold: held } = playerAt(table, seat)
  return held < needed ? reason('alchemists.reject.noGold', { needed, held }) : null
}

/** Null, or what a seat lacks to pay all of it. */
export function checkPayment(at: Standing, cost: Goods): Reason | null {
  for (const good of at.rules.goods) {
    const lacking = good.check?.(at, cost) ?? null
    if (lacking !== null) return lacking
  }
  return null
}

const nothing: Goods = {}

/** Pays everything, then takes everything, as one event. */
export function trade(
  draft: Draft,
  seat: Seat,
  { cost = nothing, gain = nothing }: { readonly cost?: Goods; readonly gain?: Goods },
  why: TradeReason,
): void {
  for (const good of draft.rules.goods) good.pay?.(draft, seat, cost, why)
  for (const good of draft.rules.goods) good.take?.(draft, seat, gain, cost, why)
}
