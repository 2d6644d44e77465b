import { formatData } from '@athanor/messages/all'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, program } from '../testing/program.ts'
import { storeContract } from '../testing/storeContract.ts'
import { generous } from '../testing/testServer.ts'
import { addressIn, type PostgresServer, postgresServer } from '../tools/postgresServer.ts'
import type { HouseUse } from './houseLock.ts'
import { complaintAbout, openPostgres, postgresStore } from './postgres.ts'
import type { JournalRow, NewTable, TableStore } from './store.ts'
import { UnusableData } from './unusableData.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await postgresServer()
}, 120_000)
afterAll(() => server.remove())

storeContract('PostgreSQL', async () => postgresStore(addressIn(await server.create('contract'))))

function table(id: string): NewTable {
  return {
    listing: { id, status: 'open', visibility: 'public', createdAt: 1_700_000_000_000, summary: '{}' },
    createdBy: id,
    asked: id,
    snapshot: { revision: 0, body: '{}' },
  }
}

function row(revision: number, command: string): JournalRow {
  const nothing = { record: null, version: null, entry: null, events: null, chatNumber: null, chat: null, note: null }
  return { revision, actor: 'a', command, asked: command, result: '{}', at: 1, ...nothing }
}

const append = (store: TableStore, id: string, revision: number, command = `c${revision}`) =>
  store.append({ table: id, row: row(revision, command), listing: null, snapshot: null })

async function sentenceOf(url: string, use: HouseUse = 'alone'): Promise<string> {
  try {
    const store = await postgresStore(addressIn(url), { use })
    await store.close()
    return 'opened'
  } catch (error) {
    if (!(error instanceof UnusableData)) throw error
    return formatData('en', error.data)
  }
}

describe('a database that cannot be used', { timeout: 60_000 }, () => {
  it('is one that is not there', async () => {
    expect(await sentenceOf(server.url('nowhere'))).toBe(
      'There is no database nowhere yet. Make it on its server: createdb --owner=alchemist --encoding=UTF8 nowhere',
    )
  })

  it('is one where nobody answers', async () => {
    expect(await sentenceOf('postgres://alchemist@127.0.0.1:1/athanor')).toBe(
      'No database answers at athanor (127.0.0.1:1): ECONNREFUSED. Is PostgreSQL running there, and is ATHANOR_DATABASE right?',
    )
  })

  it('is one that does not let us in, with a wrong password or with none', async () => {
    const right = server.url('postgres')
    const sentence = /^The database postgres \(127[^)]+\) does not let alchemist in \([^)]+\)\. Check name and password/
    expect(await sentenceOf(right.replace(/:[^:@]+@/, ':wrong@'))).toMatch(sentence)
    expect(await sentenceOf(right.replace(/:[^:@]+@/, '@'))).toMatch(sentence)
  })

  it('is one where we may make no tables', async () => {
    await server.create('forbidden')
    await server.sql("create role guest login password 'guest'")
    await server.sql('revoke create on schema public from public', 'forbidden')
    const url = server.url('forbidden').replace(/\/\/[^@]+@/, '//guest:guest@')
    expect(await sentenceOf(url)).toMatch(/^guest may not make tables in the database forbidden \(/)
  })

  it('is one that can only be read', async () => {
    const url = await server.create('replica')
    await server.sql('alter database replica set default_transaction_read_only = on')
    expect(await sentenceOf(url)).toMatch(
      /can only be read, as a replica can\. ATHANOR_DATABASE must name the primary\.$/,
    )
  })

  it('is one that keeps text in another way', async () => {
    await server.sql("create database latin encoding 'LATIN1' template template0")
    expect(await sentenceOf(server.url('latin'))).toMatch(/^The database latin keeps text as LATIN1, but/)
  })

  it('is one of another program, which is left as it is', async () => {
    const url = await server.create('foreign_one')
    await server.sql('create table tables (legs integer)', 'foreign_one')
    expect(await sentenceOf(url)).toMatch(/^The database foreign_one \([^)]+\) contains tables of another program\./)
    expect(await server.sql("select tablename from pg_tables where schemaname = 'public'", 'foreign_one')).toEqual([
      { tablename: 'tables' },
    ])
  })

  it('is one that cannot be spoken to safely, where that is wished', async () => {
    expect(await sentenceOf(server.url('postgres', '?sslmode=require'))).toMatch(
      /^No safe connection to the database postgres \([^)]+\): .* does not support SSL .*Check sslmode/,
    )
  })

  it('is one that may forget, and one that is too old', async () => {
    const address = addressIn(server.url('postgres'))
    const good = { version: 15, encoding: 'UTF8', isReadOnly: false, fsync: true, tables: [] }
    expect(complaintAbout(good, address)).toBeNull()
    expect(complaintAbout({ ...good, version: 13 }, address)).toMatchObject({
      id: 'server.start.databaseOld',
      params: { version: '13', least: '14' },
    })
    const url = await server.create('forgetful')
    await server.sql('alter system set fsync = off')
    await server.sql('select pg_reload_conf()')
    await expect.poll(() => sentenceOf(url)).toMatch(/fsync = off: a power cut could lose moves/)
    await server.sql('alter system reset fsync')
    await server.sql('select pg_reload_conf()')
    await expect.poll(() => sentenceOf(url)).toBe('opened')
  })

  it('is one that somebody needs alone while servers are there, or the other way round', async () => {
    const url = await server.create('taken')
    const servers = [1, 2].map(() => postgresStore(addressIn(url), { use: 'server' }))
    const [one, two] = await Promise.all(servers)
    expect(await sentenceOf(url, 'alone')).toMatch(/^Another server is already using the database taken \(/)
    await one?.close()
    expect(await sentenceOf(url, 'alone')).toMatch(/^Another server is already using the database taken \(/)
    await two?.close()
    const mover = await postgresStore(addressIn(url), { use: 'alone' })
    expect(await sentenceOf(url, 'alone')).toMatch(/^Another server is already using the database taken \(/)
    expect(await sentenceOf(url, 'server')).toMatch(/^Another program has the database taken \([^)]+\) for itself/)
    await mover.close()
    expect(await sentenceOf(url, 'server')).toBe('opened')
  })
})

