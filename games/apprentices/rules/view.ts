import type { Viewer } from '@athanor/kernel'
import type { State } from './state.ts'

/** DR-91: everybody sees the whole table; the viewer only says who is looking. */
export interface View {
  readonly viewer: Viewer
  readonly table: State
}

export function view(state: State, viewer: Viewer): View {
  return { viewer, table: state }
}

/** What is seen is all there is. */
export function resample(seen: View): State {
  return seen.table
}
