import { icon as diamond } from 'virtual:icon/cut-diamond'
import { icon as raven } from 'virtual:icon/raven'
import { icon as potion } from 'virtual:icon/round-potion'
import { Icon } from '@athanor/ui/Icon.tsx'
import styles from './ShelfArt.module.css'

/** The picture on the box, so to speak: three dice, one of them a raven. */
export function ShelfArt() {
  return (
    <span className={styles['art']} aria-hidden>
      <span className={styles['green']}>
        <Icon art={potion} />
      </span>
      <span className={styles['black']}>
        <Icon art={raven} />
      </span>
      <span className={styles['purple']}>
        <Icon art={diamond} />
      </span>
    </span>
  )
}
