import { type CSSProperties, useId } from 'react'
import styles from './CauldronArt.module.css'
import { classes } from './lib/classes.ts'

const cx = classes(styles)

export interface CauldronArtProps {
  /** Colour of what is inside; null leaves it empty. */
  readonly liquid: string | null
  /** Fire burns under it: it can be used now. */
  readonly lit?: boolean
  /** Bubbles rise faster: it has just been brewed in. */
  readonly lively?: boolean
}

/** Bubbles rise in two flocks, each drawn on a sheet of its own. */
const flocks = [
  [
    { x: 44, y: 35, r: 3.4 },
    { x: 76, y: 35, r: 2.8 },
    { x: 52, y: 40, r: 2.4 },
  ],
  [
    { x: 60, y: 38, r: 4.6 },
    { x: 69, y: 33, r: 2.2 },
  ],
] as const

const wisps = ['M47 27c-6-6 6-9 0-16s4-8 2-11', 'M71 26c6-6-6-9 0-16s-3-7-1-10'] as const

const box = '0 0 120 112'

/**
 * The iron pot of the house, drawn here because it is the thing that everybody should want to touch. Whatever moves lies
 * on a sheet of its own over the pot: the browser moves whole sheets without painting anything again, which it cannot do
 * with parts of one drawing. Only a pot that can be used, or is being used, moves.
 */
export function CauldronArt({ liquid, lit = false, lively = false }: CauldronArtProps) {
  const id = useId()
  const iron = `${id}-iron`
  const shine = `${id}-shine`
  const paint = liquid === null ? {} : ({ '--liquid': liquid } as CSSProperties)
  return (
    <span className={cx('art', (lit || lively) && 'moving', lively && 'lively')} style={paint} aria-hidden>
      {/* Always there, so that a turn which lights all fires at once only has to show them. */}
      <span className={cx('fire', lit && 'burning')} />
      <svg className={cx('sheet')} viewBox={box} aria-hidden>
        <defs>
          <linearGradient id={iron} x1="0" x2="1" y1="0" y2="0.35">
            <stop offset="0" className={cx('iron1')} />
            <stop offset="0.38" className={cx('iron2')} />
            <stop offset="1" className={cx('iron3')} />
          </linearGradient>
          <radialGradient id={shine} cx="0.35" cy="0.25" r="0.8">
            <stop offset="0" stopColor="#fff" stopOpacity="0.65" />
            <stop offset="1" stopColor="#fff" stopOpacity="0" />
          </radialGradient>
        </defs>
        <path
          className={cx('leg')}
          d="M30 88 24 106q-1 4 4 4t6-4l5-13Zm60 0 6 18q1 4-4 4t-6-4l-5-13ZM54 96l1 12q0 3 5 3t5-3l1-12Z"
        />
        <path d="M17 40C8 62 16 88 38 98q22 6 44 0c22-10 30-36 21-58Z" fill={`url(#${iron})`} />
        <path className={cx('band')} d="M15 56q45 17 90 0l.6 5q-45.6 17-91.2 0Z" />
        <path className={cx('glint')} d="M24 48c-4 16 0 31 10 40-7-13-9-27-6-41Z" />
        <path className={cx('ring')} d="M14 46c-9 1-11 13-3 17M106 46c9 1 11 13 3 17" />
        <ellipse className={cx('rim')} cx="60" cy="37" rx="47" ry="13.5" />
        <ellipse className={cx('mouth')} cx="60" cy="36.5" rx="40" ry="10" />
        {liquid !== null && (
          <>
            <ellipse className={cx('liquid')} cx="60" cy="38" rx="38" ry="8.2" />
            <ellipse cx="60" cy="38" rx="38" ry="8.2" fill={`url(#${shine})`} />
          </>
        )}
      </svg>
      {liquid !== null && (
        <>
          {flocks.map((flock, index) => (
            <svg key={index} className={cx('sheet', 'flock', index > 0 && 'late')} viewBox={box} aria-hidden>
              {flock.map(({ x, y, r }) => (
                <circle key={x} className={cx('bubble')} cx={x} cy={y} r={r} />
              ))}
            </svg>
          ))}
          {wisps.map((wisp, index) => (
            <svg key={wisp} className={cx('sheet', 'steam', index > 0 && 'late')} viewBox={box} aria-hidden>
              <path className={cx('wisp', 'wide')} d={wisp} />
              <path className={cx('wisp')} d={wisp} />
              <path className={cx('wisp', 'thin')} d={wisp} />
            </svg>
          ))}
        </>
      )}
    </span>
  )
}
