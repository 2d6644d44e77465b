import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { BuyAction, EndorseAction, PublishAction, SellAction } from '../base/action.ts'
import type { Action, Fallen } from '../engine/contributions.ts'
import type { Pair, PublishedTheory, State } from '../engine/state.ts'
import { isListed, toEndorseArticle, toPublishArticle } from './articles.ts'
import { costOf, isOnOffer } from './buying.ts'
import { type CardFacts, toPlay } from './cards.ts'
import { demand, owns, playerOf } from './facts.ts'
import { toAnimateGolem, toTestGolem, toVisitLibrary } from './golemAnswers.ts'
import { canMix, cardsOf, sealsOf } from './holdings.ts'
import { isMaster } from './levels.ts'
import { approvalOf, isUnderCounter } from './project.ts'
import { isBlocked, makesPlace, priceOf } from './sales.ts'

/** Why a seat may not do this on the space where it acts. */
export function toAct(state: State, seat: Seat, action: Action, cards: CardFacts): readonly string[] {
  const { table } = state
  switch (action.kind) {
    case 'forage':
      // AR-57.
      return action.from === 'deck'
        ? demand(table.deck + table.discard > 0, 'an empty deck')
        : demand(table.row.includes(action.from), 'a card that is not in the row')
    case 'transmute':
      return [
        ...demand(cardsOf(state, seat, action.ingredient) > 0, 'a card that is not in the hand'),
        ...toPlay(state, seat, cards, [['sage', action.sages, 'a Sage too many']], action),
      ]
    case 'drink':
      return toMix(state, seat, action)
    case 'test':
      // A-169, AR-56.
      return [
        ...demand(!table.studentCharges || playerOf(state, seat).gold >= 1, 'no gold for the student'),
        ...toMix(state, seat, action),
      ]
    case 'exhibit':
      //
      return [
        ...demand(!playerOf(state, seat).exhibited.includes(action.potion), 'a potion shown before'),
        ...toMix(state, seat, action),
      ]
    case 'sell':
      return toSell(state, seat, action, cards)
    case 'buy':
      return toBuy(state, seat, action, cards)
    case 'debunk':
      // GR-05.
      return [
        ...demand(!isMaster(state, seat, 'debunking'), "a master asks the apprentice's question"),
        ...demand(
          theoryOn(state, action.ingredient) !== null || isListed(state, action),
          'an ingredient of which nothing is published',
        ),
      ]
    case 'demonstrate':
      // A-304, AR-06.
      return [
        ...demand(isMaster(state, seat, 'debunking'), "an apprentice asks the master's question"),
        ...demand(action.pair[0] !== action.pair[1], 'one ingredient twice'),
      ]
    case 'publish':
      return toPublish(state, seat, action, null)
    case 'endorse':
      return toEndorse(state, seat, action)
    case 'publishArticle':
      return toPublishArticle(state, seat, action, null)
    case 'endorseArticle':
      return toEndorseArticle(state, seat, action)
    case 'testGolem':
      return toTestGolem(state, seat, action, cards)
    case 'animateGolem':
      return toAnimateGolem(state, seat, action, cards)
    case 'visitLibrary':
      return toVisitLibrary(state, seat)
    default:
      return ['an answer to something else']
  }
}

/** AR-43: a Mortar works only for its owner. */
function toMix(
  state: State,
  seat: Seat,
  { pair, mortar }: { readonly pair: Pair; readonly mortar: boolean },
): readonly string[] {
  return [
    ...demand(canMix(state, seat, pair), 'cards that cannot be mixed'),
    ...demand(!mortar || owns(state, seat, 'magicMortar'), 'a Mortar that is not there'),
  ]
}

/** A-189..A-193, A-222, A-426, AR-31. */
function toSell(state: State, seat: Seat, action: SellAction, cards: CardFacts): readonly string[] {
  return [
    ...toPlay(
      state,
      seat,
      cards,
      [
        ['merchant', action.merchants, 'a Merchant too many'],
        ['barmaid', action.barmaids, 'a Barmaid too many'],
      ],
      action,
    ),
    ...demand(action.wanted < 3, 'a potion that nobody wants'),
    ...demand(makesPlace(action, cards) || !isBlocked(state, action.wanted), 'a blocked potion'),
    ...demand(priceOf(state, seat, action.guarantee) >= 1, 'a guarantee that pays nothing'),
    ...toMix(state, seat, action),
  ]
}

/** AR-84. */
function toBuy(state: State, seat: Seat, action: BuyAction, cards: CardFacts): readonly string[] {
  const { artifact, shopkeepers, offering } = action
  const price = costOf(state, seat, action, cards)
  return [
    ...demand(isOnOffer(state, artifact), 'an artifact that is not on offer'),
    ...demand(
      !isUnderCounter(state, artifact) || approvalOf(state, seat) >= 1,
      'no token for what lies under the counter',
    ),
    ...toPlay(state, seat, cards, [['shopkeeper', shopkeepers, 'a Shopkeeper too many']], action),
    ...demand(offering === 0 || (artifact === 'altarOfGold' && offering <= 8), 'gold on no Altar'),
    ...demand(playerOf(state, seat).gold >= price + offering, 'too little gold'),
  ]
}

function theoryOn({ table }: State, ingredient: Ingredient): PublishedTheory | null {
  return table.theories[ingredientIndex(ingredient)] ?? null
}

/** */
function bankShare(state: State, seat: Seat): number {
  return owns(state, seat, 'printingPress') ? 0 : 1
}

/** A-237..A-242, AR-14 for one that follows a debunking at once. */
export function toPublish(
  state: State,
  seat: Seat,
  { ingredient, alchemical, seal }: PublishAction,
  fallen: readonly Fallen[] | null,
): readonly string[] {
  const theories = fallen?.flatMap((one) => (one.kind === 'theory' ? [one] : [])) ?? []
  const concerns = theories.filter((one) => one.ingredient === ingredient || one.alchemical === alchemical)
  const again = concerns.some((one) => one.ingredient === ingredient && one.alchemical === alchemical)
  return [
    ...demand(theoryOn(state, ingredient) === null, 'a second theory on an ingredient'),
    ...demand(!state.table.theories.some((theory) => theory?.alchemical === alchemical), 'a token that is used'),
    ...demand(sealsOf(state, seat, seal) > 0, 'a seal that is not left'),
    ...demand(playerOf(state, seat).gold >= bankShare(state, seat), 'no gold for the bank'),
    ...demand(fallen === null || concerns.length > 0, 'nothing that the debunking concerns'),
    ...demand(!again, 'the theory that just fell'),
  ]
}

/** A-252..A-254, A-257, A-258. */
function toEndorse(state: State, seat: Seat, { ingredient, seal }: EndorseAction): readonly string[] {
  const theory = theoryOn(state, ingredient)
  if (theory === null) return ['an ingredient without a theory']
  return [
    ...demand(!theory.seals.includes(seat), 'a second own seal'),
    ...demand(theory.seals.length < 3, 'no place for a seal'),
    ...demand(!state.table.conflicts.some((tokens) => tokens.includes(ingredient)), 'a theory in conflict'),
    ...demand(sealsOf(state, seat, seal) > 0, 'a seal that is not left'),
    ...demand(playerOf(state, seat).gold >= bankShare(state, seat) + theory.seals.length, 'too little gold'),
  ]
}