describe('a store on PostgreSQL', { timeout: 60_000 }, () => {
  it('is made once by two programs that begin at the same moment', async () => {
    for (const name of ['dawn', 'noon', 'dusk']) {
      const address = addressIn(await server.create(name))
      const stores = await Promise.all([1, 2, 3].map(() => postgresStore(address)))
      await stores[0]?.create(table('t'))
      expect(await stores[2]?.load('t')).not.toBeNull()
      await Promise.all(stores.map((store) => store.close()))
    }
  })

  it.skipIf(process.platform === 'win32')('is reached by a socket in a folder too', async () => {
    const url = await server.create('socket')
    const [asked] = await server.sql('show unix_socket_directories')
    const folder = String(asked?.['unix_socket_directories'])
    const store = await postgresStore(addressIn(`${url}?host=${encodeURIComponent(folder)}`))
    await store.create(table('t'))
    expect(
      await server.sql('select client_addr from pg_stat_activity where application_name = $$athanor$$'),
    ).toContainEqual({ client_addr: null })
    await store.close()
  })

  it('flushes what it acknowledges, whatever the database is set to', async () => {
    const url = await server.create('careless')
    await server.sql('alter database careless set synchronous_commit = off')
    const db = openPostgres(addressIn(url), () => undefined)
    const show = async (name: string) => (await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(db)).rows
    expect(await show('synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
    expect(await show('statement_timeout')).toEqual([{ statement_timeout: '15s' }])
    await db.destroy()
  })

  it('keeps a stricter promise that the database makes', async () => {
    const url = await server.create('strict')
    await server.sql('alter database strict set synchronous_commit = remote_apply')
    const db = openPostgres(addressIn(url), () => undefined)
    const { rows } = await sql`show synchronous_commit`.execute(db)
    expect(rows).toEqual([{ synchronous_commit: 'remote_apply' }])
    await db.destroy()
  })

  it('has all that it acknowledged after the database was killed, and goes on by itself', async () => {
    const store = await postgresStore(addressIn(await server.create('killed')), { use: 'alone' })
    await store.create(table('t'))
    const taken: number[] = []
    const enough = new AbortController()
    const writing = (async () => {
      for (let revision = 1; !enough.signal.aborted; ) {
        // Whether a commit was one of which nobody heard, the next try says.
        if ((await append(store, 't', revision).catch(() => 'refused')) === 'refused') continue
        taken.push(revision)
        revision++
      }
    })()
    await expect.poll(() => taken.length).toBeGreaterThan(20)
    await server.kill()
    await server.start()
    const before = taken.length
    await expect.poll(() => taken.length, { timeout: 20_000 }).toBeGreaterThan(before + 20)
    enough.abort()
    await writing
    const kept = await store.rowsAfter('t', 0)
    expect(kept.map(({ revision }) => revision)).toEqual(taken)
    await expect(store.check()).resolves.toBeUndefined()
    await store.close()
  })

  it('never waits in a circle with another server that writes at the same tables', async () => {
    const url = await server.create('circle')
    const [one, other] = [await postgresStore(addressIn(url)), await postgresStore(addressIn(url))]
    // All of them go through one committer.
    const ids = ['a', 'e', 'i']
    await Promise.all(ids.map((id) => one.create(table(id))))
    // Somebody holds both up at the table in the middle, whichever way they come.
    const holder = new pg.Client({ connectionString: url })
    await holder.connect()
    await holder.query('begin')
    await holder.query(
      "insert into journal (table_id, revision, actor, command, result, at) values ('e', 1, '', '', '', 1)",
    )
    const forth = ids.map((id) => append(one, id, 1, 'forth'))
    const waiting = () => server.sql('select 1 from pg_locks where not granted', 'circle')
    await expect.poll(waiting).toHaveLength(1)
    const back = ids.toReversed().map((id) => append(other, id, 1, 'back'))
    await expect.poll(waiting).toHaveLength(2)
    await holder.query('rollback')
    expect(await Promise.all(forth)).toEqual(['done', 'done', 'done'])
    expect(await Promise.all(back)).toEqual(['conflict', 'conflict', 'conflict'])
    expect(server.log()).not.toContain('deadlock detected')
    await holder.end()
    await Promise.all([one.close(), other.close()])
  })

  it('does not take a number that JavaScript has not for another one', async () => {
    const url = await server.create('numbers')
    const store = await postgresStore(addressIn(url))
    await store.create(table('whole'))
    await store.create(table('damaged'))
    await server.sql("update tables set created_at = 9223372036854775807 where id = 'damaged'", 'numbers')
    expect((await store.listed(10)).map(({ id }) => id)).toEqual(['whole'])
    expect(await store.unlisted(10)).toEqual(['damaged'])
    await store.close()
  })

  const lockHolder = "select pid from pg_locks where locktype = 'advisory' and granted and objid = 1"

  it('takes its lock again when the connection that holds it is cut', async () => {
    const store = await postgresStore(addressIn(await server.create('cut')), { use: 'alone' })
    await store.create(table('t'))
    await server.sql(`select pg_terminate_backend(pid) from (${lockHolder}) as holder`, 'cut')
    expect(await append(store, 't', 1)).toBe('done')
    await expect.poll(() => server.sql(lockHolder, 'cut')).toHaveLength(1)
    await store.close()
  })

  it('keeps nothing more once another server has the lock', async () => {
    const url = await server.create('lost')
    const reports: string[] = []
    const store = await postgresStore(addressIn(url), {
      use: 'alone',
      report: (_, message) => void reports.push(message),
    })
    await store.create(table('t'))
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    const waiting = other.query('select pg_advisory_lock($1, 1)', [0x41_74_68_72])
    await expect.poll(() => server.sql('select 1 from pg_locks where not granted', 'lost')).toHaveLength(1)
    await server.sql(`select pg_terminate_backend(pid) from (${lockHolder}) as holder`, 'lost')
    await waiting
    await expect(append(store, 't', 1)).rejects.toMatchObject({ refused: { reason: { id: 'server.reject.notKept' } } })
    expect(reports).toEqual([
      'another program has taken the database over: nothing is kept until this one is started again',
    ])
    await other.end()
    await store.close()
  })
})

describe('the program on PostgreSQL', { timeout: 180_000 }, () => {
  const start = (url: string) => program({ ...generous, ATHANOR_DATABASE: url, ATHANOR_LANG: 'en' })

  it('serves beside another one, waits for nobody who works there alone, and is not put off by one that was killed', async () => {
    const url = await server.create('program')
    const mover = await postgresStore(addressIn(url), { use: 'alone' })
    const refused = start(url)
    expect(await refused.exit).toBe(1)
    expect(refused.output()).toMatch(/^Another program has the database program \([^\n]+\n$/)
    await mover.close()
    const first = start(url)
    await addressOf(first)
    const second = start(url)
    await addressOf(second)
    second.child.kill('SIGTERM')
    expect(await second.exit).toBe(0)
    first.child.kill('SIGKILL')
    await first.exit
    const third = start(url)
    await addressOf(third)
    third.child.kill('SIGTERM')
    expect(await third.exit).toBe(0)
  })

  it('says in one line, and without the password, what is wrong', async () => {
    const started = start(server.url('postgres').replace(/:[^:@]+@/, ':hush@'))
    expect(await started.exit).toBe(1)
    expect(started.output()).toMatch(/^The database postgres \([^)]+\) does not let alchemist in [^\n]+\n$/)
    expect(started.output()).not.toContain('hush')
  })
})
