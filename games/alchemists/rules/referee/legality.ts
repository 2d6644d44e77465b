import type { Ingredient } from '@athanor/alchemy'
import { at, type Seat } from '@athanor/kernel'
import type { DeclareAction } from '../base/action.ts'
import type { Action, Prompt, PromptOf, Space } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { toPublishArticle } from './articles.ts'
import {
  type CardFacts,
  type FavourRole,
  favourFact,
  favoursOf,
  printedCards,
  toPlay,
  worthOf,
  worthsOf,
} from './cards.ts'
import { demand, lastRound, ownOf, playerOf } from './facts.ts'
import { toReport } from './golemAnswers.ts'
import { canMix, cardsOf } from './holdings.ts'
import type { Judge } from './judge.ts'
import { canPay, type OrderPlace, placesOf } from './places.ts'
import { toAct, toPublish } from './spaceActions.ts'
import { toChooseStartup, toReplicate, toSettleFunding, toUnveil } from './startupAnswers.ts'
import { boardOf } from './turns.ts'

/** Every answer was one that its seat might give. */
export const judgeLegality: Judge = (before, seat, action, _events, _after, cards) =>
  objections(before, seat, action, cards)

/** Why a seat may not answer like this now; nothing when it may. */
export function objections(
  state: State,
  seat: Seat,
  action: Action,
  cards: CardFacts = printedCards,
): readonly string[] {
  const ask = state.table.asks.find((one) => one.seat === seat)
  if (ask === undefined) return ['nobody asked']
  return isAnswer(state, ask, action) ? toAnswer(state, seat, ask, action, cards) : ['an answer to something else']
}

/** What can be answered at all, besides declining. */
const answers: Readonly<Partial<Record<Prompt['kind'], readonly Action['kind'][]>>> = {
  keepFavour: ['keepFavour'],
  chooseOrder: ['chooseOrder'],
  declare: ['declare'],
  bid: ['bid'],
  herbalist: ['discard'],
  periscope: ['periscope'],
  feather: ['setBothAside'],
  thinkingCap: ['test'],
  immediate: ['publish', 'publishArticle'],
  grant: ['takeGrant'],
  chooseStartup: ['chooseStartup'],
  settleFunding: ['settleFunding'],
  replicate: ['replicate'],
  unveil: ['unveil'],
  offerGold: ['offerGold'],
  readBook: ['readBook'],
  readBooks: ['readBook'],
  report: ['reportEither', 'reportCertain', 'narrowReport', 'reportInTurn'],
  reportNow: ['reportEither', 'reportCertain', 'narrowReport'],
}

const onSpaces: Readonly<Partial<Record<Space, readonly Action['kind'][]>>> = {
  forage: ['forage'],
  transmute: ['transmute'],
  custodian: ['drink'],
  sell: ['sell'],
  buy: ['buy'],
  debunk: ['debunk', 'demonstrate'],
  publish: ['publish', 'endorse', 'publishArticle', 'endorseArticle'],
  test: ['test'],
  drink: ['drink'],
  exhibit: ['exhibit'],
  researchGolem: ['testGolem', 'animateGolem'],
  visitLibrary: ['visitLibrary'],
}

/** GR-51: what nobody has to do. */
const mayDecline: readonly Prompt['kind'][] = [
  'act',
  'periscope',
  'feather',
  'thinkingCap',
  'immediate',
  'replicate',
  'unveil',
  'report',
  'reportNow',
]

function isAnswer({ table }: State, ask: Prompt, { kind }: Action): boolean {
  // G-076: there are articles only with the encyclopedia.
  if (kind.endsWith('Article') && table.options.royalEncyclopedia !== true) return false
  if (kind === 'decline') return mayDecline.includes(ask.kind)
  return (ask.kind === 'act' ? onSpaces[ask.space] : answers[ask.kind])?.includes(kind) === true
}

function toAnswer(state: State, seat: Seat, ask: Prompt, action: Action, cards: CardFacts): readonly string[] {
  switch (action.kind) {
    case 'decline':
    case 'periscope':
    case 'setBothAside':
    case 'reportInTurn':
      return []
    case 'keepFavour':
      return demand(favoursOf(state, seat, action.favour, cards) > 0, 'a favor card that was not dealt')
    case 'chooseOrder':
      return toChooseOrder(state, seat, action.space)
    case 'declare':
      return toDeclare(state, seat, action, cards)
    case 'bid':
      // A-230, AR-28.
      return demand(action.bid < 3 || playerOf(state, seat).reputation > 6, 'a discount of 3 in the red zone')
    case 'readBook':
      // G-016, GR-39.
      return demand(
        ownOf(state, seat).slots.library?.offer?.includes(action.ingredient) === true,
        'an ingredient that the book does not offer',
      )
    case 'chooseStartup':
      return toChooseStartup(state, seat, action.cards)
    case 'settleFunding':
      return ask.kind === 'settleFunding' ? toSettleFunding(state, seat, ask, action, cards) : []
    case 'replicate':
      return toReplicate(state, seat, action.card)
    case 'unveil':
      return toUnveil(state, seat, action.artifact)
    case 'offerGold':
      return demand(action.gold <= Math.min(8, playerOf(state, seat).gold), 'gold that is not there')
    case 'reportEither':
    case 'reportCertain':
    case 'narrowReport':
      return toReport(state, seat, action)
    case 'discard':
      return ask.kind === 'herbalist' ? toDiscard(state, seat, ask, action.ingredients, cards) : []
    case 'takeGrant':
      return demand(ask.kind === 'grant' && ask.grants.includes(action.grant), 'a grant that is not offered')
    case 'test':
      return ask.kind === 'thinkingCap'
        ? toTestWithCap(state, seat, ask.left, action)
        : toAct(state, seat, action, cards)
    case 'publish':
      return ask.kind === 'immediate' ? toPublish(state, seat, action, ask.fallen) : toAct(state, seat, action, cards)
    case 'publishArticle':
      return ask.kind === 'immediate'
        ? toPublishArticle(state, seat, action, ask.fallen)
        : toAct(state, seat, action, cards)
    default:
      return toAct(state, seat, action, cards)
  }
}

