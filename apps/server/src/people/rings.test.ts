import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, browserAt } from '../testing/browser.ts'
import { hostTable, joinTable, playRandomly, startGame } from '../testing/players.ts'
import { testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

let house: TestServer
let clock = 1_800_000_000_000
const day = 24 * 3_600_000
beforeAll(async () => {
  house = await testServer({ ATHANOR_PROXIES: '1' }, { now: () => clock })
})
afterAll(() => house.stop())

/** Browsers each at an address of their own, so that the limits of addresses do not mix. */
let addresses = 0
async function browser(address = `192.0.2.${++addresses}`): Promise<Browser> {
  const opened = browserAt(house.http, { 'x-forwarded-for': address })
  await opened.post('/api/player')
  return opened
}

async function codeOf(opened: Browser, tables: readonly string[] = []): Promise<string> {
  const made = await opened.post('/api/people/ring', { name: 'Ann', tables })
  expect(made.status).toBe(201)
  const { code } = (await made.json()) as { readonly code: string }
  return code
}

const enter = (opened: Browser, code: string, bring = true) =>
  opened.post('/api/people/session', { code, bring, tables: [] })

interface Me {
  readonly ring: null | {
    readonly name: string
    readonly devices: readonly { readonly id: string; readonly label: string; readonly isThis: boolean }[]
  }
  readonly loose: number
}
const me = async (opened: Browser) => (await (await opened.get('/api/people/me')).json()) as Me

describe('a ring of keys', { timeout: 60_000 }, () => {
  it('is nothing that anybody needs: who has none plays as ever', async () => {
    const guest = await browser()
    expect(await me(guest)).toEqual({ ring: null, loose: 0, passkeys: 'noAddress' })
    const client = testClient(house.ws, { open: guest.socket() })
    const { table } = await client.send('create', { game: 'compendium', seats: 2, visibility: 'link', name: 'Guest' })
    expect((await client.send('glance', { table })).you).toBe(0)
    expect(await me(guest)).toEqual({ ring: null, loose: 1, passkeys: 'noAddress' })
    client.close()
  })

  it('gives all seats on a second device, by its code: those from before, those taken there, and in games that run', async () => {
    const [phone, laptop] = [await browser(), await browser()]
    const onPhone = testClient(house.ws, { open: phone.socket() })
    const { table } = await onPhone.send('create', { game: 'compendium', seats: 2, visibility: 'link', name: 'Ann' })
    const code = await codeOf(phone)
    expect(code).toMatch(/^(\w{4}-){5}\w{4}$/)
    // The page that was open goes on with its seat.
    expect((await onPhone.send('glance', { table })).you).toBe(0)

    const before = testClient(house.ws, { open: laptop.socket() })
    const own = await before.send('create', { game: 'compendium', seats: 2, visibility: 'link', name: 'Ann L' })
    expect((await before.send('glance', { table })).you).toBeNull()
    before.close()
    expect((await enter(laptop, code.toLowerCase().replaceAll('-', ' '))).status).toBe(204)
    const onLaptop = testClient(house.ws, { open: laptop.socket() })
    expect((await onLaptop.send('glance', { table })).you).toBe(0)
    expect((await onLaptop.send('glance', { table: own.table })).you).toBe(0)

    const bob = await joinTable(testClient(house.ws), table, 'Bob')
    const watch = onLaptop.watch(table)
    await until(watch, ({ phase, you }) => phase === 'live' && you === 0)
    await onLaptop.ready(table)
    await startGame({ client: onLaptop, table, watch })
    const next = await onLaptop.send('create', { game: 'compendium', seats: 2, visibility: 'link', name: 'Ann' })
    const again = testClient(house.ws, { open: phone.socket() })
    const seen = again.watch(table)
    await until(seen, ({ phase, you, game }) => phase === 'live' && you === 0 && game !== null)
    // What was taken on the one device after that is there on the other, and what the laptop brought along.
    for (const each of [next.table, own.table]) expect((await again.send('glance', { table: each })).you).toBe(0)
    for (const client of [onPhone, onLaptop, again, bob.client]) client.close()
  })

  it('leaves the seats of a browser where they are when they are not to come along', async () => {
    const [mine, friends] = [await browser(), await browser()]
    const code = await codeOf(mine)
    const before = testClient(house.ws, { open: friends.socket() })
    const { table } = await before.send('create', { game: 'compendium', seats: 2, visibility: 'link', name: 'Friend' })
    before.close()
    await enter(friends, code, false)
    const onMine = testClient(house.ws, { open: mine.socket() })
    expect((await onMine.send('glance', { table })).you).toBeNull()
    await friends.remove('/api/people/session')
    const after = testClient(house.ws, { open: friends.socket() })
    expect((await after.send('glance', { table })).you).toBe(0)
    for (const client of [onMine, after]) client.close()
  })

  it('counts for nothing without a session: a browser that was signed out holds none of its seats', async () => {
    const [phone, laptop] = [await browser(), await browser()]
    const first = testClient(house.ws, { open: phone.socket() })
    const { table } = await first.send('create', { game: 'compendium', seats: 2, visibility: 'link', name: 'Ann' })
    first.close()
    const code = await codeOf(phone)
    await enter(laptop, code)
    const stolen = phone.cookies()
    const { ring } = await me(laptop)
    expect(ring?.devices).toHaveLength(2)
    const other = ring?.devices.find(({ isThis }) => !isThis) ?? expect.fail()
    // Whoever is connected from there goes at once.
    const open = testClient(house.ws, { open: phone.socket() })
    await until(open.status, (status) => status === 'online')
    expect((await open.send('glance', { table })).you).toBe(0)
    expect((await laptop.remove(`/api/people/devices/${other.id}`)).status).toBe(204)
    await until(open.status, (status) => status !== 'online')
    open.close()
    expect(await me(phone)).toMatchObject({ ring: null })
    const without = testClient(house.ws, { open: phone.socket() })
    expect((await without.send('glance', { table })).you).toBeNull()
    without.close()
    // It is given another secret, which is nobody's.
    await phone.post('/api/player')
    expect(phone.cookies()).not.toBe(stolen)
    const after = testClient(house.ws, { open: phone.socket() })
    expect((await after.send('glance', { table })).you).toBeNull()
    await after.send('create', { game: 'compendium', seats: 2, visibility: 'link', name: 'New' })
    after.close()
    expect((await me(phone)).loose).toBe(1)
    // And whoever has copied its cookies from before has nothing.
    const thief = browserAt(house.http, { 'x-forwarded-for': '198.51.100.1' }, stolen)
    expect(await me(thief)).toMatchObject({ ring: null, loose: 0 })
    const held = testClient(house.ws, { open: thief.socket() })
    expect((await held.send('glance', { table })).you).toBeNull()
    held.close()
  })

  it('has a session that scripts and other sites cannot use, another one at every sign-in', async () => {
    const [one, other] = [await browser(), await browser()]
    const code = await codeOf(one)
    const given = await enter(other, code)
    const [line = ''] = given.headers.getSetCookie()
    expect(line).toMatch(/^athanor_ring_\d+=[0-9a-f]{64}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/)
    const before = other.cookies()
    await enter(other, code)
    expect(other.cookies()).not.toBe(before)
    // The one before is over.
    const old = browserAt(house.http, { 'x-forwarded-for': '198.51.100.2' }, before)
    expect((await me(old)).ring).toBeNull()
    expect((await me(other)).ring?.devices).toHaveLength(2)
    // One that somebody has laid into the browser is neither taken over nor kept.
    const fixed = 'f'.repeat(64)
    const name = line.split('=', 1)[0] ?? ''
    const victim = browserAt(house.http, { 'x-forwarded-for': '198.51.100.3' }, `${name}=${fixed}`)
    await victim.post('/api/player')
    await enter(victim, code)
    expect(victim.cookies()).not.toContain(fixed)
    // Two of them are none.
    const two = browserAt(house.http, { 'x-forwarded-for': '198.51.100.4' }, `${other.cookies()}; ${name}=${fixed}`)
    expect((await me(two)).ring).toBeNull()
  })

  it('has one code at a time', async () => {
    const [one, other] = [await browser(), await browser()]
    const first = await codeOf(one)
    const renewed = (await (await one.post('/api/people/code')).json()) as { readonly code: string }
    expect(renewed.code).not.toBe(first)
    expect((await enter(other, first)).status).toBe(401)
    expect((await enter(other, renewed.code)).status).toBe(204)
  })

  it('ends on a device that nobody uses for half a year, and lasts on one that somebody does', async () => {
    const opened = await browser()
    await codeOf(opened)
    for (const days of [100, 100, 179]) {
      clock += days * day
      expect((await me(opened)).ring).not.toBeNull()
    }
    clock += 181 * day
    expect((await me(opened)).ring).toBeNull()
  })

  it('is made once in a browser, and not by pages from elsewhere', async () => {
    const opened = await browser()
    const made = await Promise.all([1, 2, 3].map(() => opened.post('/api/people/ring', { name: 'Ann', tables: [] })))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(made.filter(({ status }) => status === 409)).toHaveLength(2)
    const evil = await browser()
    const elsewhere = { origin: 'https://evil.example' }
    expect((await evil.post('/api/people/ring', { name: 'Ann', tables: [] }, elsewhere)).status).toBe(403)
    expect((await evil.post('/api/people/session', {}, elsewhere)).status).toBe(403)
    const bare = await fetch(`${house.http}/api/people/session`, {
      method: 'DELETE',
      headers: { cookie: opened.cookies() },
    })
    expect(bare.status).toBe(403)
    const nobody = browserAt(house.http, { 'x-forwarded-for': '198.51.100.9' })
    expect((await nobody.post('/api/people/ring', { name: 'Ann', tables: [] })).status).toBe(409)
    for (const path of ['session', 'devices/abc']) {
      expect((await evil.remove(`/api/people/${path}`)).status).toBe(401)
    }
    expect((await opened.remove('/api/people/devices/abc')).status).toBe(404)
  })

  it('says nothing of who there is: a wrong code is a wrong code, and few may be tried at once', async () => {
    const owner = await browser()
    const code = await codeOf(owner)
    const guesser = await browser()
    const wrong = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`
    const statuses: number[] = []
    const bodies = new Set<string>()
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => enter(guesser, index % 2 === 0 ? wrong : 'nonsense')),
    )
    for (const answer of answers) {
      statuses.push(answer.status)
      if (answer.status === 401) bodies.add(await answer.text())
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect(bodies.size).toBe(1)
    // Not even the right one is listened to from there now; from elsewhere it is.
    expect((await enter(guesser, code)).status).toBe(429)
    expect((await enter(await browser(), code)).status).toBe(204)
  })

  it('what is right costs nobody a try', async () => {
    const owner = await browser()
    const code = await codeOf(owner)
    const club = '203.0.113.7'
    for (let index = 0; index < 25; index++) expect((await enter(await browser(club), code)).status).toBe(204)
  })

  it('is told by devices apart, each by its own name, and goes on with the rematch', async () => {
    const [phone, laptop] = [await browser(), await browser()]
    const code = await codeOf(phone)
    await laptop.post(
      '/api/people/session',
      { code, bring: true, tables: [] },
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    )
    const { ring } = await me(laptop)
    expect(ring?.devices.find(({ isThis }) => isThis)?.label).toBe('Firefox, Linux')
    const client = testClient(house.ws, { open: phone.socket() })
    const { table } = await client.send('create', {
      game: 'compendium',
      seats: 2,
      visibility: 'link',
      name: 'Ann',
      bots: ['random'],
    })
    const watch = client.watch(table)
    await until(watch, ({ phase, you }) => phase === 'live' && you === 0)
    await client.ready(table)
    await startGame({ client, table, watch })
    await playRandomly({ client, watch, table, seat: 0, secret: '' }, 3)
    const { table: next } = await client.send('rematch', { table })
    const other = testClient(house.ws, { open: laptop.socket() })
    expect((await other.send('glance', { table: next })).you).toBe(0)
    for (const each of [client, other]) each.close()
  })

  it('shows the games of a ring on each of its devices, and of a guest in its browser alone', async () => {
    interface Games {
      readonly running: readonly unknown[]
      readonly finished: number
      readonly found: number
      readonly results: readonly { readonly table: string; readonly you: number; readonly isKept: boolean }[]
      readonly statistics: readonly object[]
    }
    const gamesOf = async (opened: Browser, query = '') =>
      (await (await opened.get(`/api/people/games${query}`)).json()) as Games
    const [phone, laptop, other] = [await browser(), await browser(), await browser()]
    const client = testClient(house.ws, { open: phone.socket() })
    const wish = { game: 'compendium', seats: 2, name: 'Ann', bots: ['random'] }
    const { table } = await client.send('create', { ...wish, visibility: 'link' })
    expect((await gamesOf(phone)).running).toEqual([{ table, seat: 0 }])
    const watch = client.watch(table)
    await until(watch, ({ phase, you }) => phase === 'live' && you === 0)
    await client.ready(table)
    await startGame({ client, table, watch })
    await playRandomly({ client, watch, table, seat: 0, secret: '' }, 5)
    const guests = await gamesOf(phone)
    expect(guests).toMatchObject({ running: [], finished: 1, found: 1, results: [{ table, you: 0, isKept: true }] })
    expect(guests.statistics).toMatchObject([{ game: 'compendium', players: 2, games: 1 }])
    const code = await codeOf(phone)
    await enter(laptop, code)
    expect(await gamesOf(laptop)).toEqual(guests)
    const places = watch.get().table?.outcome?.seats[0]?.place
    expect((await gamesOf(laptop, '?result=won')).found).toBe(places === 1 ? 1 : 0)
    expect((await gamesOf(laptop, '?game=alchemists&with=Bob')).found).toBe(0)
    expect((await laptop.get('/api/people/games?count=10000')).status).toBe(400)
    expect(await gamesOf(other)).toMatchObject({ running: [], finished: 0, results: [] })
    await laptop.remove('/api/people/session')
    expect(await gamesOf(laptop)).toMatchObject({ running: [], finished: 0, results: [] })
    client.close()
  })

  it('takes along what was kept before anybody noted who sits where', async () => {
    const opened = await browser()
    const client = testClient(house.ws, { open: opened.socket() })
    const { table } = await client.send('create', { game: 'compendium', seats: 2, visibility: 'link', name: 'Ann' })
    const stranger = await hostTable(testClient(house.ws))
    await house.server.store.people.remember(table, [], null)
    expect((await me(opened)).loose).toBe(0)
    await codeOf(opened, [table, stranger.table, 'x'.repeat(22)])
    const { session } = await house.server.store.people.whoShows(opened.sessionHash(), null)
    expect(await house.server.store.people.running(session?.keys ?? [], 10)).toEqual([{ table, seat: 0 }])
    client.close()
    stranger.client.close()
  })
})
