import { setImmediate as breathe } from 'node:timers/promises'
import type { Bus } from '../bus.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { ServerSettings } from '../settings.ts'
import type { TablePlace, TableStore } from '../storage/store.ts'
import type { AwakeClock } from './awakeClock.ts'
import { awakeFor } from './awakeTime.ts'
import { nickname } from './record.ts'
import type { Reporter } from './services.ts'
import type { Tables } from './tables.ts'

interface House {
  readonly store: TableStore
  readonly bus: Bus
  readonly tables: Pick<Tables, 'evict' | 'forget' | 'wakeDue'>
  readonly awake: Pick<AwakeClock, 'look' | 'keep'>
  readonly cluster: Pick<Cluster, 'isFirst' | 'whereabouts'>
  readonly settings: ServerSettings
  now(): number
  readonly reporter: Reporter
}

export interface Housekeeping {
  /** Puts tables away that nobody has touched for too long, and removes what was put away long ago. Done now and then. */
  expire(): Promise<void>
  stop(): void
}

const evictEvery = 15_000
const expireEvery = 10 * 60_000
const hour = 3_600_000
const day = 24 * hour
const atATime = 50
/** A table that was called off has nothing to come back to. */
const keepClosed = hour
/** Share of the room on the disk above which what was put away makes way at once. */
const crowded = 0.9

/** How long tables in a status are kept though nobody touches them. */
function patienceOf(settings: ServerSettings): readonly (readonly [status: string, milliseconds: number])[] {
  return [
    ['open', settings.keepOpenHours * hour],
    // By correspondence a start may wait for days.
    ['opening', settings.keepRunningDays * day],
    ['running', settings.keepRunningDays * day],
    ['finished', settings.keepFinishedDays * day],
  ]
}

/** Milliseconds for which it matters when the server was there. */
export function longestPatience(settings: ServerSettings): number {
  return Math.max(settings.keepRemovedDays * day, ...patienceOf(settings).map(([, milliseconds]) => milliseconds))
}

/** Keeps memory and disk free of what nobody needs. */
export function housekeeping(house: House): Housekeeping {
  const { store, bus, tables, awake, cluster, settings, now, reporter } = house
  const keepAway = settings.keepRemovedDays * day
  /** Calls with every table of a status that was quiet for so long, a few at a time. */
  async function eachQuiet(status: string, moment: number | null, work: (ids: readonly string[]) => Promise<void>) {
    if (moment === null) return
    let after: TablePlace | null = null
    for (;;) {
      const places: readonly TablePlace[] = await store.quietSince(status, moment, after, atATime)
      // Some may be played at all the same; those behind them are looked at nevertheless.
      const isNowhereElse = (id: string) => cluster.whereabouts.holders(id).length === 0
      const ids = places.map(({ id }) => id).filter((id) => isNowhereElse(id) && tables.forget(id))
      if (ids.length > 0) await work(ids)
      after = places.at(-1) ?? null
      if (places.length < atATime) return
      await breathe()
    }
  }

  function report(ids: readonly string[], status: string, done: string): void {
    reporter.info({ status, count: ids.length, tables: ids.map(nickname) }, done)
    for (const id of ids) {
      const gone = { id, status: 'closed', visibility: 'public', createdAt: 0, summary: '{}' }
      bus.publish({ table: id, revision: 0, listing: gone })
    }
  }

  async function removeAway(next: () => Promise<readonly string[]>): Promise<void> {
    for (let ids = await next(); ids.length > 0; ids = await next()) {
      await store.remove(ids)
      reporter.info({ count: ids.length, tables: ids.map(nickname) }, 'tables that had been put away were removed')
      await breathe()
    }
  }

  async function expire(): Promise<void> {
    const stretches = await awake.look()
    await eachQuiet('closed', awakeFor(keepClosed, stretches), async (ids) => {
      await store.remove(ids)
      report(ids, 'closed', 'tables that were called off were removed')
    })
    for (const [status, milliseconds] of patienceOf(settings)) {
      await eachQuiet(status, awakeFor(milliseconds, stretches), async (ids) => {
        await store.putAway(ids, now())
        report(ids, status, 'quiet tables were put away')
      })
    }
    const longAgo = awakeFor(keepAway, stretches)
    if (longAgo !== null) await removeAway(() => store.awaySince(longAgo, atATime))
    const room = crowded * settings.diskMegabytes * 1e6
    let before = Number.POSITIVE_INFINITY
    await removeAway(async () => {
      const bytes = store.bytes()
      // A database that keeps the room for itself, as PostgreSQL does, fills it again before it grows.
      const helps = bytes < before
      before = bytes
      return bytes > room && helps ? store.awaySince(Number.MAX_SAFE_INTEGER, atATime) : []
    })
  }

  function expireSoon(): void {
    // Another node does it for all.
    if (!cluster.isFirst('housekeeping')) return
    expire().catch((error: unknown) => reporter.error({ err: error }, 'old tables could not be removed'))
  }

  const evicting = setInterval(() => {
    tables.evict()
    tables.wakeDue().catch((error: unknown) => reporter.error({ err: error }, 'clocks could not be looked at'))
    awake
      .keep()
      .catch((error: unknown) => reporter.error({ err: error }, 'how long the server was there could not be kept'))
  }, evictEvery).unref()
  const expiring = setInterval(expireSoon, expireEvery).unref()
  expireSoon()
  return {
    expire,
    stop() {
      clearInterval(evicting)
      clearInterval(expiring)
    },
  }
}
