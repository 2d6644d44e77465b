import pg, { type QueryResultRow } from 'pg'
import type { PostgresAddress } from '../storage/postgresAddress.ts'
import { clientConfig } from '../storage/postgresPool.ts'
import { ConnectionLost } from '../storage/postgresTrouble.ts'

/** One connection of its own to the database, made when it is needed and anew whenever it breaks. */
export interface SteadyClient {
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  /** Makes sure that it is there. */
  connect(): Promise<void>
  /** Throws the connection away, which may look well and be dead. */
  drop(): void
  close(): Promise<void>
}

interface Steady {
  readonly address: PostgresAddress
  /** Milliseconds after which an answer is not waited for any more. */
  readonly timeout: number
  /** What a new connection begins with. */
  readonly begins?: string
  heard?(payload: string): void
  /** The connection broke, or was thrown away. */
  lost?(): void
}

export function steadyClient({ address, timeout, begins, heard, lost }: Steady): SteadyClient {
  let coming: Promise<pg.Client> | null = null
  let isClosed = false

  async function open(): Promise<pg.Client> {
    const config = clientConfig(address)
    const client = new pg.Client({ ...config, query_timeout: timeout, connectionTimeoutMillis: timeout })
    client.on('error', () => forget(client))
    client.on('end', () => forget(client))
    client.on('notification', ({ payload = '' }) => heard?.(payload))
    held = client
    try {
      await client.connect()
      if (begins !== undefined) await client.query(begins)
      return client
    } catch (error) {
      forget(client)
      throw error
    }
  }

  let held: pg.Client | null = null

  function forget(client: pg.Client): void {
    if (client !== held) return
    held = null
    coming = null
    // Where nobody answers, nobody says goodbye either.
    void client.end().catch(() => undefined)
    lost?.()
  }

  function connected(): Promise<pg.Client> {
    if (isClosed) return Promise.reject(new ConnectionLost('the connection is closed'))
    coming ??= open()
    return coming
  }

  return {
    async query<Row extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const client = await connected()
      try {
        return (await client.query<Row>(text, [...values])).rows
      } catch (error) {
        forget(client)
        throw error
      }
    },
    async connect() {
      await connected()
    },
    drop() {
      if (held !== null) forget(held)
    },
    async close() {
      isClosed = true
      const client = held
      held = null
      coming = null
      await client?.end().catch(() => undefined)
    },
  }
}

/** The address refuses connections, or the database stops or starts just now. */
export function saysThatItIsDown(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown }
  return code === 'ECONNREFUSED' || (typeof code === 'string' && code.startsWith('57P0'))
}
