import { at, listed, type Seat } from '@athanor/kernel'
import { follow } from '../engine/agenda.ts'
import { changeGold, changePlayer, emit, type MutableState, playerOf } from '../engine/mutableState.ts'
import { question } from '../engine/question.ts'
import type { GrantRules, TaskRulesOf } from '../engine/rules.ts'
import type { TakeGrantAction } from './action.ts'
import { type Grant, sealsForFirstGrant, sealsForFurtherGrant } from './components/grants.ts'
import { grantGold } from './components/players.ts'
import { reason } from './reasons.ts'
import { countedIngredients } from './theories.ts'

/** seals on theories about the ingredients that it shows. */
export function ingredientGrant(grant: Grant): GrantRules {
  return {
    ...grant,
    seals(table, seat) {
      const counted = countedIngredients(table, seat)
      return grant.ingredients.filter((ingredient) => counted.includes(ingredient)).length
    },
  }
}

/** Grants still there for which the seat has so many seals. */
function reached({ rules, table }: MutableState, seat: Seat, seals: number): readonly number[] {
  return table.grants.filter((grant) => at(rules.grants, grant).seals(table, seat) >= seals)
}

/** A-259..A-270, AR-19..AR-21: after the own Debunk or Publish action, whoever qualifies takes the tile at once. */
export const checkGrantsTask: TaskRulesOf<'checkGrants'> = {
  kind: 'checkGrants',
  run(state, { seat }) {
    if (playerOf(state, seat).grants.length === 0) {
      const first = reached(state, seat, sealsForFirstGrant)
      const [only] = first
      if (only === undefined) return
      if (first.length > 1) {
        follow(state, { kind: 'grant', seat, grants: first })
        return
      }
      take(state, seat, only)
    }
    for (const grant of reached(state, seat, sealsForFurtherGrant)) take(state, seat, grant)
  },
}

/** the chosen first grant; all further ones need three seals. */
export const grantQuestion = question({
  kind: 'grant',
  takes: ['takeGrant'],
  legal: (_, { grants }) => [
    listed(
      'takeGrant',
      grants.map((grant): TakeGrantAction => ({ kind: 'takeGrant', grant })),
    ),
  ],
  check: (_, { grants }, { grant }) => (grants.includes(grant) ? null : reason('alchemists.reject.grantNotOffered')),
  answer(state, { seat }, { grant }) {
    take(state, seat, grant)
    follow(state, { kind: 'checkGrants', seat })
  },
})

function take(state: MutableState, seat: Seat, grant: number): void {
  state.table.grants = state.table.grants.filter((other) => other !== grant)
  changePlayer(state, seat, { grants: [...playerOf(state, seat).grants, grant] })
  emit(state, { kind: 'grantTaken', seat, grant })
  changeGold(state, seat, grantGold, 'grant')
}
