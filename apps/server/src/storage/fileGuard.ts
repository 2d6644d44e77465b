import { closeSync, openSync, readSync, statSync } from 'node:fs'

/** Tells whether what is written still goes to where the next start will look for it. */
export interface FileGuard {
  /** Which file is another one now, or gone; null when all is well. Costs a few microseconds. */
  lost(): string | null
  /** Not before the database is closed: closing any handle of a file takes the locks of its process away. */
  close(): void
}

/** Bytes of a database's header that hold its user version. */
const stamp = { at: 60, bytes: 4 } as const

/**
 * SQLite goes on with a file that was deleted, or that another one was moved over, and with a log that is gone: all is
 * well until the next start finds nothing. So the names are looked up again and again. A file that was overwritten in
 * place keeps its name and its number; the stamp in its header tells, which is another one after every start.
 */
export function fileGuard(path: string, expected: number): FileGuard {
  const files = [path, `${path}-wal`, `${path}-shm`].map((file) => ({ file, id: identityOf(file) }))
  const handle = openSync(path, 'r')
  // The stamp may still be in the log, behind somebody who reads.
  const own = [stampOf(handle), expected]
  return {
    lost() {
      const gone = files.find(({ file, id }) => identityOf(file) !== id)
      if (gone !== undefined) return gone.file
      return own.includes(stampOf(handle)) ? null : path
    },
    close: () => closeSync(handle),
  }
}

function identityOf(file: string): string | null {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev} ${found.ino}`
}

function stampOf(handle: number): number | null {
  const bytes = Buffer.alloc(stamp.bytes)
  return readSync(handle, bytes, 0, stamp.bytes, stamp.at) === stamp.bytes ? bytes.readInt32BE() : null
}
