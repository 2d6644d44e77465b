import { Button } from '@athanor/ui/Button.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { useState } from 'react'
import { Link } from 'wouter'
import text from '../app/TextPage.module.css'
import { peopleApi, type TryIt } from './api.ts'
import { beginAnew } from './beginAnew.ts'
import styles from './Me.module.css'
import { useWords } from './words.ts'

/** What is kept of whoever looks: to take away, and to take out. */
export function DataPanel({ hasRing, act }: { readonly hasRing: boolean; readonly act: TryIt }) {
  const { say } = useWords()
  const [isSure, setIsSure] = useState(false)
  const remove = async () => {
    const answer = await act(peopleApi.remove)
    if (answer.ok) beginAnew()
  }
  return (
    <Panel title={say('web.me.data')}>
      <div className={text['stack']}>
        <p>
          {say('web.me.dataText')} <Link href="/privacy">{say('web.me.privacy')}</Link>
        </p>
        <ul className={styles['part']}>
          <li>
            <a href="/api/people/export" download="athanor.json">
              {say('web.me.export')}
            </a>
          </li>
          <li>
            <a href="/api/people/export/plays" download="athanor.bgsplay">
              {say('web.me.plays')}
            </a>
          </li>
        </ul>
        {hasRing &&
          (isSure ? (
            <div className={styles['line']}>
              <span>{say('web.me.deleteSure')}</span>
              <Button onClick={() => setIsSure(false)}>{say('web.me.keep')}</Button>
              <Button onClick={() => void remove()}>{say('web.me.delete')}</Button>
            </div>
          ) : (
            <Button onClick={() => setIsSure(true)}>{say('web.me.deleteAsk')}</Button>
          ))}
      </div>
    </Panel>
  )
}
