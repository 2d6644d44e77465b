import { type Action, type Ask, type AskOf, alchemists, type Space, type View } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'
import type { Look, Menu, MenuChoice, Names } from '../../gameFace.ts'
import { debunkFacets, demonstrateFacets } from './debunkMenu.ts'
import { mixFacet, mortarFacet } from './mixFacets.ts'
import { type Facet, menuOf } from './narrowing.ts'
import { planMenu } from './planMenu.ts'
import { sellFacets } from './sellMenu.ts'
import { bidMenu, discardFacets, favourFacets, grantFacets, ifAllowed, orderMenu } from './smallMenus.ts'
import { buyFacets, exhibitFacets, forageFacets, transmuteFacets } from './spaceFacets.ts'
import { publishChoices, publishFacets } from './theoryMenu.ts'

type Menus = Menu<Action>
type Kind = Action['kind']

/** What a menu is made for: a question to a seat. */
interface Asked<Each extends Ask = Ask> {
  readonly view: View
  readonly seat: Seat
  readonly ask: Each
  readonly question: string
  readonly look: Look
}

type AskMenus = { readonly [Each in Ask['kind']]: (asked: Asked<AskOf<Each>>) => Menus }

/** The question that the viewer has to answer now, with all answers that the rules allow. */
export function menu(view: View, _names: Names, look: Look): Menus {
  const { viewer, table } = view
  const ask = table.asks.find(({ seat }) => seat === viewer)
  if (ask === undefined || viewer === 'spectator') return { question: '', choices: [] }
  const make = menus[ask.kind] as (asked: Asked) => Menus
  return make({ view, seat: viewer, ask, question: questionOf(ask, look), look })
}

const menus: AskMenus = {
  declare: ({ view, seat, look }) => planMenu(view, seat, look),
  chooseOrder: ({ view, question, look }) => orderMenu(view, question, look),
  bid: ({ view, seat, question, look }) => bidMenu(view, seat, question, look),
  keepFavour: ({ view, question, look }) => narrowed(view, 'keepFavour', favourFacets(question, look), look),
  herbalist: ({ view, question, look }) => narrowed(view, 'discard', discardFacets(view, question, look), look),
  grant: ({ view, question, look }) => narrowed(view, 'takeGrant', grantFacets(view, question, look), look),
  periscope: (asked) => yesOrNo(asked, 'periscope'),
  feather: (asked) => yesOrNo(asked, 'setBothAside'),
  thinkingCap: onTest,
  immediate: ({ view, question, look }) => optional(view, 'publish', publishFacets(view, question, look), look),
  act: (asked) => spaceMenus[asked.ask.space](asked),
}

const spaceMenus: Readonly<Record<Space, (asked: Asked) => Menus>> = {
  forage: ({ view, question, look }) => optional(view, 'forage', forageFacets(view, question, look), look),
  transmute: ({ view, question, look }) => optional(view, 'transmute', transmuteFacets(view, question, look), look),
  custodian: onDrink,
  sell: ({ view, seat, question, look }) => optional(view, 'sell', sellFacets(view, seat, question, look), look),
  buy: ({ view, seat, question, look }) => optional(view, 'buy', buyFacets(view, seat, question, look), look),
  debunk: ({ view, question, look }) =>
    actionsOf(view, 'demonstrate').length > 0
      ? optional(view, 'demonstrate', demonstrateFacets(view, question, look), look)
      : optional(view, 'debunk', debunkFacets(view, question, look), look),
  publish: ({ view, seat, question, look }) => ({
    question,
    choices: [...publishChoices(view, seat, [...alchemists.legal(view)], look), declining(view, look)],
  }),
  test: onTest,
  drink: onDrink,
  exhibit: ({ view, question, look }) => optional(view, 'exhibit', exhibitFacets(view, question, look), look),
}

function onTest({ view, question, look }: Asked): Menus {
  return optional(view, 'test', [renamed(mixFacet(view, look), question), mortarFacet(look)], look)
}

function onDrink({ view, question, look }: Asked): Menus {
  return optional(view, 'drink', [renamed(mixFacet(view, look), question), mortarFacet(look)], look)
}

function yesOrNo({ view, question, look }: Asked, kind: 'periscope' | 'setBothAside'): Menus {
  const accept = ifAllowed(view, { kind }, look.words.say(`alchemists.action.${kind}`), undefined, look)
  return { question, choices: [accept, declining(view, look)] }
}

/** A question on a space is named after the space. */
function questionOf(ask: Ask, { words }: Look): string {
  const name = ask.kind === 'act' ? (ask.boots ? 'boots' : ask.space) : ask.kind
  return words.data({ id: `alchemists.ask.${name}` })
}

/** The legal actions of a kind. */
function actionsOf<Each extends Kind>(view: View, kind: Each): readonly Extract<Action, { readonly kind: Each }>[] {
  return [...alchemists.legal(view)].filter(
    (action): action is Extract<Action, { readonly kind: Each }> => action.kind === kind,
  )
}

/** A-142, AR-77: whatever is offered here may be left. */
function declining(view: View, look: Look): MenuChoice<Action> {
  return ifAllowed(view, { kind: 'decline' }, look.words.say('alchemists.action.decline'), undefined, look)
}

function narrowed<Each extends Kind>(
  view: View,
  kind: Each,
  facets: readonly Facet<Extract<Action, { readonly kind: Each }>>[],
  look: Look,
): Menus {
  return menuOf(actionsOf(view, kind), facets, look)
}

function optional<Each extends Kind>(
  view: View,
  kind: Each,
  facets: readonly Facet<Extract<Action, { readonly kind: Each }>>[],
  look: Look,
): Menus {
  const { question, choices } = narrowed(view, kind, facets, look)
  return { question, choices: [...choices, declining(view, look)] }
}

/** The same facet under the question of the space. */
function renamed<Each>(facet: Facet<Each>, question: string): Facet<Each> {
  return { ...facet, question }
}
