import { Shell } from '../app/Shell.tsx'
import { useWords } from '../app/words.tsx'
import { CompendiumRules } from '../games/compendium/CompendiumRules.tsx'
import { Panel } from '../ui/Panel.tsx'
import styles from './TextPage.module.css'

/** The rules of every game of the house. */
export function RulesPage() {
  const { say } = useWords()
  return (
    <Shell title={say('web.rules.title')} narrow>
      <h1 className={styles['title']}>{say('web.rules.of', { game: say('compendium.word.title') })}</h1>
      <p className={styles['lead']}>{say('web.rules.lead')}</p>
      <Panel>
        <CompendiumRules />
      </Panel>
    </Shell>
  )
}
