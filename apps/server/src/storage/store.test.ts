import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { storeContract } from '../testing/storeContract.ts'
import { kyselyStore } from './kyselyStore.ts'
import type { Database } from './schema.ts'
import { sqliteStore } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'athanor-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

storeContract('node:sqlite', () => sqliteStore(join(folder, 'contract.db')))

// The dialect of PostgreSQL without a server.
storeContract('PGlite', () => {
  const pglite = new PGlite()
  return kyselyStore(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }), {
    work: (_, work) => work(),
    committers: 1,
    bytes: () => 0,
    close: () => Promise.resolve(),
  })
})

describe('the store in a file', () => {
  const table = (id: string) => ({
    listing: { id, status: 'open', visibility: 'public', createdAt: 1, summary: '{}' },
    createdBy: id,
    asked: id,
    snapshot: { revision: 0, body: '{}' },
  })
  const row = (revision: number, command: string) => ({
    revision,
    actor: 'a',
    command,
    asked: command,
    result: '{}',
    at: 1,
    record: null,
    version: null,
    entry: null,
    events: null,
    chatNumber: null,
    chat: null,
    note: null,
  })

  it('is there again when the program comes back', async () => {
    const path = join(folder, 'again.db')
    const first = await sqliteStore(path)
    await first.create(table('t'))
    await first.append({ table: 't', row: row(1, 'c'), listing: null, snapshot: null })
    await first.close()
    const second = await sqliteStore(path)
    expect((await second.load('t'))?.rows).toHaveLength(1)
    await second.close()
  })

  it('lets two programs at one file race fairly', async () => {
    const path = join(folder, 'shared.db')
    const [one, two] = [await sqliteStore(path), await sqliteStore(path)]
    await one.create(table('t'))
    for (let revision = 1; revision <= 20; revision++) {
      const outcomes = await Promise.all(
        [one, two].map((store, index) =>
          store.append({ table: 't', row: row(revision, `${index}-${revision}`), listing: null, snapshot: null }),
        ),
      )
      expect(outcomes.toSorted()).toEqual(['conflict', 'done'])
    }
    expect((await one.load('t'))?.rows).toHaveLength(20)
    await Promise.all([one.close(), two.close()])
  })

  it('says that the disk is full, and not that it could not roll back', async () => {
    const path = join(folder, 'full.db')
    const store = await sqliteStore(path, { mostPages: 70 })
    await store.create(table('t'))
    const big = (revision: number) => ({ ...row(revision, `c${revision}`), record: 'x'.repeat(50_000) })
    const append = (revision: number) => store.append({ table: 't', row: big(revision), listing: null, snapshot: null })
    const full = { errcode: 13, message: 'database or disk is full' }
    await expect(Promise.all([append(1), append(2), append(3)])).rejects.toMatchObject(full)
    await expect(store.check()).rejects.toMatchObject(full)
    expect(await store.load('t')).not.toBeNull()
    await store.close()
  })

  it('refuses a database that a newer program has written', async () => {
    const path = join(folder, 'newer.db')
    await (await sqliteStore(path)).close()
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(path)
    database.exec("insert into kysely_migration values ('999_future', '2030-01-01')")
    database.close()
    await expect(sqliteStore(path)).rejects.toMatchObject({
      data: { id: 'server.start.dataNewer', params: { step: '999_future' } },
    })
  })
})
