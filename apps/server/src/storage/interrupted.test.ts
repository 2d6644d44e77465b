import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { landedTables, writeLandedDatabase } from '../testing/landedDatabase.ts'
import { brokenOff, oldTable, recordedMigrations } from '../tools/faults/oldDatabase.ts'
import { openFolder } from './dataFolder.ts'
import { sqliteStore } from './sqlite.ts'
import type { TableStore } from './store.ts'

const root = mkdtempSync(join(tmpdir(), 'athanor-interrupted-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let statements: readonly string[] = []
beforeAll(async () => {
  statements = await recordedMigrations(join(root, 'whole.db'))
})
let made = 0
function folderFor(): string {
  made++
  const folder = join(root, String(made))
  mkdirSync(folder)
  return folder
}
const fileIn = (folder: string) => join(folder, 'athanor.db')
/** All tables and columns of a database. */
function schemaOf(file: string): readonly unknown[] {
  const database = new DatabaseSync(file)
  const schema = database.prepare('select name, sql from sqlite_schema order by name').all()
  database.close()
  return schema.map((entry) => ({ ...entry }))
}
/** Statements after which a version of the database is complete. */
const completeAt = (version: number) =>
  statements.findIndex((each) => new RegExp(`insert into .*'00${version}_`).test(each)) + 1

async function expectOldTable(store: TableStore): Promise<void> {
  const found = await store.load('old')
  expect(found?.snapshot).toEqual({ revision: 1, body: '{"one":1}' })
  expect(found?.rows).toMatchObject([{ revision: 2, chatNumber: 1, chat: '{"text":"hello"}' }])
  expect((await store.listed(10)).map(({ id }) => id)).toEqual(['old'])
}

/** It takes a new table and finds it again, as a whole database does. */
async function expectWhole(store: TableStore): Promise<void> {
  const listing = { id: 'new', status: 'open', visibility: 'link', createdAt: 1, summary: '{}' }
  await store.create({ listing, createdBy: 'x', asked: 'y', snapshot: { revision: 0, body: '{}' } })
  expect(await store.load('new')).toMatchObject({ isWhole: true, listing })
  await store.setNote('a', 'note')
  expect(await store.note('a')).toBe('note')
}

describe('a start that was killed', { timeout: 300_000 }, () => {
  it('after any statement of the first set-up does not keep the next one from working', async () => {
    expect(statements.length).toBeGreaterThan(20)
    for (let done = 0; done <= statements.length; done++) {
      const folder = folderFor()
      brokenOff(fileIn(folder), statements.slice(0, done))
      const store = await openFolder(folder)
      await expectWhole(store)
      await store.close()
    }
  })

  it.each([1, 2, 3, 4, 5])('after any statement of an upgrade from version %i loses no game', async (version) => {
    const before = completeAt(version)
    expect(before).toBeGreaterThan(0)
    for (let done = before; done <= statements.length; done++) {
      const folder = folderFor()
      brokenOff(fileIn(folder), statements.slice(0, done), { after: before, with: oldTable })
      const store = await openFolder(folder)
      await expectOldTable(store)
      await expectWhole(store)
      await store.close()
    }
  })

  it('by a full disk in any page of it leaves nothing or all', async () => {
    for (const version of [0, 3]) {
      let failed = 0
      for (let pages = 1; pages < 60; pages++) {
        const file = fileIn(folderFor())
        const done = statements.slice(0, completeAt(version))
        brokenOff(file, done, version === 0 ? null : { after: done.length, with: oldTable })
        const before = schemaOf(file)
        const full = await sqliteStore(file, { mostPages: pages }).catch((error: unknown) => error as Error)
        if (full instanceof Error) {
          expect(full).toMatchObject({ errcode: 13 })
          expect(schemaOf(file)).toEqual(before)
          failed++
        } else await full.close()
        const store = await sqliteStore(file)
        if (version > 0) await expectOldTable(store)
        await expectWhole(store)
        await store.close()
      }
      expect(failed).toBeGreaterThan(3)
    }
  })

  it('by the system, at statements of a first start and of an upgrade, is made good by the next', async () => {
    for (const version of [0, 3]) {
      let killed = 0
      // Far enough apart for a test; `npm run faults` does it at random moments.
      for (let after = 1; ; after += killed < 3 ? 2 : 6) {
        const folder = folderFor()
        const done = statements.slice(0, completeAt(version))
        if (version > 0) brokenOff(fileIn(folder), done, { after: done.length, with: oldTable })
        const copy = folderFor()
        cpSync(folder, copy, { recursive: true })
        const before = schemaOf(fileIn(copy))
        const signal = await killedAfter(copy, after)
        const left = schemaOf(fileIn(copy))
        const store = await openFolder(copy)
        expect([before, schemaOf(fileIn(copy))]).toContainEqual(left)
        if (version > 0) await expectOldTable(store)
        await expectWhole(store)
        await store.close()
        if (signal === null) break
        expect(signal).toBe('SIGKILL')
        killed++
      }
      expect(killed).toBeGreaterThan(2)
    }
  })
})

/** Statements with which the present program brings the landed database up to date. */
const upgrade = () => statements.slice(completeAt(5))
const landedIds = Object.values(landedTables)

function landedFolder(): string {
  const folder = folderFor()
  writeLandedDatabase(folder)
  return folder
}

/** All that a store keeps of the landed tables. */
async function landedIn(store: TableStore): Promise<unknown> {
  const tables = await Promise.all(landedIds.map((id) => store.load(id)))
  const moves = await Promise.all(landedIds.map((id) => store.movesFrom(id, 0, 1000)))
  const chats = await Promise.all(landedIds.map((id) => store.chatAfter(id, 0, 1000)))
  return { tables, moves, chats, awake: await store.note('awake') }
}

describe('an upgrade of the database that the landed version wrote', { timeout: 300_000 }, () => {
  let before: unknown = null
  const expectNothingLost = async (store: TableStore) => {
    expect(await landedIn(store)).toEqual(before)
    await expectWhole(store)
  }
  beforeAll(async () => {
    const store = await openFolder(landedFolder())
    before = await landedIn(store)
    await store.close()
  })

  it('finds all its tables', () => {
    expect(before).toMatchObject({ tables: landedIds.map((id) => ({ listing: { id } })) })
  })

  it('loses no game when it was broken off after any statement', async () => {
    expect(upgrade().length).toBeGreaterThan(5)
    for (let done = 0; done <= upgrade().length; done++) {
      const folder = landedFolder()
      const database = new DatabaseSync(fileIn(folder))
      for (const statement of upgrade().slice(0, done)) database.exec(statement)
      database.close()
      const store = await openFolder(folder)
      await expectNothingLost(store)
      await store.close()
    }
  })

  it('loses none by a full disk in any page of it', async () => {
    const whole = fileIn(landedFolder())
    const pages = new DatabaseSync(whole).prepare('pragma page_count').get()?.['page_count']
    let [failed, done] = [0, 0]
    for (let more = 0; done < 2; more++) {
      const file = fileIn(landedFolder())
      const schema = schemaOf(file)
      const full = await sqliteStore(file, { mostPages: Number(pages) + more }).catch(
        (error: unknown) => error as Error,
      )
      if (full instanceof Error) {
        expect(full).toMatchObject({ errcode: 13 })
        expect(schemaOf(file)).toEqual(schema)
        failed++
      } else {
        await full.close()
        done++
      }
      const store = await sqliteStore(file)
      await expectNothingLost(store)
      await store.close()
    }
    expect(failed).toBeGreaterThan(0)
  })

  it('loses none when the system kills it at any of its statements', async () => {
    let killed = 0
    for (let after = 1; ; after += 3) {
      const folder = landedFolder()
      const schema = schemaOf(fileIn(folder))
      const signal = await killedAfter(folder, after)
      const left = schemaOf(fileIn(folder))
      const store = await openFolder(folder)
      expect([schema, schemaOf(fileIn(folder))]).toContainEqual(left)
      await expectNothingLost(store)
      await store.close()
      if (signal === null) break
      expect(signal).toBe('SIGKILL')
      killed++
    }
    expect(killed).toBeGreaterThan(2)
  })
})

/** Opens a folder in a process of its own that is killed right after so many statements: by which signal it ended. */
async function killedAfter(folder: string, statement: number): Promise<NodeJS.Signals | null> {
  const dataFolder = new URL('dataFolder.ts', import.meta.url).href
  const program = `
    import { DatabaseSync, StatementSync } from 'node:sqlite'
    let left = ${statement}
    const counted = (work) => function (...values) {
      const done = work.apply(this, values)
      if (--left === 0) process.kill(process.pid, 'SIGKILL')
      return done
    }
    StatementSync.prototype.run = counted(StatementSync.prototype.run)
    DatabaseSync.prototype.exec = counted(DatabaseSync.prototype.exec)
    const { openFolder } = await import(${JSON.stringify(dataFolder)})
    await openFolder(${JSON.stringify(folder)})
    process.exit(0)
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  const [code, signal] = await new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) =>
    child.on('exit', (...ended) => resolve(ended)),
  )
  if (signal === null) expect({ code, errors }).toEqual({ code: 0, errors: '' })
  return signal
}
