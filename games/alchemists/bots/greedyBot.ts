import {
  type Action,
  type AlchemistsShape,
  alchemists,
  countOf,
  type Favour,
  type Knowledge,
  knowledgeOf,
  rulesAt,
  type View,
} from '@athanor/alchemists'
import { bestBooks, type Ingredient, ingredientIndex, ingredients } from '@athanor/alchemy'
import type { Bot, Thinking } from '@athanor/bots'
import { at, type LegalActions } from '@athanor/kernel'
import { articlesToPublish, bestArticleDoubt, bestDemonstration } from './articles.ts'
import { report, research } from './golem.ts'
import { worthOf } from './goods.ts'
import { exhibitWorth, highest, saleWorth, testWorth } from './mixes.ts'
import { sureToDebunk } from './outlook.ts'
import { bestPlan } from './plan.ts'
import { actionsToCome, keepings, missedAtTheExhibition } from './promises.ts'
import { publishings, together } from './publishing.ts'
import { artifactWorths, purchaseWorth } from './purchases.ts'
import { purseOf } from './purse.ts'
import { startupWorth } from './startup.ts'
import { bestDoubt, claims, publication } from './theories.ts'

export const favourWorths: Readonly<Record<Favour, number>> = {
  assistant: 5,
  custodian: 4,
  herbalist: 4.5,
  sage: 3,
  shopkeeper: 3,
  associate: 2,
  merchant: 2,
  barmaid: 2,
  courtier: 3,
}

const noThanks: Action = { kind: 'decline' }

/**
 * Plays every phase by what looks best at once: experiments that tell much, theories it is sure of, hedges where one
 * colour is open, debunkings that are likely to succeed.
 */
export const greedyBot: Bot<AlchemistsShape> = {
  id: 'greedy',
  choose(view, thinking) {
    const legal = alchemists.legal(view)
    const [kind] = legal.groups.map((group) => group.kind)
    if (kind === undefined) throw new RangeError('nothing is asked')
    return legal.size === 1 ? legal.at(0) : decide(view, legal, knowledgeOf(view), thinking)
  },
}

function decide(view: View, legal: LegalActions<Action>, knowledge: Knowledge, { chance }: Thinking): Action {
  const ask = view.table.asks.find(({ seat }) => seat === view.viewer)
  switch (ask?.kind) {
    case 'declare':
      return bestPlan(view, knowledge, legal)
    case 'act':
      return act(view, legal, knowledge, ask.boots)
    case 'immediate':
      return publishAtOnce(view, legal, knowledge)
    case 'periscope':
      return { kind: 'periscope' }
    case 'feather':
      return { kind: 'setBothAside' }
    case 'readBook':
    case 'readBooks':
      return bookToRead(view, legal, knowledge)
    case 'report':
    case 'reportNow':
      return report(view, legal, knowledge)
    case 'bid':
      return { kind: 'bid', bid: chance.below(3) === 0 ? 1 : 0 }
    default:
      return highest(legal, (action) => plainWorth(view, action, knowledge))?.action ?? legal.at(0)
  }
}

/** The book that tells most. */
function bookToRead({ table }: View, legal: LegalActions<Action>, { notebook }: Knowledge): Action {
  const offer = [...legal].flatMap((action) => (action.kind === 'readBook' ? [action.ingredient] : []))
  const [best] = bestBooks(rulesAt(table).believe(notebook.facts), offer)
  return best?.question.kind === 'library' ? { kind: 'readBook', ingredient: best.question.ingredient } : legal.at(0)
}

/** Small decisions that need no plan. */
function plainWorth(view: View, action: Action, { chances }: Knowledge): number {
  const funding = startupWorth(view, action, { favours: favourWorths, artifacts: artifactWorths })
  if (funding !== null) return funding
  switch (action.kind) {
    case 'keepFavour':
      return favourWorths[action.favour]
    case 'chooseOrder': {
      const { gain, cost } = at(rulesAt(view.table).orderSpaces(view.table), action.space)
      return worthOf(gain) - worthOf(cost) - 0.15 * action.space
    }
    case 'discard':
      return discardWorth(view, action.ingredients)
    case 'takeGrant':
      return at(rulesAt(view.table).grants, action.grant).points
    case 'test':
      return testWorth(chances, action, false)
    default:
      return 0
  }
}

/** Cards that are there several times are the first to go. */
function discardWorth({ own }: View, cards: readonly Ingredient[]): number {
  const left = ingredients.map((ingredient, number) => {
    const gone = cards.filter((card) => card === ingredient).length
    return countOf(own?.hand ?? [], number) - gone
  })
  return left.filter((count) => count > 0).length
}

/**
 * An action on a space. What was declared is carried out as long as it does no harm; what the Boots repeat has cost
 * nothing and has to be worth it.
 */
