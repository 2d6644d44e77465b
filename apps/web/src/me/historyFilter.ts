/** Which of the games that are over somebody wants to see: what stands in the address. */
export interface Asked {
  readonly game: string | null
  readonly players: number | null
  readonly result: 'won' | 'lost' | null
  readonly with: string | null
}

export const nothingAsked: Asked = { game: null, players: null, result: null, with: null }

export function askedIn(search: string): Asked {
  const given = new URLSearchParams(search)
  const text = (name: string) => {
    const value = given.get(name)?.trim() ?? ''
    return value === '' ? null : value
  }
  const players = Number(given.get('players') ?? Number.NaN)
  const result = given.get('result')
  return {
    game: text('game'),
    players: Number.isInteger(players) && players > 0 ? players : null,
    result: result === 'won' || result === 'lost' ? result : null,
    with: text('with'),
  }
}

/** The address of the page with these games. */
export function pathOf(asked: Asked): string {
  const query = queryOf(asked)
  return query === '' ? '/me' : `/me?${query}`
}

export function queryOf(asked: Asked, count?: number): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...asked, count: count ?? null })) {
    if (value !== null) given.set(name, String(value))
  }
  return given.toString()
}
