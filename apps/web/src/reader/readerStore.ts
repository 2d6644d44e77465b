import { type CodeScheme, newGame } from '@athanor/alchemy'
import {
  beginSession,
  type DebunkVariant,
  type ReaderAction,
  type ReaderSnapshot,
  readSession,
  type SessionBeginning,
  type SnapshotResult,
  snapshotAfter,
  snapshotOf,
} from '@athanor/alchemy/reader'
import { type Reason, seededChance } from '@athanor/kernel'
import { type KeyValueStore, readJson } from '@athanor/ui/settings/storage.ts'
import { createStore } from 'zustand/vanilla'

export interface ReaderStore {
  /** The game on this device; null before the first one. */
  readonly snapshot: ReaderSnapshot | null
  /** a game that nobody has seen before. */
  startNew(variant: DebunkVariant, scheme: CodeScheme): void
  /** a game that somebody has begun elsewhere. Says why not, if it cannot be. */
  begin(variant: DebunkVariant, beginning: SessionBeginning): Reason | null
  press(action: ReaderAction): Reason | null
  /** Takes up what another window of this device has written down. */
  reread(): void
}

export const readerKey = 'athanor.reader'

/** The reader of this device. Every press is written down, so that nothing is lost by a reload. */
export function createReaderStore(store: KeyValueStore, randomSecret: () => string) {
  const keptSnapshot = () => {
    const kept = readSession(readJson(store, readerKey))
    return kept === null ? null : snapshotOf(kept)
  }
  return createStore<ReaderStore>()((set, get) => {
    const take = (result: SnapshotResult): Reason | null => {
      if (!result.ok) return result.reason
      store.setItem(readerKey, JSON.stringify(result.snapshot.session))
      set({ snapshot: result.snapshot })
      return null
    }
    const begin = (variant: DebunkVariant, beginning: SessionBeginning): Reason | null => {
      const result = beginSession(randomSecret(), variant, beginning)
      // whoever has used the camera goes on using it.
      const isScanning = get().snapshot?.state.selection === 'camera'
      return take(
        result.ok && isScanning
          ? snapshotAfter(result.snapshot, { kind: 'setSelection', selection: 'camera' })
          : result,
      )
    }
    return {
      snapshot: keptSnapshot(),
      startNew(variant, scheme) {
        const { code } = newGame(seededChance(randomSecret()).at(0).stream('code'), scheme)
        begin(variant, { code })
      },
      begin,
      press(action) {
        const { snapshot } = get()
        return snapshot === null ? { id: 'alchemy.reject.readerNoGame' } : take(snapshotAfter(snapshot, action))
      },
      reread: () => set({ snapshot: keptSnapshot() }),
    }
  })
}
