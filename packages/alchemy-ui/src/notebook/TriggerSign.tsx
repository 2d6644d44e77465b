import type { Trigger } from '@athanor/alchemy'
import { classes } from '@athanor/ui/lib/classes.ts'
import pieces from '../pieces.module.css'

const cx = classes(pieces)

const shapes = {
  red: 'M50 12 92 84H8Z',
  green: 'M14 14h72v72H14Z',
  blue: 'M50 10a40 40 0 1 1 0 80 40 40 0 0 1 0-80Z',
} as const

/** A circle of a colour and size, whatever its sign (G-184). Its shape says the colour too. */
export function TriggerSign({ trigger, label }: { readonly trigger: Trigger; readonly label?: string | undefined }) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const scale = trigger.size === 'big' ? 1 : 0.6
  return (
    <svg className={cx('alchemical')} viewBox="0 0 100 100" {...named}>
      <g className={cx(trigger.colour)} transform={`translate(50 50) scale(${scale}) translate(-50 -50)`}>
        <path className={cx('ball')} d={shapes[trigger.colour]} />
      </g>
    </svg>
  )
}
