import { icon as owlArt } from 'virtual:icon/barn-owl'
import { icon as playArt } from 'virtual:icon/play-button'
import { useState } from 'react'
import { Link } from 'wouter'
import { shelf } from '../app/shelf.ts'
import { useWords } from '../app/words.tsx'
import { gameTitle } from '../games/clients.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Welcome.module.css'

/** The bright card at the door: the last game to whoever comes back, the school to whoever is new. */
export function Welcome() {
  const words = useWords()
  const { say } = words
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
  return (
    <Link href="/learn" className={styles['card'] ?? ''}>
      <span className={styles['art']}>
        <Icon art={owlArt} />
      </span>
      <strong>{say('web.lobby.firstTime')}</strong>
      <span>{say('web.lobby.firstTimeText')}</span>
    </Link>
  )
}
