import type { Space } from '@athanor/alchemists'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from 'react'

/** So far a pointer may stray and its press stays a press. */
const slack = 7

export type Grab = (event: ReactPointerEvent<HTMLElement>, from: Space | null) => void

export interface CubeDrag {
  /** The cube under the pointer. It is moved by hand: nothing is drawn again while a cube is on its way. */
  readonly ghost: RefObject<HTMLSpanElement | null>
  /** A pointer goes down on a cube, of a space or not yet on any. */
  readonly grab: Grab
}

/** Cubes of a plan are dragged from space to space by mouse, pen or finger. */
export function useCubeDrag(onDrop: (from: Space | null, to: Space | null) => void): CubeDrag {
  const ghost = useRef<HTMLSpanElement>(null)
  const grab = useHandler((down: ReactPointerEvent<HTMLElement>, from: Space | null) => {
    if (down.button !== 0) return
    const { pointerId, clientX, clientY } = down
    const over = new AbortController()
    let dragged = false
    let target: Element | null = null
    const point = (element: Element | null) => {
      if (element === target) return
      target?.removeAttribute('data-drop')
      element?.setAttribute('data-drop', '')
      target = element
    }
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return
      dragged ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > slack
      if (!dragged || ghost.current === null) return
      ghost.current.hidden = false
      ghost.current.style.translate = `${event.clientX}px ${event.clientY}px`
      point(document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-anchor^="space:"]') ?? null)
    }
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return
      const to = spaceOf(target)
      over.abort()
      point(null)
      if (ghost.current !== null) ghost.current.hidden = true
      if (!dragged || event.type === 'pointercancel') return
      swallowClick()
      if (to !== from) onDrop(from, to)
    }
    const { signal } = over
    // Words that the pointer passes are not marked, and nothing else is dragged along.
    addEventListener('selectstart', (event) => event.preventDefault(), { signal })
    addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', end, { signal })
    addEventListener('pointercancel', end, { signal })
  })
  return { ghost, grab }
}

function spaceOf(element: Element | null): Space | null {
  const [, space] = element?.getAttribute('data-anchor')?.split(':') ?? []
  return space === undefined ? null : (space as Space)
}

/** Letting go of what was dragged is no press. */
function swallowClick(): void {
  const soon = new AbortController()
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: soon.signal })
  setTimeout(() => soon.abort())
}
