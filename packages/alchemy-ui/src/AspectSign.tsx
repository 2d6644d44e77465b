import type { Colour, Sign } from '@athanor/alchemy'
import { classes } from '@athanor/ui/lib/classes.ts'
import styles from './pieces.module.css'

const cx = classes(styles)

/** The shape carries the colour: a triangle is red, a square green, a circle blue. */
const outlines: Readonly<Record<Colour, string>> = {
  red: 'M50 10 94 88H6Z',
  green: 'M14 14h72v72H14Z',
  blue: 'M50 8a42 42 0 1 1 0 84 42 42 0 0 1 0-84Z',
}

/** Where the sign is cut in: the middle of a triangle lies low. */
const middles: Readonly<Record<Colour, number>> = { red: 62, green: 50, blue: 50 }

interface AspectSignProps {
  readonly colour: Colour
  /** null while nobody knows it. */
  readonly sign: Sign | null
  readonly label?: string | undefined
}

/** One aspect: known by shape, colour and sign. */
export function AspectSign({ colour, sign, label }: AspectSignProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const y = middles[colour]
  return (
    <svg className={cx('flask', colour)} viewBox="0 0 100 100" {...named}>
      <path className={cx('liquid')} d={outlines[colour]} />
      <path className={cx('rim')} d={outlines[colour]} />
      {sign !== null && (
        <path className={cx('sign')} strokeWidth={11} d={`M32 ${y}h36${sign === 'plus' ? `M50 ${y - 18}v36` : ''}`} />
      )}
    </svg>
  )
}
