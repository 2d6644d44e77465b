import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { Timer } from '@athanor/ui/Timer.tsx'
import { Tray } from '@athanor/ui/Tray.tsx'
import { sayWith } from '@athanor/ui/words/words.tsx'
import type { ReactNode } from 'react'
import type { PlayProps } from './gameClient.ts'
import type { TableSeat } from './tableSource.ts'
import { useWords } from './words.ts'

interface WaitingProps extends Pick<PlayProps<never>, 'since' | 'live'> {
  readonly over: boolean
  /** Whom the table waits for; undefined while one's own move is being carried out or acted out. */
  readonly seat: TableSeat | undefined
  /** What a game says of those who come after. */
  readonly children?: ReactNode
}

/** Nothing is asked of me now: who is thinking, and since when. */
export function Waiting({ over, seat, since, live, children }: WaitingProps) {
  const words = useWords()
  if (over) return <Tray title={words.say('web.table.over')} question="" active={false} />
  if (seat === undefined) return <Tray title={words.say('web.table.moment')} question="" active={false} />
  const player = seat.name
  const pictures = { player: <PlayerName name={player} colour={seat.colour} /> }
  return (
    <Tray
      title={words.say('web.table.theirTurn', { player })}
      active={false}
      question={
        <>
          {seat.inLine === undefined
            ? sayWith(words, seat.bot === null ? 'web.table.waitPlayer' : 'web.table.waitBot', { player }, pictures)
            : sayWith(words, 'web.table.waitInLine', { player, place: seat.inLine }, pictures)}{' '}
          {live && since > 0 && <Timer since={since} label={words.say('web.table.waitingFor')} />} {children}
        </>
      }
    />
  )
}
