/** Points that row made against column; a tie is half a point for both. */
export type Crosstable = readonly (readonly number[])[]

export interface Ratings {
  /** In Elo points around a mean of 0: 200 more means winning three of four. */
  readonly elo: readonly number[]
  /**
   * Whether the results have a best explanation at all. When somebody never scored (or never lost) against the rest,
   * the likeliest distance is infinite; then half a tie is added between all pairs, and the ratings are a lower bound.
   */
  readonly bounded: boolean
}

const eloPerLog = 400 / Math.LN10

/** Ratings that make the results likeliest (Bradley and Terry's model, Hunter's iteration). */
export function bradleyTerry(points: Crosstable): Ratings {
  const bounded = isStronglyConnected(points)
  const table = bounded ? points : points.map((row, a) => row.map((won, b) => (a === b ? 0 : won + 0.25)))
  const size = table.length
  const won = table.map((row) => row.reduce((sum, value) => sum + value, 0))
  let strength = table.map(() => 1)
  for (let round = 0; round < 10_000; round++) {
    const next = strength.map((own, a) => {
      let expected = 0
      for (let b = 0; b < size; b++) if (b !== a) expected += games(table, a, b) / (own + (strength[b] as number))
      return expected === 0 ? own : (won[a] as number) / expected
    })
    const centred = centredOn(next)
    const moved = Math.max(...centred.map((value, a) => Math.abs(Math.log(value / (strength[a] as number)))))
    strength = centred
    if (moved < 1e-10) break
  }
  return { elo: strength.map((value) => eloPerLog * Math.log(value)), bounded }
}

/** The share of points that a lead in Elo promises. */
export function expectedShare(lead: number): number {
  return 1 / (1 + 10 ** (-lead / 400))
}

function games(table: Crosstable, a: number, b: number): number {
  return (table[a]?.[b] ?? 0) + (table[b]?.[a] ?? 0)
}

/** Only ratios matter, so the geometric mean is kept at 1. */
function centredOn(strength: readonly number[]): number[] {
  const mean = strength.reduce((sum, value) => sum + Math.log(value), 0) / strength.length
  return strength.map((value) => value / Math.exp(mean))
}

/** Ford's condition: however the field is split in two, each part has scored against the other. */
function isStronglyConnected(points: Crosstable): boolean {
  const scored = (a: number, b: number) => (points[a]?.[b] ?? 0) > 0
  return reachesAll(points.length, scored) && reachesAll(points.length, (a, b) => scored(b, a))
}

function reachesAll(size: number, leads: (from: number, to: number) => boolean): boolean {
  const reached = new Set([0])
  for (const from of reached) for (let to = 0; to < size; to++) if (leads(from, to)) reached.add(to)
  return reached.size === size
}
