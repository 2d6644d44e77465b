import type { Viewer } from '@athanor/kernel'
import type { Own, State, Table } from './state.ts'

/**
 * What a seat or a spectator may know: the open table, and the seat's own cards, seals and notes. The results triangle
 * is `own.mixes` beside the seat's entries of `table.results` (see notebook.ts).
 */
export interface View {
  readonly viewer: Viewer
  readonly table: Table
  readonly own: Own | null
}

export function view(state: State, viewer: Viewer): View {
  return { viewer, table: state.table, own: viewer === 'spectator' ? null : (state.own[viewer] ?? null) }
}
