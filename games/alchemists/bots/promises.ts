import { type Knowledge, rulesAt, type Space, type View } from '@athanor/alchemists'
import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import { at } from '@athanor/kernel'
import { type Handful, handOf } from './handful.ts'
import { exhibitsOf } from './outlook.ts'
import { type Publishing, publishings, setsOf } from './publishing.ts'
import { type Purse, purseOf } from './purse.ts'

/** Actions that the viewer has declared and that come after the one that is being decided. */
export function actionsToCome({ table, viewer }: View, space: Space): number {
  if (table.space === space) return table.queue.filter(({ seat }) => seat === viewer).length
  const { spaces } = rulesAt(table)
  const place = (id: Space | null) => spaces.findIndex((each) => each.id === id)
  const me = table.players[viewer as number]
  if (me === undefined || place(space) < place(table.space)) return 0
  // what was published at once has taken its action already.
  return (me.plan?.[space] ?? 0) - (space === 'publish' ? me.early : 0)
}

/** a student who charges takes gold for each test; one's own first test may be what makes him. */
function testFees(view: View): number {
  const tests = actionsToCome(view, 'test')
  return view.table.studentCharges ? tests : Math.max(0, tests - 1)
}

/** What stays in the purse for what was declared and is still to come, and what that is worth. */
export interface Keeping extends Purse {
  readonly worth: number
}

/** The ways to keep enough: for dear publications and for cheap ones, as many as were declared and can be paid. */
export function keepings(
  view: View,
  knowledge: Knowledge,
  all: readonly Publishing[] = publishings(view, knowledge),
): readonly Keeping[] {
  const fees = testFees(view)
  const { gold, approval } = purseOf(view)
  for (let count = actionsToCome(view, 'publish'); count > 0; count--) {
    const sets = setsOf(view, all, { count, gold: gold - fees, approval })
    if (sets.length > 0) return sets.map((set) => keepingOf(set, fees))
  }
  return [{ gold: fees, approval: 0, worth: 0 }]
}

function keepingOf(set: readonly Publishing[], fees: number): Keeping {
  const sum = (of: (each: Publishing) => number) => set.reduce((all, each) => all + of(each), 0)
  return {
    gold: fees + sum((each) => each.gold),
    approval: sum((each) => each.approval),
    worth: sum((each) => each.worth),
  }
}

/** Spaces on which each action takes cards out of the hand: two for a mix, one for the golem. */
const cardsTaken: Readonly<Partial<Record<Space, number>>> = {
  custodian: 2,
  sell: 2,
  researchGolem: 1,
  test: 2,
  drink: 2,
  exhibit: 2,
}

/** Cards that nothing declared and still to come asks for. */
export function spareCards(view: View): number {
  const { table, viewer } = view
  const me = at(table.players, viewer as number)
  const perMix = me.artifacts.includes('magicMortar') ? 1 : 2
  let spare = me.cards
  for (const { id } of rulesAt(table).spaces) {
    spare -= Math.min(cardsTaken[id] ?? 0, perMix) * actionsToCome(view, id)
  }
  return spare
}

/** Cards that the declared exhibits need, by kind. */
function cardsToShow(view: View, knowledge: Knowledge): Handful {
  const hand = handOf(view)
  const shown = exhibitsOf(view, knowledge.chances, hand).slice(0, actionsToCome(view, 'exhibit'))
  return hand.map((_, kind) => shown.filter(({ pair }) => pair.some((each) => ingredientIndex(each) === kind)).length)
}

/** How many of some cards are missing at the exhibition when they are gone. */
export function missedAtTheExhibition(
  view: View,
  knowledge: Knowledge,
): ((cards: readonly Ingredient[]) => number) | null {
  if (actionsToCome(view, 'exhibit') === 0) return null
  const needed = cardsToShow(view, knowledge)
  const hand = handOf(view)
  return (cards) => cards.filter((card) => at(hand, ingredientIndex(card)) <= at(needed, ingredientIndex(card))).length
}
