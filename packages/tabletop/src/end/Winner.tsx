import { icon as crownArt } from 'virtual:icon/laurel-crown'
import type { Outcome, Viewer } from '@athanor/kernel'
import { Icon } from '@athanor/ui/Icon.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import type { ReactNode } from 'react'
import type { TableSeat } from '../tableSource.ts'
import { useWords } from '../words.ts'
import styles from './Winner.module.css'

export interface WinnerProps {
  readonly outcome: Outcome
  readonly seats: readonly TableSeat[]
  /** Who reads: a player is told of the own place too. */
  readonly viewer: Viewer
  sentence(won: { readonly winners: string; readonly count: number; readonly total: number }): string
  /** Why others with as many points did not win, where the rules have a reason for it. */
  readonly tieBreak?: string
  /** What comes next: once more, or from the start. */
  readonly children?: ReactNode
}

/** The seals of whoever won, crowned, and a sentence about it. */
export function Winner({ outcome, seats, viewer, sentence, tieBreak, children }: WinnerProps) {
  const words = useWords()
  const winners = outcome.seats.filter(({ place }) => place === 1)
  const total = winners[0]?.total ?? 0
  const level = outcome.seats.filter((each) => each.total === total)
  const own = ownPlace(outcome, viewer)
  return (
    <section className={styles['winner']} aria-live="polite">
      {winners.map(({ seat }) => (
        <span key={seat} className={styles['seal']}>
          <WaxSeal colour={seats[seat]?.colour ?? ''} size={76} />
          <Icon art={crownArt} />
        </span>
      ))}
      <p>
        {sentence({
          winners: words.list(winners.map(({ seat }) => seats[seat]?.name ?? '')),
          count: winners.length,
          total,
        })}
        {own !== null && <strong className={styles['own']}>{words.say('web.end.own', own)}</strong>}
        {tieBreak !== undefined && level.length > winners.length && <small>{tieBreak}</small>}
      </p>
      {children !== undefined && <span className={styles['next']}>{children}</span>}
    </section>
  )
}

interface OwnPlace {
  readonly place: number
  readonly won: 'alone' | 'shared' | 'no'
  /** Points between me and whoever is next in the way of victory. */
  readonly points: number
}

/** Where I ended, and by how much; null for spectators and for whoever played alone. */
function ownPlace({ seats }: Outcome, viewer: Viewer): OwnPlace | null {
  const own = seats.find(({ seat }) => seat === viewer)
  if (own === undefined || seats.length < 2) return null
  const others = seats.filter(({ seat }) => seat !== viewer)
  const best = Math.max(...others.map(({ total }) => total))
  const isShared = others.some(({ place }) => place === 1)
  return {
    place: own.place,
    won: own.place > 1 ? 'no' : isShared ? 'shared' : 'alone',
    points: Math.abs(own.total - best),
  }
}
