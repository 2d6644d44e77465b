import { icon as filmArt } from 'virtual:icon/backward-time'
import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { useWords } from '@athanor/ui/words/words.tsx'
import { lazy, Suspense, use } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { Shell } from '../app/Shell.tsx'
import { loadCards } from '../games/clients.ts'
import { GamePanel } from '../lobby/GamePanel.tsx'
import { OwnGames } from '../lobby/OwnGames.tsx'
import { waitingForMe } from '../lobby/ownTables.ts'
import { Shelf } from '../lobby/Shelf.tsx'
import { turns } from '../lobby/turns.ts'
import { Welcome } from '../lobby/Welcome.tsx'
import styles from './LobbyPage.module.css'

/** What speaks to the server comes after what needs none: the door opens at once. */
const ServerTables = lazy(() => import('../lobby/later.ts').then(({ ServerTables: tables }) => ({ default: tables })))

const MyTurn = lazy(() => import('../lobby/later.ts').then(({ MyTurn: turn }) => ({ default: turn })))

const Beside = lazy(() => import('../lobby/later.ts').then(({ Beside: aids }) => ({ default: aids })))

/** The door of the house: choose a game and play at once, find others, go on with what was begun. */
export function LobbyPage() {
  const { say } = useWords()
  const cards = use(loadCards())
  const { game, change } = useSettings()
  // Whoever has not chosen yet is shown the easiest one.
  const chosen = cards.find(({ id }) => id === game) ?? cards[0]
  if (chosen === undefined) throw new RangeError('there are no games')
  const waiting = waitingForMe(useStore(turns).tables).length
  const title = say('web.lobby.title')
  return (
    <Shell title={waiting === 0 ? title : `${say('web.lobby.turns', { count: waiting })} · ${title}`} width="wide">
      <div className={styles['lobby']}>
        <section className={styles['hero']}>
          <div className={styles['pot']}>
            <CauldronArt liquid="rgb(164 108 214)" lit lively />
          </div>
          <div className={styles['welcome']}>
            <h1>{say('web.lobby.welcome')}</h1>
            <p>{say('web.lobby.tagline')}</p>
          </div>
          <Suspense fallback={<Welcome />}>
            <MyTurn>
              <Welcome />
            </MyTurn>
          </Suspense>
        </section>
        <div className={styles['shelf']}>
          <Shelf cards={cards} chosen={chosen.id} onChoose={(id) => change({ game: id })} />
        </div>
        <div className={styles['panel']}>
          <GamePanel key={chosen.id} card={chosen} />
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
