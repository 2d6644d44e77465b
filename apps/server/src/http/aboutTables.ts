import { socketPath } from './upgrades.ts'

/** The page of whoever runs the house has a lock of its own. */
export const hostRoutes = '/api/admin/'

/** Whether a route speaks of tables: pages, files, schemas and whether the server lives are for everybody. */
export function isAboutTables(route: string | undefined): boolean {
  return route === socketPath || (route?.startsWith('/api/') === true && !route.startsWith(hostRoutes))
}
