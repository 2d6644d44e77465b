import { alchemists } from '@athanor/alchemists'
import { optionsOf } from '../playouts.ts'
import { seated } from './contestants.ts'
import { playMatch, type SeatReport, secretOf } from './match.ts'
import { type BenchTable, seatingsOf } from './table.ts'

/** Some deals of a table. */
export interface Batch {
  readonly table: BenchTable
  readonly seed: string
  readonly from: number
  readonly to: number
  /** How hard everybody thinks; 1 is as at a table. */
  readonly effort: number
}

/** What came of one deal: for each seating, what each seat did. */
export type DealReport = readonly (readonly SeatReport[])[]

export function playBatch({ table, seed, from, to, effort }: Batch): readonly DealReport[] {
  const options = optionsOf(alchemists, alchemists.options.presets[table.preset] ?? {})
  const seatings = seatingsOf(table).map((seats) => seats.map(seated))
  return Array.from({ length: to - from }, (_, number) =>
    seatings.map((players) =>
      playMatch({
        players,
        options,
        secret: secretOf(`${seed}/${table.preset}/${table.players}/${from + number}`),
        effort,
      }),
    ),
  )
}
