import { icon as crownArt } from 'virtual:icon/laurel-crown'
import type { Outcome } from '@athanor/kernel'
import { useWords } from '../../app/words.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { WaxSeal } from '../../ui/WaxSeal.tsx'
import type { TableSeat } from '../tableSource.ts'
import styles from './Winner.module.css'

export interface WinnerProps {
  readonly outcome: Outcome
  readonly seats: readonly TableSeat[]
  sentence(won: { readonly winners: string; readonly count: number; readonly total: number }): string
  /** Why others with as many points did not win, where the rules have a reason for it. */
  readonly tieBreak?: string
}

/** The seals of whoever won, crowned, and a sentence about it. */
export function Winner({ outcome, seats, sentence, tieBreak }: WinnerProps) {
  const words = useWords()
  const winners = outcome.seats.filter(({ place }) => place === 1)
  const total = winners[0]?.total ?? 0
  const level = outcome.seats.filter((each) => each.total === total)
  return (
    <section className={styles['winner']} aria-live="polite">
      {winners.map(({ seat }) => (
        <span key={seat} className={styles['seal']}>
          <WaxSeal colour={seats[seat]?.colour ?? ''} size={92} />
          <Icon art={crownArt} />
        </span>
      ))}
      <p>
        {sentence({
          winners: words.list(winners.map(({ seat }) => seats[seat]?.name ?? '')),
          count: winners.length,
          total,
        })}
        {tieBreak !== undefined && level.length > winners.length && <small>{tieBreak}</small>}
      </p>
    </section>
  )
}
