import { CauldronArt } from './CauldronArt.tsx'
import styles from './Loading.module.css'
import { useWords } from './words/words.tsx'

interface LoadingProps {
  /** A part of a page, which has its own `main` already. */
  readonly part?: boolean
}

/** Something is on its way. */
export function Loading({ part = false }: LoadingProps) {
  const { say } = useWords()
  const Place = part ? 'div' : 'main'
  return (
    <Place className={styles['loading']} aria-busy>
      <div className={styles['pot']}>
        <CauldronArt liquid="rgb(150 110 200)" lively />
      </div>
      <p>{say('web.common.loading')}</p>
    </Place>
  )
}
