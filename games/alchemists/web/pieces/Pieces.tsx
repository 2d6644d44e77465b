import { icon as star } from 'virtual:icon/polar-star'
import type { Seal } from '@athanor/alchemists'
import paints from '@athanor/alchemy-ui/pieces.module.css'
import { CountUp } from '@athanor/ui/CountUp.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { glyphOf, playerPaint } from '@athanor/ui/playerColours.ts'
import type { ReactNode } from 'react'
import styles from './pieces.module.css'

const cx = classes(styles)
const painted = classes(paints)

/** A cube of a player, with the player's glyph. */
export function Cube({ colour, label }: { readonly colour: string; readonly label?: string | undefined }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  return (
    <span className={cx('cube')} style={playerPaint(colour)} {...named}>
      <Icon art={glyphOf(colour)} />
    </span>
  )
}

const hedges: Readonly<Record<string, string>> = {
  red: 'M50 22 80 74H20Z',
  green: 'M24 26h52v50H24Z',
  blue: 'M50 22a29 29 0 1 1 0 58 29 29 0 0 1 0-58Z',
  white: 'M50 12 88 50 50 88 12 50Z',
}

/** The face of an own seal: a star, or a question mark on the colour that it hedges. */
export function SealFace({ seal, label }: { readonly seal: Seal; readonly label?: string | undefined }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  const hedge = hedges[seal]
  return (
    <span
      className={cx(
        'seal',
        seal === 'gold' && 'goldSeal',
        seal === 'silver' && 'silverSeal',
        seal === 'white' && 'whiteSeal',
      )}
      {...named}
    >
      {hedge === undefined ? (
        <Icon art={star} />
      ) : (
        <svg viewBox="0 0 100 100" className={painted(seal)}>
          <path className={painted('liquid')} d={hedge} />
          <path className={cx('question')} d="M40 46a10 10 0 1 1 15 9q-5 3-5 8v2M50 72v1" />
        </svg>
      )}
    </span>
  )
}

interface FactProps {
  readonly art: readonly string[]
  readonly label: string
  readonly value: number
  readonly strong?: boolean
}

/** A number with its picture. */
export function Fact({ art, label, value, strong = false }: FactProps) {
  return (
    <li className={cx('fact')} title={label} data-strong={strong || undefined}>
      <Icon art={art} />
      <span className="visually-hidden">{label}: </span>
      <CountUp value={value} />
    </li>
  )
}

/** A picture and a word side by side. */
export function Named({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <span className={cx('named')}>
      {picture}
      <span>{children}</span>
    </span>
  )
}
