import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { stepFocus } from './stepFocus.ts'

export interface Roving {
  /** The one item that Tab reaches. */
  readonly current: number
  /** For every item: where it stands in the Tab order. */
  item(index: number): { readonly tabIndex: 0 | -1; readonly 'data-roving': number }
  /** For the element around the items: keys go about in it, and what is focused becomes the current one. */
  readonly group: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void
    onFocus(event: FocusEvent<HTMLElement>): void
  }
}

/**
 * Roving focus: a group of many things is one stop of the Tab key, and the arrow keys go about inside it. `columns`
 * tells how many items stand in a row at present.
 */
export function useRoving(count: number, columns: () => number): Roving {
  const [wanted, setWanted] = useState(0)
  const current = Math.min(wanted, Math.max(0, count - 1))
  return {
    current,
    item: (index) => ({ tabIndex: index === current ? 0 : -1, 'data-roving': index }),
    group: {
      onKeyDown(event) {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        const next = stepFocus(event.key, current, count, columns())
        if (next === null) return
        event.preventDefault()
        setWanted(next)
        event.currentTarget.querySelector<HTMLElement>(`[data-roving="${next}"]`)?.focus()
      },
      onFocus({ target }) {
        const index = target.closest<HTMLElement>('[data-roving]')?.dataset['roving']
        if (index !== undefined) setWanted(Number(index))
      },
    },
  }
}
