import { countOf, finalRound, type Knowledge, projectAt, projectOf, rulesAt, type View } from '@athanor/alchemists'
import type { IngredientPair, Marginals } from '@athanor/alchemy'
import { at } from '@athanor/kernel'
import { golemWorths, sureTokens } from '../golem.ts'
import { type Handful, handWith, inTurn, mostMixes, pairsIn } from '../handful.ts'
import { danger, surprise } from '../mixes.ts'
import { best, exhibitsOf, rivalsOn, salesOf } from '../outlook.ts'
import { type Publishing, setsOf } from '../publishing.ts'
import { bargains } from '../purchases.ts'
import { purseOf } from '../purse.ts'
import type { Forecast, HandForecast } from './course.ts'
import { bestDebunking } from './debunking.ts'
import type { Judgement } from './judgement.ts'
import { worthyPublishings } from './publications.ts'

const mostForaged = 3
const mostMixesLooked = 4
const mostPublishings = 2

export function forecastFor(view: View, knowledge: Knowledge, judgement: Judgement): Forecast {
  const { table, own, viewer } = view
  const me = table.players[viewer as number]
  const rules = rulesAt(table)
  const golem = me?.slots.golemProject === undefined ? null : projectOf(me)
  const { researchGolem, visitLibrary } = golemWorths(view, knowledge)
  const { gold, approval } = purseOf(view)
  // Whoever comes first takes them.
  const left = golem === null ? 0 : Math.max(0, projectAt(table).tokens - rivalsOn(view, 'researchGolem'))
  const tokens = sureTokens(view, knowledge).slice(0, left)
  const all = worthyPublishings(view, knowledge, judgement)
  const purse = { gold, approval: approval + (tokens[0] ?? 0) }
  return {
    round: table.round,
    isLast: table.round === finalRound,
    gold,
    approval,
    cards: me?.cards ?? 0,
    kinds: handWith(view, 0).filter((count) => count > 0).length,
    custodians: countOf(own?.favours ?? [], rules.favours.numberOf('custodian')),
    cardsPerMix: me?.artifacts.includes('magicMortar') === true ? 1 : 2,
    hands: handForecasts(view, knowledge.chances, judgement),
    sellers: rivalsOn(view, 'sell'),
    bargains: bargains(view),
    debunking: bestDebunking(view, knowledge, judgement)?.worth ?? 0,
    publishings: publishingSets(view, all, purse),
    research: researchGolem,
    library: visitLibrary,
    tokens,
    judgement,
  }
}

/** Sets of one and of two, dear ones and cheap ones: what is sold before them may bring more gold. */
function publishingSets(
  view: View,
  all: readonly Publishing[],
  { gold, approval }: { readonly gold: number; readonly approval: number },
): Forecast['publishings'] {
  return Array.from({ length: mostPublishings + 1 }, (_, count) =>
    [Number.POSITIVE_INFINITY, gold].flatMap((purse) => setsOf(view, all, { count, gold: purse, approval })),
  )
}

function handForecasts(view: View, chances: Marginals, judgement: Judgement): readonly HandForecast[] {
  const forecasts: HandForecast[] = []
  const saleOf = salesOf(view, chances)
  const isLast = view.table.round === finalRound
  let before: Handful | null = null
  for (let foraged = 0; foraged <= mostForaged; foraged++) {
    const hand = handWith(view, foraged)
    const known = forecasts.at(-1)
    const isSame = before !== null && hand.every((count, kind) => count === before?.[kind])
    const forecast =
      isSame && known !== undefined
        ? known
        : {
            // In the last round nothing is left to learn for, and before it nothing is exhibited.
            experiments: isLast ? [] : experimentsWith(view, chances, hand, judgement),
            sale: best(pairsIn(hand).flatMap((pair) => saleOf(pair) ?? [])),
            exhibits: isLast ? exhibitsOf(view, chances, hand).map(({ worth }) => worth) : [],
          }
    forecasts.push({ ...forecast, mostMixes: mostMixes(view, foraged) })
    before = hand
  }
  return forecasts
}

function experimentsWith(
  { table }: View,
  chances: Marginals,
  hand: Handful,
  { bit }: Judgement,
): HandForecast['experiments'] {
  const tells = new Map(pairsIn(hand).map((pair) => [pair, surprise(chances, pair)]))
  const bestOf = (pairs: readonly IngredientPair[]) =>
    best(pairs.map((pair) => ({ pair, worth: tells.get(pair) ?? 0 })))
  return inTurn(hand, mostMixesLooked, bestOf).map(({ pair, worth }) => ({
    bits: worth,
    danger: danger(chances, pair),
    worth: worth * at(bit, table.round, 'round'),
  }))
}
