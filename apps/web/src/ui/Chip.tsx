import type { ReactNode } from 'react'
import { classes } from '../lib/classes.ts'
import styles from './Chip.module.css'

const cx = classes(styles)

export interface ChipProps {
  readonly tone?: 'plain' | 'go' | 'warn' | 'parchment'
  readonly children: ReactNode
}

/** A short word about something. */
export function Chip({ tone = 'plain', children }: ChipProps) {
  return <span className={cx('chip', tone)}>{children}</span>
}
