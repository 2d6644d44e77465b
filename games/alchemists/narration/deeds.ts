import { type Action, rulesAt, type Table } from '@athanor/alchemists'
import { type Message, thing } from '@athanor/narration'
import { planOf } from './events/roundEvents.ts'
import { alchemicalRole, artifactsRole, cards, cardsRole, say } from './events/tellers.ts'
import type { Thing } from './things.ts'

/** What somebody could do or did, in a few words that name nobody: for lists of choices. */
export function deedOf(action: Action, table: Table): Message<Thing> {
  switch (action.kind) {
    case 'declare': {
      const plan = planOf(action.actions)
      return say('alchemists.deed.declare', {
        planned: plan.length === 0 ? 'none' : 'some',
        actions: thing({ kind: 'plan', plan }),
      })
    }
    case 'chooseOrder':
      return say('alchemists.deed.chooseOrder', { space: action.space + 1 })
    case 'publish':
      return say('alchemists.deed.publish', {
        ingredient: action.ingredient,
        alchemical: alchemicalRole(action.alchemical),
        seal: thing({ kind: 'seal', seal: action.seal }),
      })
    case 'endorse':
      return say('alchemists.deed.endorse', {
        ingredient: action.ingredient,
        seal: thing({ kind: 'seal', seal: action.seal }),
      })
    case 'publishArticle':
      return say('alchemists.deed.publishArticle', {
        claims: thing({ kind: 'article', article: action }),
        seal: thing({ kind: 'seal', seal: action.seal }),
      })
    case 'endorseArticle':
      return say('alchemists.deed.endorseArticle', {
        colour: action.colour,
        seal: thing({ kind: 'seal', seal: action.seal }),
      })
    case 'debunk':
      return say('alchemists.deed.debunk', { ingredient: action.ingredient, colour: action.colour })
    case 'demonstrate':
      return say('alchemists.deed.demonstrate', { ingredients: cardsRole(action.pair), potion: action.potion })
    case 'test':
    case 'drink':
      return say(`alchemists.deed.${action.kind}`, { ingredients: cardsRole(action.pair) })
    case 'exhibit':
      return say('alchemists.deed.exhibit', { ingredients: cardsRole(action.pair), potion: action.potion })
    case 'sell': {
      const potion = rulesAt(table).adventurers[table.adventurer ?? 0]?.wants[action.wanted]
      if (potion === undefined) break
      return say('alchemists.deed.sell', { ingredients: cardsRole(action.pair), potion, guarantee: action.guarantee })
    }
    case 'forage':
      return action.from === 'deck'
        ? say('alchemists.deed.forageUnseen')
        : say('alchemists.deed.forage', { ingredients: cardsRole([action.from]) })
    case 'transmute':
    case 'testGolem':
    case 'readBook':
      return say(`alchemists.deed.${action.kind}`, { ingredients: cardsRole([action.ingredient]) })
    case 'animateGolem':
      return say('alchemists.deed.animateGolem', { ingredients: cardsRole(action.pair) })
    case 'discard':
      return say('alchemists.deed.discard', { ingredients: cardsRole(action.ingredients) })
    case 'buy':
      return say('alchemists.deed.buy', { artifacts: artifactsRole([action.artifact]) })
    case 'keepFavour':
      return say('alchemists.deed.keepFavour', { cards: thing(cards([], [action.favour])) })
    case 'bid':
      return say('alchemists.deed.bid', { bid: action.bid })
    default:
      break
  }
  return say(`alchemists.action.${action.kind}`)
}
