import { readFileSync } from 'node:fs'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg, { type ClientConfig, type PoolClient } from 'pg'
import type { PostgresAddress } from './postgresAddress.ts'
import { ConnectionLost, isLost } from './postgresTrouble.ts'

/** Milliseconds that a connection is kept which nobody needs. */
const idleFor = 30_000
/** Milliseconds that an answer may take beyond the database's own limit: then it is the network that hangs. */
const networkGrace = 2000

const int8: number = pg.types.builtins.INT8

/** How one connection is made. */
export function clientConfig(address: PostgresAddress): ClientConfig {
  const { host, port, database, user, password, connectTimeout, statementTimeout } = address
  return {
    host,
    port,
    database,
    ...(user === undefined ? {} : { user }),
    ...(password === undefined ? {} : { password }),
    ssl: tlsOf(address),
    application_name: 'athanor',
    connectionTimeoutMillis: 1000 * connectTimeout,
    query_timeout: 1000 * statementTimeout + networkGrace,
    keepAlive: true,
    keepAliveInitialDelayMillis: idleFor,
    types: { getTypeParser: parserOf },
  }
}

function parserOf(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
  const usual = pg.types.getTypeParser(type, format) as (text: string) => unknown
  return type === int8 ? wholeNumberOf : usual
}

function tlsOf({ sslmode, sslrootcert }: PostgresAddress): ClientConfig['ssl'] {
  if (sslmode === 'disable') return false
  const authority = sslrootcert === undefined ? {} : { ca: readFileSync(sslrootcert, 'utf8') }
  return { ...authority, rejectUnauthorized: sslmode === 'verify-full' }
}

/** PostgreSQL has whole numbers that JavaScript has not: those are none here, so that their row's checksum fails. */
function wholeNumberOf(text: string): number {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : Number.NaN
}

/**
 * The connections as Kysely takes them. One that hangs or breaks is never used again: what it might still answer would be
 * taken for the answer to something else.
 */
export function postgresPool(address: PostgresAddress, onError: (error: Error) => void): PostgresPool {
  const pool = new pg.Pool({ ...clientConfig(address), max: address.pool, idleTimeoutMillis: idleFor })
  // A connection that breaks while nobody uses it; unheard, this would end the program.
  pool.on('error', onError)
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? guarded(client)
      wrapped.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}

/** What is used of a connection; cursors are not. */
interface GuardedClient {
  query(text: string, values: readonly unknown[]): Promise<pg.QueryResult>
  release(destroy?: boolean): void
}

function guarded(client: PoolClient): PostgresPoolClient {
  let broken: unknown = null
  // One that breaks in somebody's hands says so here too, and whoever uses it hears of it anyway.
  client.on('error', (error) => {
    broken ??= error
  })
  const guardedClient: GuardedClient = {
    async query(text, values) {
      if (broken !== null) throw new ConnectionLost('the connection is broken', { cause: broken })
      try {
        return await client.query(text, [...values])
      } catch (error) {
        if (isLost(error)) broken = error
        throw error
      }
    },
    release: (destroy = false) => client.release(destroy || broken !== null),
  }
  return guardedClient as unknown as PostgresPoolClient
}
