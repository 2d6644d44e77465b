import { icon as doorArt } from 'virtual:icon/exit-door'
import { icon as playArt } from 'virtual:icon/play-button'
import { CommandRefused, type ResultOf } from '@athanor/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useWords, type Words } from '../app/words.tsx'
import { lengthOfTime } from '../clock/clockRules.ts'
import { gameTitle } from '../games/clients.ts'
import { keeper } from '../net/keeper.ts'
import { nameAt } from '../net/seatName.ts'
import { seatSecret } from '../net/seatSecret.ts'
import { server, useReadable } from '../net/server.ts'
import { Icon } from '../ui/Icon.tsx'
import { Panel } from '../ui/Panel.tsx'
import { WaxSeal } from '../ui/WaxSeal.tsx'
import { mostShown, type OwnTable, ownTables } from './ownTables.ts'
import styles from './Tables.module.css'

/** Milliseconds after which the tables are looked at again. */
const lookAgain = 30_000

/** Tables on the server at which this browser has a seat: those first where it is waited for. */
export function MyTables() {
  const words = useWords()
  const status = useReadable(server().status)
  const tables = useOwnTables(status === 'online')
  if (tables.length === 0) return null
  return (
    <Panel title={words.say('web.lobby.myTables')}>
      <ul className={styles['list']}>
        {tables.map((own) => (
          <li key={own.table.id}>
            <Row own={own} words={words} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Row({ own, words }: { readonly own: OwnTable; readonly words: Words }) {
  const { table, waitedFor, isMyTurn } = own
  const { say } = words
  const names = words.list(waitedFor.map((seat) => nameAt(table, seat, words)))
  const standing =
    table.status === 'running' ? (isMyTurn ? timeLeft(own, words) : say('web.lobby.waitingFor', { names })) : null
  return (
    <Link href={`/table/${table.id}`} className={styles['table'] ?? ''} data-turn={isMyTurn || undefined}>
      <span className={styles['seals']} aria-hidden>
        {table.seats.map((seat, index) =>
          seat.colour === null ? (
            <span key={index} className={styles['free']} />
          ) : (
            <WaxSeal key={index} colour={seat.colour} size={30} />
          ),
        )}
      </span>
      <span className={styles['who']}>
        <b>
          {gameTitle(table.game, words)} · {words.list(table.seats.map((_, seat) => nameAt(table, seat, words)))}
        </b>
        <span>{standing ?? (table.status === 'opening' ? say('web.lobby.opening') : say('web.lobby.gathering'))}</span>
      </span>
      <span className={styles['go']}>
        <Icon art={isMyTurn ? playArt : doorArt} />
        {isMyTurn ? say('web.table.yourTurn') : say('web.lobby.resume')}
      </span>
    </Link>
  )
}

function timeLeft({ left }: OwnTable, { say, locale }: Words): string {
  return left === null ? say('web.clock.noneText') : `${say('web.clock.title')}: ${lengthOfTime(left / 1000, locale)}`
}

function useOwnTables(isOnline: boolean): readonly OwnTable[] {
  const [glances, setGlances] = useState<readonly ResultOf<'glance'>[]>([])
  useEffect(() => {
    if (!isOnline) return undefined
    let isOpen = true
    const look = async () => {
      const seen: ResultOf<'glance'>[] = []
      for (const table of keeper.tables().slice(0, mostShown)) {
        const secret = seatSecret(table)
        try {
          seen.push(await server().send('glance', { table, ...(secret === null ? {} : { secret }) }))
        } catch (error) {
          // It is gone, or the server is busy: then there is nothing to show of it.
          if (!(error instanceof CommandRefused)) throw error
        }
        if (!isOpen) return
      }
      setGlances(seen)
    }
    void look()
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, lookAgain)
    return () => {
      isOpen = false
      clearInterval(timer)
    }
  }, [isOnline])
  return ownTables(glances)
}
