import { type KeyValueStore, readJson } from '@athanor/ui/settings/storage.ts'
import { createStore } from 'zustand/vanilla'
import { type Effort, noEffort } from './lesson/attempt.ts'
import { type PositionRecord, type PositionRecords, readPositionRecords } from './position/positionRecord.ts'
import { freshRecord, type PuzzleRecord, type PuzzleRecords, readRecords } from './puzzle/puzzleRecord.ts'

/** What this device remembers of the school. */
export interface SchoolStore {
  /** Lessons that were finished. */
  readonly done: readonly string[]
  /** What each of them took when it went best. */
  readonly efforts: Readonly<Record<string, Effort>>
  readonly puzzles: PuzzleRecords
  readonly positions: PositionRecords
  finish(lesson: string, effort: Effort): void
  record(day: string, change: Partial<PuzzleRecord>): void
  /** The first answer to a day's position; nobody gives another one. */
  recordPosition(day: string, given: PositionRecord): void
}

const lessonsKey = 'athanor.lessons'
const effortsKey = 'athanor.efforts'
const puzzlesKey = 'athanor.puzzles'
const positionsKey = 'athanor.positions'

export function createSchoolStore(store: KeyValueStore) {
  return createStore<SchoolStore>()((set, get) => ({
    done: textsIn(readJson(store, lessonsKey)),
    efforts: effortsIn(readJson(store, effortsKey)),
    puzzles: readRecords(readJson(store, puzzlesKey)),
    positions: readPositionRecords(readJson(store, positionsKey)),
    finish(lesson, effort) {
      const done = [...new Set([...get().done, lesson])]
      const best = get().efforts[lesson]
      const efforts =
        best !== undefined && slipsIn(best) <= slipsIn(effort) ? get().efforts : { ...get().efforts, [lesson]: effort }
      set({ done, efforts })
      store.setItem(lessonsKey, JSON.stringify(done))
      store.setItem(effortsKey, JSON.stringify(efforts))
    },
    record(day, change) {
      const before = get().puzzles
      const puzzles = { ...before, [day]: { ...freshRecord, ...before[day], ...change } }
      set({ puzzles })
      store.setItem(puzzlesKey, JSON.stringify(puzzles))
    },
    recordPosition(day, given) {
      const before = get().positions
      if (before[day] !== undefined) return
      const positions = { ...before, [day]: given }
      set({ positions })
      store.setItem(positionsKey, JSON.stringify(positions))
    },
  }))
}

function textsIn(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : []
}

/** What went wrong, and what somebody had to be told. */
export function slipsIn({ wrong, hints }: Effort): number {
  return wrong + hints
}

function effortsIn(stored: unknown): Readonly<Record<string, Effort>> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, effort]) => isEffort(effort)))
}

function isEffort(stored: unknown): stored is Effort {
  return Object.keys(noEffort).every((part) => Number.isInteger((stored as Record<string, unknown> | null)?.[part]))
}
