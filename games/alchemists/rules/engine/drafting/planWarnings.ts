import { type Ingredient, ingredients } from '@athanor/alchemy'
import type { DeclareAction } from '../../base/action.ts'
import { hasPower } from '../../base/artifacts/powers.ts'
import { favoursHeld } from '../../base/cards.ts'
import { transmuteGold } from '../../base/components/players.ts'
import type { Favour, Seal, Space } from '../contributions.ts'
import { added, type Counts, countOf, kindsIn, total } from '../counts.ts'
import type { Seated } from '../rules.ts'
import { declaredOn, playerAt } from '../state.ts'
import type { PromptContext } from './part.ts'

/** Why what is planned on a space will come to nothing, as far as own cards and gold tell. */
export type PlanWarning = {
  readonly space: Space
  /** Actions that are planned there. */
  readonly actions: number
} & (
  | {
      /** Too few ingredient cards, or too little gold, for all actions there. */
      readonly lacks: 'cards' | 'gold'
      readonly needs: number
      /** What is left when the space is reached. */
      readonly has: number
      /** Whether that is what is held today. */
      readonly isToday: boolean
      /** A sale comes before, and nobody knows what it brings. */
      readonly afterSale: boolean
    }
  /** Cards enough, but no two different ones. */
  | { readonly lacks: 'kinds' }
  /** Neither cards nor gold would help. */
  | { readonly lacks: 'chance' }
)

/** What is held when a space is reached. */
interface Means {
  readonly hand: Counts<Ingredient>
  readonly gold: number
  readonly seals: Counts<Seal>
  readonly favours: Counts<Favour>
  /** Artifacts bought on the way. */
  readonly bought: readonly string[]
  readonly hasSold: boolean
}

/** More than any action takes. */
const plenty = 40
const mostCards = 2

/**
 * What of a plan cannot be paid or done with what is held today: the spaces are gone through in the order of the round,
 * and what one action takes or brings is reckoned with at the next. It hopes for the best, so that whatever it warns of
 * is so: a card that is foraged may be any, the cheapest artifact is bought, and who else acts takes nothing away. The
 * rules allow such a plan (AR-75).
 */
export function planWarnings({ at }: PromptContext, { actions }: DeclareAction): readonly PlanWarning[] {
  const warnings: PlanWarning[] = []
  carriedOut(at, actions, (space, count, reached) => void warnings.push(warningFor(at, space, count, reached)))
  return warnings
}

/** What gold a plan leaves, if all of it that can be done is done as cheaply as it can be; a sale may bring more. */
export function planLeaves(
  { at }: PromptContext,
  { actions }: DeclareAction,
): { readonly gold: number; readonly hasSold: boolean } {
  const { gold, hasSold } = carriedOut(at, actions, () => {})
  return { gold, hasSold }
}

/** Goes through a plan in the order of the round; tells of each space where something comes to nothing. */
function carriedOut(
  at: Seated,
  actions: DeclareAction['actions'],
  onMissed: (space: Space, count: number, reached: Means) => void,
): Means {
  let means = meansOf(at)
  for (const { id } of at.rules.spaces) {
    const count = actions[id] ?? 0
    const reached = means
    let missed = false
    for (let action = 0; action < count; action++) {
      if (isPossible(at, id, means)) means = after(at, id, means)
      else missed = true
    }
    if (missed) onMissed(id, count, reached)
  }
  return means
}

/** whoever bids for a sale that cannot be made; null where something can be sold. */
export function saleWarning({ at, prompt }: PromptContext): PlanWarning | null {
  const means = meansOf(at)
  if (prompt.kind !== 'bid' || isPossible(at, 'sell', means)) return null
  return warningFor(at, 'sell', Math.max(1, declaredOn(playerAt(at.table, at.seat), 'sell')), means)
}

function meansOf({ table, seat, own }: Seated): Means {
  const { gold } = playerAt(table, seat)
  return { hand: own.hand, gold, seals: own.seals, favours: own.favours, bought: [], hasSold: false }
}

/** The seat as it would be with such means. */
function seatWith({ rules, table, seat, own }: Seated, means: Means): Seated {
  const player = playerAt(table, seat)
  const then = {
    ...player,
    gold: means.gold,
    cards: total(means.hand),
    sealsLeft: total(means.seals),
    discounts: player.discounts === null ? null : player.discounts + means.bought.length,
  }
  return {
    rules,
    table: {
      ...table,
      players: table.players.with(seat, then),
      onOffer: table.onOffer.filter((artifact) => !means.bought.includes(artifact)),
    },
    seat,
    own: { ...own, hand: means.hand, seals: means.seals, favours: means.favours },
  }
}

function isPossible(at: Seated, space: Space, means: Means): boolean {
  const then = seatWith(at, means)
  return at.rules.space(space).actions.some((spaceAction) => spaceAction.legal(then).some(({ size }) => size > 0))
}

