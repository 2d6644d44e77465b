import { icon as undoArt } from 'virtual:icon/anticlockwise-rotation'
import { icon as filmArt } from 'virtual:icon/backward-time'
import { icon as removeArt } from 'virtual:icon/cancel'
import { icon as playArt } from 'virtual:icon/play-button'
import type { Outcome } from '@athanor/kernel'
import { Button, IconButton } from '@athanor/ui/Button.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { announce } from '@athanor/ui/noticeStore.ts'
import { Panel } from '@athanor/ui/Panel.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useWords, type Words } from '@athanor/ui/words/words.tsx'
import { use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { gameTitle, loadCards } from '../games/clients.ts'
import type { SavedGame } from '../table/savedGame.ts'
import { removals, shelf } from '../table/shelf.ts'
import styles from './Tables.module.css'

/** Games that are listed. */
const mostShown = 8

/** Games of this browser: to go on with, or to see again. */
export function OwnGames() {
  // Wherever the list stands, games are called by their names.
  use(loadCards())
  const words = useWords()
  const { say, locale } = words
  const [games] = useState(() => shelf.list().slice(0, mostShown))
  const { games: removed, remove, undo } = useStore(removals)
  const list = useRef<HTMLUListElement>(null)
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  // Whoever goes on to something else has meant it.
  useEffect(() => {
    const { drop } = removals.getState()
    addEventListener('pagehide', drop)
    return () => {
      removeEventListener('pagehide', drop)
      drop()
    }
  }, [])
  /** The row has become another one: keys go on where they were. */
  const stay = (id: string, change: () => void) => {
    flushSync(change)
    list.current?.querySelector<HTMLElement>(`[data-game="${CSS.escape(id)}"] :is(a, button)`)?.focus()
  }
  const nameOf = (game: SavedGame) =>
    `${gameTitle(game.game, words)} · ${words.list(game.seats.map(({ name }) => name))}`
  return (
    <Panel title={say('web.lobby.ownGames')}>
      {games.length === 0 && <p className={styles['empty']}>{say('web.lobby.noOwnGames')}</p>}
      <ul ref={list} className={styles['list']}>
        {games.map((game) => (
          <li key={game.id} className={styles['row']} data-game={game.id}>
            {removed.some(({ id }) => id === game.id) ? (
              <p className={styles['removed']}>
                <span>{say('web.lobby.removed', { game: nameOf(game), when: when.format(game.savedAt) })}</span>
                <Button icon={undoArt} onClick={() => stay(game.id, () => undo(game.id))}>
                  {say('web.lobby.removeUndo')}
                </Button>
              </p>
            ) : (
              <>
                <Link
                  href={game.finished ? `/replay/local/${game.id}` : `/local/${game.id}`}
                  className={styles['table'] ?? ''}
                >
                  <span className={styles['seals']} aria-hidden>
                    {game.seats.map(({ colour }) => (
                      <WaxSeal key={colour} colour={colour} size={26} />
                    ))}
                  </span>
                  <span className={styles['who']}>
                    <b>{nameOf(game)}</b>
                    <span>
                      {game.practice !== undefined && `${say('web.practice.name', { from: game.practice.from })} · `}
                      {when.format(game.savedAt)} ·{' '}
                      {game.outcome === undefined
                        ? say('web.lobby.moves', { count: game.entries.length })
                        : wonBy(game.outcome, game.seats, words)}
                    </span>
                  </span>
                  <span className={styles['go']}>
                    <Icon art={game.finished ? filmArt : playArt} />
                    {game.finished ? say('web.lobby.see') : say('web.lobby.resume')}
                  </span>
                </Link>
                <IconButton
                  icon={removeArt}
                  label={say('web.lobby.remove', { when: when.format(game.savedAt) })}
                  onClick={() => {
                    stay(game.id, () => remove(game))
                    announce(say('web.lobby.removed', { game: nameOf(game), when: when.format(game.savedAt) }))
                  }}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function wonBy({ seats: results }: Outcome, seats: SavedGame['seats'], words: Words): string {
  const winners = results.filter(({ place }) => place === 1)
  return words.say('web.lobby.won', {
    winners: words.list(winners.map(({ seat }) => seats[seat]?.name ?? '')),
    count: winners.length,
    total: winners[0]?.total ?? 0,
  })
}
