import { Panel } from '@athanor/ui/Panel.tsx'
import { Link } from 'wouter'
import { PageHead } from '../app/PageHead.tsx'
import { Shell } from '../app/Shell.tsx'
import text from '../app/TextPage.module.css'
import { useWords } from './words.ts'

const parts = [
  ['web.privacy.browser', 'web.privacy.browserText'],
  ['web.privacy.tables', 'web.privacy.tablesText'],
  ['web.privacy.ring', 'web.privacy.ringText'],
  ['web.privacy.results', 'web.privacy.resultsText'],
  ['web.privacy.network', 'web.privacy.networkText'],
  ['web.privacy.out', 'web.privacy.outText'],
  ['web.privacy.backups', 'web.privacy.backupsText'],
] as const

/** What is kept, for how long, and how to get it out, in plain words. */
export function PrivacyPage() {
  const { say } = useWords()
  return (
    <Shell title={say('web.privacy.title')} width="narrow">
      <PageHead title={say('web.privacy.title')} lead={say('web.privacy.lead')} />
      <div className={text['stack']}>
        {parts.map(([title, words]) => (
          <Panel key={title} title={say(title)}>
            <p>{say(words)}</p>
          </Panel>
        ))}
        <p>
          <Link href="/me">{say('web.me.title')}</Link>
        </p>
      </div>
    </Shell>
  )
}
