import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameLog, namesOf, verify } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, browserAt } from '../testing/browser.ts'
import { joinTable, playRandomly, startGame } from '../testing/players.ts'
import { testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'
import { playFile } from './playFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'athanor-people-'))
let house: TestServer
beforeAll(async () => {
  house = await testServer({ ATHANOR_PROXIES: '1' }, {}, folder)
})
afterAll(async () => {
  await house.stop()
  rmSync(folder, { recursive: true, force: true })
})

let addresses = 0
async function withRing(): Promise<Browser> {
  const opened = browserAt(house.http, { 'x-forwarded-for': `192.0.2.${++addresses}` })
  await opened.post('/api/player')
  expect((await opened.post('/api/people/ring', { name: 'Ann', tables: [] })).status).toBe(201)
  return opened
}

const wish = { game: 'compendium', seats: 2 } as const

/** A game of two that was talked about, played as far as was asked. */
async function played(opened: Browser, name: string, how: 'open' | 'running' | 'finished') {
  const client = testClient(house.ws, { open: opened.socket() })
  const { table } = await client.send('create', { ...wish, visibility: 'link', name })
  const watch = client.watch(table)
  await until(watch, ({ phase, you }) => phase === 'live' && you === 0)
  const other = await joinTable(testClient(house.ws), table, 'Bertram')
  await client.send('chat', { table, text: `${name} was here` })
  await other.client.send('chat', { table, text: 'so was Bertram' })
  if (how !== 'open') {
    await client.ready(table)
    await startGame({ client, table, watch })
  }
  if (how === 'finished') {
    const own = { client, watch, table, seat: 0, secret: '' }
    await Promise.all([playRandomly(own, 1), playRandomly(other, 2)])
  }
  return { client, table, other, watch }
}

const remove = (opened: Browser, body: object = { sure: true }) => opened.remove('/api/people/ring', body)

/** Every byte that the database holds, in its file and in its log. */
function kept(): string {
  return ['athanor.db', 'athanor.db-wal']
    .map((file) => {
      try {
        return readFileSync(join(folder, file)).toString('utf8')
      } catch {
        return ''
      }
    })
    .join('')
}

describe('what is kept of somebody', { timeout: 60_000 }, () => {
  it('can be taken along: rings, devices, seats with their notes, and how games ended', async () => {
    const ann = await withRing()
    const over = await played(ann, 'Annabel', 'finished')
    const on = await played(ann, 'Annabel', 'running')
    await on.client.send('note', { table: on.table, text: 'toad is suspicious' })
    const answer = await ann.get('/api/people/export')
    expect(answer.headers.get('content-disposition')).toContain('athanor.json')
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({
      format: 'athanor-person/1',
      ring: { name: 'Ann', devices: [{ label: '' }], passkeys: [] },
      running: [{ table: on.table, seat: 0, status: 'running', name: 'Annabel', note: 'toad is suspicious' }],
      finished: [{ table: over.table, you: 0, seats: [{ name: 'Annabel' }, { name: 'Bertram' }] }],
    })
    // Nothing that would let anybody in, and no other's notes.
    expect(text).not.toMatch(/hash|"key|secret/i)
    const nobody = browserAt(house.http, { 'x-forwarded-for': '198.51.100.77' })
    expect(JSON.parse(await (await nobody.get('/api/people/export')).text())).toMatchObject({
      ring: null,
      running: [],
      finished: [],
    })
    const plays = JSON.parse(await (await ann.get('/api/people/export/plays')).text()) as object
    expect(plays).toMatchObject({
      games: [{ id: 1, name: 'Alchemist' }],
      plays: [{ sourcePlayId: over.table, gameRefId: 1 }],
    })
    for (const { client, other } of [over, on]) for (const each of [client, other.client]) each.close()
  })

  it('is told to BG Stats with players and games by number', () => {
    const seat = { holder: 'person', bot: null, colour: null, figures: {} } as const
    const result = {
      table: 't',
      game: 'chess',
      players: 3,
      beganAt: 0,
      endedAt: Date.UTC(2026, 2, 4, 5, 6, 7),
      moves: 1,
      pace: null,
      early: false,
      you: 0,
      isKept: true,
      seats: [
        { ...seat, name: 'Ann', place: 2, total: 30 },
        { ...seat, holder: 'bot' as const, name: null, bot: 'strong', place: 1, total: 41 },
        { ...seat, name: null, place: 3, total: 7 },
      ],
    }
    expect(playFile([result, result], (game) => game.toUpperCase())).toMatchObject({
      players: [
        { id: 1, name: 'Ann', isAnonymous: false },
        { id: 2, name: 'bot strong', isAnonymous: false },
        { id: 3, name: 'anonymous', isAnonymous: true },
      ],
      games: [{ id: 1, name: 'CHESS' }],
      plays: [
        {
          gameRefId: 1,
          playDate: '2026-03-04 05:06:07',
          playerScores: [
            { playerRefId: 1, score: '30', winner: false, rank: 2 },
            { playerRefId: 2, score: '41', winner: true, rank: 1 },
            { playerRefId: 3, score: '7', winner: false, rank: 3 },
          ],
        },
        { gameRefId: 1 },
      ],
    })
  })

  it('goes when its owner says so: from all tables and from the database; the others’ games stay, and prove', async () => {
    const name = 'Zephyrine'
    const ann = await withRing()
    await ann.post('/api/people/name', { name })
    const [over, on, before] = [
      await played(ann, name, 'finished'),
      await played(ann, name, 'running'),
      await played(ann, name, 'open'),
    ]
    expect(kept()).toContain(name)
    expect((await remove(ann, { sure: false })).status).toBe(400)
    expect((await remove(ann)).status).toBe(204)

    // Of the finished game the other one still has the log, and it proves.
    const { log } = await over.other.client.send('log', { table: over.table })
    const written = log as unknown as GameLog<unknown, unknown>
    expect(namesOf(written)).toEqual([null, 'Bertram'])
    const found = games.newest('compendium') ?? expect.fail('no rules')
    expect(verify(found, written)).toMatchObject({ ok: true })
    const theirs = await house.server.store.people.result(over.table)
    expect(theirs?.seats.map((seat) => seat.name)).toEqual([null, 'Bertram'])

    // In the running one somebody without a name has left; nobody can sit there in their place.
    const seen = (await on.other.client.send('glance', { table: on.table })).table
    expect(seen.seats[0]).toMatchObject({ holder: 'person', name: null, nameKey: null })
    const again = testClient(house.ws, { open: ann.socket() })
    expect((await again.send('glance', { table: on.table })).you).toBeNull()
    // At the one that had not begun the seat is free.
    const open = (await before.other.client.send('glance', { table: before.table })).table
    expect(open.seats[0]).toMatchObject({ holder: 'open' })
    expect(open.host).toBe(1)

    const rematch = await over.other.client.send('rematch', { table: over.table })
    const next = (await over.other.client.send('glance', { table: rematch.table })).table
    expect(next.seats.map(({ holder }) => holder)).toEqual(['open', 'person'])

    // What others said stays, what was said under the name does not.
    const late = testClient(house.ws)
    const watch = late.watch(over.table)
    await until(watch, ({ phase }) => phase === 'live')
    expect(watch.get().chat.map(({ text }) => text)).toEqual(['so was Bertram'])
    for (const client of [again, late]) client.close()
    for (const { client, other } of [over, on, before]) for (const each of [client, other.client]) each.close()

    // All of it is read again from a fresh start, and nothing names her any more.
    await house.stop()
    expect(JSON.stringify(await dump())).not.toContain(name)
    house = await testServer({ ATHANOR_PROXIES: '1' }, {}, folder)
    const reader = testClient(house.ws)
    expect((await reader.send('glance', { table: over.table })).table.seats[0]?.name).toBeNull()
    expect((await reader.send('glance', { table: on.table })).table.status).toBe('running')
    reader.close()
  })
})

/** All rows of all tables. */
async function dump(): Promise<readonly unknown[]> {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(join(folder, 'athanor.db'), { readOnly: true })
  const names = database.prepare("select name from sqlite_schema where type = 'table'").all()
  const rows = names.flatMap(({ name }) => database.prepare(`select * from "${String(name)}"`).all())
  database.close()
  return rows
}
