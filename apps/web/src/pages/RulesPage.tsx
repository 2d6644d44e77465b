import { Panel } from '@athanor/ui/Panel.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { useWords } from '@athanor/ui/words/words.tsx'
import { use } from 'react'
import { Link } from 'wouter'
import { Shell } from '../app/Shell.tsx'
import styles from '../app/TextPage.module.css'
import { gameIds, gameTitle, loadCard, loadCards, loadClient } from '../games/clients.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** The rules of a game of the house: the one asked for, or the one that was played last. */
export function RulesPage({ game }: { readonly game: string | null }) {
  const { game: last } = useSettings()
  const [easiest] = use(loadCards())
  const shown = [game, last].find((id) => id !== null && gameIds.includes(id)) ?? easiest?.id ?? ''
  if (game !== null && game !== shown) return <NotFoundPage />
  return <Rules key={shown} game={shown} />
}

function Rules({ game }: { readonly game: string }) {
  const words = useWords()
  const { say } = words
  const { Rules: Text } = use(loadClient(game))
  return (
    <Shell title={say('web.rules.title')} width="narrow">
      {gameIds.length > 1 && (
        <nav className={styles['actions']} aria-label={say('web.about.games')}>
          {gameIds.map((id) => (
            <RulesLink key={id} game={id} current={id === game} />
          ))}
        </nav>
      )}
      <h1 className={styles['title']}>{say('web.rules.of', { game: gameTitle(game, words) })}</h1>
      <Panel>
        <Text />
      </Panel>
    </Shell>
  )
}

function RulesLink({ game, current }: { readonly game: string; readonly current: boolean }) {
  const words = useWords()
  use(loadCard(game))
  return (
    <Link className={styles['link']} href={`/rules/${game}`} aria-current={current ? 'page' : undefined}>
      {gameTitle(game, words)}
    </Link>
  )
}
