import type { Result } from './kept.ts'

/** Of whose results somebody wants to see. */
export interface HistoryFilter {
  readonly game?: string
  readonly players?: number
  /** A part of somebody's name who sat there as well. */
  readonly with?: string
  readonly result?: 'won' | 'lost'
}

/** Whether a result is among those that were asked for. */
export function isAsked(result: Result, { game, players, with: company, result: outcome }: HistoryFilter): boolean {
  const place = result.seats[result.you]?.place ?? null
  if (game !== undefined && result.game !== game) return false
  if (players !== undefined && result.players !== players) return false
  if (outcome === 'won' && place !== 1) return false
  if (outcome === 'lost' && (place === null || place === 1)) return false
  return company === undefined || namesIn(result).some((name) => folded(name).includes(folded(company)))
}

/** Names of the others. */
function namesIn({ seats, you }: Result): readonly string[] {
  return seats.flatMap(({ name }, seat) => (seat === you || name === null ? [] : [name]))
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
