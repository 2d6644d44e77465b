import { type Bus, localBus } from '../bus.ts'
import { alone, type Cluster } from '../cluster/cluster.ts'
import { newNodeName } from '../secrets.ts'
import type { ServerSettings } from '../settings.ts'
import { scaleNote } from '../tables/awakeClock.ts'
import type { Reporter } from '../tables/services.ts'
import { openFolder } from './dataFolder.ts'
import type { Report } from './report.ts'
import type { TableStore } from './store.ts'

/** Where a house keeps its tables, and who else serves them. */
export interface OpenHouse {
  readonly store: TableStore
  readonly cluster: Cluster
}

interface Opening {
  readonly reporter: Reporter
  now(): number
  elapsed(): number
}

/** What tests bring along. */
interface Brought {
  readonly store?: TableStore
  readonly bus?: Bus
}

/** The database that the settings name: the embedded one, for one server alone, unless they say otherwise. */
export async function openHouse(settings: ServerSettings, opening: Opening, brought: Brought = {}): Promise<OpenHouse> {
  const { reporter, now, elapsed } = opening
  const { bus = localBus(), store: given } = brought
  if (given !== undefined) return { store: given, cluster: alone(bus, now) }
  const { data, database, databaseListen } = settings
  const report: Report = (details, message) => reporter.error(details, message)
  if (database === null) return { store: await openFolder(data, report), cluster: alone(bus, now) }
  // Most houses need no driver.
  const [{ postgresStore }, { postgresCluster }] = await Promise.all([
    import('./postgres.ts'),
    import('../cluster/postgresCluster.ts'),
  ])
  const listen = databaseListen ?? database
  const store = await postgresStore(database, { use: 'server', listen, report })
  try {
    const firstScale = Number(await store.note(scaleNote)) || now()
    const name = newNodeName()
    const cluster = await postgresCluster({ name, database, listen, store, firstScale, elapsed, reporter })
    return { store, cluster }
  } catch (error) {
    await store.close()
    const { unusablePostgres } = await import('./postgresTrouble.ts')
    throw unusablePostgres(error, listen)
  }
}
