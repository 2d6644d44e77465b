import { botName } from '@athanor/narration'
import type { Nudge, TableInfo, WatchedTable } from '@athanor/protocol'
import { useWords, type Words } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import type { ReactNode } from 'react'
import { HouseNotice } from '../net/HouseNotice.tsx'
import { nameAt } from '../net/seatName.ts'
import { server, useReadable } from '../net/server.ts'
import { standInOf } from '../setup/standIn.ts'
import { noticeFor, type PlayerNotice } from './playerNotice.ts'
import styles from './TableNotice.module.css'
import { type SendCommand, useAsk } from './useAsk.ts'
import { VoteQuestion } from './VoteQuestion.tsx'

interface TableNoticeProps {
  readonly watched: WatchedTable
  readonly table: TableInfo
  /** The bots of the game, weakest first. */
  readonly bots: readonly string[]
}

/** What the table must know besides the game: what the host tells everybody, and how things stand here. */
export function TableNotice(props: TableNoticeProps) {
  return (
    <>
      <HouseNotice className={styles['notice']} />
      <NoticeOfTable {...props} />
    </>
  )
}

/** A lost connection, somebody who keeps the others waiting, a vote, a bot that stands in. */
function NoticeOfTable({ watched, table, bots }: TableNoticeProps) {
  const words = useWords()
  const ask = useAsk()
  const status = useReadable(server().status)
  const { you } = watched
  if (watched.phase === 'behind' || status !== 'online') {
    return (
      <p className={styles['notice']} data-tone="warn" role="status">
        {words.say(status === 'outdated' ? 'web.net.outdated' : 'web.net.reconnecting')}
      </p>
    )
  }
  const notice = noticeFor(table, you)
  if (notice === null || you === null) return null
  return (
    <div
      className={styles['notice']}
      data-tone={notice.kind === 'nudged' ? 'warn' : undefined}
      role={notice.kind === 'nudged' ? 'alert' : 'status'}
    >
      <Told notice={notice} table={table} you={you} bots={bots} words={words} ask={ask} />
    </div>
  )
}

interface ToldProps {
  readonly notice: PlayerNotice
  readonly table: TableInfo
  readonly you: number
  readonly bots: readonly string[]
  readonly words: Words
  readonly ask: SendCommand
}

function Told({ notice, table, you, bots, words, ask }: ToldProps): ReactNode {
  const { say } = words
  const { id } = table
  const name = (seat: number) => nameAt(table, seat, words)
  const names = (seats: readonly number[]) => words.list(seats.map(name))
  const resume = (text: string) => (
    <Button look="primary" onClick={() => void ask('resume', { table: id })}>
      {text}
    </Button>
  )
  const vote = (agree: boolean, bot: string) =>
    'proposal' in notice && void ask('vote', { table: id, seat: notice.proposal.seat, agree, bot })
  const end = (agree: boolean) => () => void ask('end', { table: id, agree })
  switch (notice.kind) {
    case 'standIn':
      return (
        <>
          {say('web.room.standIn')} {resume(say('web.room.resume'))}
        </>
      )
    case 'nudged':
      return (
        <>
          {say('web.room.nudged', { player: name(notice.nudge.by) })} {resume(say('web.room.here'))}
        </>
      )
    case 'aboutYou':
      return (
        <>
          {say('web.room.aboutYou', { bot: botName(notice.proposal.bot, words) })} {resume(say('web.room.here'))}
        </>
      )
    case 'vote':
    case 'voted': {
      const { seat, bot, missing } = notice.proposal
      return (
        <VoteQuestion
          bot={bot}
          player={name(seat)}
          missing={notice.kind === 'vote' ? null : names(missing)}
          words={words}
          answer={vote}
        />
      )
    }
    case 'endVote':
      return (
        <>
          {say('web.room.endVote', { names: names(notice.ending.agreed), count: notice.ending.agreed.length })}
          <Button onClick={end(true)}>{say('web.room.endAgree')}</Button>
          <Button look="primary" onClick={end(false)}>
            {say('web.room.endDisagree')}
          </Button>
        </>
      )
    case 'endAsked':
      return (
        <>
          {say('web.room.endAsked', { names: names(notice.ending.missing) })}
          <Button onClick={end(false)}>{say('web.room.endDisagree')}</Button>
        </>
      )
    case 'holdUp': {
      const { seat, why, mayNudge, mayPropose } = notice.holdUp
      const player = name(seat)
      return (
        <>
          {why === 'idle'
            ? idleness(notice.nudge, player, you, name, words)
            : say(why === 'late' ? 'web.clock.late' : 'web.room.away', { player })}
          {mayNudge && <Button onClick={() => void ask('nudge', { table: id, seat })}>{say('web.room.nudge')}</Button>}
          {mayPropose && (
            <Button onClick={() => void ask('propose', { table: id, seat, bot: standInOf(bots) })}>
              {say('web.room.propose')}
            </Button>
          )}
        </>
      )
    }
  }
}

/** Somebody is there and does not move: what was done about it so far. */
function idleness(
  nudge: Nudge | null,
  player: string,
  you: number,
  name: (seat: number) => string,
  { say }: Words,
): string {
  if (nudge === null) return say('web.room.idle', { player })
  if (nudge.answered) return say('web.room.nudgeAnswered', { player })
  return say('web.room.nudgeSent', { you: nudge.by === you ? 'yes' : 'no', by: name(nudge.by), player })
}
