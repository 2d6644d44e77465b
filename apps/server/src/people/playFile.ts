import type { Result } from './kept.ts'

/**
 * The plays of a person as BG Stats reads them: players and games by numbers, plays that refer to them. Times are those of
 * the world (UTC), since a file has no place.
 */
export function playFile(results: readonly Result[], titleOf: (game: string) => string): object {
  const players = numbered()
  const games = numbered()
  const plays = results.map((result) => ({
    uuid: result.table,
    sourceName: 'Athanor',
    sourcePlayId: result.table,
    gameRefId: games.of(result.game),
    playDate: new Date(result.endedAt).toISOString().slice(0, 19).replace('T', ' '),
    ignored: result.early,
    playerScores: result.seats.map(({ name, bot, holder, place, total }, seat) => ({
      playerRefId: players.of(holder === 'bot' ? `bot ${bot ?? ''}` : (name ?? 'anonymous')),
      seatOrder: seat + 1,
      score: total === null ? '' : String(total),
      winner: place === 1,
      rank: place ?? 0,
      startPlayer: false,
      newPlayer: false,
    })),
  }))
  return {
    about: 'Athanor',
    players: players.list().map(({ id, name }) => ({ id, name, isAnonymous: name === 'anonymous' })),
    games: games.list().map(({ id, name }) => ({ id, name: titleOf(name), sourceGameId: name })),
    locations: [],
    plays,
  }
}

function numbered() {
  const ids = new Map<string, number>()
  return {
    of(name: string): number {
      const id = ids.get(name) ?? ids.size + 1
      ids.set(name, id)
      return id
    },
    list: () => [...ids].map(([name, id]) => ({ id, name })),
  }
}
