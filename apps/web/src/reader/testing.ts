import { beginSession, type DebunkVariant, type Desk, deskAfter, type ReaderAction } from '@athanor/alchemy/reader'

/** A game of the reader in which all this was pressed. */
export function deskOf(code: string, variant: DebunkVariant, ...actions: readonly ReaderAction[]): Desk {
  const begun = beginSession('ab'.repeat(32), variant, { code })
  if (!begun.ok) throw new Error(begun.reason.id)
  return actions.reduce((desk, action) => {
    const result = deskAfter(desk, action)
    if (!result.ok) throw new Error(`${action.kind}: ${result.reason.id}`)
    return result.desk
  }, begun.desk)
}
