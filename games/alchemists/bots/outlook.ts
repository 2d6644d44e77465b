import {
  countOf,
  finalRound,
  type Knowledge,
  levelOf,
  priceOf,
  projectAt,
  projectOf,
  rulesAt,
  type Space,
  type View,
} from '@athanor/alchemists'
import {
  type ColouredPotion,
  chanceOfPotion,
  colouredPotions,
  type IngredientPair,
  type Marginals,
  meetsGuarantee,
  potions,
  saleQualities,
  saleQuality,
} from '@athanor/alchemy'
import { at as itemAt } from '@athanor/kernel'
import { bestArticleDoubt, bestDemonstration } from './articles.ts'
import type { HandProspects, Prospects, Sale } from './courses.ts'
import { golemWorths } from './golem.ts'
import { type Handful, handWith, inTurn, mostMixes, pairsIn } from './handful.ts'
import { danger, exhibitWorth, saleWorth, surprise } from './mixes.ts'
import { publishings, setsOf } from './publishing.ts'
import { bargains } from './purchases.ts'
import { type Purse, purseOf } from './purse.ts'
import { bestDoubt } from './theories.ts'

/** How sure somebody must be to declare a debunking, and to carry one out. */
export const sureToDebunk = 0.8

interface HandOutlook extends HandProspects {
  /** What mixes tell in bits and what they risk, the best first; no card is in two of them. */
  readonly mixes: readonly { readonly bits: number; readonly danger: number }[]
}

/** All that a plan is weighed by: what there is to spend, and what each space promises. */
export interface PlanOutlook extends Prospects {
  readonly hands: readonly HandOutlook[]
  /** The chance that something of others falls. */
  readonly doubt: number
  /** Approval tokens that Research Golem still gives. */
  readonly tokens: number
}

const mostForaged = 3
const mostMixesLooked = 4

export function outlookFor(view: View, knowledge: Knowledge): PlanOutlook {
  const { table, own, viewer } = view
  const me = table.players[viewer as number]
  const rules = rulesAt(table)
  const isLast = table.round === finalRound
  const golem = me?.slots.golemProject === undefined ? null : projectOf(me)
  const { researchGolem, visitLibrary } = golemWorths(view, knowledge)
  const { gold, approval } = purseOf(view)
  // Whoever comes first takes them.
  const tokens = golem === null ? 0 : Math.max(0, projectAt(table).tokens - rivalsOn(view, 'researchGolem'))
  return {
    isLast,
    gold,
    approval,
    cards: me?.cards ?? 0,
    kinds: handWith(view, 0).filter((count) => count > 0).length,
    custodians: countOf(own?.favours ?? [], rules.favours.numberOf('custodian')),
    cardsPerMix: me?.artifacts.includes('magicMortar') === true ? 1 : 2,
    hands: handOutlooks(view, knowledge.chances),
    bargains: bargains(view),
    doubt: doubtOf(view, knowledge.chances),
    publishings: publishingSets(view, knowledge, { gold, approval: approval + Math.min(1, tokens) }),
    research: researchGolem,
    library: visitLibrary,
    tokens,
  }
}

function handOutlooks(view: View, chances: Marginals): readonly HandOutlook[] {
  const outlooks: HandOutlook[] = []
  const saleOf = salesOf(view, chances)
  let before: Handful | null = null
  for (let foraged = 0; foraged <= mostForaged; foraged++) {
    const hand = handWith(view, foraged)
    const known = outlooks.at(-1)
    const isSame = before !== null && hand.every((count, kind) => count === before?.[kind])
    const outlook = isSame && known !== undefined ? known : handOutlook(view, chances, hand, saleOf)
    outlooks.push({ ...outlook, mostMixes: mostMixes(view, foraged) })
    before = hand
  }
  return outlooks
}

function handOutlook(
  view: View,
  chances: Marginals,
  hand: Handful,
  saleOf: (pair: IngredientPair) => Sale | null,
): Omit<HandOutlook, 'mostMixes'> {
  // In the last round nothing is left to learn for, and before it nothing is exhibited.
  const isLast = view.table.round === finalRound
  return {
    mixes: isLast ? [] : mixesOf(chances, hand),
    sale: best(pairsIn(hand).flatMap((pair) => saleOf(pair) ?? [])),
    exhibits: isLast ? exhibitsOf(view, chances, hand).map(({ worth }) => worth) : [],
  }
}

