import { Panel } from '@athanor/ui/Panel.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { use } from 'react'
import { Link } from 'wouter'
import { Shell } from '../app/Shell.tsx'
import styles from '../app/TextPage.module.css'
import { gameIds, gameTitle, loadCard, loadClient } from '../games/clients.ts'

/** Where everything comes from, and what is our own guess. */
export function AboutPage() {
  const { say } = useWords()
  return (
    <Shell title={say('web.about.title')} width="narrow">
      <h1 className={styles['title']}>{say('web.about.heading')}</h1>
      <p className={styles['lead']}>{say('web.about.lead')}</p>
      <div className={styles['stack']}>
        <Panel title={say('web.about.games')}>
          {gameIds.map((game) => (
            <Credit key={game} game={game} />
          ))}
          <p>{say('web.about.gamesText')}</p>
        </Panel>
        <Panel title={say('web.about.fair')}>
          <p>{say('web.about.fairText')}</p>
        </Panel>
        {gameIds.map((game) => (
          <Sources key={game} game={game} />
        ))}
        <Panel title={say('web.about.thanks')}>
          <ul className={styles['list']}>
            <li>
              {say('web.about.icons')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
              <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
            </li>
            <li>
              {say('web.about.fonts')} <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>
            </li>
          </ul>
        </Panel>
        <Panel title={say('web.about.privacy')}>
          <p>{say('web.about.privacyText')}</p>
          <p>
            <Link href="/privacy">{say('web.about.privacyMore')}</Link>
          </p>
        </Panel>
      </div>
    </Shell>
  )
}

/** Who made a game. */
function Credit({ game }: { readonly game: string }) {
  const { data } = useWords()
  use(loadCard(game))
  return <p>{data({ id: `${game}.shelf.credit` })}</p>
}

/** What of its components we had to guess. */
function Sources({ game }: { readonly game: string }) {
  const words = useWords()
  const { Sources: List } = use(loadClient(game))
  return (
    <Panel title={words.say('web.about.data', { game: gameTitle(game, words) })}>
      <ul className={styles['list']}>
        <List />
      </ul>
    </Panel>
  )
}
