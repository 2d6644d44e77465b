import type { ServerSettings } from '../settings.ts'
import { openFolder } from './dataFolder.ts'
import type { Report } from './report.ts'
import type { TableStore } from './store.ts'

/** The database that the settings name, for one server alone: the embedded one unless they say otherwise. */
export async function openStore({ data, database }: ServerSettings, report: Report): Promise<TableStore> {
  if (database === null) return openFolder(data, report)
  // Most houses need no driver.
  const { postgresStore } = await import('./postgres.ts')
  return postgresStore(database, { alone: true, report })
}
