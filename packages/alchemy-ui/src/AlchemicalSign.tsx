import { type Alchemical, colours, signOf, sizeOf } from '@athanor/alchemy'
import { classes } from '@athanor/ui/lib/classes.ts'
import { memo } from 'react'
import styles from './pieces.module.css'

const cx = classes(styles)

/** Where each colour's circle stands. */
const places = { red: [50, 27], green: [25, 69], blue: [75, 69] } as const

const radius = { big: 23, small: 14 } as const

interface AlchemicalSignProps {
  readonly alchemical: Alchemical
  readonly label?: string | undefined
}

/** A-010: three circles, big and small, each with its sign. */
export const AlchemicalSign = memo(function AlchemicalSign({ alchemical, label }: AlchemicalSignProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={cx('alchemical')} viewBox="0 0 100 94" {...named}>
      <path className={cx('bonds')} d="M50 27 25 69h50Z" />
      {colours.map((colour) => {
        const [x, y] = places[colour]
        const size = radius[sizeOf(alchemical, colour)]
        const arm = size * 0.55
        return (
          <g key={colour} className={cx(colour)}>
            <circle className={cx('ball')} cx={x} cy={y} r={size} />
            <path
              className={cx('sign')}
              strokeWidth={size * 0.3}
              d={`M${x - arm} ${y}h${arm * 2}${signOf(alchemical, colour) === 'plus' ? `M${x} ${y - arm}v${arm * 2}` : ''}`}
            />
          </g>
        )
      })}
    </svg>
  )
})
