import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { openFolder } from './storage/dataFolder.ts'
import { hostTable } from './testing/players.ts'
import { refusalOf } from './testing/rejections.ts'
import { live, testClient } from './testing/testClient.ts'
import { testServer } from './testing/testServer.ts'

const root = mkdtempSync(join(tmpdir(), 'athanor-elsewhere-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let made = 0

/** A server with a table at which something was said, and what its log said about its data. */
async function house() {
  made++
  const data = join(root, String(made))
  const reports: string[] = []
  const store = await openFolder(data, (_, message) => void reports.push(message))
  const server = await testServer({}, { store }, data)
  const client = testClient(server.ws)
  const { table, secret } = await hostTable(client)
  const say = async (text: string) => {
    const answer = await refusalOf(client.send('chat', { table, text }))
    return typeof answer === 'string' ? answer : 'taken'
  }
  expect(await say('before')).toBe('taken')
  const file = join(data, 'athanor.db')
  return { data, file, reports, server, client, table, secret, say }
}

async function linesIn(data: string, table: string, secret: string): Promise<readonly string[] | string> {
  const server = await testServer({}, {}, data)
  const client = testClient(server.ws)
  const watch = client.watch(table, { secret })
  const seen = await live(watch).catch(() => watch.get())
  client.close()
  await server.stop()
  return seen.reason?.id ?? seen.chat.map(({ text }) => text)
}

describe('a database that is taken from under the server', { timeout: 60_000 }, () => {
  const backup = join(root, 'backup.db')
  const faults: readonly (readonly [string, (file: string) => void])[] = [
    ['moved away', (file) => renameSync(file, `${file}.moved`)],
    ['deleted', (file) => rmSync(file)],
    [
      'replaced by a backup',
      (file) => {
        copyFileSync(backup, `${file}.new`)
        renameSync(`${file}.new`, file)
      },
    ],
    ['overwritten by a backup', (file) => writeFileSync(file, readFileSync(backup))],
    ['left without its log', (file) => rmSync(`${file}-wal`)],
    ['left without the index of its log', (file) => rmSync(`${file}-shm`)],
    [
      'deleted with its folder',
      (file) => {
        rmSync(join(file, '..'), { recursive: true })
        mkdirSync(join(file, '..'))
      },
    ],
  ]

  it.each(faults)('%s: nothing more is acknowledged, and the house is not ready', async (_, fault) => {
    const other = await openFolder(join(root, 'other'))
    await other.close()
    copyFileSync(join(root, 'other', 'athanor.db'), backup)
    const { file, reports, server, client, say } = await house()
    expect((await fetch(`${server.http}/readyz`)).status).toBe(200)
    fault(file)
    expect(await say('after')).toBe('server.reject.notKept')
    expect(await say('and again')).toBe('server.reject.notKept')
    expect(await refusalOf(hostTable(client))).toBe('server.reject.notKept')
    expect(await refusalOf(client.send('ping', {}))).toEqual({})
    await sleep(1000)
    expect((await fetch(`${server.http}/readyz`)).status).toBe(503)
    expect(reports).toEqual([
      'the database was replaced or removed: nothing is taken until the server is started again',
    ])
    client.close()
    await server.stop()
  })

  it('goes on once it is back in its place, with all that was acknowledged', async () => {
    const { data, file, server, client, table, secret, say } = await house()
    renameSync(file, `${file}.moved`)
    expect(await say('lost')).toBe('server.reject.notKept')
    renameSync(`${file}.moved`, file)
    expect(await say('after')).toBe('taken')
    client.close()
    await server.stop()
    expect(await linesIn(data, table, secret)).toEqual(['before', 'after'])
  })

  it.each(['-wal', '-shm'])('has all that was acknowledged when only its %s is gone', async (ending) => {
    const { data, file, server, client, table, secret, say } = await house()
    rmSync(`${file}${ending}`)
    expect(await say('lost')).toBe('server.reject.notKept')
    client.close()
    // As after a crash: what a next start would find.
    const copy = join(root, `copy${ending}`)
    mkdirSync(copy)
    copyFileSync(file, join(copy, 'athanor.db'))
    expect(await linesIn(copy, table, secret)).toEqual(['before'])
    await server.stop()
    expect(await linesIn(data, table, secret)).toEqual(['before'])
  })
})

describe('a database that another program holds', { timeout: 60_000 }, () => {
  it('makes only those wait who want something kept, and they go on by themselves', async () => {
    const { data, file, reports, server, client, table, secret, say } = await house()
    const looker = testClient(server.ws)
    const { table: another } = await hostTable(looker)
    server.server.forget(another)
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    const said: unknown[] = []
    const saying = say('while it is held').then((answer) => said.push(answer))
    for (let time = 0; time < 5; time++) {
      await looker.send('ping', {})
      expect((await looker.send('glance', { table })).table.id).toBe(table)
      expect((await fetch(`${server.http}/healthz`)).status).toBe(200)
      await sleep(100)
    }
    // Another table can be looked at, and read from the disk.
    const guest = testClient(server.ws)
    expect((await live(guest.watch(another))).table?.id).toBe(another)
    expect(said).toEqual([])
    other.exec('commit')
    await saying
    expect(said).toEqual(['taken'])
    expect(reports).toEqual([])
    other.close()
    for (const each of [client, looker, guest]) each.close()
    await server.stop()
    expect(await linesIn(data, table, secret)).toEqual(['before', 'while it is held'])
  })

  it('refuses after a while, says so once, and goes on afterwards', async () => {
    const { file, reports, server, client, say } = await house()
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    expect(await Promise.all(['one', 'two', 'three'].map(say))).toEqual(Array(3).fill('server.reject.busy'))
    expect(reports).toEqual(['another program holds the database'])
    other.exec('rollback')
    expect(await say('after')).toBe('taken')
    other.close()
    client.close()
    await server.stop()
  })

  it('is waited for at the start, but not for ever', async () => {
    const { data, file, server, client, table, secret } = await house()
    client.close()
    await server.stop()
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    await expect(openFolder(data)).rejects.toMatchObject({ data: { id: 'server.start.dataBusy', params: { file } } })
    const free = sleep(500).then(() => other.exec('commit'))
    expect(await linesIn(data, table, secret)).toEqual(['before'])
    await free
    other.close()
  })
})