/** What is held after an action: the least that it takes, and what it surely brings. */
function after(at: Seated, space: Space, means: Means): Means {
  const gold = leastGold(at, space, means)
  const cards = leastCards(at, space, means)
  const left = { ...means, gold: means.gold - gold, hand: withoutCards(at, means.hand, cards) }
  switch (space) {
    case 'forage':
      return { ...left, hand: withCard(left.hand) }
    case 'transmute':
      return transmuted(at, left)
    case 'sell':
      return { ...left, hasSold: true }
    case 'buy':
      return bought(at, left, means)
    case 'publish':
      return { ...left, seals: withoutOne(left.seals) }
    default:
      return left
  }
}

/** every Sage is played with it. */
function transmuted({ rules }: Seated, means: Means): Means {
  let { favours, gold } = { ...means, gold: means.gold + transmuteGold }
  for (const { id, effect } of rules.favoursFor('transmuting', 'gold')) {
    gold += favoursHeld(rules, favours, id) * effect.gold
    favours = favours.with(rules.favours.numberOf(id), 0)
  }
  return { ...means, gold, favours }
}

/** the cheapest artifact is gone, and so are the Shopkeepers that made it so cheap. */
function bought({ rules, table, seat, own }: Seated, left: Means, before: Means): Means {
  const then = seatWith({ rules, table, seat, own }, { ...before, gold: before.gold - left.gold })
  const cheapest = rules
    .space('buy')
    .actions.flatMap((spaceAction) => spaceAction.legal(then).map((group) => group.at(0)))
    .find(({ kind }) => kind === 'buy')
  const keepers = rules.favoursFor('buying', 'price').map(({ id }) => rules.favours.numberOf(id))
  return {
    ...left,
    favours: left.favours.map((count, favour) => (keepers.includes(favour) ? 0 : count)),
    bought: cheapest?.kind === 'buy' ? [...left.bought, cheapest.artifact] : left.bought,
  }
}

/** The least gold that an action takes, if gold alone is what it lacks. */
function leastGold(at: Seated, space: Space, means: Means): number {
  if (isPossible(at, space, { ...means, gold: 0 })) return 0
  for (let gold = 1; gold < plenty; gold++) if (isPossible(at, space, { ...means, gold })) return gold
  return 0
}

/** The least cards, all different, with which an action can be done. */
function leastCards(at: Seated, space: Space, means: Means): number {
  for (let cards = 0; cards <= mostCards; cards++) {
    if (isPossible(at, space, { ...means, hand: differentCards(means.hand, cards) })) return cards
  }
  return 0
}

function differentCards(hand: Counts<Ingredient>, cards: number): Counts<Ingredient> {
  return hand.map((_, kind) => (kind < cards ? 1 : 0))
}

/** A card that may be any: the one that goes best with the others. */
function withCard(hand: Counts<Ingredient>): Counts<Ingredient> {
  const rarest = [...ingredients.keys()].reduce((one, other) =>
    countOf(hand, other) < countOf(hand, one) ? other : one,
  )
  return added(hand, rarest, 1)
}

/** Those are given of which there are most, so that the rest can be mixed. A Magic Mortar leaves one of two. */
function withoutCards({ rules, table, seat }: Seated, hand: Counts<Ingredient>, cards: number): Counts<Ingredient> {
  const keepsOne = cards === mostCards && hasPower(rules, playerAt(table, seat).artifacts, 'keepsOneIngredient')
  const given = kindsIn(hand)
    .sort((one, other) => countOf(hand, other) - countOf(hand, one))
    .slice(0, keepsOne ? 1 : cards)
  return given.reduce((left, kind) => added(left, kind, -1), hand)
}

function withoutOne(seals: Counts<Seal>): Counts<Seal> {
  const [kind] = kindsIn(seals)
  return kind === undefined ? seals : added(seals, kind, -1)
}

function warningFor(at: Seated, space: Space, actions: number, reached: Means): PlanWarning {
  const today = meansOf(at)
  const rich = { ...reached, gold: plenty }
  const perAction = leastCards(at, space, rich)
  const cards = cardsFor(at, perAction, actions)
  const has = total(reached.hand)
  const lack = { space, actions, afterSale: reached.hasSold }
  if (has < cards) {
    return { ...lack, lacks: 'cards', needs: cards, has, isToday: has === total(today.hand), afterSale: false }
  }
  const gold = goldFor(at, space, actions, reached)
  if (gold !== null && reached.gold < gold) {
    return { ...lack, lacks: 'gold', needs: gold, has: reached.gold, isToday: reached.gold === today.gold }
  }
  return { space, actions, lacks: perAction > 1 ? 'kinds' : 'chance' }
}

/** Cards for so many actions; with a Magic Mortar every further one takes one card only. */
function cardsFor({ rules, table, seat }: Seated, perAction: number, actions: number): number {
  const keepsOne = perAction === mostCards && hasPower(rules, playerAt(table, seat).artifacts, 'keepsOneIngredient')
  return perAction + (actions - 1) * (keepsOne ? 1 : perAction)
}

/** Gold for so many actions; null where not even gold would help. */
function goldFor(at: Seated, space: Space, actions: number, reached: Means): number | null {
  let means: Means = { ...reached, gold: plenty }
  for (let action = 0; action < actions; action++) {
    if (!isPossible(at, space, means)) return action === 0 ? null : plenty - means.gold
    means = after(at, space, means)
  }
  return plenty - means.gold
}
