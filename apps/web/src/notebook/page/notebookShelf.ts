import { type KeyValueStore, keysOf, readJson } from '@athanor/ui/settings/storage.ts'
import { readFollowing } from './following.ts'
import { exported, importedNotebook, type KeptNotebook, type NotebookContent } from './keptNotebook.ts'

const prefix = 'athanor.notebook.'

/** Whether a key of the browser's storage is a notebook's. */
export function isNotebook(key: string): boolean {
  return key.startsWith(prefix)
}

/** The notebooks of this device. */
export interface NotebookShelf {
  /** The one that was changed last first. */
  list(): readonly KeptNotebook[]
  /** False when there is no room for it. */
  save(notebook: KeptNotebook): boolean
  remove(id: string): void
}

export function notebookShelf(store: KeyValueStore): NotebookShelf {
  return {
    list: () =>
      keysOf(store)
        .filter(isNotebook)
        .flatMap((key) => kept(key.slice(prefix.length), readJson(store, key)) ?? [])
        .sort((one, other) => other.changedAt - one.changedAt),
    save(notebook) {
      try {
        const { id, changedAt, follows } = notebook
        store.setItem(prefix + id, JSON.stringify({ ...exported(notebook), changedAt, follows }))
        return true
      } catch {
        return false
      }
    },
    remove: (id) => store.removeItem(prefix + id),
  }
}

function kept(id: string, value: unknown): KeptNotebook | undefined {
  const content: NotebookContent | undefined = importedNotebook(value)
  if (content === undefined) return undefined
  const { changedAt, follows } = value as { readonly changedAt?: unknown; readonly follows?: unknown }
  return { ...content, id, changedAt: typeof changedAt === 'number' ? changedAt : 0, follows: readFollowing(follows) }
}
