import type { Seat } from '@athanor/kernel'
import { SeatBadge } from '@athanor/ui/SeatBadge.tsx'
import type { ReactNode } from 'react'
import type { PlayersInSight } from './gameClient.ts'
import styles from './SeatCards.module.css'
import { SeatMarks } from './SeatMarks.tsx'
import { useWords } from './words.ts'

export interface SeatCardsProps extends Pick<PlayersInSight, 'seats' | 'viewer'> {
  /** Places of the table that the reader points at in the log. */
  readonly lit: readonly string[]
  /** How a game lets them share the room: a class for the list. */
  readonly look?: string | undefined
  /** In the order of play, where that is not the order of the seats. */
  readonly order?: readonly Seat[]
  /** Whom the table waits for. */
  asked(seat: Seat): boolean
  /** What a game says of a seat behind its name, below it, and what it is at. */
  marks?(seat: Seat): ReactNode
  facts(seat: Seat): ReactNode
  note(seat: Seat): ReactNode
  /** Opens what more there is to know of a seat: its seal is pressed for it. */
  onOpen?: ((seat: Seat) => void) | undefined
}

/** Everybody at the table at a glance. */
export function SeatCards({ seats, viewer, lit, look = '', order, asked, marks, facts, note, onOpen }: SeatCardsProps) {
  const { say } = useWords()
  return (
    <ul className={`${styles['seats']} ${look}`} aria-label={say('web.table.players')}>
      {(order ?? [...seats.keys()]).map((number) => {
        const seat = seats[number]
        return seat === undefined ? null : (
          <li key={seat.colour} data-anchor={`seat:${number}`} data-lit={lit.includes(`seat:${number}`) || undefined}>
            <SeatBadge
              name={seat.name}
              colour={seat.colour}
              turn={asked(number)}
              away={!seat.present}
              marks={
                <>
                  <SeatMarks seat={seat} own={viewer === number} />
                  {marks?.(number)}
                </>
              }
              facts={facts(number)}
              note={note(number)}
              {...(onOpen === undefined
                ? {}
                : { opens: { label: say('web.seat.details', { player: seat.name }), open: () => onOpen(number) } })}
            />
          </li>
        )
      })}
    </ul>
  )
}
