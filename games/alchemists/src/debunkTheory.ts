import {
  apprenticeOutcome,
  type Colour,
  colours,
  type DebunkOutcome,
  demonstrationOutcome,
  type Ingredient,
  ingredientIndex,
  ingredientPairs,
  ingredients,
  mixIngredients,
  type Potion,
  potions,
  signOf,
} from '@athanor/alchemy'
import type { ActionGroup, Seat } from '@athanor/kernel'
import type { Action, DebunkAction, DemonstrateAction } from './action.ts'
import { debunkedLoss, type Seal, sealKinds, seals } from './components/seals.ts'
import { added } from './counts.ts'
import { changeOwn, changePlayer, type Draft, emit, ownOf, playerOf } from './draft.ts'
import { checkGrants } from './grantCheck.ts'
import { product } from './groups.ts'
import { levelOf } from './options.ts'
import { canPublishAtOnce } from './publishTheory.ts'
import { type Reason, reason } from './reasons.ts'
import { changeReputation } from './reputation.ts'
import type { FallenTheory, Pair, Table, Theory } from './state.ts'
import { hasTheories, publishedTheories, theoryOn } from './theories.ts'

const debunkReward = 2
const failureLoss = 1

/** the debunking player's own variant decides. */
function isMaster(table: Table, seat: Seat): boolean {
  return levelOf(table.options, seat, 'debunking') === 'master'
}

/** A-271..A-273, AR-13. */
export function checkDebunk(table: Table, seat: Seat, { ingredient }: DebunkAction): Reason | null {
  if (isMaster(table, seat)) return reason('alchemists.reject.otherVariant')
  return theoryOn(table, ingredient) === null ? reason('alchemists.reject.noTheory', { ingredient }) : null
}

/** A-304, AR-06: any two ingredients, also where no answer could help; but there must be a theory. */
export function checkDemonstrate(table: Table, seat: Seat, { pair }: DemonstrateAction): Reason | null {
  if (!isMaster(table, seat)) return reason('alchemists.reject.otherVariant')
  return pair[0] === pair[1] ? reason('alchemists.reject.sameIngredient') : null
}

export function debunkings(table: Table, seat: Seat): ActionGroup<Action> {
  if (isMaster(table, seat)) {
    return product<Action, [Pair, Potion]>(
      'demonstrate',
      [hasTheories(table) ? ingredientPairs : [], potions],
      (pair, potion) => ({ kind: 'demonstrate', pair, potion }),
    )
  }
  const claimed = ingredients.filter((ingredient) => theoryOn(table, ingredient) !== null)
  return product<Action, [Ingredient, Colour]>('debunk', [claimed, colours], (ingredient, colour) => ({
    kind: 'debunk',
    ingredient,
    colour,
  }))
}

/** A-274..A-277. */
export function debunk(draft: Draft, seat: Seat, { ingredient, colour }: DebunkAction): void {
  const { table } = draft
  const sign = signOf(draft.hidden.answers[ingredient], colour)
  table.demonstrations = [...table.demonstrations, { seat, round: table.round, ingredient, colour, sign }]
  emit(draft, { kind: 'signShown', seat, ingredient, colour, sign })
  follow(draft, seat, apprenticeOutcome(ingredient, { colour, sign }, publishedTheories(table)))
}

/** A-304..A-327. */
export function demonstrate(draft: Draft, seat: Seat, { pair, potion }: DemonstrateAction): void {
  const { table } = draft
  const yes = mixIngredients(draft.hidden.answers, pair[0], pair[1]) === potion
  table.demonstrations = [...table.demonstrations, { seat, round: table.round, pair, potion, yes }]
  emit(draft, { kind: 'demonstrated', seat, pair, potion, yes })
  const question = { ingredients: pair, potion }
  follow(draft, seat, demonstrationOutcome(question, yes, publishedTheories(table), table.conflicts))
}

function follow(draft: Draft, seat: Seat, outcome: DebunkOutcome): void {
  switch (outcome.kind) {
    case 'debunked': {
      const fallen = fall(draft, seat, outcome.ingredients, outcome.colour)
      if (!canPublishAtOnce(draft.table, seat, fallen)) break
      draft.table.ask = { kind: 'immediate', seat, fallen }
      return
    }
    case 'conflict': {
      const pair = outcome.ingredients
      draft.table.conflicts = [...draft.table.conflicts, pair]
      emit(draft, { kind: 'conflictShown', seat, pair })
      changeReputation(draft, seat, debunkReward, 'debunking')
      break
    }
    case 'failed':
      emit(draft, { kind: 'debunkFailed', seat })
      changeReputation(draft, seat, -failureLoss, 'failedDebunking')
  }
  checkGrants(draft, seat)
}

/** A-279..A-287, A-312, A-313: theories fall, seals come to light, and everybody's account is settled once. */
function fall(draft: Draft, seat: Seat, fallen: readonly Ingredient[], colour: Colour): readonly FallenTheory[] {
  const net: number[] = draft.table.players.map((_, other) => (other === seat ? debunkReward : 0))
  const gone = fallen.map((ingredient): FallenTheory => {
    const theory = theoryOn(draft.table, ingredient) as Theory
    const shown = theory.seals.map((owner) => ({ seat: owner, seal: unseal(draft, owner, ingredient) }))
    for (const { seat: owner, seal } of shown) {
      if (sealKinds[seal].hedge !== colour) net[owner] = (net[owner] ?? 0) - debunkedLoss
    }
    draft.table.theories = draft.table.theories.with(ingredientIndex(ingredient), null)
    emit(draft, { kind: 'theoryDebunked', ingredient, alchemical: theory.alchemical, colour, seals: shown })
    return { ingredient, alchemical: theory.alchemical }
  })
  // A-322, AR-08: every pair of tokens that a fallen theory belongs to.
  for (const pair of draft.table.conflicts.filter((tokens) => tokens.some((one) => fallen.includes(one)))) {
    draft.table.conflicts = draft.table.conflicts.filter((other) => other !== pair)
    emit(draft, { kind: 'conflictRemoved', pair })
  }
  for (const [other, change] of net.entries()) changeReputation(draft, other, change, 'debunking')
  return gone
}

/** a revealed seal never comes back. */
function unseal(draft: Draft, seat: Seat, ingredient: Ingredient): Seal {
  const { placed } = ownOf(draft, seat)
  const number = ingredientIndex(ingredient)
  const seal = placed[number] as Seal
  changeOwn(draft, seat, { placed: placed.with(number, null) })
  changePlayer(draft, seat, { revealed: added(playerOf(draft, seat).revealed, seals.indexOf(seal), 1) })
  return seal
}
