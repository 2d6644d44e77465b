import { scaleLinear } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'
import styles from './LineChart.module.css'
import { classes } from './lib/classes.ts'
import { spread } from './lib/spread.ts'
import { playerPaint } from './playerColours.ts'
import { WaxSeal } from './WaxSeal.tsx'

const cx = classes(styles)

export interface ChartSeries {
  readonly name: string
  readonly colour: string
  /** One number for each point of `labels`. */
  readonly values: readonly number[]
}

export interface LineChartProps {
  readonly title: string
  readonly xLabel: string
  readonly tableLabel: string
  /** What stands under the points. */
  readonly labels: readonly string[]
  readonly series: readonly ChartSeries[]
}

/** The picture is drawn in percent of its box and stretched; what is written on it keeps the size of text. */
const whole = 100
const dashes = ['none', '9 4', '3 3', '12 4 3 4', '6 2'] as const
/** How much of the height a seal takes. */
const sealShare = 12

/** How numbers went over time. The same numbers are a table for whoever cannot or will not read the picture. */
export function LineChart({ title, xLabel, tableLabel, labels, series }: LineChartProps) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  const x = scaleLinear([0, Math.max(1, labels.length - 1)], [0, whole])
  const y = scaleLinear([0, most], [whole, 0]).nice()
  const path = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  ).curve(curveStepAfter)
  const ends = spread(
    series.map(({ values }) => y(values.at(-1) ?? 0)),
    sealShare,
    0,
    whole,
  )
  return (
    <figure>
      <div className={cx('picture')} role="img" aria-label={title}>
        <svg viewBox={`0 0 ${whole} ${whole}`} preserveAspectRatio="none" aria-hidden>
          {y.ticks(5).map((tick) => (
            <line key={tick} className={cx('grid')} x1={0} x2={whole} y1={y(tick)} y2={y(tick)} />
          ))}
          {series.map(({ colour, values }, index) => (
            <path
              key={colour}
              className={cx('line')}
              style={playerPaint(colour)}
              strokeDasharray={dashes[index % dashes.length]}
              d={path(values) ?? ''}
            />
          ))}
        </svg>
        {y.ticks(5).map((tick) => (
          <span key={tick} className={cx('level')} style={{ top: `${y(tick)}%` }}>
            {tick}
          </span>
        ))}
        {x
          .ticks(Math.min(6, labels.length))
          .filter(Number.isInteger)
          .map((tick) => (
            <span key={tick} className={cx('moment')} style={{ left: `${x(tick)}%` }}>
              {labels[tick]}
            </span>
          ))}
        {series.map(({ colour, name }, index) => (
          <span key={colour} className={cx('end')} style={{ top: `${ends[index] ?? 0}%` }} title={name}>
            <WaxSeal colour={colour} size={22} />
          </span>
        ))}
      </div>
      <figcaption className={cx('caption')}>{xLabel}</figcaption>
      <details className={cx('numbers')}>
        <summary>{tableLabel}</summary>
        <div className={cx('scroll')} tabIndex={0} role="group" aria-label={tableLabel}>
          <table>
            <thead>
              <tr>
                <th scope="col">{xLabel}</th>
                {series.map(({ name, colour }) => (
                  <th key={colour} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, index) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {series.map(({ colour, values }) => (
                    <td key={colour}>{values[index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}
