import { icon as filmArt } from 'virtual:icon/backward-time'
import { icon as removeArt } from 'virtual:icon/cancel'
import { icon as playArt } from 'virtual:icon/play-button'
import type { Outcome } from '@athanor/kernel'
import { use, useState } from 'react'
import { Link } from 'wouter'
import { shelf } from '../app/shelf.ts'
import { useWords, type Words } from '../app/words.tsx'
import { gameTitle, loadCards } from '../games/clients.ts'
import type { SavedGame } from '../table/savedGame.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Panel } from '../ui/Panel.tsx'
import { WaxSeal } from '../ui/WaxSeal.tsx'
import styles from './Tables.module.css'

/** Games of this browser: to go on with, or to see again. */
export function OwnGames() {
  // Wherever the list stands, games are called by their names.
  use(loadCards())
  const words = useWords()
  const { say, locale } = words
  const [games, setGames] = useState(() => shelf.list().slice(0, 8))
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const remove = ({ id }: SavedGame) => {
    shelf.remove(id)
    setGames(shelf.list().slice(0, 8))
  }
  return (
    <Panel title={say('web.lobby.ownGames')}>
      {games.length === 0 && <p className={styles['empty']}>{say('web.lobby.noOwnGames')}</p>}
      <ul className={styles['list']}>
        {games.map((game) => (
          <li key={game.id} className={styles['row']}>
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
                <b>
                  {gameTitle(game.game, words)} · {words.list(game.seats.map(({ name }) => name))}
                </b>
                <span>
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
              onClick={() => remove(game)}
            />
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
