import { DatabaseSync } from 'node:sqlite'
import { UnusableData } from './unusableData.ts'

const busy = 5

/**
 * Keeps a second server out of a folder: who is present at a table is known to one process only, so two of them would
 * each replace the other's players by bots. The lock is one of the operating system on a file of its own. It ends with
 * the process however the process ends, so there is no stale one to find, and the database itself stays open for
 * backups.
 */
export function lockFolder(folder: string, file: string): () => void {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== busy) throw error
    throw new UnusableData({ id: 'server.start.dataTaken', params: { folder } }, error)
  }
  return () => lock.close()
}
