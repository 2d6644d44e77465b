import {
  type Action,
  type AlchemistsShape,
  type Artifact,
  alchemists,
  artifactPrice,
  countOf,
  type Favour,
  type Knowledge,
  knowledgeOf,
  rulesAt,
  standingAt,
  type View,
} from '@athanor/alchemists'
import { bestBooks, type Ingredient, ingredientIndex, ingredients } from '@athanor/alchemy'
import type { Bot, Thinking } from '@athanor/bots'
import type { LegalActions } from '@athanor/kernel'
import { articlesToEndorse, articlesToPublish, bestArticleDoubt, successOf } from './articles.ts'
import { report, research } from './golem.ts'
import { worthOf } from './goods.ts'
import { exhibitWorth, highest, saleWorth, testWorth } from './mixes.ts'
import { bestPlan } from './plan.ts'
import { startupWorth } from './startup.ts'
import { bestDoubt, claims, endorsement, openTheories, publication, sealFor } from './theories.ts'

const favourWorths: Readonly<Record<Favour, number>> = {
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

/** What an artifact is worth beyond its printed points. */
const artifactWorths: Readonly<Partial<Record<Artifact, number>>> = {
  bootsOfSpeed: 4,
  magicMortar: 3,
  printingPress: 3,
  periscope: 2,
  robeOfRespect: 4,
  discountCard: 1,
  replicator: 3,
  sealOfAuthority: 4,
  amuletOfRhetoric: 5,
  thinkingCap: 3,
  hypnoticAmulet: 3,
  witchsTrunk: 2,
  crystalCabinet: 4,
  magicMirror: 2.5,
  wisdomIdol: 2,
  featherInCap: 2,
  royalSignet: 4,
  mahoganyBookcase: 2.5,
}

const noThanks: Action = { kind: 'decline' }

/**
 * Plays every phase by what looks best at once: experiments that tell much, theories it is sure of, hedges where one
 * colour is open, debunkings that are likely to succeed.
 */
export const greedy51bb20f: Bot<AlchemistsShape> = {
  id: 'greedy-51bb20f',
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
      return bestPlan(view, knowledge, legal, chance)
    case 'act':
      return act(view, legal, knowledge)
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
      const { gain = {}, cost = {} } = rulesAt(view.table).orderSpaces(view.table)[action.space] ?? {}
      return worthOf(gain) - worthOf(cost) - 0.15 * action.space
    }
    case 'discard':
      return discardWorth(view, action.ingredients)
    case 'takeGrant':
      return rulesAt(view.table).grants[action.grant]?.points ?? 0
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

function act(view: View, legal: LegalActions<Action>, knowledge: Knowledge): Action {
  const { table, viewer, own } = view
  const { chances } = knowledge
  const seat = viewer as number
  const [kind] = legal.groups.map((group) => group.kind)
  switch (kind) {
    case 'forage': {
      // A kind that is not in the hand yet.
      const fresh = table.row.find((ingredient) => countOf(own?.hand ?? [], ingredientIndex(ingredient)) === 0)
      const wanted: Action = { kind: 'forage', from: fresh ?? 'deck' }
      return alchemists.check(view, wanted) === null ? wanted : legal.at(0)
    }
    case 'transmute':
      return highest(legal, (action) => transmuteWorth(view, action))?.action ?? noThanks
    case 'buy': {
      const best = highest(legal, (action) => purchaseWorth(view, seat, action))
      return best === null || best.worth <= 0 ? noThanks : best.action
    }
    case 'debunk': {
      const doubt = bestDoubt(view, chances)
      const other = bestArticleDoubt(view, chances)
      if (other?.question.kind === 'aspect' && other.success > Math.max(0.8, doubt?.chance ?? 0)) {
        return { kind: 'debunk', ingredient: other.question.ingredient, colour: other.question.colour }
      }
      if (doubt === null || doubt.chance < 0.8) return noThanks
      return { kind: 'debunk', ingredient: doubt.ingredient, colour: doubt.colour }
    }
    case 'demonstrate': {
      const best = highest(legal, (action) =>
        action.kind === 'demonstrate' ? successOf(view, chances, action.pair, action.potion) : 0.75,
      )
      return best?.action ?? noThanks
    }
    case 'testGolem':
    case 'animateGolem':
      return research(view, legal, knowledge)
    case 'visitLibrary':
      return { kind: 'visitLibrary' }
    case 'publish':
    case 'endorse':
    case 'publishArticle':
    case 'endorseArticle':
      return theorise(view, legal, knowledge)
    default:
      return highest(legal, (action) => mixWorth(view, chances, action))?.action ?? noThanks
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

function theorise(view: View, legal: LegalActions<Action>, knowledge: Knowledge): Action {
  const { chances } = knowledge
  const [claim] = claims(view, chances, openTheories(view.table))
  const published = claim === undefined ? null : publication(claim)
  const isOpen = published !== null && alchemists.check(view, published) === null
  const articles = [...articlesToPublish(view, knowledge), ...articlesToEndorse(view, knowledge)]
  const article = articles.find(
    ({ action, worth }) => worth > (isOpen ? (claim?.worth ?? 0) : 0) && alchemists.check(view, action) === null,
  )
  if (article !== undefined) return article.action
  if (isOpen) return published
  for (const action of actionsOf(legal, 'endorse')) {
    if (action.kind !== 'endorse') continue
    const theory = view.table.theories[ingredientIndex(action.ingredient)] ?? null
    const seal = theory === null ? null : sealFor(chances, action.ingredient, theory.alchemical, view)
    if (seal !== null && alchemists.check(view, endorsement(seal)) === null) return endorsement(seal)
  }
  return noThanks
}

function transmuteWorth({ own, table, viewer }: View, action: Action): number {
  if (action.kind !== 'transmute') return (table.players[viewer as number]?.gold ?? 0) >= 4 ? 1 : -1
  return countOf(own?.hand ?? [], ingredientIndex(action.ingredient)) - 1 + 0.5 * action.sages
}

function purchaseWorth({ table }: View, seat: number, action: Action): number {
  if (action.kind !== 'buy') return 0
  const at = standingAt(table, seat)
  const { points } = at.rules.artifact(action.artifact)
  const price = artifactPrice(at, action.artifact, action.shopkeepers)
  // At the end three gold are a point, a reputation point always is one.
  return (
    points + (artifactWorths[action.artifact] ?? 0) - price * 0.7 + action.offering * 0.6 - action.shopkeepers * 0.3
  )
}

function mixWorth(view: View, chances: Knowledge['chances'], action: Action): number {
  switch (action.kind) {
    case 'test':
      return testWorth(chances, action, false)
    case 'drink':
      return testWorth(chances, action, true)
    case 'sell':
      return saleWorth(view, chances, action)
    case 'exhibit':
      return exhibitWorth(view, chances, action)
    default:
      return 0.2
  }
}
