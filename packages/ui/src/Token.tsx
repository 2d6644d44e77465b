import { Icon } from './Icon.tsx'
import { classes } from './lib/classes.ts'
import styles from './Token.module.css'

const cx = classes(styles)

export const tokenShapes = ['square', 'circle', 'arch', 'drop', 'hexagon'] as const
export type TokenShape = (typeof tokenShapes)[number]

export const tokenColours = ['gray', 'blue', 'orange', 'green', 'yellow'] as const
export type TokenColour = (typeof tokenColours)[number]

export interface TokenProps {
  readonly shape: TokenShape
  readonly colour: TokenColour
  readonly art: readonly string[]
  /** xs 20, s 27, m 34, l 46 pixels. */
  readonly size?: 'xs' | 's' | 'm' | 'l'
  readonly label?: string
}

/** A wooden piece that is known by its shape, its picture and its colour. */
export function Token({ shape, colour, art, size = 'm', label }: TokenProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label, title: label }
  return (
    <span className={cx('token', size, shape === 'hexagon' && 'onEdge')} {...named}>
      <span className={cx('face', shape, colour)}>
        <Icon art={art} />
      </span>
    </span>
  )
}

/** Where a token could lie. */
export function TokenField({ size = 's' }: { readonly size?: 'xs' | 's' | 'm' | 'l' }) {
  return <span className={cx('field', size)} aria-hidden />
}
