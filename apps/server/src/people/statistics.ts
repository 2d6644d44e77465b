import type { Result } from './kept.ts'

/** What somebody's games of one kind come to; every number can be reckoned again from the results. */
export interface Statistics {
  readonly game: string
  readonly players: number
  /** Games that were played to their end. */
  readonly games: number
  /** How often each place was reached, the first place first. */
  readonly places: readonly number[]
  readonly averageTotal: number
  readonly best: { readonly total: number; readonly table: string }
  /** By the game's own names: averages over the games in which they were counted. */
  readonly figures: readonly { readonly name: string; readonly average: number; readonly games: number }[]
}

/** Statistics per game and number of players, those with most games first. Games that were ended early count for nothing. */
export function statistics(results: readonly Result[]): readonly Statistics[] {
  const groups = new Map<string, Result[]>()
  for (const result of results) {
    const own = result.seats[result.you]
    if (own?.place === null || own?.place === undefined || own.total === null) continue
    const key = `${result.game} ${result.players}`
    groups.set(key, [...(groups.get(key) ?? []), result])
  }
  return [...groups.values()]
    .map(statisticsOf)
    .toSorted(
      (one, other) =>
        other.games - one.games || one.game.localeCompare(other.game, 'en') || one.players - other.players,
    )
}

function statisticsOf(results: readonly Result[]): Statistics {
  const [first] = results
  if (first === undefined) throw new RangeError('no results')
  const own = results.map(({ seats, you, table }) => ({ table, ...seats[you] }))
  const places = Array.from({ length: first.players }, (_, index) => {
    return own.filter(({ place }) => place === index + 1).length
  })
  const totals = own.map(({ total, table }) => ({ total: total ?? 0, table }))
  const best = totals.reduce((one, other) => (other.total > one.total ? other : one))
  const names = [...new Set(own.flatMap(({ figures = {} }) => Object.keys(figures)))]
  return {
    game: first.game,
    players: first.players,
    games: results.length,
    places,
    averageTotal: mean(totals.map(({ total }) => total)),
    best,
    figures: names.map((name) => {
      const counted = own.flatMap(({ figures = {} }) =>
        Object.entries(figures).flatMap(([each, value]) => (each === name ? [value] : [])),
      )
      return { name, average: mean(counted), games: counted.length }
    }),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
