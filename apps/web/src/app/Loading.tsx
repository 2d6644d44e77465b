import { CauldronArt } from '../ui/CauldronArt.tsx'
import styles from './Loading.module.css'
import { useWords } from './words.tsx'

/** Something is on its way. */
export function Loading() {
  const { say } = useWords()
  return (
    <main className={styles['loading']} aria-busy>
      <div className={styles['pot']}>
        <CauldronArt liquid="rgb(150 110 200)" lively />
      </div>
      <p>{say('web.common.loading')}</p>
    </main>
  )
}
