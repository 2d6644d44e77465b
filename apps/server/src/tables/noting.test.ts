import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, startGame } from '../testing/players.ts'
import { refusalOf } from '../testing/rejections.ts'
import { live, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

const limit = 50

describe('a note of a seat', { timeout: 30_000 }, () => {
  let house: TestServer
  beforeAll(async () => {
    house = await testServer({ ATHANOR_NOTE_LENGTH: String(limit) })
  })
  afterAll(() => house.stop())

  async function twoPlayers() {
    const [one, two] = [testClient(house.ws), testClient(house.ws)]
    const host = await hostTable(one)
    const guest = await joinTable(two, host.table)
    return { one, two, host, guest, table: host.table }
  }

  it('is shown to the other devices of its owner, at once and when they come later', async () => {
    const { one, two, host, table } = await twoPlayers()
    await startGame(host)
    const second = testClient(house.ws)
    const phone = second.watch(table, { secret: host.secret })
    await live(phone)
    expect(phone.get().note).toBe('')
    await one.send('note', { table, text: 'toad is pnP' })
    expect((await until(phone, ({ note }) => note !== '')).note).toBe('toad is pnP')
    expect((await until(host.watch, ({ note }) => note !== '')).note).toBe('toad is pnP')
    const third = testClient(house.ws)
    expect((await live(third.watch(table, { secret: host.secret }))).note).toBe('toad is pnP')
    // The later one counts, and an empty one takes it away.
    await second.send('note', { table, text: 'no, it is not' })
    expect((await until(host.watch, ({ note }) => note.startsWith('no'))).note).toBe('no, it is not')
    await one.send('note', { table, text: '' })
    expect((await until(phone, ({ note }) => note === '')).note).toBe('')
    for (const client of [one, two, second, third]) {
      expect(client.problems).toEqual([])
      client.close()
    }
  })

  it('is told to nobody else: neither the text, nor that there is one, nor after the game', async () => {
    const { one, two, host, guest, table } = await twoPlayers()
    const watcher = testClient(house.ws)
    await live(watcher.watch(table))
    await startGame(host)
    const heard = () => [two.traffic.length, watcher.traffic.length]
    await Promise.all([until(guest.watch, ({ game }) => game !== null), one.send('chat', { table, text: 'begin' })])
    await until(guest.watch, ({ chat }) => chat.length === 1)
    const before = heard()
    await one.send('note', { table, text: 'xyzzy' })
    await one.send('chat', { table, text: 'end' })
    await until(guest.watch, ({ chat }) => chat.length === 2)
    // Between the two lines nothing came: a note makes no noise.
    expect(two.traffic.slice(before[0]).filter((text) => !text.includes('"chat"'))).toEqual([])
    const late = testClient(house.ws)
    await live(late.watch(table, { secret: guest.secret }))
    for (const { traffic } of [two, watcher, late]) expect(traffic.join('\n')).not.toContain('xyzzy')
    expect(one.traffic.join('\n')).toContain('xyzzy')
    for (const client of [one, two, watcher, late]) client.close()
  })

  it('has its limits: a seat, a game that began, and a length', async () => {
    const { one, two, host, table } = await twoPlayers()
    const note = (text: string) => refusalOf(one.send('note', { table, text }))
    expect(await note('too early')).toBe('server.reject.notRunning')
    await startGame(host)
    expect(await note('x'.repeat(limit))).toEqual({})
    expect(await note('x'.repeat(limit + 1))).toBe('server.reject.noteTooLong')
    const watcher = testClient(house.ws)
    await live(watcher.watch(table))
    expect(await refusalOf(watcher.send('note', { table, text: 'hello' }))).toBe('server.reject.noSeat')
    for (const client of [one, two, watcher]) client.close()
  })

  it('outlives the server', async () => {
    const data = mkdtempSync(join(tmpdir(), 'athanor-note-'))
    const first = await testServer({}, {}, data)
    const client = testClient(first.ws)
    const host = await hostTable(client, { bots: ['random'] })
    await startGame(host)
    await client.send('note', { table: host.table, text: 'remember me' })
    client.close()
    await first.stop()
    const second = await testServer({}, {}, data)
    const back = testClient(second.ws)
    expect((await live(back.watch(host.table, { secret: host.secret }))).note).toBe('remember me')
    back.close()
    await second.stop()
    rmSync(data, { recursive: true, force: true })
  })
})
