import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { formatData } from '@athanor/messages/all'
import { afterAll, describe, expect, it } from 'vitest'
import { addressOf, program } from '../testing/program.ts'
import { generous } from '../testing/testServer.ts'
import { ordinaryUser } from '../tools/ordinaryUser.ts'
import { openFolder } from './dataFolder.ts'
import { UnusableData, unusable } from './unusableData.ts'

const root = mkdtempSync(join(tmpdir(), 'athanor-data-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const folderFor = (name: string) => {
  const folder = join(root, name)
  mkdirSync(folder)
  return folder
}

async function sentenceOf(folder: string): Promise<string> {
  try {
    const store = await openFolder(folder)
    await store.close()
    return 'opened'
  } catch (error) {
    if (!(error instanceof UnusableData)) throw error
    return formatData('en', error.data).replace(folder, '…')
  }
}

describe('a folder of data', { timeout: 30_000 }, () => {
  it('is nobody else’s to read', async () => {
    const folder = join(root, 'private')
    const store = await openFolder(folder)
    await store.setNote('a', 'note')
    const modes = ['', 'athanor.db', 'athanor.db-wal', 'athanor.lock'].map((file) =>
      (statSync(join(folder, file)).mode & 0o777).toString(8),
    )
    expect(modes).toEqual(['700', '600', '600', '600'])
    await store.close()
  })

  it('that was open to all is closed', async () => {
    const folder = folderFor('open')
    writeFileSync(join(folder, 'athanor.db'), '', { mode: 0o644 })
    const store = await openFolder(folder)
    expect(statSync(join(folder, 'athanor.db')).mode & 0o777).toBe(0o600)
    await store.close()
  })

  it('belongs to one server at a time', async () => {
    const folder = join(root, 'taken')
    const store = await openFolder(folder)
    expect(await sentenceOf(folder)).toBe(
      'Another server is already using the data in …. Stop it first, or give this one its own folder with ATHANOR_DATA.',
    )
    await store.close()
    expect(await sentenceOf(folder)).toBe('opened')
  })

  it('with a damaged database says so', async () => {
    const folder = folderFor('damaged')
    await (await openFolder(folder)).close()
    const file = join(folder, 'athanor.db')
    const bytes = readFileSync(file)
    const damaged = Buffer.from(bytes).fill(0xa5, 4096, 8192)
    const sentence =
      'The database …/athanor.db is damaged. Restore a backup, or move the file away to start afresh (docs/operations.md).'
    for (const content of [damaged, bytes.subarray(0, bytes.length / 2)]) {
      writeFileSync(file, content)
      expect(await sentenceOf(folder)).toBe(sentence)
    }
  })

  it('with something else in it says so, and leaves it as it is', async () => {
    const sentence =
      'The file …/athanor.db is not a database of this program. Move it away, or choose another folder with ATHANOR_DATA.'
    const text = folderFor('text')
    writeFileSync(join(text, 'athanor.db'), 'dear diary, '.repeat(1000))
    expect(await sentenceOf(text)).toBe(sentence)
    expect(readFileSync(join(text, 'athanor.db'), 'utf8')).toMatch(/^dear diary/)

    const recipes = folderFor('recipes')
    const other = new DatabaseSync(join(recipes, 'athanor.db'))
    other.exec('create table recipes (name text)')
    other.close()
    expect(await sentenceOf(recipes)).toBe(sentence)
    const named = folderFor('named')
    const browser = new DatabaseSync(join(named, 'athanor.db'))
    browser.exec('pragma application_id = 12345; create table journal (a); create table kysely_migration (b)')
    browser.close()
    expect(await sentenceOf(named)).toBe(sentence)
  })

  it.each([
    [{ code: 'EACCES' }, 'server.start.dataReadOnly'],
    [{ code: 'EROFS' }, 'server.start.dataReadOnly'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 8 }, 'server.start.dataReadOnly'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 1032 }, 'server.start.dataReadOnly'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 523 }, 'server.start.dataDamaged'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 13, errstr: 'database or disk is full' }, 'server.start.dataUnusable'],
    [new Error('odd'), 'server.start.dataUnusable'],
  ])('has a sentence for %o: %s', (error, id) => {
    expect(unusable(error, 'folder', 'file').data.id).toBe(id)
  })
})

describe('the program', { timeout: 60_000 }, () => {
  const start = (data: string) => program({ ...generous, ATHANOR_DATA: data, ATHANOR_LANG: 'en' })

  it('refuses to be the second one at its data, and is not put off by one that was killed', async () => {
    const data = join(root, 'twice')
    const first = start(data)
    await addressOf(first)
    const second = start(data)
    expect(await second.exit).toBe(1)
    expect(second.output()).toMatch(/^Another server is already using the data in \S+twice\. [^\n]+\n$/)
    first.child.kill('SIGKILL')
    await first.exit
    const third = start(data)
    await addressOf(third)
    third.child.kill('SIGTERM')
    expect(await third.exit).toBe(0)
  })

  it('says in one line what is wrong with its data', async () => {
    const data = folderFor('rubbish')
    writeFileSync(join(data, 'athanor.db'), 'rubbish '.repeat(1000))
    const started = start(data)
    expect(await started.exit).toBe(1)
    expect(started.output()).toMatch(/^The file \S+athanor\.db is not a database of this program\. [^\n]+\n$/)
  })

  it('says so where it may not write, and leaves everything as it is', async () => {
    // Whoever runs the tests as root gets the same answer for an ordinary user.
    chmodSync(root, 0o755)
    const closed = folderFor('closed')
    const whole = folderFor('whole')
    await (await openFolder(whole)).close()
    const before = readFileSync(join(whole, 'athanor.db'))
    chmodSync(join(whole, 'athanor.db'), 0o444)
    chmodSync(join(whole, 'athanor.lock'), 0o444)
    for (const folder of [closed, whole]) chmodSync(folder, 0o555)
    for (const data of [closed, whole, join(closed, 'new')]) {
      const started = program({ ...generous, ATHANOR_DATA: data, ATHANOR_LANG: 'en' }, { uid: ordinaryUser })
      expect(await started.exit).toBe(1)
      expect(started.output()).toMatch(/^Nothing can be written in \S+\. Give the server’s user permission [^\n]+\n$/)
    }
    for (const folder of [closed, whole]) chmodSync(folder, 0o755)
    expect(readdirSync(closed)).toEqual([])
    expect(readFileSync(join(whole, 'athanor.db'))).toEqual(before)
  })

  it('opens a folder of its own as an ordinary user, and keeps it from others', async () => {
    const data = folderFor('own')
    if (ordinaryUser !== undefined) chownSync(data, ordinaryUser, ordinaryUser)
    chmodSync(root, 0o755)
    const started = program({ ...generous, ATHANOR_DATA: data, ATHANOR_LANG: 'en' }, { uid: ordinaryUser })
    await addressOf(started)
    expect(statSync(join(data, 'athanor.db')).mode & 0o777).toBe(0o600)
    expect(statSync(join(data, 'athanor.db')).uid).toBe(ordinaryUser ?? process.getuid?.())
    started.child.kill('SIGTERM')
    expect(await started.exit).toBe(0)
  })
})
