import type { CSSProperties } from 'react'
import { CountUp } from './CountUp.tsx'
import { playerPaint } from './playerColours.ts'
import styles from './ScoreSheet.module.css'
import { WaxSeal } from './WaxSeal.tsx'

export interface ScoreColumn {
  readonly name: string
  readonly colour: string
  /** Null as long as it is not told. */
  readonly place: number | null
  readonly total: number
  /** In the order of the rows. */
  readonly points: readonly number[]
}

export interface ScoreSheetProps {
  readonly caption: string
  readonly rows: readonly string[]
  readonly totalLabel: string
  readonly placeLabel: string
  readonly columns: readonly ScoreColumn[]
}

/** Who got how much for what. */
export function ScoreSheet({ caption, rows, totalLabel, placeLabel, columns }: ScoreSheetProps) {
  return (
    <div className={styles['paper']}>
      <table className={styles['sheet']} style={{ '--columns': columns.length } as CSSProperties}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name, colour, place }) => (
              <th key={colour} scope="col" data-winner={place === 1 || undefined} style={playerPaint(colour)}>
                <WaxSeal colour={colour} size={30} />
                <span title={name}>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {columns.map(({ colour, points }) => (
                <td key={colour}>
                  <CountUp value={points[index] ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totalLabel}</th>
            {columns.map(({ colour, total, place }) => (
              <td key={colour} data-winner={place === 1 || undefined}>
                <CountUp value={total} />
              </td>
            ))}
          </tr>
          <tr className={styles['place']}>
            <th scope="row">{placeLabel}</th>
            {columns.map(({ colour, place }) => (
              <td key={colour}>{place ?? '–'}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
