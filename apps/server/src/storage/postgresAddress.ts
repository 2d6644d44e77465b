import type { MessageData } from '@athanor/messages'
import * as z from 'zod'

/** A database of PostgreSQL, and how to speak to it: `postgres://name:password@host:5432/athanor?pool=8`. */
export interface PostgresAddress {
  /** A name, a number, or the folder of a socket. */
  readonly host: string
  readonly port: number
  readonly database: string
  /** Left out where the environment of PostgreSQL's own programs says it (`PGUSER`, `PGPASSWORD`, `~/.pgpass`). */
  readonly user?: string
  readonly password?: string
  /** `require` encrypts, `verify-full` also knows whom it speaks to. */
  readonly sslmode: 'disable' | 'require' | 'verify-full'
  /** File with the certificate that has signed the database's. */
  readonly sslrootcert?: string
  /** Connections at a time. */
  readonly pool: number
  /** Seconds after which a connection, and a statement, is given up. */
  readonly connectTimeout: number
  readonly statementTimeout: number
}

export type ReadAddress =
  | { readonly ok: true; readonly address: PostgresAddress }
  | { readonly ok: false; readonly complaints: readonly MessageData[] }

const seconds = (usual: number) => z.coerce.number().int().min(1).max(600).default(usual)
const parameters = z.object({
  host: z.string().min(1).optional(),
  user: z.string().min(1).optional(),
  sslmode: z.enum(['disable', 'require', 'verify-full']).default('disable'),
  sslrootcert: z.string().min(1).optional(),
  pool: z.coerce.number().int().min(2).max(200).default(8),
  connect_timeout: seconds(5),
  statement_timeout: seconds(15),
})

/** Reads an address. No complaint repeats it: it may hold a password. */
export function postgresAddress(setting: string, value: string): ReadAddress {
  const url = URL.parse(value)
  const database = decoded(url?.pathname.slice(1))
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol) || database === '' || database.includes('/')) {
    return { ok: false, complaints: [{ id: 'server.settings.database', params: { name: setting } }] }
  }
  const given = Object.fromEntries(url.searchParams)
  const read = parameters.strict().safeParse(given)
  if (!read.success) {
    const wrong = read.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.path))
    const known = Object.keys(parameters.shape).join(', ')
    const params = wrong.map((part) => ({ name: setting, part: String(part), known }))
    return { ok: false, complaints: params.map((each) => ({ id: 'server.settings.databasePart', params: each })) }
  }
  const { connect_timeout: connectTimeout, statement_timeout: statementTimeout, sslrootcert, ...rest } = read.data
  const user = rest.user ?? decoded(url.username)
  const password = decoded(url.password)
  return {
    ok: true,
    address: {
      host: rest.host ?? (decoded(url.hostname).replace(/^\[(.*)\]$/, '$1') || 'localhost'),
      port: Number(url.port || 5432),
      database,
      ...(user === '' ? {} : { user }),
      ...(password === '' ? {} : { password }),
      sslmode: rest.sslmode,
      ...(sslrootcert === undefined ? {} : { sslrootcert }),
      pool: rest.pool,
      connectTimeout,
      statementTimeout,
    },
  }
}

/** How sentences call the database: without the password. */
export function placeOf({ host, port, database }: PostgresAddress): string {
  return host.startsWith('/') ? `${database} (${host})` : `${database} (${host}:${port})`
}

function decoded(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