function mixesOf(chances: Marginals, hand: Handful): HandOutlook['mixes'] {
  const tells = new Map(pairsIn(hand).map((pair) => [pair, surprise(chances, pair)]))
  const bestOf = (pairs: readonly IngredientPair[]) =>
    best(pairs.map((pair) => ({ pair, worth: tells.get(pair) ?? 0 })))
  return inTurn(hand, mostMixesLooked, bestOf).map(({ pair, worth }) => ({
    bits: worth,
    danger: danger(chances, pair),
  }))
}

export function best<Choice extends { readonly worth: number }>(all: readonly Choice[]): Choice | null {
  let found: Choice | null = null
  for (const each of all) if (found === null || each.worth > found.worth) found = each
  return found
}

/** The best sale of each pair to the adventurer of this round, as if nobody came before; none when nobody buys. */
export function salesOf(view: View, chances: Marginals): (pair: IngredientPair) => Sale | null {
  const { table, viewer } = view
  const promised = table.adventurer === null ? undefined : rulesAt(table).adventurers[table.adventurer]
  if (promised === undefined) return () => null
  const at = { table, seat: viewer as number }
  const prices = saleQualities.map((guarantee) => ({ guarantee, price: priceOf(at, guarantee) }))
  const offers = prices
    .filter(({ price }) => price >= 1)
    .flatMap(({ guarantee, price }) => promised.wants.map((potion, wanted) => ({ guarantee, price, potion, wanted })))
  // With somebody else before the adventurer, no sale is certain.
  const isContested = rivalsOn(view, 'sell') > 0
  const known = new Map<IngredientPair, Sale | null>()
  return (pair) => {
    const before = known.get(pair)
    if (before !== undefined) return before
    const sell = { kind: 'sell', merchants: 0, barmaids: 0, pair, mortar: false } as const
    const offer = best(
      offers.map((each) => {
        const { wanted, guarantee } = each
        return { ...each, worth: saleWorth(view, chances, { ...sell, wanted, guarantee }) }
      }),
    )
    const sale = offer === null ? null : { worth: offer.worth, gold: isSure(offer) && !isContested ? offer.price : 0 }
    known.set(pair, sale)
    return sale

    function isSure({ potion, guarantee }: (typeof offers)[number]): boolean {
      return potions.every(
        (made) => meetsGuarantee(saleQuality(potion, made), guarantee) || chanceOfPotion(chances, ...pair, made) === 0,
      )
    }
  }
}

/** How many rivals have declared something on a space, or could still do so. */
export function rivalsOn({ table, viewer }: View, space: Space): number {
  return table.players.filter(({ plan }, seat) => seat !== viewer && (plan === null || (plan[space] ?? 0) > 0)).length
}

/** A potion to show, with the cards for it. */
export interface Exhibit {
  readonly pair: IngredientPair
  readonly potion: ColouredPotion
  readonly worth: number
}

/** Potions that can be shown one after the other, the best first. */
export function exhibitsOf(view: View, chances: Marginals, hand: Handful): readonly Exhibit[] {
  const exhibited = itemAt(view.table.players, view.viewer as number).exhibited
  return inTurn<Exhibit>(hand, mostMixesLooked, (pairs, before) => {
    const left = colouredPotions.filter(
      (potion) => !exhibited.includes(potion) && before.every((shown) => shown.potion !== potion),
    )
    return best(
      pairs.flatMap((pair) =>
        left.map((potion) => ({
          pair,
          potion,
          worth: exhibitWorth(view, chances, { kind: 'exhibit', potion, pair, mortar: false }),
        })),
      ),
    )
  })
}

function doubtOf(view: View, chances: Marginals): number {
  const { table, viewer } = view
  if (levelOf(table.options, viewer as number, 'debunking') === 'master') {
    return bestDemonstration(view, chances)?.success ?? 0
  }
  return Math.max(bestDoubt(view, chances)?.chance ?? 0, bestArticleDoubt(view, chances)?.success ?? 0)
}

const mostPublishings = 2

/** The best sets of one and of two, dear ones and cheap ones: what is sold before them may bring more gold. */
function publishingSets(view: View, knowledge: Knowledge, { gold, approval }: Purse): PlanOutlook['publishings'] {
  const all = publishings(view, knowledge)
  return Array.from({ length: mostPublishings + 1 }, (_, count) =>
    [Number.POSITIVE_INFINITY, gold].flatMap((purse) => setsOf(view, all, { count, gold: purse, approval })),
  )
}
