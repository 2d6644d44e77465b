import type { TableState } from './tableState.ts'

/**
 * After so many rows a table takes no more that a game could do without: nobody may fill the disk by chatting, or by
 * taking a move back and making it again. Moves are never refused, so every game comes to its end.
 */
const mostRows = 20_000

export function isJournalFull({ revision }: TableState): boolean {
  return revision >= mostRows
}
