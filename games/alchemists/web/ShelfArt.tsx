import { FlaskShape } from '@athanor/alchemy-ui/FlaskShape.tsx'
import styles from './ShelfArt.module.css'

/** The picture on the box, so to speak: three potions. */
export function ShelfArt() {
  return (
    <span className={styles['art']}>
      <FlaskShape body="red" sign="plus" />
      <FlaskShape body="green" sign="plus" />
      <FlaskShape body="blue" sign="minus" />
    </span>
  )
}
