import { type Action, countOf, rulesAt, type View } from '@athanor/alchemists'
import { bestBooks, type Ingredient, ingredients } from '@athanor/alchemy'
import { at } from '@athanor/kernel'
import { worthOf } from '../goods.ts'
import { favourWorths } from '../greedyBot.ts'
import { surprise } from '../mixes.ts'
import { artifactWorths } from '../purchases.ts'
import { startupWorth } from '../startup.ts'
import type { ScholarContext } from './context.ts'
import { told, type Weighed, why } from './weighing.ts'

/** Small decisions that need no plan. */
export function plainChoices(context: ScholarContext): readonly Weighed[] {
  return Array.from(context.legal, (action): Weighed => {
    const worth = plainWorth(context, action)
    return { action, worth, why: () => why('choice', { worth: told(worth) }) }
  })
}

/** What needs no weighing. */
export function given(action: Action): Weighed {
  return { action, worth: 0, why: () => why('only') }
}

/** Books by what they tell. */
export function booksToRead({ view, legal, knowledge }: ScholarContext): readonly Weighed[] {
  const offer = [...legal].flatMap((action) => (action.kind === 'readBook' ? [action.ingredient] : []))
  const books = bestBooks(rulesAt(view.table).believe(knowledge.notebook.facts), offer)
  return books.flatMap(({ question, gain }): readonly Weighed[] =>
    question.kind === 'library'
      ? [
          {
            action: { kind: 'readBook', ingredient: question.ingredient },
            worth: gain,
            why: () => why('choice', { worth: told(gain) }),
          },
        ]
      : [],
  )
}

/**
 * Whoever sells after the other one at a table of two sells nothing: who comes first anyway bids nothing for it, who
 * comes later pays for the chance.
 */
export function bestBid({ view, legal }: ScholarContext): Weighed {
  const { table, viewer } = view
  const first = table.order.find((seat) => (table.players[seat]?.plan?.sell ?? 0) > 0)
  const wanted: Action = { kind: 'bid', bid: first === viewer ? 0 : 1 }
  return given([...legal].some((action) => action.kind === 'bid' && action.bid === wanted.bid) ? wanted : legal.at(0))
}

function plainWorth({ view, knowledge, judgement }: ScholarContext, action: Action): number {
  const funding = startupWorth(view, action, { favours: favourWorths, artifacts: artifactWorths })
  if (funding !== null) return funding
  switch (action.kind) {
    case 'keepFavour':
      return favourWorths[action.favour]
    case 'chooseOrder': {
      const { gain, cost } = at(rulesAt(view.table).orderSpaces(view.table), action.space)
      return worthOf(gain) - worthOf(cost) - judgement.order * action.space
    }
    case 'discard':
      return discardWorth(view, action.ingredients)
    case 'takeGrant':
      return at(rulesAt(view.table).grants, action.grant).points
    case 'test':
      return surprise(knowledge.chances, action.pair) + (action.mortar ? 0.5 : 0)
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
