import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import type { ReactNode } from 'react'
import styles from './Tile.module.css'

const cx = classes(styles)

interface TileProps {
  readonly art: readonly string[]
  readonly title: string
  readonly text: string
  /** A line rather than a field: for what is needed now and then. */
  readonly low?: boolean
  onPress(): void
}

/** A large field to press. */
export function Tile({ art, title, text, low = false, onPress }: TileProps) {
  return (
    <li className={cx('holder', low && 'lowHolder')}>
      <button type="button" className={cx('tile', low && 'low')} onClick={onPress}>
        <span className={cx('coin')}>
          <Icon art={art} />
        </span>
        <strong>{title}</strong>
        <span className={cx('text')}>{text}</span>
      </button>
    </li>
  )
}

export function Tiles({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={cx('tiles')} aria-label={label}>
      {children}
    </ul>
  )
}
