import { useEffect, useState } from 'react'
import { browserStorage } from '../../app/browser.ts'
import { randomHex } from '../../lib/random.ts'
import type { Following } from './following.ts'
import type { KeptNotebook, NotebookContent } from './keptNotebook.ts'
import { isNotebook, notebookShelf } from './notebookShelf.ts'

export interface Notebooks {
  readonly all: readonly KeptNotebook[]
  readonly open: KeptNotebook | null
  choose(id: string): void
  /** Begins a new one and opens it. */
  begin(content: NotebookContent, follows?: Following): void
  change(change: Partial<NotebookContent & Pick<KeptNotebook, 'follows'>>): void
  remove(): void
}

/** The notebooks of this device, one of them open. `full` is called when there is no room for a change. */
export function useNotebooks(full: () => void): Notebooks {
  const [shelf] = useState(() => notebookShelf(browserStorage))
  const [all, setAll] = useState(() => shelf.list())
  const [chosen, setChosen] = useState(all[0]?.id ?? null)
  const open = all.find(({ id }) => id === chosen) ?? all[0] ?? null
  // Another window of this device may write too: what stands there is what is gone on from here.
  useEffect(() => {
    const reread = ({ key }: StorageEvent) => {
      if (key !== null && !isNotebook(key)) return
      const now = shelf.list()
      setAll((before) => [
        ...now.filter(({ id }) => before.every((each) => each.id !== id)),
        ...before.flatMap(({ id }) => now.find((each) => each.id === id) ?? []),
      ])
    }
    addEventListener('storage', reread)
    return () => removeEventListener('storage', reread)
  }, [shelf])
  const keep = (notebook: KeptNotebook) => {
    if (!shelf.save(notebook)) return full()
    // Places in the list do not change while one writes.
    const isNew = all.every(({ id }) => id !== notebook.id)
    setAll(isNew ? [notebook, ...all] : all.map((each) => (each.id === notebook.id ? notebook : each)))
    setChosen(notebook.id)
  }
  return {
    all,
    open,
    choose: setChosen,
    begin: (content, follows) =>
      keep({ ...content, id: randomHex(8), changedAt: Date.now(), follows: follows ?? null }),
    change(change) {
      if (open !== null) keep({ ...open, ...change, changedAt: Date.now() })
    },
    remove() {
      if (open === null) return
      shelf.remove(open.id)
      const left = all.filter(({ id }) => id !== open.id)
      setAll(left)
      setChosen(left[0]?.id ?? null)
    },
  }
}
