import type { Seat } from '@athanor/kernel'
import { type Draft, emit, moveCubes } from './draft.ts'
import type { Ask } from './state.ts'

/** A-142, AR-77: the cubes of this one action go to the unused ones. A repeat has none (AR-80). */
export function decline(draft: Draft, seat: Seat, ask: Extract<Ask, { kind: 'act' }>, forced: boolean): void {
  moveCubes(draft, seat, 'placed', 'unused', ask.cubes)
  emit(draft, { kind: 'declined', seat, ask: ask.space, forced })
}
