import type { Bus } from '../bus.ts'
import type { Settings } from '../settings.ts'
import type { Store } from '../storage/store.ts'
import type { Reporter } from './services.ts'
import type { Tables } from './tables.ts'

interface House {
  readonly store: Store
  readonly bus: Bus
  readonly tables: Pick<Tables, 'evict' | 'forget'>
  readonly settings: Settings
  now(): number
  readonly reporter: Reporter
}

export interface Housekeeping {
  /** Forgets tables that nobody has touched for too long. Called now and then. */
  expire(): Promise<void>
  stop(): void
}

const evictEvery = 15_000
const expireEvery = 10 * 60_000
const hour = 3_600_000
const day = 24 * hour
const atATime = 200

/** Keeps memory and disk free of what nobody needs. */
export function housekeeping({ store, bus, tables, settings, now, reporter }: House): Housekeeping {
  const patience: readonly (readonly [status: string, milliseconds: number])[] = [
    ['open', settings.keepOpenHours * hour],
    ['closed', settings.keepOpenHours * hour],
    ['running', settings.keepRunningDays * day],
    ['finished', settings.keepFinishedDays * day],
  ]

  async function expire(): Promise<void> {
    for (const [status, milliseconds] of patience) {
      for (const id of await store.quietSince(status, now() - milliseconds, atATime)) {
        if (!tables.forget(id)) continue
        await store.remove(id)
        const gone = { id, status: 'closed', visibility: 'public', createdAt: 0, summary: '{}' }
        bus.publish({ table: id, revision: 0, listing: gone })
      }
    }
  }

  const evicting = setInterval(() => tables.evict(), evictEvery).unref()
  const expiring = setInterval(() => {
    expire().catch((error: unknown) => reporter.error({ err: error }, 'old tables could not be removed'))
  }, expireEvery).unref()
  return {
    expire,
    stop() {
      clearInterval(evicting)
      clearInterval(expiring)
    },
  }
}
