import type { ReactNode } from 'react'
import { classes } from './lib/classes.ts'
import styles from './Panel.module.css'

const cx = classes(styles)

export interface PanelProps {
  /** parchment: a card on the table; glass: a part of the room. */
  readonly look?: 'parchment' | 'glass'
  readonly title?: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A field that belongs together. */
export function Panel({ look = 'glass', title, aside, children }: PanelProps) {
  return (
    <section className={cx('panel', look)}>
      {title !== undefined && (
        <header className={cx('head')}>
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
