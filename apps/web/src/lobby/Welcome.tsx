import { icon as owlArt } from 'virtual:icon/barn-owl'
import { icon as playArt } from 'virtual:icon/play-button'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { useState } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { gameTitle } from '../games/clients.ts'
import { removals, shelf } from '../table/shelf.ts'
import styles from './Welcome.module.css'

/** The bright card at the door: the last game to whoever comes back, the school to whoever is new. */
export function Welcome() {
  const words = useWords()
  const { say } = words
  const [games] = useState(() => shelf.list())
  const { games: removed } = useStore(removals)
  const running = games.find((game) => !game.finished && removed.every(({ id }) => id !== game.id))
  if (running !== undefined) {
    return (
      <Link href={`/local/${running.id}`} className={styles['card'] ?? ''}>
        <span className={styles['art']}>
          <Icon art={playArt} />
        </span>
        <strong>{say('web.lobby.resume')}</strong>
        <span className={styles['text']}>
          {gameTitle(running.game, words)} · {words.list(running.seats.slice(1).map(({ name }) => name))}
        </span>
      </Link>
    )
  }
  if (games.length > 0) return null
  return (
    <Link href="/learn" className={styles['card'] ?? ''}>
      <span className={styles['art']}>
        <Icon art={owlArt} />
      </span>
      <strong>{say('web.lobby.firstTime')}</strong>
      <span className={styles['text']}>{say('web.lobby.firstTimeText')}</span>
    </Link>
  )
}
