import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from './folderLock.ts'
import type { Report } from './report.ts'
import { sqliteStore } from './sqlite.ts'
import type { TableStore } from './store.ts'
import { unusable } from './unusableData.ts'

/** Opens the database of a folder for one server alone. What is wrong with it is thrown as `UnusableData`. */
export async function openFolder(folder: string, report?: Report): Promise<TableStore> {
  const file = join(folder, 'athanor.db')
  let unlock = () => {}
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const lock = join(folder, 'athanor.lock')
    // The secrets of running games are in here: nobody else on this machine may read them.
    for (const each of [lock, file]) keepPrivate(each)
    unlock = lockFolder(folder, lock)
    const store = await sqliteStore(file, { alone: true, ...(report === undefined ? {} : { report }) })
    return {
      ...store,
      async close() {
        await store.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw unusable(error, folder, file)
  }
}

/** SQLite gives the files beside a database the same mode. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}
