import type { Seat } from '@athanor/kernel'
import type { TableState } from './tableState.ts'

/**
 * A journal keeps every move, taken back or not, so nobody may make moves and take them back without end. Each seat may
 * take back as often as its game has gone on, and some times more; that another seat has done so costs it nothing.
 * Everything else in a journal is forgotten by and by (`rowsKept`), so it needs no bound of its own.
 */
const freeUndos = 20
const undosPerStep = 2
/** More than any game needs, taken back moves included: people who agree to play for ever do not fill the disk. */
const mostMoves = 10_000

export function mayTakeBack({ match, undos }: TableState, seat: Seat): boolean {
  return (undos[seat] ?? 0) < freeUndos + undosPerStep * (match?.position.step ?? 0)
}

export function isGameTooLong({ match }: TableState): boolean {
  return (match?.version ?? 0) >= mostMoves
}
