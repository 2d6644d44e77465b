import { type Action, type Ask, alchemists, type View } from '@athanor/alchemists'
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

/** The question that the viewer has to answer now, with all answers that the rules allow. */
export function menu(view: View, _names: Names, look: Look): Menus {
  const { ask } = view.table
  const { viewer } = view
  if (ask === null || viewer === 'spectator') return { question: '', choices: [] }
  const question = questionOf(ask, look)
  switch (ask.kind) {
    case 'over':
      return { question: '', choices: [] }
    case 'declare':
      return planMenu(view, viewer, look)
    case 'chooseOrder':
      return orderMenu(view, question, look)
    case 'bid':
      return bidMenu(view, viewer, question, look)
    case 'keepFavour':
      return narrowed(view, 'keepFavour', favourFacets(question, look), look)
    case 'herbalist':
      return narrowed(view, 'discard', discardFacets(view, question, look), look)
    case 'grant':
      return narrowed(view, 'takeGrant', grantFacets(question, look), look)
    case 'periscope':
    case 'feather': {
      const kind = ask.kind === 'periscope' ? 'periscope' : 'setBothAside'
      const accept = ifAllowed(view, { kind }, look.words.say(`alchemists.action.${kind}`), undefined, look)
      return { question, choices: [accept, declining(view, look)] }
    }
    case 'thinkingCap':
      return optional(view, 'test', [renamed(mixFacet(view, look), question)], look)
    case 'immediate':
      return optional(view, 'publish', publishFacets(view, question, look), look)
    case 'act':
      return onSpace(view, viewer, ask, question, look)
  }
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

function onSpace(view: View, seat: Seat, ask: Extract<Ask, { kind: 'act' }>, question: string, look: Look): Menus {
  switch (ask.space) {
    case 'forage':
      return optional(view, 'forage', forageFacets(view, question, look), look)
    case 'transmute':
      return optional(view, 'transmute', transmuteFacets(view, question, look), look)
    case 'sell':
      return optional(view, 'sell', sellFacets(view, seat, question, look), look)
    case 'buy':
      return optional(view, 'buy', buyFacets(view, seat, question, look), look)
    case 'debunk':
      return actionsOf(view, 'demonstrate').length > 0
        ? optional(view, 'demonstrate', demonstrateFacets(view, question, look), look)
        : optional(view, 'debunk', debunkFacets(view, question, look), look)
    case 'publish':
      return {
        question,
        choices: [...publishChoices(view, seat, [...alchemists.legal(view)], look), declining(view, look)],
      }
    case 'test':
      return optional(view, 'test', [renamed(mixFacet(view, look), question), mortarFacet(look)], look)
    case 'custodian':
    case 'drink':
      return optional(view, 'drink', [renamed(mixFacet(view, look), question), mortarFacet(look)], look)
    case 'exhibit':
      return optional(view, 'exhibit', exhibitFacets(view, question, look), look)
  }
}
