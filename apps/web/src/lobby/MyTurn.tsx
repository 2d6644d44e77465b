import { icon as playArt } from 'virtual:icon/play-button'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useWords, type Words } from '@athanor/ui/words/words.tsx'
import { type ReactNode, use, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { lengthOfTime } from '../clock/clockRules.ts'
import { gameTitle, loadCards } from '../games/clients.ts'
import { setBadge } from '../lib/badge.ts'
import { nameAt } from '../net/seatName.ts'
import { server, useReadable } from '../net/server.ts'
import { type OwnTable, waitingForMe } from './ownTables.ts'
import { TableRow } from './TableRow.tsx'
import styles from './Tables.module.css'
import { turns } from './turns.ts'
import { useLooking } from './useLooking.ts'
import card from './Welcome.module.css'

/** Where the reader is waited for, before everything else at the door; what else may stand there while nobody waits. */
export function MyTurn({ children }: { readonly children: ReactNode }) {
  const words = useWords()
  const { tables, seenAt } = useStore(turns)
  const status = useReadable(server().status)
  useLooking(status === 'online')
  const [first, ...others] = waitingForMe(tables)
  const count = first === undefined ? 0 : others.length + 1
  useEffect(() => {
    // Before anything was looked at, nothing is known of it.
    if (seenAt > 0) setBadge(count)
  }, [count, seenAt])
  if (first === undefined) return children
  return (
    <section className={card['turns']} aria-label={words.say('web.lobby.turns', { count })} data-turns>
      <TurnCard own={first} seenAt={seenAt} words={words} />
      {others.length > 0 && (
        <ul className={styles['list']}>
          {others.map((own) => (
            <li key={own.table.id}>
              <TableRow own={own} words={words} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The most urgent one. */
function TurnCard({ own, seenAt, words }: { readonly own: OwnTable; readonly seenAt: number; readonly words: Words }) {
  const { table, you, left, calls, nudgedBy } = own
  const { say } = words
  const cards = use(loadCards())
  const Art = cards.find(({ id }) => id === table.game)?.Art
  const now = useSeconds(left !== null)
  const others = table.seats.flatMap((_, seat) => (seat === you ? [] : [nameAt(table, seat, words)]))
  const leftNow = left === null ? null : Math.max(0, left - (now - seenAt))
  return (
    <Link href={`/table/${table.id}`} className={`${card['card']} ${card['turn']}`}>
      <span className={card['picture']} aria-hidden>
        {Art !== undefined && <Art />}
      </span>
      <strong>{say(calls === 'vote' ? 'web.lobby.yourVote' : 'web.table.yourTurn')}</strong>
      <span className={card['text']}>
        <b>{gameTitle(table.game, words)}</b> · {words.list(others)}
        {nudgedBy !== null && <em>{say('web.lobby.nudged', { player: nameAt(table, nudgedBy, words) })}</em>}
        {leftNow !== null && <em>{say('web.lobby.timeLeft', { time: lengthOfTime(leftNow / 1000, words.locale) })}</em>}
      </span>
      <span className={card['go']}>
        <Icon art={playArt} /> {say('web.lobby.play')}
      </span>
    </Link>
  )
}

/** The time by a clock that nobody sets, once a second while it matters. */
function useSeconds(isTicking: boolean): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!isTicking) return undefined
    const ticking = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(ticking)
  }, [isTicking])
  return now
}
