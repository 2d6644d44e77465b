import type { Reason } from '@athanor/kernel'
import type { HouseNotice } from '@athanor/protocol'

/** How the server is doing, as its host sees it. */
export interface HouseState {
  /** When this page closes by itself. */
  readonly closesAt: number
  readonly figures: {
    readonly connections: number
    readonly tables: number
    readonly movesPerSecond: number
    /** Milliseconds within which 99 of 100 commands were answered; null when there was none. */
    readonly slowest: number | null
    readonly memory: number
    readonly database: number
    readonly databaseMost: number
  }
  /** The servers of the club; times by the club's clock. */
  readonly nodes: readonly {
    readonly name: string
    readonly isOwn: boolean
    readonly beganAt: number
    readonly heardAt: number
    /** Hears at once what happens on the others. */
    readonly hears: boolean
  }[]
  readonly addresses: readonly {
    readonly address: string
    readonly sockets: number
    readonly most: number
    readonly isLimited: boolean
  }[]
  readonly bars: readonly { readonly id: string; readonly label: string; readonly until: number }[]
  readonly deeds: readonly { readonly at: number; readonly kind: DeedKind; readonly about: string }[]
  readonly notice: HouseNotice | null
}

export type DeedKind = 'entered' | 'left' | 'closed' | 'barred' | 'lifted' | 'told' | 'quiet'

export interface HouseTable {
  /** How logs call it: the beginning of its id. */
  readonly name: string
  readonly game: string
  readonly status: 'open' | 'opening' | 'running' | 'finished' | 'closed'
  readonly createdAt: number
  readonly moves: number
  readonly watchers: number
  readonly seats: readonly {
    readonly holder: 'open' | 'person' | 'bot'
    readonly name: string | null
    readonly bot: string | null
    readonly present: boolean
  }[]
}

export interface FoundTables {
  readonly all: number
  readonly tables: readonly HouseTable[]
}

export type HostAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly status: number; readonly reason: Reason }

const notConnected: Reason = { id: 'server.reject.notConnected' }

async function ask<Data>(method: string, path: string, body?: object): Promise<HostAnswer<Data>> {
  const response = await fetch(`/api/admin/${path}`, {
    method,
    headers: { 'athanor-admin': '1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => null)
  if (response === null) return { ok: false, status: 0, reason: notConnected }
  const text = await response.text()
  const said: unknown = text === '' ? null : JSON.parse(text)
  if (response.ok) return { ok: true, data: said as Data }
  const reason = (said as { readonly error?: Reason } | null)?.error ?? notConnected
  return { ok: false, status: response.status, reason }
}

export const adminApi = {
  enter: (token: string) => ask<null>('POST', 'session', { token }),
  leave: () => ask<null>('DELETE', 'session'),
  state: () => ask<HouseState>('GET', 'state'),
  tables: (search: string) => ask<FoundTables>('GET', `tables?q=${encodeURIComponent(search)}`),
  close: (table: string, reason: string) => ask<null>('POST', 'close', { table, reason }),
  barAddress: (address: string, hours: number) => ask<null>('POST', 'bar/address', { address, hours }),
  barSeat: (table: string, seat: number, hours: number) => ask<null>('POST', 'bar/seat', { table, seat, hours }),
  lift: (id: string) => ask<null>('POST', 'lift', { id }),
  tell: (text: string | null, minutes: number | null) => ask<null>('POST', 'notice', { text, minutes }),
}
