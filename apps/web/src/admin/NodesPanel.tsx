import { Panel } from '@athanor/ui/Panel.tsx'
import text from '../app/TextPage.module.css'
import type { HouseState } from './api.ts'
import { useWords } from './words.ts'

/** The servers of the club, and when each of them was heard of last. A house of one server has nothing to show. */
export function NodesPanel({ nodes }: Pick<HouseState, 'nodes'>) {
  const { say, locale } = useWords()
  if (nodes.length < 2) return null
  const began = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  const newest = Math.max(...nodes.map(({ heardAt }) => heardAt))
  return (
    <Panel title={say('web.admin.nodes')}>
      <ul className={text['stack']}>
        {nodes.map(({ name, isOwn, beganAt, heardAt, hears }) => (
          <li key={name} className={text['actions']}>
            <span>{isOwn ? say('web.admin.node.own', { name }) : name}</span>
            <span>{say('web.admin.node.began', { moment: began.format(beganAt) })}</span>
            <span>{say('web.admin.node.heard', { seconds: Math.round((newest - heardAt) / 1000) })}</span>
            {!hears && <span className={text['bad']}>{say('web.admin.node.deaf')}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
