import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Airspace } from './airspace.ts'
import styles from './Flights.module.css'

/** Draws what travels from place to place. Decoration: the same is told in sentences. */
export function Flights({ airspace }: { readonly airspace: Airspace }) {
  const flying = useSyncExternalStore(airspace.subscribe, airspace.getFlying)
  const elements = useRef(new Map<number, HTMLElement>())
  const begun = useRef(new Set<number>())
  useLayoutEffect(() => {
    const fresh = flying.filter(({ number }) => !begun.current.has(number))
    if (fresh.length === 0) return
    // All places are read before anything moves: reading after writing would lay the page out again for each.
    const centreOf = readPlaces()
    const courses = fresh.map((flight) => ({ flight, from: centreOf(flight.from), to: centreOf(flight.to) }))
    for (const { flight, from, to } of courses) {
      begun.current.add(flight.number)
      const land = () => {
        begun.current.delete(flight.number)
        airspace.land(flight.number)
      }
      const element = elements.current.get(flight.number)
      if (element === undefined || from === null || to === null) queueMicrotask(land)
      else travel(element, from, to, flight).onfinish = land
    }
  }, [flying, airspace])
  return (
    <div className={styles['sky']} aria-hidden>
      {flying.map(({ number, picture }) => (
        <div
          key={number}
          className={styles['traveller']}
          ref={(element) => {
            if (element === null) elements.current.delete(number)
            else elements.current.set(number, element)
          }}
        >
          {picture}
        </div>
      ))}
    </div>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

function travel(element: HTMLElement, from: Point, to: Point, { time, delay }: { time: number; delay: number }) {
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 }
  const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
  return element.animate(
    [
      { transform: at(from, 0.8), opacity: 0 },
      { transform: at(from, 1), opacity: 1, offset: 0.1 },
      { transform: at(middle, 1.25), opacity: 1, offset: 0.55 },
      { transform: at(to, 0.9), opacity: 1 },
    ],
    { duration: time, delay, easing: 'ease-in-out', fill: 'both' },
  )
}

/** Where the places of the table are now: the middle of the first of some that is on the screen. */
function readPlaces(): (places: readonly string[]) => Point | null {
  const named = new Map<string, Element[]>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const name = element.dataset['anchor'] ?? ''
    named.set(name, [...(named.get(name) ?? []), element])
  }
  return (places) => {
    for (const element of places.flatMap((place) => named.get(place) ?? [])) {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 }
    }
    return null
  }
}
