import { classes } from './lib/classes.ts'
import styles from './ValueCoin.module.css'

const cx = classes(styles)

export interface ValueCoinProps {
  /** Null is a place for a coin. */
  readonly value: number | null
  readonly size?: 'xs' | 's' | 'm' | 'l'
}

/** A brass tile with a number. */
export function ValueCoin({ value, size = 'm' }: ValueCoinProps) {
  return <span className={cx('coin', size, value === null && 'empty')}>{value}</span>
}
