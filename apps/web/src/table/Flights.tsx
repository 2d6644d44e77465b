import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Airspace, Flying } from './airspace.ts'
import styles from './Flights.module.css'

/** Draws what travels from place to place. Decoration: the same is told in sentences. */
export function Flights({ airspace }: { readonly airspace: Airspace }) {
  const flying = useSyncExternalStore(airspace.subscribe, airspace.getFlying)
  return (
    <div className={styles['sky']} aria-hidden>
      {flying.map((flight) => (
        <Traveller key={flight.number} flight={flight} onLand={() => airspace.land(flight.number)} />
      ))}
    </div>
  )
}

interface TravellerProps {
  readonly flight: Flying
  onLand(): void
}

function Traveller({ flight, onLand }: TravellerProps): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const land = useRef(onLand)
  useEffect(() => {
    const from = centreOf(flight.from)
    const to = centreOf(flight.to)
    if (element.current === null || from === null || to === null) {
      land.current()
      return
    }
    const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 }
    const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
    const animation = element.current.animate(
      [
        { transform: at(from, 0.8), opacity: 0 },
        { transform: at(from, 1), opacity: 1, offset: 0.1 },
        { transform: at(middle, 1.25), opacity: 1, offset: 0.55 },
        { transform: at(to, 0.9), opacity: 1 },
      ],
      { duration: flight.time, delay: flight.delay, easing: 'ease-in-out', fill: 'backwards' },
    )
    animation.onfinish = () => land.current()
    return () => animation.cancel()
  }, [flight])
  return (
    <div ref={element} className={styles['traveller']}>
      {flight.picture}
    </div>
  )
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of the first of these places that is on the screen. */
function centreOf(places: readonly string[]): Point | null {
  for (const place of places) {
    for (const element of document.querySelectorAll(`[data-anchor="${place}"]`)) {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 }
    }
  }
  return null
}
