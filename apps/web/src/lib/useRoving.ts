import { type KeyboardEvent, useState } from 'react'
import { stepFocus } from './stepFocus.ts'

export interface Roving {
  /** The one item that Tab reaches. */
  readonly current: number
  /** For every item: where it stands in the Tab order, and how it becomes the current one. */
  item(index: number): { readonly tabIndex: 0 | -1; onFocus(): void; readonly 'data-roving': number }
  /** For the element around the items. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
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
    item: (index) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setWanted(index),
      'data-roving': index,
    }),
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const next = stepFocus(event.key, current, count, columns())
      if (next === null) return
      event.preventDefault()
      setWanted(next)
      event.currentTarget.querySelector<HTMLElement>(`[data-roving="${next}"]`)?.focus()
    },
  }
}
