import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@athanor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noMeter } from '../meter.ts'
import { fromAddress } from '../testing/fromAddress.ts'
import { hostTable, joinTable, startGame } from '../testing/players.ts'
import { rawClient } from '../testing/rawClient.ts'
import { demandNoProblems, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'
import { lastMinute } from './lastMinute.ts'

const token = 'an admin token of thirty-two letters or more'
const half = 30 * 60_000

interface Ask {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

describe('the host’s page', { timeout: 60_000 }, () => {
  let house: TestServer
  let clock = 1_800_000_000_000
  let cookie = ''
  const now = () => clock

  const ask = (path: string, { method, body, headers = {} }: Ask = {}, of: TestServer = house) =>
    fetch(`${of.http}/api/admin/${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { 'athanor-admin': '1', 'content-type': 'application/json', cookie, ...headers },
      ...(body === undefined ? { body: method === 'DELETE' ? '{}' : null } : { body: JSON.stringify(body) }),
    })
  const enter = async (said = token, headers: Readonly<Record<string, string>> = {}) =>
    ask('session', { body: { token: said }, headers })
  const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

  beforeAll(async () => {
    house = await testServer({ ATHANOR_ADMIN_TOKEN: token, ATHANOR_PROXIES: '1' }, { now })
    cookie = cookieOf(await enter())
  })
  afterAll(() => house.stop())

  it('gives a cookie that scripts and other sites cannot use', async () => {
    const entered = await enter()
    expect(entered.status).toBe(204)
    expect(entered.headers.get('set-cookie')).toMatch(
      /^athanor_admin_\d+=[\w.%-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Strict$/,
    )
  })

  it('is not there without a token in the settings', async () => {
    const plain = await testServer()
    for (const path of ['state', 'tables', 'session']) {
      expect((await ask(path, {}, plain)).status).toBe(404)
    }
    expect((await ask('session', { body: { token } }, plain)).status).toBe(404)
    await plain.stop()
  })

  it('is shut to strangers, to pages from elsewhere, and to forms', async () => {
    const paths = ['state', 'tables']
    for (const path of paths) expect((await ask(path, { headers: { cookie: '' } })).status).toBe(401)
    for (const path of paths) {
      expect((await ask(path, { headers: { cookie: cookie.replace(/=\d+/, '=99999999999999') } })).status).toBe(401)
      expect((await ask(path, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
    }
    const deeds = ['close', 'bar/address', 'bar/seat', 'lift', 'notice']
    for (const path of deeds) {
      expect((await ask(path, { body: {}, headers: { cookie: '' } })).status).toBe(401)
      expect((await ask(path, { body: {}, headers: { origin: 'https://evil.example' } })).status).toBe(403)
      const form = await fetch(`${house.http}/api/admin/${path}`, { method: 'POST', headers: { cookie } })
      expect(form.status).toBe(403)
    }
    const foreign = await enter(token, { origin: 'https://evil.example' })
    expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null])
  })

  it('hears five wrong tokens of an address, and then nothing for a while, not even the right one', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' }
    for (let attempt = 0; attempt < 5; attempt++) expect((await enter(`wrong ${attempt}`, from)).status).toBe(401)
    expect((await enter(token, from)).status).toBe(429)
    expect((await enter(token, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(204)
  })

  it('closes after half an hour, and at once when it is left', async () => {
    const left = cookieOf(await enter())
    expect((await ask('state', { headers: { cookie: left } })).status).toBe(200)
    expect((await ask('session', { method: 'DELETE', headers: { cookie: left } })).status).toBe(204)
    expect((await ask('state', { headers: { cookie: left } })).status).toBe(401)

    const late = cookieOf(await enter())
    clock += half - 1
    expect((await ask('state', { headers: { cookie: late } })).status).toBe(200)
    clock += 2
    expect((await ask('state', { headers: { cookie: late } })).status).toBe(401)
    cookie = cookieOf(await enter())
  })

  it('shows who sits where and nothing that a game hides, and closes a table with a reason', async () => {
    const [ann, bob] = [testClient(house.ws), testClient(house.ws)]
    const host = await hostTable(ann, { visibility: 'link' })
    const guest = await joinTable(bob, host.table)
    await startGame(host)
    await ann.send('note', { table: host.table, text: 'a secret thought' })
    const text = await (await ask('tables')).text()
    expect(JSON.parse(text)).toMatchObject({
      all: 1,
      tables: [{ name: host.table.slice(0, 6), status: 'running', seats: [{ name: 'Abigail' }, { name: 'Bertram' }] }],
    })
    for (const hidden of [
      host.table,
      host.secret,
      guest.secret,
      'secret',
      'view',
      'commitment',
      'salt',
      'chat',
      'hand',
    ]) {
      expect(text).not.toContain(hidden)
    }
    expect(await (await ask('tables?q=zzzzzz')).json()).toEqual({ all: 0, tables: [] })
    expect(await (await ask(`tables?q=${host.table}`)).json()).toMatchObject({ all: 1 })

    expect((await ask('close', { body: { table: host.table.slice(0, 5), reason: 'Late.' } })).status).toBe(404)
    expect((await ask('close', { body: { table: host.table.slice(0, 6), reason: 'The club closes.' } })).status).toBe(
      204,
    )
    const seen = await until(guest.watch, ({ table }) => table?.status === 'closed')
    expect(seen.table?.closedBecause).toBe('The club closes.')
    await expect(ann.send('act', { table: host.table, version: 0, action: {} })).rejects.toMatchObject({
      reason: { id: 'server.reject.notRunning' },
    })
    const log = await fetch(`${house.http}/api/tables/${host.table}/log`)
    expect(log.status).toBe(409)
    expect((await ask('close', { body: { table: host.table.slice(0, 6), reason: 'Again.' } })).status).toBe(409)
    demandNoProblems([ann, bob])
    ann.close()
    bob.close()
  })

  it('bars an address and lets it in again', async () => {
    const from = { 'x-forwarded-for': '198.51.100.4' }
    const socket = await rawClient(house.ws, from)
    expect((await ask('bar/address', { body: { address: '198.51.100.4', hours: 1 } })).status).toBe(204)
    expect(await socket.closed).toBe(1008)
    expect(socket.received.at(-1)).toMatchObject({ kind: 'bye', reason: { id: 'server.reject.barred' } })
    await expect(rawClient(house.ws, from)).rejects.toThrow('status 403')
    expect((await fetch(`${house.http}/api/player`, { method: 'POST', headers: from })).status).toBe(403)
    const other = await rawClient(house.ws, { 'x-forwarded-for': '198.51.100.5' })
    other.close()
    const { bars } = (await (await ask('state')).json()) as { bars: { id: string; label: string }[] }
    expect(bars).toMatchObject([{ label: '198.51.100.4' }])
    expect((await ask('lift', { body: { id: bars[0]?.id } })).status).toBe(204)
    const again = await rawClient(house.ws, from)
    again.close()
  })

  it('bars whoever holds a seat, wherever they come from, until the time is over', async () => {
    const client = connect({ open: fromAddress(house.ws, '198.51.100.20') })
    const host = await hostTable(client, { visibility: 'link' })
    const answer = await ask('bar/seat', { body: { table: host.table.slice(0, 6), seat: 0, hours: 2 } })
    expect(answer.status).toBe(204)
    await until(client.status, (status) => status === 'offline')
    client.close()
    const raw = await rawClient(house.ws, { 'x-forwarded-for': '198.51.100.21' })
    await raw.ask({ kind: 'watch', table: host.table, secret: host.secret })
    expect(await raw.closed).toBe(1008)
    clock += 2 * 3_600_000 + 1
    cookie = cookieOf(await enter())
    const later = await rawClient(house.ws, { 'x-forwarded-for': '198.51.100.21' })
    expect(await later.ask({ kind: 'watch', table: host.table, secret: host.secret })).toMatchObject({ ok: true })
    later.close()
  })

  it('tells everybody something, and keeps a list of all that was done', async () => {
    const client = testClient(house.ws)
    await until(client.status, (status) => status === 'online')
    expect((await ask('notice', { body: { text: 'Restart in 5 minutes', minutes: 5 } })).status).toBe(204)
    expect(await until(client.notice, (told) => told !== null)).toEqual({
      text: 'Restart in 5 minutes',
      until: clock + 5 * 60_000,
    })
    expect((await ask('notice', { body: { text: null, minutes: null } })).status).toBe(204)
    await until(client.notice, (told) => told === null)
    client.close()
    const { deeds, figures } = (await (await ask('state')).json()) as {
      deeds: { kind: string; about: string }[]
      figures: Record<string, number>
    }
    const kinds = new Set(deeds.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(['barred', 'closed', 'entered', 'left', 'lifted', 'quiet', 'told'])
    expect(deeds.find(({ kind }) => kind === 'closed')?.about).toContain('The club closes.')
    expect(figures['memory']).toBeGreaterThan(1e6)
    expect(figures['database']).toBeGreaterThan(0)
    expect(figures['slowest']).toBeGreaterThan(0)
  })

  it('keeps bars and deeds over a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'athanor-admin-'))
    const env = { ATHANOR_ADMIN_TOKEN: token, ATHANOR_PROXIES: '1' }
    const first = await testServer(env, { now }, folder)
    const pass = cookieOf(await ask('session', { body: { token } }, first))
    await ask('bar/address', { body: { address: '198.51.100.9', hours: 5 }, headers: { cookie: pass } }, first)
    await first.stop()
    const second = await testServer(env, { now }, folder)
    await expect(rawClient(second.ws, { 'x-forwarded-for': '198.51.100.9' })).rejects.toThrow('status 403')
    await second.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})

describe('the last minute', () => {
  it('counts moves and the slowest of a hundred commands, and forgets what is older', () => {
    let time = 0
    const recent = lastMinute(noMeter, () => time)
    expect([recent.movesPerSecond(), recent.slowest()]).toEqual([0, null])
    for (let move = 0; move < 120; move++) recent.meter.move('person')
    for (let command = 0; command < 990; command++) recent.meter.command('act', 'accepted', 0.002)
    for (let command = 0; command < 5; command++) recent.meter.command('act', 'accepted', 1)
    expect(recent.movesPerSecond()).toBe(2)
    expect(recent.slowest()).toBeGreaterThanOrEqual(2)
    expect(recent.slowest()).toBeLessThan(2.6)
    for (let command = 0; command < 100; command++) recent.meter.command('act', 'accepted', 1)
    expect(recent.slowest()).toBeGreaterThanOrEqual(1000)
    time = 61_000
    expect([recent.movesPerSecond(), recent.slowest()]).toEqual([0, null])
  })
})
