import type { ReactNode } from 'react'
import { classes } from './lib/classes.ts'
import styles from './Tray.module.css'

const cx = classes(styles)

export interface TrayProps {
  readonly title: string
  /** One sentence: what is asked. */
  readonly question: ReactNode
  readonly actions?: ReactNode
  readonly children?: ReactNode
  /** It is the reader's move. */
  readonly active: boolean
  /** What is to be chosen is small: where there is room it stands in the line of the question. */
  readonly inline?: boolean
}

/** Where the reader's decision is made: the question, what is to be chosen, and then the buttons, in this order. */
export function Tray({ title, question, actions, children, active, inline = false }: TrayProps) {
  return (
    <section
      className={cx('tray', active && 'active', children !== undefined && 'filled', inline && 'inline')}
      aria-label={title}
    >
      <div className={cx('ask')}>
        <h2>{title}</h2>
        <p>{question}</p>
      </div>
      {children !== undefined && <div className={cx('body')}>{children}</div>}
      {actions !== undefined && <div className={cx('actions')}>{actions}</div>}
    </section>
  )
}
