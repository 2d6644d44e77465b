import { Panel } from '@athanor/ui/Panel.tsx'
import text from '../app/TextPage.module.css'
import type { HouseState } from './api.ts'
import { useWords } from './words.ts'

/** What was done on this page, the last first. */
export function DeedsPanel({ deeds }: Pick<HouseState, 'deeds'>) {
  const { say, locale } = useWords()
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <Panel title={say('web.admin.done')}>
      <ul className={text['stack']}>
        {deeds.map(({ at, kind, about }, index) => (
          <li key={`${at} ${index}`} className={text['actions']}>
            <span>{say(deedWords[kind], { about })}</span>
            <time dateTime={new Date(at).toISOString()}>{moment.format(at)}</time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const deedWords = {
  entered: 'web.admin.deed.entered',
  left: 'web.admin.deed.left',
  closed: 'web.admin.deed.closed',
  barred: 'web.admin.deed.barred',
  lifted: 'web.admin.deed.lifted',
  told: 'web.admin.deed.told',
  quiet: 'web.admin.deed.quiet',
} as const
