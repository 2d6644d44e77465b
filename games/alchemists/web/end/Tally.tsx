import type { ScoreSource } from '@athanor/alchemists'
import type { Outcome } from '@athanor/kernel'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { classes } from '@athanor/ui/lib/classes.ts'
import { signed } from '@athanor/ui/lib/withMinus.ts'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useWords } from '../words.ts'
import { pointsFrom } from './counting.ts'
import styles from './Spotlight.module.css'

const cx = classes(styles)

interface TallyProps {
  readonly source: ScoreSource
  readonly outcome: Outcome<ScoreSource>
  readonly seats: readonly TableSeat[]
}

/** A-364..A-369: one thing that is counted before the Big Revelation, and what it brings everybody. */
export function Tally({ source, outcome, seats }: TallyProps) {
  const { say } = useWords()
  return (
    <section className={cx('stage', 'tally')} aria-live="polite">
      <h2>{say(`alchemists.score.${source}`)}</h2>
      <ul className={cx('seals')}>
        {outcome.seats.map(({ seat, breakdown }) => {
          const points = pointsFrom(breakdown, [source])
          return (
            <li key={seat}>
              <WaxSeal colour={seats[seat]?.colour ?? ''} size={34} />
              <PlayerName name={seats[seat]?.name ?? ''} colour={seats[seat]?.colour ?? ''} />
              <b className={cx('points')} data-good={points > 0 || undefined} data-bad={points < 0 || undefined}>
                {signed(points)}
              </b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
