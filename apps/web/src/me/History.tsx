import { icon as filmArt } from 'virtual:icon/backward-time'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Field } from '@athanor/ui/Field.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { use, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import text from '../app/TextPage.module.css'
import { gameIds, gameTitle, loadCards } from '../games/clients.ts'
import tables from '../lobby/Tables.module.css'
import { seatName } from '../net/seatName.ts'
import type { MyGames, PastGame } from './api.ts'
import { type Asked, nothingAsked, pathOf } from './historyFilter.ts'
import styles from './Me.module.css'
import { useWords } from './words.ts'

interface HistoryProps {
  readonly games: MyGames | null
  readonly asked: Asked
  onMore(): void
}

/** Milliseconds after the last letter of a name. */
const typingPause = 300

/** Games that are over, and which of them are shown. */
export function History({ games, asked, onMore }: HistoryProps) {
  const { say } = useWords()
  const isNarrowed = JSON.stringify(asked) !== JSON.stringify(nothingAsked)
  const nothing = games === null || (games.finished === 0 && !isNarrowed)
  return (
    <Panel
      title={say('web.me.history')}
      aside={games !== null && <span>{say('web.me.count', { count: games.found })}</span>}
    >
      {nothing ? (
        <p className={tables['empty']}>{say(games === null ? 'web.lobby.connecting' : 'web.me.noneFinished')}</p>
      ) : (
        <>
          <Filters asked={asked} played={games.statistics} />
          {games.found === 0 && <p className={tables['empty']}>{say('web.me.noneFound')}</p>}
          <ul className={tables['list']}>
            {games.results.map((result) => (
              <PastRow key={result.table} result={result} />
            ))}
          </ul>
          {games.found > games.results.length && <Button onClick={onMore}>{say('web.me.more')}</Button>}
        </>
      )}
    </Panel>
  )
}

function Filters({ asked, played }: { readonly asked: Asked; readonly played: MyGames['statistics'] }) {
  const words = useWords()
  const { say } = words
  use(loadCards())
  const [, go] = useLocation()
  const [company, setCompany] = useState(asked.with ?? '')
  const change = (more: Partial<Asked>) => go(pathOf({ ...asked, ...more }), { replace: true })
  useEffect(() => {
    const wanted = company.trim() === '' ? null : company.trim()
    if (wanted === asked.with) return undefined
    const timer = setTimeout(() => go(pathOf({ ...asked, with: wanted }), { replace: true }), typingPause)
    return () => clearTimeout(timer)
  }, [company, asked, go])
  const ids = [...new Set(played.map(({ game }) => game))].filter((game) => gameIds.includes(game))
  const counts = [
    ...new Set(played.flatMap(({ game, players }) => (asked.game === null || asked.game === game ? players : []))),
  ]
  return (
    <div className={styles['filters']}>
      <label className={text['select']}>
        {say('web.me.game')}
        <select
          value={asked.game ?? ''}
          onChange={({ target }) => change({ game: target.value === '' ? null : target.value })}
        >
          <option value="">{say('web.me.allGames')}</option>
          {ids.map((game) => (
            <option key={game} value={game}>
              {gameTitle(game, words)}
            </option>
          ))}
        </select>
      </label>
      <label className={text['select']}>
        {say('web.me.players')}
        <select
          value={asked.players ?? ''}
          onChange={({ target }) => change({ players: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{say('web.me.anyPlayers')}</option>
          {counts
            .toSorted((one, other) => one - other)
            .map((count) => (
              <option key={count} value={count}>
                {say('web.me.playersOf', { count })}
              </option>
            ))}
        </select>
      </label>
      <Field label={say('web.me.with')} value={company} onChange={setCompany} maxLength={30} type="search" />
      <Choice
        legend={say('web.me.result')}
        options={[
          { value: 'all', label: say('web.me.anyResult') },
          { value: 'won', label: say('web.me.won') },
          { value: 'lost', label: say('web.me.lost') },
        ]}
        value={asked.result ?? 'all'}
        onChange={(value) => change({ result: value === 'all' ? null : value })}
      />
    </div>
  )
}

/** One game that is over: who was there by place, and how it went for whoever looks. */
function PastRow({ result }: { readonly result: PastGame }) {
  const words = useWords()
  const { say, locale } = words
  const { table, game, seats, you, endedAt, pace, early, moves, isKept } = result
  const own = seats[you]
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(endedAt)
  const byPlace = seats
    .map((seat, index) => ({ ...seat, index }))
    .toSorted((one, other) => (one.place ?? 99) - (other.place ?? 99) || one.index - other.index)
  const title = gameIds.includes(game) ? gameTitle(game, words) : game
  const others = byPlace.filter(({ index }) => index !== you).map((seat) => seatName(seat, seat.index, words))
  const played = early ? say('web.me.early') : say(pace === 'post' ? 'web.me.byPost' : 'web.me.live', { moves })
  return (
    <li className={tables['table']}>
      <span className={tables['who']}>
        <b>{title}</b>
        <span>{say('web.me.withNames', { names: words.list(others) })}</span>
        <span>
          <time dateTime={new Date(endedAt).toISOString()}>{when}</time> · {played}
        </span>
      </span>
      <span className={tables['seals']} aria-hidden>
        {byPlace.map(({ colour, index }) =>
          colour === null ? (
            <span key={index} className={tables['free']} />
          ) : (
            <WaxSeal key={index} colour={colour} size={30} />
          ),
        )}
      </span>
      <span className={styles['mine']}>
        {own?.place === null || own === undefined ? (
          <span>{say('web.me.noPlace')}</span>
        ) : (
          <>
            <span aria-hidden>
              <ValueCoin value={own.place} size="s" />
            </span>
            <span className="visually-hidden">{say('web.me.place', { place: String(own.place) })}</span>
            <b>{say('web.me.points', { points: own.total ?? 0 })}</b>
          </>
        )}
      </span>
      {isKept ? (
        <Link
          href={`/replay/table/${table}`}
          className={`${tables['go']} ${styles['watch']}`}
          aria-label={say('web.me.watchGame', { game: title, when })}
        >
          <Icon art={filmArt} /> {say('web.lobby.see')}
        </Link>
      ) : (
        <span className={styles['note']}>{say('web.me.gone')}</span>
      )}
    </li>
  )
}
