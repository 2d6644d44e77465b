import type { Colour, Sign } from '@athanor/alchemy'
import { classes } from '@athanor/ui/lib/classes.ts'
import { memo } from 'react'
import styles from './pieces.module.css'

const cx = classes(styles)

export type Body = Colour | 'neutral'

/** The shape carries the colour: a cone is red, a square green, a ball blue, a bowl neutral. */
const outlines: Readonly<Record<Body, string>> = {
  red: 'M26 6h12v22l20 40a6 6 0 0 1-6 8H12a6 6 0 0 1-6-8l20-40Z',
  green: 'M26 6h12v16h12a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6h12Z',
  blue: 'M26 6h12v20a27 27 0 1 1-12 0Z',
  neutral: 'M4 36h56c0 24-10 38-22 38H26C14 74 4 60 4 36Z',
}

/** Where the liquid stands. */
const levels: Readonly<Record<Body, string>> = {
  red: 'M18 46h28l12 22a6 6 0 0 1-6 8H12a6 6 0 0 1-6-8Z',
  green: 'M8 36h48v34a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6Z',
  blue: 'M6 46h52a27 27 0 0 1-52 0Z',
  neutral: 'M6 44h52c-2 18-10 30-20 30H26C16 74 8 62 6 44Z',
}

interface ShapeProps {
  readonly body: Body
  readonly sign: Sign | null
  /** Read aloud; without it the flask is decoration. */
  readonly label?: string | undefined
  /** Drawn pale: nothing of it yet. */
  readonly faint?: boolean
}

/** A flask, whatever it stands for. */
export const FlaskShape = memo(function FlaskShape({ body, sign, label, faint = false }: ShapeProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={cx('flask', body, faint && 'faint')} viewBox="0 0 64 80" {...named}>
      <path className={cx('glass')} d={outlines[body]} />
      <path className={cx('liquid')} d={levels[body]} />
      <path className={cx('rim')} d={outlines[body]} />
      {body !== 'neutral' && <path className={cx('rim')} d="M22 5h20" />}
      {sign !== null && <path className={cx('sign')} d={sign === 'plus' ? 'M22 58h20M32 48v20' : 'M22 58h20'} />}
      {sign === null && <path className={cx('wave')} d="M18 56c6-5 8 4 14 0s8-4 14 0" />}
    </svg>
  )
})
