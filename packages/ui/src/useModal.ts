import { type RefObject, useEffect } from 'react'
import { useHandler } from './lib/useHandler.ts'

/** Windows that are open, the uppermost last: only that one hears keys. */
const open: HTMLElement[] = []

const reachable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])'

/**
 * Puts an element over the page and keeps the focus in it. The browser's own way, `showModal`, makes everything behind it
 * inert and styles the whole page anew for that, 140 ms of a slow machine's time at a full table. Here nothing behind it
 * can be pressed because the element covers the window, nothing is read because it says `aria-modal`, and no key gets
 * there because of what follows.
 */
export function useModal(ref: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useHandler(onClose)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const before = document.activeElement
    element.showPopover()
    open.push(element)
    const isUppermost = () => open.at(-1) === element
    const listen = (event: KeyboardEvent) => {
      if (!isUppermost()) return
      if (event.key === 'Escape') {
        event.preventDefault()
        close()
      } else if (event.key === 'Tab') {
        const stops = stopsIn(element)
        const last = event.shiftKey ? stops[0] : stops.at(-1)
        if (event.target !== last && isInside(element, event.target)) return
        event.preventDefault()
        stops.at(event.shiftKey ? -1 : 0)?.focus()
      } else if (!isInside(element, event.target)) event.stopPropagation()
    }
    const keepFocus = (event: FocusEvent) => {
      if (isUppermost() && !isInside(element, event.target)) stopsIn(element)[0]?.focus()
    }
    document.addEventListener('keydown', listen, true)
    document.addEventListener('focusin', keepFocus)
    return () => {
      document.removeEventListener('keydown', listen, true)
      document.removeEventListener('focusin', keepFocus)
      open.splice(open.indexOf(element), 1)
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [ref, close])
}

/** What the Tab key stops at, in order. */
function stopsIn(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(reachable)].filter(
    (each) => each.checkVisibility() && !isOtherChoice(each),
  )
}

/** Of a group of choices the Tab key stops at the one that was made. */
function isOtherChoice(each: HTMLElement): boolean {
  if (!(each instanceof HTMLInputElement) || each.type !== 'radio' || each.checked) return false
  return document.querySelector(`input[type="radio"][name="${CSS.escape(each.name)}"]:checked`) !== null
}

function isInside(element: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target)
}
