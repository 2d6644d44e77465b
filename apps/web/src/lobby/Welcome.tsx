import { icon as owlArt } from 'virtual:icon/barn-owl'
import { icon as playArt } from 'virtual:icon/play-button'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../app/browser.ts'
import { shelf } from '../app/shelf.ts'
import { useWords } from '../app/words.tsx'
import { gameTitle } from '../games/clients.ts'
import type { GameCard } from '../games/gameCard.ts'
import { Icon } from '../ui/Icon.tsx'
import { usePlayNow } from './usePlayNow.ts'
import styles from './Welcome.module.css'

/** The bright card at the door: the last game to whoever comes back, a guided first one to whoever is new. */
export function Welcome({ easiest }: { readonly easiest: GameCard }) {
  const words = useWords()
  const { say } = words
  const { change } = useSettings()
  const { play, busy } = usePlayNow()
  const [games] = useState(() => shelf.list())
  const running = games.find(({ finished }) => !finished)
  if (running !== undefined) {
    return (
      <Link href={`/local/${running.id}`} className={styles['card'] ?? ''}>
        <span className={styles['art']}>
          <Icon art={playArt} />
        </span>
        <strong>{say('web.lobby.resume')}</strong>
        <span>
          {gameTitle(running.game, words)} · {words.list(running.seats.slice(1).map(({ name }) => name))}
        </span>
      </Link>
    )
  }
  if (games.length > 0) return null
  const begin = () => {
    change({ hints: true })
    void play(easiest, { opponents: 1, strength: easiest.bots[0] ?? '' })
  }
  return (
    <button type="button" className={styles['card']} aria-busy={busy} onClick={begin}>
      <span className={styles['art']}>
        <Icon art={owlArt} />
      </span>
      <strong>{say('web.lobby.firstTime')}</strong>
      <span>{say('web.lobby.firstTimeText', { game: gameTitle(easiest.id, words) })}</span>
    </button>
  )
}
