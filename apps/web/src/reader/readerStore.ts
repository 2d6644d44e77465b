import { type CodeScheme, newGame } from '@athanor/alchemy'
import {
  type Beginning,
  beginSession,
  type DebunkVariant,
  type Desk,
  type DeskResult,
  deskAfter,
  deskOf,
  type ReaderAction,
  readSession,
} from '@athanor/alchemy/reader'
import { type Reason, seededChance } from '@athanor/kernel'
import { createStore } from 'zustand/vanilla'
import { type KeyValueStore, readJson } from '../app/storage.ts'

export interface ReaderStore {
  /** The game on this device; null before the first one. */
  readonly desk: Desk | null
  /** a game that nobody has seen before. */
  startNew(variant: DebunkVariant, scheme: CodeScheme): void
  /** a game that somebody has begun elsewhere. Says why not, if it cannot be. */
  begin(variant: DebunkVariant, beginning: Beginning): Reason | null
  press(action: ReaderAction): Reason | null
  /** Takes up what another window of this device has written down. */
  reread(): void
}

export const readerKey = 'athanor.reader'

/** The reader of this device. Every press is written down, so that nothing is lost by a reload. */
export function createReaderStore(store: KeyValueStore, randomSecret: () => string) {
  const keptDesk = () => {
    const kept = readSession(readJson(store, readerKey))
    return kept === null ? null : deskOf(kept)
  }
  return createStore<ReaderStore>()((set, get) => {
    const take = (result: DeskResult): Reason | null => {
      if (!result.ok) return result.reason
      store.setItem(readerKey, JSON.stringify(result.desk.session))
      set({ desk: result.desk })
      return null
    }
    const begin = (variant: DebunkVariant, beginning: Beginning): Reason | null => {
      const result = beginSession(randomSecret(), variant, beginning)
      // whoever has used the camera goes on using it.
      const isScanning = get().desk?.state.selection === 'camera'
      return take(
        result.ok && isScanning ? deskAfter(result.desk, { kind: 'setSelection', selection: 'camera' }) : result,
      )
    }
    return {
      desk: keptDesk(),
      startNew(variant, scheme) {
        const { code } = newGame(seededChance(randomSecret()).at(0).stream('code'), scheme)
        begin(variant, { code })
      },
      begin,
      press(action) {
        const { desk } = get()
        return desk === null ? { id: 'alchemy.reject.readerNoGame' } : take(deskAfter(desk, action))
      },
      reread: () => set({ desk: keptDesk() }),
    }
  })
}
