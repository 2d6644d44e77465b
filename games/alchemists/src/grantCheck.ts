import { listed, type Seat } from '@athanor/kernel'
import type { TakeGrantAction } from './action.ts'
import { follow } from './agenda.ts'
import { type Grant, sealsForFirstGrant, sealsForFurtherGrant } from './components/grants.ts'
import { grantGold } from './components/players.ts'
import { changeGold, changePlayer, type Draft, emit, playerOf } from './draft.ts'
import { question } from './question.ts'
import { reason } from './reasons.ts'
import type { GrantRules, TaskRulesOf } from './rules.ts'
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
function reached({ rules, table }: Draft, seat: Seat, seals: number): readonly number[] {
  return table.grants.filter((grant) => (rules.grants[grant]?.seals(table, seat) ?? 0) >= seals)
}

/** A-259..A-270, AR-19..AR-21: after the own Debunk or Publish action, whoever qualifies takes the tile at once. */
export const checkGrantsTask: TaskRulesOf<'checkGrants'> = {
  kind: 'checkGrants',
  run(draft, { seat }) {
    if (playerOf(draft, seat).grants.length === 0) {
      const first = reached(draft, seat, sealsForFirstGrant)
      const [only] = first
      if (only === undefined) return
      if (first.length > 1) {
        follow(draft, { kind: 'grant', seat, grants: first })
        return
      }
      take(draft, seat, only)
    }
    for (const grant of reached(draft, seat, sealsForFurtherGrant)) take(draft, seat, grant)
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
  answer(draft, { seat }, { grant }) {
    take(draft, seat, grant)
    follow(draft, { kind: 'checkGrants', seat })
  },
})

function take(draft: Draft, seat: Seat, grant: number): void {
  draft.table.grants = draft.table.grants.filter((other) => other !== grant)
  changePlayer(draft, seat, { grants: [...playerOf(draft, seat).grants, grant] })
  emit(draft, { kind: 'grantTaken', seat, grant })
  changeGold(draft, seat, grantGold, 'grant')
}
