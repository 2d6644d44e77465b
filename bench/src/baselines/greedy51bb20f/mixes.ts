import {
  type Action,
  type DrinkAction,
  type ExhibitAction,
  priceOf,
  rulesAt,
  type SellAction,
  type TestAction,
  type View,
} from '@athanor/alchemists'
import { chanceOfPotion, isNegative, type Marginals, meetsGuarantee, potions, saleQuality } from '@athanor/alchemy'

/** How much a mix would tell, in bits. */
function surprise(chances: Marginals, pair: TestAction['pair']): number {
  let bits = 0
  for (const potion of potions) {
    const chance = chanceOfPotion(chances, pair[0], pair[1], potion)
    if (chance > 0) bits -= chance * Math.log2(chance)
  }
  return bits
}

function danger(chances: Marginals, pair: TestAction['pair']): number {
  return potions.filter(isNegative).reduce((sum, potion) => sum + chanceOfPotion(chances, pair[0], pair[1], potion), 0)
}

export function testWorth(chances: Marginals, { pair, mortar }: TestAction | DrinkAction, careful: boolean): number {
  return surprise(chances, pair) - (careful ? danger(chances, pair) : 0) + (mortar ? 0.5 : 0)
}

/** Gold and reputation that a sale brings on average, and what it tells. */
export function saleWorth(view: View, chances: Marginals, action: SellAction): number {
  const { table, viewer } = view
  const promised = rulesAt(table).adventurers[table.adventurer ?? 0]?.wants[action.wanted]
  if (promised === undefined) return 0
  const price = priceOf({ table, seat: viewer as number }, action.guarantee)
  let worth = 0.3 * surprise(chances, action.pair) + (action.mortar ? 0.5 : 0)
  for (const potion of potions) {
    const chance = chanceOfPotion(chances, action.pair[0], action.pair[1], potion)
    const quality = saleQuality(promised, potion)
    if (meetsGuarantee(quality, action.guarantee)) worth += chance * price
    if (quality === 'neutral' || quality === 'wrongSign') worth -= chance
  }
  return worth - 0.6 * (action.merchants + action.barmaids)
}

export function exhibitWorth(view: View, chances: Marginals, { potion, pair, mortar }: ExhibitAction): number {
  const chance = chanceOfPotion(chances, pair[0], pair[1], potion)
  const number = potions.indexOf(potion)
  const first = view.table.firstExhibits[number] === null ? 1 : 0
  const twin = potions[number ^ 1]
  const exhibited = view.table.players[view.viewer as number]?.exhibited ?? []
  const mastery = exhibited.some((shown) => shown === twin) ? 2 : 0.4
  return chance * (first + mastery) - (1 - chance) + (mortar ? 0.2 : 0)
}

/** The action with the highest worth; the first of equals. */
export function highest<Kind extends Action>(
  actions: Iterable<Kind>,
  worth: (action: Kind) => number,
): { action: Kind; worth: number } | null {
  let best: { action: Kind; worth: number } | null = null
  for (const action of actions) {
    const value = worth(action)
    if (best === null || value > best.worth) best = { action, worth: value }
  }
  return best
}
