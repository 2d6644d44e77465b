import { createStore } from 'zustand/vanilla'
import type { OwnTable } from './ownTables.ts'

/** This browser's tables on the server, as they were when they were looked at last. */
export const turns = createStore<{
  readonly tables: readonly OwnTable[]
  /** By a clock that nobody sets. */
  readonly seenAt: number
}>(() => ({ tables: [], seenAt: 0 }))
