import type { Hello, HouseNotice } from '@athanor/protocol'
import type { ByteBudget } from '../limits/byteBudget.ts'
import type { Guests } from '../limits/guests.ts'
import type { SeatQuota } from '../limits/seatQuota.ts'
import type { TableQuota } from '../limits/tableQuota.ts'
import type { UnreadBook } from '../limits/unread.ts'
import type { WatcherLines } from '../limits/watcherLines.ts'
import type { Lobby } from '../lobby.ts'
import type { Meter } from '../meter.ts'
import type { Reporter } from '../tables/services.ts'
import type { Tables } from '../tables/tables.ts'

/** What every connection shares. */
export interface Hub {
  /** What a new connection is told first. */
  hello(): Hello
  /** What the host tells everybody now. */
  notice(): HouseNotice | null
  readonly tables: Tables
  readonly lobby: Lobby
  /** Otherwise nobody may make a public table. */
  readonly listsTables: boolean
  readonly tableQuota: TableQuota
  readonly seatQuota: SeatQuota
  readonly watcherLines: WatcherLines
  readonly meter: Meter
  readonly reporter: Reporter
  /** Tokens that one connection gets in a second. */
  readonly rate: number
  /** What each address may have written. */
  readonly bytes: ByteBudget
  /** Who may come in, and what they may use over all their connections. */
  readonly guests: Guests
  /** What waits to be read. */
  readonly unread: UnreadBook
  /** Resolves when somebody may begin their next piece of heavy work. */
  turnOf(address: string, name: string): Promise<void>
}
