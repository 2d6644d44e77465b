import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { classes } from './lib/classes.ts'

const cx = classes(styles)

export interface ChipProps {
  readonly tone?: 'plain' | 'go' | 'warn' | 'parchment'
  readonly children: ReactNode
}

/** A short word about something. */
export function Chip({ tone = 'plain', children }: ChipProps) {
  return <span className={cx('chip', tone)}>{children}</span>
}
