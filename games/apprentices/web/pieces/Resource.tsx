import { icon as dieArt } from 'virtual:icon/perspective-dice-six-faces-random'
import type { Face } from '@athanor/apprentices'
import { unitsInWords } from '@athanor/apprentices/narration'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useWords } from '../words.ts'
import { faceArt } from './art.ts'
import type { PieceSize } from './Die.tsx'
import styles from './pieces.module.css'

const cx = classes(styles)

/** A unit as such, whatever it comes from: known by its shape, its picture and its colour. `any` is one of your choice. */
export function Resource({ type, size = 'xs' }: { readonly type: Face | 'any' | 'die'; readonly size?: PieceSize }) {
  return (
    <span className={cx('unit', size, type === 'die' ? 'anyDie' : type)} aria-hidden>
      {type === 'die' ? <Icon art={dieArt} /> : type !== 'any' && <Icon art={faceArt[type]} />}
    </span>
  )
}

/** Units side by side, read aloud as counts. */
export function ResourceRow({ faces, size = 'xs' }: { readonly faces: readonly Face[]; readonly size?: PieceSize }) {
  const words = useWords()
  return (
    <span className={cx('row', 'units')}>
      <span className="visually-hidden">{unitsInWords(faces, words)}</span>
      {faces.map((face, index) => (
        <Resource key={index} type={face} size={size} />
      ))}
    </span>
  )
}
