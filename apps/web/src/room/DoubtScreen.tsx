import type { TableWatch, WatchedTable } from '@athanor/protocol'
import { useWords } from '@athanor/tabletop/words.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'
import { useLocation } from 'wouter'
import { useTitle } from '../app/Shell.tsx'
import { trustStore } from '../net/trustStore.ts'
import { downloadJson } from '../table/downloadLog.ts'
import proof from '../table/VerifyDialog.module.css'
import styles from './DoubtScreen.module.css'

interface DoubtScreenProps {
  readonly watch: TableWatch
  readonly watched: WatchedTable & { readonly doubt: object }
}

/** The table contradicts what it showed before: the game stops here, and it is said in plain words why. */
export function DoubtScreen({ watch, watched }: DoubtScreenProps) {
  const words = useWords()
  const { say } = words
  const [, go] = useLocation()
  const { table, doubt } = watched
  useTitle(say('web.doubt.title'))
  const kept = table === null ? null : trustStore.load(table.id)
  const saveProof = () =>
    downloadJson({ table, doubt, kept, game: watched.game }, `athanor-doubt-${table?.id.slice(0, 6) ?? ''}.json`)
  return (
    <main className={styles['screen']} role="alert">
      <div className={styles['pot']}>
        <CauldronArt liquid={null} lit={false} />
      </div>
      <h1>{say('web.doubt.title')}</h1>
      <p className={styles['reason']}>{words.data(doubt.reason)}</p>
      <p>{say('web.doubt.text')}</p>
      <dl className={proof['facts']}>
        {kept?.commitment !== table?.commitment && (
          <>
            <dt>{say('web.doubt.keptCommitment')}</dt>
            <dd>{kept?.commitment}</dd>
            <dt>{say('web.doubt.shownCommitment')}</dt>
            <dd>{table?.commitment}</dd>
          </>
        )}
        {doubt.version > 0 && (
          <>
            <dt>{say('web.doubt.entry')}</dt>
            <dd>{doubt.version}</dd>
          </>
        )}
      </dl>
      <div className={styles['actions']}>
        <Button look="primary" onClick={() => go('/')}>
          {say('web.common.toLobby')}
        </Button>
        <Button onClick={saveProof}>{say('web.doubt.save')}</Button>
        <Button onClick={() => watch.goOn()}>{say('web.doubt.goOn')}</Button>
      </div>
      <p className={styles['hint']}>{say('web.doubt.goOnHint')}</p>
    </main>
  )
}
