import { icon as filmArt } from 'virtual:icon/backward-time'
import { lazy, Suspense, use } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../app/browser.ts'
import { Shell } from '../app/Shell.tsx'
import { useWords } from '../app/words.tsx'
import { loadCards } from '../games/clients.ts'
import { GamePanel } from '../lobby/GamePanel.tsx'
import { OwnGames } from '../lobby/OwnGames.tsx'
import { Shelf } from '../lobby/Shelf.tsx'
import { Welcome } from '../lobby/Welcome.tsx'
import { CauldronArt } from '../ui/CauldronArt.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Panel } from '../ui/Panel.tsx'
import styles from './LobbyPage.module.css'

/** What speaks to the server comes after what needs none: the door opens at once. */
const ServerTables = lazy(() =>
  import('../lobby/ServerTables.tsx').then(({ ServerTables: tables }) => ({ default: tables })),
)

const Beside = lazy(() => import('../lobby/Beside.tsx').then(({ Beside: aids }) => ({ default: aids })))

/** The door of the house: choose a game and play at once, find others, go on with what was begun. */
export function LobbyPage() {
  const { say } = useWords()
  const cards = use(loadCards())
  const { game, change } = useSettings()
  // Whoever has not chosen yet is shown the easiest one.
  const chosen = cards.find(({ id }) => id === game) ?? cards[0]
  if (chosen === undefined) throw new RangeError('there are no games')
  return (
    <Shell title={say('web.lobby.title')} width="wide">
      <div className={styles['lobby']}>
        <section className={styles['hero']}>
          <div className={styles['pot']}>
            <CauldronArt liquid="rgb(164 108 214)" lit lively />
          </div>
          <div className={styles['welcome']}>
            <h1>{say('web.lobby.welcome')}</h1>
            <p>{say('web.lobby.tagline')}</p>
          </div>
          <Welcome />
        </section>
        <div className={styles['panel']}>
          <GamePanel key={chosen.id} card={chosen} />
        </div>
        <div className={styles['shelf']}>
          <Shelf cards={cards} chosen={chosen.id} onChoose={(id) => change({ game: id })} />
        </div>
        <div className={styles['beside']}>
          <Suspense fallback={null}>
            <Beside />
          </Suspense>
        </div>
        <div className={styles['lists']}>
          <Suspense fallback={<Panel title={say('web.lobby.tables')}>{say('web.lobby.connecting')}</Panel>}>
            <ServerTables />
          </Suspense>
          <OwnGames />
          <Link href="/replay" className={styles['replay'] ?? ''}>
            <Icon art={filmArt} /> {say('web.lobby.replay')}
          </Link>
        </div>
      </div>
    </Shell>
  )
}
