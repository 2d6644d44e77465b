import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'
import type { ReactNode } from 'react'
import { useTitle } from './Shell.tsx'
import styles from './State.module.css'

export interface StateProps {
  readonly title: string
  readonly text: string
  readonly actions?: ReactNode
  /** Something still simmers: waiting rather than failed. */
  readonly warm?: boolean
}

/** A page for the moments between: nothing here, waiting, broken. It always says what to do next. */
export function State({ title, text, actions, warm = false }: StateProps) {
  useTitle(title)
  return (
    <main className={styles['state']}>
      <div className={styles['pot']}>
        <CauldronArt liquid={warm ? 'rgb(150 110 200)' : null} lit={warm} />
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </main>
  )
}
