import type { Reason } from '@athanor/kernel'

/** What the server says of whoever asks. */
export interface Me {
  readonly ring: OwnRing | null
  /** Games at which this browser holds a seat by itself, on no ring. */
  readonly loose: number
  readonly passkeys: 'yes' | 'noAddress' | 'noHttps' | 'noName' | 'elsewhere'
}

export interface OwnRing {
  readonly name: string
  readonly madeAt: number
  readonly codeAt: number
  readonly devices: readonly {
    readonly id: string
    readonly label: string
    readonly madeAt: number
    readonly seenAt: number
    readonly isThis: boolean
  }[]
  readonly passkeys: readonly {
    readonly id: string
    readonly label: string
    readonly madeAt: number
    readonly usedAt: number | null
  }[]
}

export interface PastGame {
  readonly table: string
  readonly game: string
  readonly players: number
  readonly endedAt: number
  readonly moves: number
  readonly pace: 'live' | 'post' | null
  readonly early: boolean
  readonly you: number
  readonly isKept: boolean
  readonly seats: readonly PastSeat[]
}

export interface PastSeat {
  readonly holder: 'open' | 'person' | 'bot'
  readonly name: string | null
  readonly bot: string | null
  readonly colour: string | null
  readonly place: number | null
  readonly total: number | null
}

export interface GameStatistics {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly places: readonly number[]
  readonly averageTotal: number
  readonly best: { readonly total: number; readonly table: string }
  readonly figures: readonly { readonly name: string; readonly average: number; readonly games: number }[]
}

export interface MyGames {
  readonly running: readonly { readonly table: string; readonly seat: number }[]
  readonly finished: number
  readonly found: number
  readonly results: readonly PastGame[]
  readonly statistics: readonly GameStatistics[]
}

export type PeopleAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly status: number; readonly reason: Reason }

const notConnected: Reason = { id: 'server.reject.notConnected' }

async function ask<Data>(method: string, path: string, body?: object): Promise<PeopleAnswer<Data>> {
  const response = await fetch(`/api/people/${path}`, {
    method,
    headers: { 'athanor-people': '1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => null)
  if (response === null) return { ok: false, status: 0, reason: notConnected }
  const text = await response.text()
  const said: unknown = text === '' ? null : JSON.parse(text)
  if (response.ok) return { ok: true, data: said as Data }
  const reason = (said as { readonly error?: Reason } | null)?.error ?? notConnected
  return { ok: false, status: response.status, reason }
}

/** What comes along with a sign-in: whether the seats of this browser do, and its tables. */
export interface Along {
  readonly bring: boolean
  readonly tables: readonly string[]
}

export const peopleApi = {
  me: () => ask<Me>('GET', 'me'),
  games: (query: string) => ask<MyGames>('GET', `games?${query}`),
  make: (name: string, tables: readonly string[]) => ask<{ readonly code: string }>('POST', 'ring', { name, tables }),
  enter: (code: string, along: Along) => ask<null>('POST', 'session', { code, ...along }),
  leave: () => ask<null>('DELETE', 'session'),
  signOut: (device: string) => ask<null>('DELETE', `devices/${encodeURIComponent(device)}`),
  newCode: () => ask<{ readonly code: string }>('POST', 'code'),
  rename: (name: string) => ask<null>('POST', 'name', { name }),
  bring: (tables: readonly string[]) => ask<null>('POST', 'seats', { tables }),
  remove: () => ask<null>('DELETE', 'ring', { sure: true }),
  passkeyOptions: () => ask<never>('POST', 'passkeys/options'),
  addPasskey: (response: object) => ask<object>('POST', 'passkeys', { response }),
  removePasskey: (id: string) => ask<null>('DELETE', `passkeys/${encodeURIComponent(id)}`),
  entryOptions: () => ask<never>('POST', 'session/passkey/options'),
  enterByPasskey: (response: object, along: Along) => ask<null>('POST', 'session/passkey', { response, ...along }),
}

/** Does something for whoever is here, and says why where it could not be done. */
export type TryIt = <Data>(work: () => Promise<PeopleAnswer<Data>>) => Promise<PeopleAnswer<Data>>
