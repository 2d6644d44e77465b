import type { Hello } from '@athanor/protocol'
import type { AddressTokens } from '../limits/addressTokens.ts'
import type { Offences } from '../limits/offences.ts'
import type { SeatQuota } from '../limits/seatQuota.ts'
import type { TableQuota } from '../limits/tableQuota.ts'
import type { UnreadBook } from '../limits/unread.ts'
import type { Lobby } from '../lobby.ts'
import type { Meter } from '../meter.ts'
import type { Reporter } from '../tables/services.ts'
import type { Tables } from '../tables/tables.ts'

/** What every connection shares. */
export interface Hub {
  /** What a new connection is told first. */
  hello(): Hello
  readonly tables: Tables
  readonly lobby: Lobby
  readonly tableQuota: TableQuota
  readonly seatQuota: SeatQuota
  readonly meter: Meter
  readonly reporter: Reporter
  /** Tokens that one connection gets in a second. */
  readonly rate: number
  /** What each address may use, over all its connections. */
  readonly tokens: AddressTokens
  /** What waits to be read. */
  readonly unread: UnreadBook
  readonly offences: Offences
  /** Resolves when an address may begin its next piece of heavy work. */
  turnOf(address: string): Promise<void>
}
