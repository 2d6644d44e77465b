import { scaleLinear } from 'd3-scale'
import { curveStepAfter, line } from 'd3-shape'
import { classes } from '../lib/classes.ts'
import styles from './LineChart.module.css'
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

const width = 640
const height = 250
const margin = { left: 34, right: 40, top: 14, bottom: 34 }
const dashes = ['none', '9 4', '3 3', '12 4 3 4', '6 2'] as const

/** How numbers went over time. The same numbers are a table for whoever cannot or will not read the picture. */
export function LineChart({ title, xLabel, tableLabel, labels, series }: LineChartProps) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values))
  const x = scaleLinear([0, Math.max(1, labels.length - 1)], [margin.left, width - margin.right])
  const y = scaleLinear([0, most], [height - margin.bottom, margin.top]).nice()
  const path = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  ).curve(curveStepAfter)
  const ends = endLabels(series, y)
  return (
    <figure className={cx('chart')}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
        {y.ticks(5).map((tick) => (
          <g key={tick}>
            <line className={cx('grid')} x1={margin.left} x2={width - margin.right} y1={y(tick)} y2={y(tick)} />
            <text className={cx('tick')} x={margin.left - 7} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {x.ticks(Math.min(10, labels.length)).map(
          (tick) =>
            Number.isInteger(tick) && (
              <text key={tick} className={cx('tick')} x={x(tick)} y={height - margin.bottom + 16} textAnchor="middle">
                {labels[tick]}
              </text>
            ),
        )}
        <text className={cx('tick')} x={(margin.left + width - margin.right) / 2} y={height - 3} textAnchor="middle">
          {xLabel}
        </text>
        {series.map(({ colour, values }, index) => (
          <path
            key={colour}
            className={cx('line')}
            style={playerPaint(colour)}
            strokeDasharray={dashes[index % dashes.length]}
            d={path(values) ?? ''}
          />
        ))}
        {ends.map(({ colour, at }) => (
          <g key={colour} transform={`translate(${width - margin.right + 6} ${at - 12})`}>
            <WaxSeal colour={colour} size={24} />
          </g>
        ))}
      </svg>
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

/** The seals at the ends of the lines, moved apart where they would cover each other. */
function endLabels(series: readonly ChartSeries[], y: (value: number) => number) {
  const apart = 25
  const sorted = series.map(({ colour, values }) => ({ colour, at: y(values.at(-1) ?? 0) })).sort((a, b) => a.at - b.at)
  const placed: { colour: string; at: number }[] = []
  for (const { colour, at } of sorted) {
    placed.push({ colour, at: Math.max(at, (placed.at(-1)?.at ?? Number.NEGATIVE_INFINITY) + apart) })
  }
  const over = Math.max(0, (placed.at(-1)?.at ?? 0) - (height - margin.bottom))
  return placed.map(({ colour, at }) => ({ colour, at: at - over }))
}
