import { type RefObject, useEffect } from 'react'
import { useHandler } from '../lib/useHandler.ts'

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
    let backwards = false
    const isUppermost = () => open.at(-1) === element
    const listen = (event: KeyboardEvent) => {
      if (!isUppermost()) return
      backwards = event.shiftKey
      if (event.key === 'Escape') {
        event.preventDefault()
        close()
      } else if (!isInside(element, event.target)) event.stopPropagation()
    }
    const keepFocus = (event: FocusEvent) => {
      if (!isUppermost() || isInside(element, event.target)) return
      const all = [...element.querySelectorAll<HTMLElement>(reachable)].filter((each) => each.checkVisibility())
      all.at(backwards ? -1 : 0)?.focus()
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

function isInside(element: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target)
}
