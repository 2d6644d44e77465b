import type { GameLibrary } from '@athanor/kernel'
import type { BotPlayers } from '../bots/botPlayers.ts'
import type { Bus } from '../bus.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Meter } from '../meter.ts'
import type { TableStore } from '../storage/store.ts'
import type { AwakeTime } from './awakeClock.ts'

/** A place to report what people cannot mend. */
export interface Reporter {
  error(details: object, message: string): void
  warn(details: object, message: string): void
  info(details: object, message: string): void
}

/** What tables need of the world. */
export interface Services {
  readonly games: GameLibrary
  readonly store: TableStore
  readonly bots: BotPlayers
  readonly bus: Bus
  /** The servers beside this one: who is at a table there, and whose turn it is to do what has to be done once. */
  readonly cluster: Pick<Cluster, 'whereabouts' | 'standBy' | 'isFirst' | 'nodes' | 'subscribe'>
  readonly meter: Meter
  readonly reporter: Reporter
  /** Told from which address somebody looks after a table, whenever that changes; null when nobody does. */
  attended(table: string, address: string | null): void
  /** The time of day, for what people read and what is kept. */
  now(): number
  /** Milliseconds by a clock that nobody sets, for how long something lasts. */
  elapsed(): number
  /** How long the server has been there: for whatever must cost nobody anything while it is not. */
  readonly awake: AwakeTime
  readonly rules: HouseRules
}

export interface HouseRules {
  /** Milliseconds of absence after which a bot may be proposed. */
  readonly absentAfter: number
  /** Milliseconds in which everybody has to open their salt once the host has said start. */
  readonly openWithin: number
  /** Milliseconds for which the seat of somebody who has gone is kept before the start. */
  readonly keepSeatFor: number
  /** Milliseconds for which a decision is waited for before others may nudge, and between two nudges. */
  readonly nudgeAfter: number
  /** Milliseconds without an answer to a nudge after which a bot may be proposed for somebody who is there. */
  readonly idleAfter: number
  /** Milliseconds of absence after which the others may end the game without asking. */
  readonly endAfter: number
  /** Characters of a seat's private note. */
  readonly noteLength: number
  /** Journal rows between two snapshots. */
  readonly snapshotEvery: number
  /** Milliseconds before a bot's move, so that people can follow. */
  readonly botPause: number
  /** Milliseconds without anybody after which a table is dropped from memory. */
  readonly evictAfter: number
  /** Tables that may be open or running at a time. */
  readonly mostTables: number
  /** Bytes of the database above which no new table is opened. */
  readonly mostBytes: number
}
