import { type CodeScheme, type DebunkVariant, newGame, type ReaderAction } from '@athanor/alchemy'
import { type Reason, seededChance } from '@athanor/kernel'
import { createStore } from 'zustand/vanilla'
import { type KeyValueStore, readJson } from '../app/storage.ts'
import { readSession } from './readSession.ts'
import { type Beginning, beginSession, type Desk, type DeskResult, deskOf, press } from './session.ts'

export interface ReaderStore {
  /** The game on this device; null before the first one. */
  readonly desk: Desk | null
  /** a game that nobody has seen before. */
  startNew(variant: DebunkVariant, scheme: CodeScheme): void
  /** a game that somebody has begun elsewhere. Says why not, if it cannot be. */
  begin(variant: DebunkVariant, beginning: Beginning): Reason | null
  press(action: ReaderAction): Reason | null
}

const key = 'athanor.reader'

/** The reader of this device. Every press is written down, so that nothing is lost by a reload. */
export function createReaderStore(store: KeyValueStore, randomSecret: () => string) {
  const kept = readSession(readJson(store, key))
  return createStore<ReaderStore>()((set, get) => {
    const take = (result: DeskResult): Reason | null => {
      if (!result.ok) return result.reason
      store.setItem(key, JSON.stringify(result.desk.session))
      set({ desk: result.desk })
      return null
    }
    return {
      desk: kept === null ? null : deskOf(kept),
      startNew(variant, scheme) {
        const { code } = newGame(seededChance(randomSecret()).at(0).stream('code'), scheme)
        take(beginSession(randomSecret(), variant, { code }))
      },
      begin: (variant, beginning) => take(beginSession(randomSecret(), variant, beginning)),
      press(action) {
        const { desk } = get()
        return desk === null ? { id: 'alchemy.reject.readerNoGame' } : take(press(desk, action))
      },
    }
  })
}
