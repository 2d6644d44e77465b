import {
  type Action,
  alchemists,
  type DiscardAction,
  type KeepFavourAction,
  priceOf,
  rulesAt,
  type TakeGrantAction,
  type View,
} from '@athanor/alchemists'
import { by, type Seat } from '@athanor/kernel'
import type { Look, Menu, MenuChoice } from '../../gameFace.ts'
import { cardsText, favourName, goldText, ingredientsInWords } from '../terms.ts'
import { cardsFacet, inHand } from './mixFacets.ts'
import { type Facet, item } from './narrowing.ts'

/** An action that is offered if the rules allow it, and otherwise shown with the reason why not. */
export function ifAllowed(
  view: View,
  action: Action,
  label: string,
  hint: string | undefined,
  look: Look,
): MenuChoice<Action> {
  const refused = alchemists.check(view, action)
  return refused === null
    ? item(label, hint, { kind: 'action', action }, look)
    : item(label, look.words.data(refused), { kind: 'blocked' }, look)
}

/** A-113..A-122: all spaces of the track from the top down, with what they give. */
export function orderMenu(view: View, question: string, look: Look): Menu<Action> {
  const { words } = look
  const { table } = view
  const choices = rulesAt(table)
    .orderSpaces(table)
    .flatMap(({ cost, gain, players: least }, space) => {
      if (least > table.players.length) return []
      const gains = cardsText(gain.ingredients ?? 0, gain.favours ?? 0, look)
      const { gold = 0 } = cost
      const pays = gold > 0 ? words.say('cli.alchemists.menu.costs', { gold: goldText(gold, look) }) : undefined
      const what = gains.length > 0 ? words.list(gains) : (pays ?? words.say('cli.alchemists.menu.nothing'))
      return [ifAllowed(view, { kind: 'chooseOrder', space }, `${space + 1}  ${what}`, undefined, look)]
    })
  return { question, choices }
}

/** the discount, and what the best guarantee would still pay. */
export function bidMenu(view: View, seat: Seat, question: string, look: Look): Menu<Action> {
  const { words } = look
  const choices = rulesAt(view.table).bids.map(({ bid }) => {
    const label = words.say('cli.alchemists.menu.bid', { bid })
    const price = goldText(priceOf({ table: view.table, seat }, 'exact') - bid, look)
    return ifAllowed(
      view,
      { kind: 'bid', bid },
      label,
      words.say('cli.alchemists.menu.exactPays', { gold: price }),
      look,
    )
  })
  return { question, choices }
}

/** */
export function favourFacets(question: string, look: Look): readonly Facet<KeepFavourAction>[] {
  return [
    by(
      question,
      ({ favour }) => favour,
      (favour) => ({
        label: favourName(favour, look),
        hint: look.words.say(`alchemists.favourText.${favour}`),
      }),
    ),
  ]
}

/** */
export function discardFacets(view: View, question: string, look: Look): readonly Facet<DiscardAction>[] {
  return [
    cardsFacet(
      [question, look.words.say('cli.alchemists.menu.secondIngredient')],
      ({ ingredients }) => ingredients,
      (ingredient) => inHand(view, ingredient, look),
    ),
  ]
}

/** */
export function grantFacets({ table }: View, question: string, look: Look): readonly Facet<TakeGrantAction>[] {
  return [
    by(
      question,
      ({ grant }) => grant,
      (grant) => {
        const { ingredients = [], points = 0 } = rulesAt(table).grants[grant] ?? {}
        return {
          label: look.words.say('cli.alchemists.grant', { ingredients: ingredientsInWords(ingredients, look), points }),
        }
      },
    ),
  ]
}