/** A-113..A-117, A-122, G-057..G-062: an open place that is free and can be paid. */
function toChooseOrder(state: State, seat: Seat, space: number): readonly string[] {
  const { players, markers } = state.table
  const isFree = ({ players: least }: OrderPlace, number: number) =>
    least <= players.length && (markers[number] ?? null) === null
  const places = placesOf(state)
  const chosen = places[space]
  const free = [...places.keys()].filter((number) => isFree(places[number] as OrderPlace, number))
  // GR-72: without anything to pay with, the lowest place of all that are free.
  const isPoor = free.every((number) => !canPay(state, seat, places[number] as OrderPlace))
  return [
    ...demand(chosen !== undefined && chosen.players <= players.length, 'an order space that is closed'),
    ...demand((markers[space] ?? null) === null, 'an order space that is taken'),
    ...demand(
      chosen !== undefined && (isPoor ? space === free.at(-1) : canPay(state, seat, chosen)),
      'a place that cannot be paid',
    ),
  ]
}

/** A-134..A-137, A-436, A-418, A-352, GR-44: cubes for the first action on a space, the second and so on. */
function cubesOn(players: number, space: Space): readonly number[] {
  switch (space) {
    case 'forage':
      return players === 4 ? [1, 1] : [1, 1, 1]
    case 'exhibit':
      return players === 4 ? [1, 1, 1] : [1, 1, 1, 1]
    case 'custodian':
      return [1, 1, 1]
    case 'sell':
      return [2]
    case 'transmute':
    case 'buy':
    case 'publish':
    case 'researchGolem':
    case 'visitLibrary':
      return [1, 2]
    default:
      return [1, 1]
  }
}

/** AR-82. */
function isOpen(space: Space, round: number): boolean {
  if (space === 'sell' || space === 'debunk' || space === 'publish') return round > 1
  if (space === 'test' || space === 'drink') return round < lastRound
  return space !== 'exhibit' || round === lastRound
}

/** A-130..A-139, A-410..A-414, A-418, AR-75: cubes, limits, open spaces and favor cards. */
function toDeclare(state: State, seat: Seat, action: DeclareAction, cards: CardFacts): readonly string[] {
  const { actions, assistants, associates } = action
  const { players, round } = state.table
  const board = boardOf(state)
  const on = (space: Space) => actions[space] ?? 0
  const costs = board.map((space) => cubesOn(players.length, space).slice(0, on(space)))
  const needed = costs.flat().reduce((sum, cubes) => sum + cubes, 0)
  const brought = worthOf(cards, 'assistant', assistants, action)
  // Cards by name are played instead of those that are counted.
  const counted = (role: FavourRole, places: number) => places - worthsOf(cards, role, 0, action).length
  return [
    ...demand(
      (Object.keys(actions) as Space[]).every((space) => board.includes(space)),
      'a space that is not there',
    ),
    ...demand(
      board.every((space) => on(space) === 0 || isOpen(space, round)),
      'a space that is closed',
    ),
    ...demand(
      board.every((space) => on(space) <= cubesOn(players.length, space).length),
      'too many actions on a space',
    ),
    ...demand(needed <= playerOf(state, seat).cubes.board + brought, 'too few cubes'),
    ...toPlay(
      state,
      seat,
      cards,
      [
        ['assistant', assistants, 'an Assistant too many'],
        ['custodian', counted('custodian', on('custodian')), 'a Custodian too many'],
        ['associate', counted('associate', associates.length), 'an Associate too many'],
      ],
      action,
    ),
    ...demand(new Set(associates).size === associates.length, 'two Associates on a space'),
    ...demand(
      associates.every((space) => on(space) > 0),
      'an Associate without a cube',
    ),
  ]
}

/** A-423, AR-38: as many cards of the hand as the card says that was played, or as many as there are. */
function toDiscard(
  state: State,
  seat: Seat,
  { favour = 'herbalist' }: PromptOf<'herbalist'>,
  ingredients: Extract<Action, { kind: 'discard' }>['ingredients'],
  cards: CardFacts,
): readonly string[] {
  const { worth } = favourFact(cards, favour)
  return [
    ...demand(ingredients.length === Math.min(worth, playerOf(state, seat).cards), 'another number of cards'),
    ...demand(
      ingredients.every((card) => ingredients.filter((other) => other === card).length <= cardsOf(state, seat, card)),
      'cards that are not in the hand',
    ),
  ]
}

/** What a seat mixed last. */
function lastMixOf(state: State, seat: Seat): readonly Ingredient[] {
  const { mixes } = ownOf(state, seat)
  return at(mixes, mixes.length - 1, 'mix')
}

/** A-403, AR-44: no card in both tests, and nothing for a Mortar to keep. */
function toTestWithCap(
  state: State,
  seat: Seat,
  left: number,
  { pair, mortar }: Extract<Action, { kind: 'test' }>,
): readonly string[] {
  const used = left < 2 ? lastMixOf(state, seat) : []
  return [
    ...demand(canMix(state, seat, pair, used), 'cards that cannot be mixed'),
    ...demand(!mortar, 'a Mortar for a test with the Cap'),
  ]
}
