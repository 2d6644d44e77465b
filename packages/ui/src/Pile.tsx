import type { ReactNode } from 'react'
import { CountUp } from './CountUp.tsx'
import { classes } from './lib/classes.ts'
import styles from './Pile.module.css'

const cx = classes(styles)

export interface PileProps {
  readonly token: ReactNode
  readonly count: number
  /** What the pile held at first: the bar shows how much of it is left. */
  readonly full: number
}

/** Running low begins here. */
const fewLeft = 3

/** A heap of equal pieces, with a bar that runs down. A picture: whoever shows it says the number in words. */
export function Pile({ token, count, full }: PileProps) {
  const state = count === 0 ? 'gone' : count <= fewLeft ? 'low' : 'plenty'
  return (
    <span className={cx('pile')} data-state={state} aria-hidden>
      <span className={cx('inside')}>
        <span className={cx('stack')}>
          {token}
          {count > 1 && token}
          {count > fewLeft && token}
        </span>
        <span className={cx('count')}>
          <CountUp value={count} />
        </span>
        <span className={cx('bar')}>
          <span className={cx('left')} style={{ transform: `scaleX(${full === 0 ? 0 : count / full})` }} />
        </span>
      </span>
    </span>
  )
}
