import type { Refused } from '@athanor/kernel'
import { CannotKeep } from '../storage/cannotKeep.ts'
import { DamagedTable } from '../storage/damagedTable.ts'
import { refuse } from './verdict.ts'

/** What whoever asked is told of an error that is none of the program; null when it is one. */
export function refusalOf(error: unknown): Refused | null {
  if (error instanceof CannotKeep) return error.refused
  return error instanceof DamagedTable ? refuse('server.reject.tableDamaged') : null
}
