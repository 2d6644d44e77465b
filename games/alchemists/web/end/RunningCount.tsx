import type { ScoreSource } from '@athanor/alchemists'
import type { Outcome } from '@athanor/kernel'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { CountUp } from '@athanor/ui/CountUp.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { playerPaint } from '@athanor/ui/playerColours.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useWords } from '../words.ts'
import { pointsFrom } from './counting.ts'
import styles from './RunningCount.module.css'
import type { TruthVerdict } from './verdicts.ts'

interface CountProps {
  /** What has been counted so far. */
  readonly counted: readonly ScoreSource[]
  readonly outcome: Outcome<ScoreSource>
  /** Those that lie open. */
  readonly verdicts: readonly TruthVerdict[]
  readonly seats: readonly TableSeat[]
}

/** A-363..A-369, A-371: what was counted before, and the seals that have been turned over since. */
export function RunningCount({ counted, outcome, verdicts, seats }: CountProps) {
  const { say } = useWords()
  const totals = outcome.seats.map(({ seat, breakdown }) => {
    const turned = verdicts.flatMap(({ seals }) => seals.filter((each) => each.seat === seat))
    return turned.reduce((sum, { points }) => sum + points, pointsFrom(breakdown, counted))
  })
  const most = Math.max(1, ...totals, ...outcome.seats.map(({ total }) => total))
  return (
    <ul className={styles['count']} aria-label={say('web.alchemists.total')}>
      {outcome.seats.map(({ seat }, place) => (
        <li key={seat} style={playerPaint(seats[seat]?.colour ?? '')}>
          <WaxSeal colour={seats[seat]?.colour ?? ''} size={26} />
          <PlayerName name={seats[seat]?.name ?? ''} colour={seats[seat]?.colour ?? ''} />
          <span className={styles['rail']} aria-hidden>
            <span style={{ transform: `scaleX(${Math.max(0, totals[place] ?? 0) / most})` }} />
          </span>
          <b>
            <CountUp value={totals[place] ?? 0} />
          </b>
        </li>
      ))}
    </ul>
  )
}
