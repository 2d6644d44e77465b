import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

interface PageHeadProps {
  readonly title: string
  readonly lead: ReactNode
  /** The way back, above the title. */
  readonly back?: ReactNode
  /** What can be done with the page as a whole. */
  readonly children?: ReactNode
}

/** What a page is called, and what it is for. */
export function PageHead({ title, lead, back, children }: PageHeadProps) {
  return (
    <header className={styles['head']}>
      {back}
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </header>
  )
}
