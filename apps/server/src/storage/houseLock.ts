import pg from 'pg'
import { CannotKeep } from './cannotKeep.ts'
import { type PostgresAddress, placeOf } from './postgresAddress.ts'
import { clientConfig } from './postgresPool.ts'
import { ConnectionLost } from './postgresTrouble.ts'
import type { Report } from './report.ts'
import { UnusableData } from './unusableData.ts'

/**
 * Who may be at a database: servers beside each other, or one program alone that changes it as a whole and must not be
 * seen half done.
 */
export type HouseUse = 'server' | 'alone'

/** Keeps everybody out who may not be at the database at the same time. */
export interface HouseLock {
  /** Throws while the lock is not ours. */
  demandHeld(): void
  close(): Promise<void>
}

/** The lock's two numbers: "Athr", and that it is for whoever uses the house. Older versions know one server alone. */
const lock = [0x41_74_68_72, 1] as const
/** Milliseconds between two looks at the connection that holds the lock, and between two tries to have it again. */
const lookEvery = 3000
const tryEvery = 250

/**
 * The lock belongs to a connection and ends with it, however that ends: no lock is ever left behind. If the connection
 * breaks under us, nothing is acknowledged until there is another one, or for good if somebody else was quicker.
 */
export async function houseLock(address: PostgresAddress, use: HouseUse, report: Report): Promise<HouseLock> {
  let holder: pg.Client | null = null
  let isTaken = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  async function take(): Promise<boolean> {
    const client = new pg.Client({ ...clientConfig(address), query_timeout: lookEvery })
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    try {
      await client.connect()
      const tryLock = use === 'server' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
      const { rows } = await client.query<{ readonly held: boolean }>(`select ${tryLock}($1, $2) as held`, [...lock])
      if (rows[0]?.held !== true) {
        await client.end()
        return false
      }
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    holder = client
    return true
  }

  function lose(client: pg.Client): void {
    if (client !== holder) return
    holder = null
    schedule(0)
  }

  async function takeAgain(): Promise<void> {
    const held = await take().catch(() => null)
    if (held !== false) return
    isTaken = true
    report({}, 'another program has taken the database over: nothing is kept until this one is started again')
  }

  async function look(): Promise<void> {
    if (holder === null) await takeAgain()
    else {
      const client = holder
      await client.query('select 1').catch(() => {
        lose(client)
        void client.end().catch(() => undefined)
      })
    }
  }

  function schedule(after: number): void {
    clearTimeout(timer)
    if (isClosed || isTaken) return
    timer = setTimeout(() => {
      void look().then(() => schedule(holder === null ? tryEvery : lookEvery))
    }, after).unref()
  }

  if (!(await take())) {
    const id = use === 'server' ? 'server.start.databaseClosed' : 'server.start.databaseTaken'
    throw new UnusableData({ id, params: { where: placeOf(address) } })
  }
  schedule(lookEvery)
  return {
    demandHeld() {
      if (isTaken) throw new CannotKeep('server.reject.notKept')
      if (holder === null) throw new ConnectionLost('the connection that keeps other servers out is broken')
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      const client = holder
      holder = null
      await client?.end().catch(() => undefined)
    },
  }
}
