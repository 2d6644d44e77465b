import { connect, webSocketTo } from '@athanor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawClient } from './testing/rawClient.ts'
import { until } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

const word = 'Ртуть и сера'

describe('a house with a word', { timeout: 30_000 }, () => {
  let house: TestServer
  beforeAll(async () => {
    house = await testServer({ ATHANOR_HOUSE_WORD: word, ATHANOR_PROXIES: '1' })
  })
  afterAll(() => house.stop())

  const say = (said: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${house.http}/api/house`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ word: said }),
    })
  const player = (headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${house.http}/api/player`, { method: 'POST', headers })
  const errorOf = async (response: Response) => ((await response.json()) as { error: { id: string } }).error.id

  it('lets nobody speak of tables who has not said it, however the address is written', async () => {
    const refused = await player()
    expect([refused.status, await errorOf(refused)]).toEqual([401, 'server.reject.houseWord'])
    expect((await fetch(`${house.http}/%61pi/player`, { method: 'POST' })).status).toBe(401)
    expect((await fetch(`${house.http}/api/tables/${'a'.repeat(22)}/log`)).status).toBe(401)
    await expect(rawClient(house.ws)).rejects.toThrow('status 401')
  })

  it('shows its pages, its schemas and its health to everybody', async () => {
    for (const path of ['/healthz', '/readyz', '/schemas/protocol.json']) {
      expect([path, (await fetch(house.http + path)).status]).toEqual([path, 200])
    }
    expect((await fetch(`${house.http}/`, { headers: { accept: 'text/html' } })).status).not.toBe(401)
  })

  it('asks a browser once, however the word is spelt, and knows it by its cookie then', async () => {
    const answer = await say('  ртуть  и СЕРА ')
    expect(answer.status).toBe(204)
    const given = answer.headers.get('set-cookie') ?? ''
    expect(given).toMatch(/^athanor_house_\d+=[\w.%-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/)
    const [cookie = ''] = given.split(';')
    expect((await player({ cookie })).status).toBe(204)
    const socket = await rawClient(house.ws, { cookie })
    expect(await socket.ask({ kind: 'ping' })).toMatchObject({ ok: true })
    socket.close()
    // Somebody who changes when it ends has to sign it anew, and cannot.
    const forged = cookie.replace(/=\d+/, (start) => `${start}9`)
    expect((await player({ cookie: forged })).status).toBe(401)
  })

  it('is said by programs that use the client of the protocol', async () => {
    const client = connect({ open: webSocketTo(house.ws, word) })
    expect(await until(client.status, (status) => status === 'online')).toBe('online')
    client.close()
  })

  it('hears it from programs in a header', async () => {
    const socket = await rawClient(house.ws, { 'athanor-house-word': encodeURIComponent(word) })
    expect(await socket.ask({ kind: 'ping' })).toMatchObject({ ok: true })
    socket.close()
    expect((await player({ 'athanor-house-word': 'mercury' })).status).toBe(401)
  })

  it('hears no page from elsewhere, and nothing that is no word', async () => {
    expect((await say(word, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await say({})).status).toBe(400)
    expect((await say('x'.repeat(1000))).status).toBe(400)
  })

  it('is not found by trying: one address has thirty tries, and no other pays for them', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let attempt = 0; attempt < 30; attempt++) {
      expect(await errorOf(await say(`guess ${attempt}`, from('203.0.113.7')))).toBe('server.reject.wrongHouseWord')
    }
    const late = await say(word, from('203.0.113.7'))
    expect([late.status, await errorOf(late)]).toEqual([429, 'server.reject.tooFast'])
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await player({ ...from('203.0.113.7'), 'athanor-house-word': encodeURIComponent(word) })).status).toBe(429)
    expect((await say(word, from('203.0.113.8'))).status).toBe(204)
  })

  it('is known after a restart, and no longer once it is another', async () => {
    const [cookie = ''] = ((await say(word)).headers.get('set-cookie') ?? '').split(';')
    const again = await testServer({ ATHANOR_HOUSE_WORD: word, ATHANOR_PORT: '0' })
    const renamed = cookie.replace(/\d+/, new URL(again.http).port)
    expect((await fetch(`${again.http}/api/player`, { method: 'POST', headers: { cookie: renamed } })).status).toBe(204)
    await again.stop()
    const other = await testServer({ ATHANOR_HOUSE_WORD: 'salt and sulphur' })
    const shown = cookie.replace(/\d+/, new URL(other.http).port)
    expect((await fetch(`${other.http}/api/player`, { method: 'POST', headers: { cookie: shown } })).status).toBe(401)
    await other.stop()
  })
})

describe('a house that lists no tables', { timeout: 30_000 }, () => {
  it('says so first, lists nothing, and makes tables for those with the link alone', async () => {
    const house = await testServer({ ATHANOR_LOBBY: 'off' })
    const client = await rawClient(house.ws)
    const wish = { kind: 'create', game: 'compendium', seats: 2, name: 'Abigail', secret: 'a'.repeat(64) }
    expect(await client.ask({ ...wish, visibility: 'public' })).toMatchObject({
      ok: false,
      error: { id: 'server.reject.noLobby' },
    })
    const made = await client.ask({ ...wish, visibility: 'link' })
    expect(made.ok).toBe(true)
    expect(client.received[0]).toMatchObject({ kind: 'hello', lobby: 'off' })
    const table = made.result?.['table']
    await client.ask({ kind: 'watch', table, secret: wish.secret })
    expect(await client.ask({ kind: 'visibility', table, visibility: 'public' })).toMatchObject({
      error: { id: 'server.reject.noLobby' },
    })
    expect(await client.ask({ kind: 'lobby', watch: true })).toMatchObject({ ok: true, result: { tables: [] } })
    client.close()
    await house.stop()
  })
})
