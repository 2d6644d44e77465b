import { icon as doorArt } from 'virtual:icon/exit-door'
import { icon as eyeArt } from 'virtual:icon/spyglass'
import type { TableSummary } from '@athanor/protocol'
import { Chip } from '@athanor/ui/Chip.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { Link } from 'wouter'
import { HouseWord } from '../app/HouseWord.tsx'
import { gameIds, gameTitle } from '../games/clients.ts'
import { HouseNotice } from '../net/HouseNotice.tsx'
import { seatName } from '../net/seatName.ts'
import { server, useListsTables, useReadable, useWordAsked } from '../net/server.ts'
import { MyTables } from './MyTables.tsx'
import styles from './Tables.module.css'

/** Tables on the server: one's own, public ones that wait for players, and those that can be watched. */
export function ServerTables() {
  const { say } = useWords()
  const status = useReadable(server().status)
  const tables = useReadable(server().lobby)
  const listsTables = useListsTables()
  const wordAsked = useWordAsked()
  // Programs may play games that have no board here.
  const shown = (tables ?? []).filter(({ game }) => gameIds.includes(game))
  const sorted = shown.toSorted((a, b) => Number(b.attended) - Number(a.attended) || b.createdAt - a.createdAt)
  const open = sorted.filter((table) => table.status === 'open')
  const running = sorted.filter((table) => table.status === 'running')
  if (wordAsked) {
    return (
      <Panel title={say('web.house.title')}>
        <p className={styles['empty']}>{say('web.house.text')}</p>
        <HouseWord />
      </Panel>
    )
  }
  return (
    <>
      <HouseNotice className={styles['empty']} />
      <MyTables />
      <Panel
        title={say('web.lobby.tables')}
        aside={status === 'online' ? undefined : <Chip tone="warn">{say(statusWords[status])}</Chip>}
      >
        {!listsTables ? (
          <p className={styles['empty']}>{say('web.house.unlisted')}</p>
        ) : tables === null ? (
          <p className={styles['empty']}>
            {say(status === 'connecting' ? 'web.lobby.connecting' : 'web.lobby.noServer')}
          </p>
        ) : (
          <>
            {open.length + running.length === 0 && <p className={styles['empty']}>{say('web.lobby.noTables')}</p>}
            {open.length > 0 && <TableList label={say('web.lobby.open')} tables={open} />}
            {running.length > 0 && <TableList label={say('web.lobby.running')} tables={running} />}
          </>
        )}
      </Panel>
    </>
  )
}

const statusWords = {
  connecting: 'web.net.connecting',
  online: 'web.net.online',
  offline: 'web.net.offline',
  outdated: 'web.net.outdated',
  closed: 'web.net.offline',
} as const

function TableList({ label, tables }: { readonly label: string; readonly tables: readonly TableSummary[] }) {
  const words = useWords()
  const { say } = words
  return (
    <>
      <h3 className={styles['sub']}>{label}</h3>
      <ul className={styles['list']}>
        {tables.map(({ id, game, seats, status, createdAt }) => {
          const free = seats.filter(({ holder }) => holder === 'open').length
          const taken = seats.flatMap((seat, index) => (seat.holder === 'open' ? [] : [seatName(seat, index, words)]))
          return (
            <li key={id}>
              <Link href={`/table/${id}`} className={styles['table'] ?? ''}>
                <span className={styles['seals']} aria-hidden>
                  {seats.map((seat, index) =>
                    seat.colour === null ? (
                      <span key={index} className={styles['free']} />
                    ) : (
                      <WaxSeal key={index} colour={seat.colour} size={30} />
                    ),
                  )}
                </span>
                <span className={styles['who']}>
                  <b>{gameTitle(game, words)}</b>
                  <span>{words.list(taken)}</span>
                </span>
                <span className={styles['go']}>
                  <Icon art={status === 'open' && free > 0 ? doorArt : eyeArt} />
                  {status === 'open' && free > 0 ? say('web.lobby.join', { free }) : say('web.lobby.watch')}
                </span>
                <time className="visually-hidden" dateTime={new Date(createdAt).toISOString()} />
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
