import { randomHex } from '@athanor/ui/lib/random.ts'
import { browserStorage } from '@athanor/ui/settings/browser.ts'
import { useEffect, useRef, useState } from 'react'
import type { Following } from './following.ts'
import type { KeptNotebook, NotebookContent } from './keptNotebook.ts'
import { isNotebook, notebookShelf } from './notebookShelf.ts'

export interface Notebooks {
  readonly all: readonly KeptNotebook[]
  readonly open: KeptNotebook | null
  /** The open one as it is kept by now: what was just written may not be drawn yet. */
  newest(): KeptNotebook | null
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
  const open = opened(all, chosen)
  // Changes may follow each other faster than they are drawn; each goes on from the one before.
  const kept = useRef({ all, chosen })
  const put = (next: readonly KeptNotebook[], id = kept.current.chosen) => {
    kept.current = { all: next, chosen: id }
    setAll(next)
    setChosen(id)
  }
  const newest = () => opened(kept.current.all, kept.current.chosen)
  // Another window of this device may write too: what stands there is what is gone on from here.
  useEffect(() => {
    const reread = ({ key }: StorageEvent) => {
      if (key !== null && !isNotebook(key)) return
      const now = shelf.list()
      const before = kept.current.all
      kept.current.all = [
        ...now.filter(({ id }) => before.every((each) => each.id !== id)),
        ...before.flatMap(({ id }) => now.find((each) => each.id === id) ?? []),
      ]
      setAll(kept.current.all)
    }
    addEventListener('storage', reread)
    return () => removeEventListener('storage', reread)
  }, [shelf])
  const keep = (notebook: KeptNotebook) => {
    if (!shelf.save(notebook)) return full()
    // Places in the list do not change while one writes.
    const before = kept.current.all
    const isNew = before.every(({ id }) => id !== notebook.id)
    put(isNew ? [notebook, ...before] : before.map((each) => (each.id === notebook.id ? notebook : each)), notebook.id)
  }
  return {
    all,
    open,
    newest,
    choose: (id) => put(kept.current.all, id),
    begin: (content, follows) =>
      keep({ ...content, id: randomHex(8), changedAt: Date.now(), follows: follows ?? null }),
    change(change) {
      const now = newest()
      if (now !== null) keep({ ...now, ...change, changedAt: Date.now() })
    },
    remove() {
      if (open === null) return
      shelf.remove(open.id)
      const left = kept.current.all.filter(({ id }) => id !== open.id)
      put(left, left[0]?.id ?? null)
    },
  }
}

function opened(all: readonly KeptNotebook[], chosen: string | null): KeptNotebook | null {
  return all.find(({ id }) => id === chosen) ?? all[0] ?? null
}
