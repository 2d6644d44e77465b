import type { DieColour, DieState, Face } from '@athanor/apprentices'
import { faceInWords } from '@athanor/apprentices/narration'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useWords } from '../words.ts'
import { faceArt } from './art.ts'
import styles from './pieces.module.css'

const cx = classes(styles)

export type PieceSize = 'xs' | 's' | 'm' | 'l'

export interface DieProps {
  readonly colour: DieColour
  /** Null before its first throw. */
  readonly face: Face | null
  readonly size?: PieceSize
  readonly state?: DieState
  /** It is in the air. */
  readonly rolling?: boolean
  /** Dice with different numbers tumble out of step. */
  readonly number?: number
  /** Decoration: the words stand beside it. */
  readonly silent?: boolean
}

const faces: readonly Face[] = ['potion', 'parchment', 'gemstone', 'raven']

/** A die: its colour is what it favours, its picture what it shows. */
export function Die({
  colour,
  face,
  size = 'm',
  state = 'ready',
  rolling = false,
  number = 0,
  silent = false,
}: DieProps) {
  const words = useWords()
  const label = words.say('web.apprentices.die', {
    colour,
    face: face === null ? words.say('web.apprentices.noFace') : faceInWords(face, words),
    state,
  })
  const named = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  return (
    <span
      className={cx('die', size, colour, state !== 'ready' && 'idle', rolling && 'rolling')}
      style={rolling ? { animationDelay: `${-((number * 150) % 420)}ms` } : undefined}
      {...named}
    >
      {rolling ? (
        <span className={cx('reel')}>
          {faces.map((each) => (
            <Icon key={each} art={faceArt[each]} />
          ))}
        </span>
      ) : (
        face !== null && <Icon key={face} art={faceArt[face]} />
      )}
    </span>
  )
}
