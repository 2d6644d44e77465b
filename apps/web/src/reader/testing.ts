import {
  beginSession,
  type DebunkVariant,
  type ReaderAction,
  type ReaderSnapshot,
  snapshotAfter,
} from '@athanor/alchemy/reader'

/** A game of the reader in which all this was pressed. */
export function snapshotOf(code: string, variant: DebunkVariant, ...actions: readonly ReaderAction[]): ReaderSnapshot {
  const begun = beginSession('ab'.repeat(32), variant, { code })
  if (!begun.ok) throw new Error(begun.reason.id)
  return actions.reduce((snapshot, action) => {
    const result = snapshotAfter(snapshot, action)
    if (!result.ok) throw new Error(`${action.kind}: ${result.reason.id}`)
    return result.snapshot
  }, begun.snapshot)
}
