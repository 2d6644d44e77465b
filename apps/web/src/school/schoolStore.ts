import { createStore } from 'zustand/vanilla'
import { type KeyValueStore, readJson } from '../app/storage.ts'
import { freshRecord, type PuzzleRecord, type PuzzleRecords, readRecords } from './puzzle/puzzleRecord.ts'

/** What this device remembers of the school. */
export interface SchoolStore {
  /** Lessons that were finished. */
  readonly done: readonly string[]
  readonly puzzles: PuzzleRecords
  finish(lesson: string): void
  record(day: string, change: Partial<PuzzleRecord>): void
}

const lessonsKey = 'athanor.lessons'
const puzzlesKey = 'athanor.puzzles'

export function createSchoolStore(store: KeyValueStore) {
  return createStore<SchoolStore>()((set, get) => ({
    done: textsIn(readJson(store, lessonsKey)),
    puzzles: readRecords(readJson(store, puzzlesKey)),
    finish(lesson) {
      const done = [...new Set([...get().done, lesson])]
      set({ done })
      store.setItem(lessonsKey, JSON.stringify(done))
    },
    record(day, change) {
      const before = get().puzzles
      const puzzles = { ...before, [day]: { ...freshRecord, ...before[day], ...change } }
      set({ puzzles })
      store.setItem(puzzlesKey, JSON.stringify(puzzles))
    },
  }))
}

function textsIn(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : []
}
