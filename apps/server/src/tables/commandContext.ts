import type { Game, Seat, Shape } from '@athanor/kernel'
import type { Company } from './holdUps.ts'
import type { TableState } from './tableState.ts'

/** Everything that a command may take into account: the table, who asks, and who is there. */
export interface CommandContext extends Company {
  readonly table: TableState
  readonly game: Game<Shape>
  /** The seat that the asker's secret holds now, null for somebody who only watches. */
  readonly seat: Seat | null
  readonly now: number
  /** Characters of a seat's note at most. */
  readonly noteLength: number
  /** Gone for so long that a seat need not be kept for them before the start. */
  hasGivenUp(seat: Seat): boolean
  /** Has used up all the time that the table's clock gave them. */
  isOutOfTime(seat: Seat): boolean
  hasBot(bot: string): boolean
}
