import type { Fact } from '@athanor/alchemy'
import type { ReactNode } from 'react'
import { FactLine } from './FactLine.tsx'
import styles from './Notebook.module.css'

interface FactListProps {
  readonly facts: readonly Fact[]
  /** Which of them, as places in the list; all where nothing is said. */
  readonly places?: readonly number[]
  readonly label: string
  /** A fact that somebody points at, and null when nobody does any more. */
  onPoint(place: number | null): void
  /** Beside each. */
  after?(place: number): ReactNode
}

/** Facts in words; each lights up in the notebook while it is pointed at or focused. */
export function FactList({ facts, places = facts.map((_, place) => place), label, onPoint, after }: FactListProps) {
  return (
    <ol className={styles['facts']} aria-label={label}>
      {places.map((place) => {
        const fact = facts[place]
        if (fact === undefined) return null
        return (
          <li
            key={place}
            onPointerEnter={() => onPoint(place)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(place)}
            onBlur={() => onPoint(null)}
          >
            <FactLine fact={fact} />
            {after?.(place)}
          </li>
        )
      })}
    </ol>
  )
}
