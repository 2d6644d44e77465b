import type { TableInfo, WatchedTable } from '@athanor/protocol'
import { useWords } from '../app/words.tsx'
import { lateSeats } from '../clock/runningClocks.ts'
import { nameAt } from '../net/seatName.ts'
import { server, useReadable } from '../net/server.ts'
import { Button } from '../ui/Button.tsx'
import { standInOf } from './standIn.ts'
import styles from './TableNotice.module.css'
import { useAsk } from './useAsk.ts'

interface TableNoticeProps {
  readonly watched: WatchedTable
  readonly table: TableInfo
  /** The bots of the game, weakest first. */
  readonly bots: readonly string[]
}

/** What the table must know besides the game: a lost connection, somebody away, a bot that stands in. */
export function TableNotice({ watched, table, bots }: TableNoticeProps) {
  const words = useWords()
  const { say } = words
  const ask = useAsk()
  const status = useReadable(server().status)
  const { you } = watched
  const name = (seat: number) => nameAt(table, seat, words)
  if (watched.phase === 'behind' || status !== 'online') {
    return (
      <p className={styles['notice']} data-tone="warn" role="status">
        {say(status === 'outdated' ? 'web.net.outdated' : 'web.net.reconnecting')}
      </p>
    )
  }
  if (table.status !== 'running') return null
  const own = you === null ? undefined : table.seats[you]
  if (own?.holder === 'person' && own.bot !== null) {
    return (
      <div className={styles['notice']} role="status">
        {say('web.room.standIn')}
        <Button onClick={() => void ask('resume', { table: table.id })}>{say('web.room.resume')}</Button>
      </div>
    )
  }
  const [vote] = table.proposals
  if (vote !== undefined && you !== null && vote.seat !== you) {
    const open = vote.missing.includes(you)
    return (
      <div className={styles['notice']} role="status">
        {say(open ? 'web.room.vote' : 'web.room.voted', { player: name(vote.seat) })}
        {open && (
          <>
            <Button look="primary" onClick={() => void ask('vote', { table: table.id, seat: vote.seat, agree: true })}>
              {say('web.room.agree')}
            </Button>
            <Button onClick={() => void ask('vote', { table: table.id, seat: vote.seat, agree: false })}>
              {say('web.room.disagree')}
            </Button>
          </>
        )}
      </div>
    )
  }
  const late = lateSeats(table, performance.now())
  // Where a clock runs, it alone says who is waited for too long.
  const away = table.seats.findIndex(
    ({ holder, present, bot }, seat) =>
      holder === 'person' && bot === null && seat !== you && (table.clock === null ? !present : late.includes(seat)),
  )
  if (away < 0 || you === null) return null
  const bot = standInOf(bots)
  return (
    <div className={styles['notice']} role="status">
      {say(table.clock === null ? 'web.room.away' : 'web.clock.late', { player: name(away) })}
      <Button onClick={() => void ask('propose', { table: table.id, seat: away, bot })}>
        {say('web.room.propose')}
      </Button>
    </div>
  )
}
