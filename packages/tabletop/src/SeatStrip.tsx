import type { Seat } from '@athanor/kernel'
import { CountUp } from '@athanor/ui/CountUp.tsx'
import { playerPaint } from '@athanor/ui/playerColours.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import type { ReactNode } from 'react'
import type { PlayersInSight } from './gameClient.ts'
import { BotMark } from './SeatMarks.tsx'
import styles from './SeatStrip.module.css'
import { useWords } from './words.ts'

export interface SeatStripProps extends Pick<PlayersInSight, 'seats' | 'viewer'> {
  /** What the numbers are. */
  readonly label: string
  /** Whom the table waits for. */
  asked(seat: Seat): boolean
  points(seat: Seat): number
  /** Opens what more there is to know of a seat. */
  onOpen?: ((seat: Seat) => void) | undefined
  /** What stands at its end, as further entries. */
  readonly children?: ReactNode
}

/** Everybody on a narrow screen: seal, name and points in one line. */
export function SeatStrip({ label, seats, viewer, asked, points, onOpen, children }: SeatStripProps) {
  const { say } = useWords()
  return (
    <ul className={styles['strip']} aria-label={label}>
      {seats.map((seat, number) => {
        const inside = (
          <>
            <WaxSeal colour={seat.colour} size={22} />
            <span className={styles['name']} style={playerPaint(seat.colour)} title={seat.name}>
              {viewer === number ? say('web.seat.you') : seat.name}
            </span>
            <span className={styles['points']}>
              <CountUp value={points(number)} />
            </span>
            {seat.bot !== null && (
              <span className={styles['bot']}>
                <BotMark bot={seat.bot} />
              </span>
            )}
          </>
        )
        return (
          <li
            key={seat.colour}
            className={styles['seat']}
            data-anchor={`strip:${number}`}
            data-turn={asked(number) || undefined}
            data-own={viewer === number || undefined}
          >
            {onOpen === undefined ? (
              <span className={styles['inside']}>{inside}</span>
            ) : (
              <button
                type="button"
                className={`${styles['inside']} ${styles['opens']}`}
                aria-haspopup="dialog"
                onClick={() => onOpen(number)}
              >
                <span className="visually-hidden">{say('web.seat.details', { player: seat.name })}</span>
                {inside}
              </button>
            )}
          </li>
        )
      })}
      {children}
    </ul>
  )
}
