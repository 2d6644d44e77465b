import { glyphOf, playerPaint } from './playerColours.ts'
import styles from './WaxSeal.module.css'

export interface WaxSealProps {
  readonly colour: string
  /** In pixels where text has its usual size. */
  readonly size?: number
  readonly label?: string
}

const blot =
  'M50 3c9-4 13 5 22 6s17 5 17 14 9 14 8 23-7 11-7 20-1 18-10 21-12 9-21 9-14 4-23-1-16-3-21-11-11-12-10-21S2 51 4 41s8-12 13-20S41 7 50 3Z'

/** A player's seal: a blot of wax in the player's colour with the player's glyph pressed into it. */
export function WaxSeal({ colour, size = 40, label }: WaxSealProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const look: Readonly<Record<`--${string}`, string | number>> = { ...playerPaint(colour), '--seal': size }
  return (
    <svg className={styles['seal']} viewBox="0 0 100 100" style={look} {...named}>
      <path className={styles['shadow']} transform="translate(0 5)" d={blot} />
      <path className={styles['blot']} d={blot} />
      <circle className={styles['rim']} cx="50" cy="51" r="33" />
      <svg x="26" y="27" width="48" height="48" viewBox="0 0 512 512">
        {glyphOf(colour).map((outline) => (
          <path key={outline} d={outline} className={styles['glyph']} />
        ))}
      </svg>
    </svg>
  )
}
