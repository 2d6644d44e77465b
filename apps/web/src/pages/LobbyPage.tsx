import { icon as filmArt } from 'virtual:icon/backward-time'
import { icon as tableArt } from 'virtual:icon/tabletop-players'
import { icon as screenArt } from 'virtual:icon/theater-curtains'
import { Link } from 'wouter'
import { Shell } from '../app/Shell.tsx'
import { useWords } from '../app/words.tsx'
import { OwnGames } from '../lobby/OwnGames.tsx'
import { PlayNow } from '../lobby/PlayNow.tsx'
import { ServerTables } from '../lobby/ServerTables.tsx'
import { CauldronArt } from '../ui/CauldronArt.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './LobbyPage.module.css'

/** The door of the house: play at once, find others, go on with a game. */
export function LobbyPage() {
  const { say } = useWords()
  return (
    <Shell title={say('web.lobby.title')}>
      <div className={styles['lobby']}>
        <section className={styles['hero']}>
          <div className={styles['pot']}>
            <CauldronArt liquid="rgb(164 108 214)" lit lively />
          </div>
          <div className={styles['welcome']}>
            <h1>{say('web.lobby.welcome')}</h1>
            <p>{say('web.lobby.tagline')}</p>
          </div>
          <PlayNow />
        </section>
        <nav className={styles['ways']} aria-label={say('web.lobby.ways')}>
          <Way href="/new" art={tableArt} title={say('web.lobby.newTable')} text={say('web.lobby.newTableText')} />
          <Way
            href="/new?mode=screen"
            art={screenArt}
            title={say('web.lobby.screen')}
            text={say('web.lobby.screenText')}
          />
          <Way href="/replay" art={filmArt} title={say('web.lobby.replay')} text={say('web.lobby.replayText')} />
        </nav>
        <div className={styles['lists']}>
          <ServerTables />
          <OwnGames />
        </div>
      </div>
    </Shell>
  )
}

interface WayProps {
  readonly href: string
  readonly art: readonly string[]
  readonly title: string
  readonly text: string
}

function Way({ href, art, title, text }: WayProps) {
  return (
    <Link href={href} className={styles['way'] ?? ''}>
      <span className={styles['wayArt']}>
        <Icon art={art} />
      </span>
      <strong>{title}</strong>
      <span>{text}</span>
    </Link>
  )
}
