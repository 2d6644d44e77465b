import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Milliseconds after which nobody waits any longer. */
const longestWait = 3_600_000

/**
 * Makes this process the only one that does this work in a folder: whoever comes second waits. The system itself holds
 * the lock (it is that of a database file), so it falls with the process, however that ends. Returns what gives it back.
 */
export function alone(folder: string, work: string, onWait: () => void): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, `${work}.lock`))
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    onWait()
    lock.exec(`PRAGMA busy_timeout = ${longestWait}; BEGIN EXCLUSIVE`)
  }
  return () => lock.close()
}
