import { cauldrons, ingredientColours } from '@athanor/compendium'
import { Shell } from '../app/Shell.tsx'
import { useWords } from '../app/words.tsx'
import { Panel } from '../ui/Panel.tsx'
import styles from './TextPage.module.css'

/** Where everything comes from, and what is our own guess. */
export function AboutPage() {
  const { say } = useWords()
  const reconstructed = [...cauldrons, ...Object.values(ingredientColours)].filter(
    ({ source }) => source === 'reconstructed',
  ).length
  return (
    <Shell title={say('web.about.title')} narrow>
      <h1 className={styles['title']}>{say('web.about.heading')}</h1>
      <p className={styles['lead']}>{say('web.about.lead')}</p>
      <div className={styles['stack']}>
        <Panel title={say('web.about.games')}>
          <p>{say('web.about.gamesText')}</p>
        </Panel>
        <Panel title={say('web.about.fair')}>
          <p>{say('web.about.fairText')}</p>
        </Panel>
        <Panel title={say('web.about.data')}>
          <ul className={styles['list']}>
            <li>{say('web.about.dataPairs')}</li>
            <li>{say('web.about.dataColours')}</li>
            <li>{say('web.about.dataTies')}</li>
            <li>{say('web.about.dataCount', { count: reconstructed })}</li>
          </ul>
        </Panel>
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
        </Panel>
      </div>
    </Shell>
  )
}