function act(view: View, legal: LegalActions<Action>, knowledge: Knowledge, boots: boolean): Action {
  const { table, own } = view
  const { chances } = knowledge
  const [kind] = legal.groups.map((group) => group.kind)
  switch (kind) {
    case 'forage': {
      // A kind that is not in the hand yet.
      const fresh = table.row.find((ingredient) => countOf(own?.hand ?? [], ingredientIndex(ingredient)) === 0)
      const wanted: Action = { kind: 'forage', from: fresh ?? 'deck' }
      return alchemists.check(view, wanted) === null ? wanted : legal.at(0)
    }
    case 'transmute': {
      const missed = missedAtTheExhibition(view, knowledge)
      return highest(legal, (action) => transmuteWorth(view, action, missed, boots))?.action ?? noThanks
    }
    case 'buy':
      return purchase(view, legal, knowledge)
    case 'debunk': {
      const doubt = bestDoubt(view, chances)
      const other = bestArticleDoubt(view, chances)
      if (other?.question.kind === 'aspect' && other.success > Math.max(sureToDebunk, doubt?.chance ?? 0)) {
        return { kind: 'debunk', ingredient: other.question.ingredient, colour: other.question.colour }
      }
      if (doubt === null || doubt.chance < sureToDebunk) return noThanks
      return { kind: 'debunk', ingredient: doubt.ingredient, colour: doubt.colour }
    }
    case 'demonstrate': {
      const best = bestDemonstration(view, chances)
      if (best?.question.kind !== 'demonstration' || best.success < sureToDebunk) return noThanks
      return { kind: 'demonstrate', pair: best.question.ingredients, potion: best.question.potion }
    }
    case 'testGolem':
    case 'animateGolem':
      return research(view, legal, knowledge, boots)
    case 'visitLibrary':
      return { kind: 'visitLibrary' }
    case 'publish':
    case 'endorse':
    case 'publishArticle':
    case 'endorseArticle':
      return theorise(view, knowledge)
    default: {
      const missed = missedAtTheExhibition(view, knowledge)
      return highest(legal, (action) => mixWorth(view, chances, action, missed, boots))?.action ?? noThanks
    }
  }
}

/** The legal actions of a kind. There may be a hundred thousand articles, so nothing else is built. */
function* actionsOf(legal: LegalActions<Action>, kind: Action['kind']): Iterable<Action> {
  for (const group of legal.groups) {
    if (group.kind === kind) for (let number = 0; number < group.size; number++) yield group.at(number)
  }
}

/** The better of the best theory and the best article that may follow what fell. */
function publishAtOnce(view: View, legal: LegalActions<Action>, knowledge: Knowledge): Action {
  const allowed = [...actionsOf(legal, 'publish')].flatMap((action) => (action.kind === 'publish' ? [action] : []))
  const [claim] = claims(view, knowledge.chances, allowed)
  const article = articlesToPublish(view, knowledge).find(
    ({ action, worth }) => worth > (claim?.worth ?? 0) && alchemists.check(view, action) === null,
  )
  if (article !== undefined) return article.action
  return claim === undefined ? noThanks : publication(claim)
}

/** The purchase that leaves enough for what was declared to come after it, and the best of what is left to publish. */
function purchase(view: View, legal: LegalActions<Action>, knowledge: Knowledge): Action {
  const ways = keepings(view, knowledge).flatMap((keeping) => {
    const best = highest(legal, (action) => purchaseWorth(view, action, keeping) ?? -1)
    return best === null || best.worth <= 0 ? [] : [{ ...best, worth: best.worth + keeping.worth }]
  })
  return ways.toSorted((one, other) => other.worth - one.worth)[0]?.action ?? noThanks
}

/** The best of what can still be published together, so that the first does not take the gold of the second. */
function theorise(view: View, knowledge: Knowledge): Action {
  const all = publishings(view, knowledge)
  const purse = purseOf(view)
  const count = 1 + actionsToCome(view, 'publish')
  const ideas = [...together(view, all, { count, ...purse }), ...all]
  return ideas.find(({ action }) => alchemists.check(view, action) === null)?.action ?? noThanks
}

type Missed = ReturnType<typeof missedAtTheExhibition>

function transmuteWorth({ own, table, viewer }: View, action: Action, missed: Missed, boots: boolean): number {
  const gold = at(table.players, viewer as number).gold
  if (action.kind !== 'transmute') return boots ? (gold >= 4 ? 1 : -1) : Number.NEGATIVE_INFINITY
  const single = countOf(own?.hand ?? [], ingredientIndex(action.ingredient)) - 1
  return single + 0.5 * action.sages - 3 * (missed?.([action.ingredient]) ?? 0)
}

/** What was declared must do harm to be left undone; what the Boots repeat must bring something. */
const declineWorth = { declared: -0.6, boots: 0.2 } as const

function mixWorth(view: View, chances: Knowledge['chances'], action: Action, missed: Missed, boots: boolean): number {
  switch (action.kind) {
    case 'test':
      return testWorth(chances, action, false)
    case 'drink':
      return testWorth(chances, action, true)
    case 'sell':
      return saleWorth(view, chances, action) - (missed?.(action.pair) ?? 0)
    case 'exhibit':
      // A promise that is not kept costs nothing but the cards.
      return Math.max(boots ? -1 : 0, exhibitWorth(view, chances, action))
    default:
      return boots ? declineWorth.boots : declineWorth.declared
  }
}
