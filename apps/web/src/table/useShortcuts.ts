import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

export interface ShortcutHandlers {
  onHelp(): void
  onUndo(): void
  onPane(pane: 'board' | 'lab' | 'rivals' | 'log'): void
}

/** Keys by their place on the keyboard, so that they are the same on a Russian one. */
const places = {
  KeyB: { pane: 'board', target: '#board [data-roving][tabindex="0"]' },
  KeyR: { pane: 'board', target: '[data-anchor="reserve"] [data-roving][tabindex="0"]' },
  KeyD: { pane: 'board', target: '#decision button, #decision input' },
  KeyL: { pane: 'log', target: '#log ol' },
  KeyC: { pane: 'log', target: '#log input' },
} as const

/** Single keys that go to the parts of the table. They rest while somebody types. */
export function useShortcuts(container: RefObject<HTMLElement | null>, handlers: ShortcutHandlers): void {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      if (event.key === '?') return latest.current.onHelp()
      if (event.code === 'KeyU') return latest.current.onUndo()
      const place = event.code in places ? places[event.code as keyof typeof places] : undefined
      if (place === undefined) return
      event.preventDefault()
      // The pane must be there before it can be focused, and the focus must have moved before the next key comes.
      flushSync(() => latest.current.onPane(place.pane))
      container.current?.querySelector<HTMLElement>(place.target)?.focus()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [container])
}

/** Whether keys belong to what has the focus: a text, a choice, a window. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, select, dialog *')
}
