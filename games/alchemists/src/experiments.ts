import { type ColouredPotion, colouredPotions } from '@athanor/alchemy'
import { type ActionGroup, listed, type Seat } from '@athanor/kernel'
import type { Action, DrinkAction, ExhibitAction, TestAction } from './action.ts'
import { studentFee } from './components/players.ts'
import type { Counts } from './counts.ts'
import { changeGold, type Draft } from './draft.ts'
import { product } from './groups.ts'
import { checkMix, mortarChoices, pairsIn, startMix } from './mixing.ts'
import { type Reason, reason } from './reasons.ts'
import { type Pair, playerAt, type Table } from './state.ts'

/** only a charging student costs anything. */
export function testFee(table: Table): number {
  return table.studentCharges ? studentFee : 0
}

export function checkTest(table: Table, seat: Seat, hand: Counts, action: TestAction): Reason | null {
  const { gold, artifacts } = playerAt(table, seat)
  const fee = testFee(table)
  if (gold < fee) return reason('alchemists.reject.noGold', { needed: fee, held: gold })
  return checkMix(hand, artifacts, action)
}

export function checkDrink(table: Table, seat: Seat, hand: Counts, action: DrinkAction): Reason | null {
  return checkMix(hand, playerAt(table, seat).artifacts, action)
}

/** AR-93. */
export function checkExhibit(table: Table, seat: Seat, hand: Counts, action: ExhibitAction): Reason | null {
  const { exhibited, artifacts } = playerAt(table, seat)
  if (exhibited.includes(action.potion)) {
    return reason('alchemists.reject.alreadyExhibited', { potion: action.potion })
  }
  return checkMix(hand, artifacts, action)
}

export function tests(table: Table, seat: Seat, hand: Counts): ActionGroup<Action> {
  const { gold, artifacts } = playerAt(table, seat)
  if (gold < testFee(table)) return listed('test', [])
  return product<Action, [Pair, boolean]>('test', [pairsIn(hand), mortarChoices(artifacts)], (pair, mortar) => ({
    kind: 'test',
    pair,
    mortar,
  }))
}

export function drinks(table: Table, seat: Seat, hand: Counts): ActionGroup<Action> {
  const choices = mortarChoices(playerAt(table, seat).artifacts)
  return product<Action, [Pair, boolean]>('drink', [pairsIn(hand), choices], (pair, mortar) => ({
    kind: 'drink',
    pair,
    mortar,
  }))
}

export function exhibits(table: Table, seat: Seat, hand: Counts): ActionGroup<Action> {
  const { exhibited, artifacts } = playerAt(table, seat)
  const left = colouredPotions.filter((potion) => !exhibited.includes(potion))
  return product<Action, [ColouredPotion, Pair, boolean]>(
    'exhibit',
    [left, pairsIn(hand), mortarChoices(artifacts)],
    (potion, pair, mortar) => ({ kind: 'exhibit', potion, pair, mortar }),
  )
}

/** A-169, AR-56: the fee comes before the mix. */
export function test(draft: Draft, seat: Seat, { pair, mortar }: TestAction): void {
  changeGold(draft, seat, -testFee(draft.table), 'student')
  startMix(draft, { seat, at: 'test', mortar, price: 0, barmaids: 0, promised: null }, pair)
}

export function drink(draft: Draft, seat: Seat, at: 'drink' | 'custodian', { pair, mortar }: DrinkAction): void {
  startMix(draft, { seat, at, mortar, price: 0, barmaids: 0, promised: null }, pair)
}

export function exhibit(draft: Draft, seat: Seat, { potion, pair, mortar }: ExhibitAction): void {
  startMix(draft, { seat, at: 'exhibit', mortar, price: 0, barmaids: 0, promised: potion }, pair)
}
