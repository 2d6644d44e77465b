import type { Trigger } from '@athanor/alchemy'
import { TriggerSign } from '@athanor/alchemy-ui/notebook/TriggerSign.tsx'
import { useWords } from '../../words.ts'
import styles from './Golem.module.css'

/** G-211: a token of a report; without its face it is somebody else's secret. */
export function ReportToken({ trigger }: { readonly trigger: Trigger | null }) {
  const { say } = useWords()
  return trigger === null ? (
    <span className={styles['closed']} role="img" aria-label={say('web.alchemists.hiddenToken')}>
      ?
    </span>
  ) : (
    <TriggerSign trigger={trigger} label={say('alchemists.word.trigger', trigger)} />
  )
}
