import { type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { GameKey } from './gameClient.ts'

export interface ShortcutHandlers {
  onHelp(): void
  onUndo(): void
  onPane(pane: string): void
}

/** The pane that every table has besides those of its game. */
export const logPane = 'log'

/** The keys of every table; the decision is always seen, and what can be chosen for it may lie on the board. */
const places = [
  { code: 'KeyD', pane: null, target: ':is([data-decision], #decision) :is(button, input)' },
  { code: 'KeyL', pane: logPane, target: '#log ol' },
  { code: 'KeyC', pane: logPane, target: '#log input' },
] as const

/** Single keys that go to the parts of the table. They rest while somebody types. */
export function useShortcuts(
  container: RefObject<HTMLElement | null>,
  keys: readonly GameKey[],
  handlers: ShortcutHandlers,
): void {
  const latest = useRef(handlers)
  latest.current = handlers
  // In the layout phase: whoever sees the table can use its keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      if (event.key === '?') return latest.current.onHelp()
      if (event.code === 'KeyU') return latest.current.onUndo()
      const place = [...places, ...keys.map((key) => key.place)].find((each) => each?.code === event.code)
      if (place === undefined) return
      event.preventDefault()
      // The pane must be there before it can be focused, and the focus must have moved before the next key comes.
      const { pane } = place
      if (pane !== null) flushSync(() => latest.current.onPane(pane))
      container.current?.querySelector<HTMLElement>(place.target)?.focus()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [container, keys])
}

/** Whether keys belong to what has the focus: a text, a choice, a window. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, select, dialog *')
}
