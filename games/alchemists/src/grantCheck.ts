import type { Seat } from '@athanor/kernel'
import { grants, sealsForFirstGrant, sealsForFurtherGrant } from './components/grants.ts'
import { grantGold } from './components/players.ts'
import { changeGold, changePlayer, type Draft, emit, playerOf } from './draft.ts'
import type { Table } from './state.ts'
import { countedIngredients } from './theories.ts'

/** Grants still there for which the seat has so many seals. */
function reached(table: Table, seat: Seat, seals: number): readonly number[] {
  const counted = countedIngredients(table, seat)
  return table.grants.filter((grant) => {
    const shown = grants[grant]?.ingredients ?? []
    return shown.filter((ingredient) => counted.includes(ingredient)).length >= seals
  })
}

/** A-259..A-270, AR-19..AR-21: after the own Debunk or Publish action, whoever qualifies takes the tile at once. */
export function checkGrants(draft: Draft, seat: Seat): void {
  draft.table.ask = null
  if (playerOf(draft, seat).grants.length === 0) {
    const first = reached(draft.table, seat, sealsForFirstGrant)
    const [only] = first
    if (only === undefined) return
    if (first.length > 1) {
      draft.table.ask = { kind: 'grant', seat, grants: first }
      return
    }
    take(draft, seat, only)
  }
  for (const grant of reached(draft.table, seat, sealsForFurtherGrant)) take(draft, seat, grant)
}

/** the chosen first grant; all further ones need three seals. */
export function takeGrant(draft: Draft, seat: Seat, grant: number): void {
  take(draft, seat, grant)
  checkGrants(draft, seat)
}

function take(draft: Draft, seat: Seat, grant: number): void {
  draft.table.grants = draft.table.grants.filter((other) => other !== grant)
  changePlayer(draft, seat, { grants: [...playerOf(draft, seat).grants, grant] })
  emit(draft, { kind: 'grantTaken', seat, grant })
  changeGold(draft, seat, grantGold, 'grant')
}
