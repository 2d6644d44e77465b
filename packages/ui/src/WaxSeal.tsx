import { glyphOf, playerPaint } from './playerColours.ts'
import styles from './WaxSeal.module.css'
import { waxBlot } from './waxBlot.ts'

export interface WaxSealProps {
  readonly colour: string
  /** In pixels where text has its usual size. */
  readonly size?: number
  readonly label?: string
}

/** A player's seal: a blot of wax in the player's colour with the player's glyph pressed into it. */
export function WaxSeal({ colour, size = 40, label }: WaxSealProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const look: Readonly<Record<`--${string}`, string | number>> = { ...playerPaint(colour), '--seal': size }
  return (
    <svg className={styles['seal']} viewBox="0 0 100 100" style={look} {...named}>
      <path className={styles['shadow']} transform="translate(0 5)" d={waxBlot} />
      <path className={styles['blot']} d={waxBlot} />
      <circle className={styles['rim']} cx="50" cy="51" r="33" />
      <svg x="26" y="27" width="48" height="48" viewBox="0 0 512 512">
        {glyphOf(colour).map((outline) => (
          <path key={outline} d={outline} className={styles['glyph']} />
        ))}
      </svg>
    </svg>
  )
}
