import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable } from '../testing/players.ts'
import { rawClient } from '../testing/rawClient.ts'
import { live, type TestClient, testClient } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

describe('bad input', { timeout: 30_000 }, () => {
  let house: TestServer
  let player: TestClient
  let table: string
  beforeAll(async () => {
    house = await testServer()
    player = testClient(house.ws)
    table = (await hostTable(player)).table
  })
  afterAll(async () => {
    player.close()
    await house.stop()
  })

  it.each([
    ['no JSON', 'hello', 'server.reject.notJson'],
    ['an array', '[]', 'server.reject.badMessage'],
    ['nothing', '', 'server.reject.notJson'],
    ['deep nesting', '['.repeat(8000), 'server.reject.notJson'],
    ['deep nesting that closes', '['.repeat(8000) + ']'.repeat(8000), 'server.reject.badMessage'],
    ['too much', JSON.stringify({ kind: 'ping', id: 'a', more: 'x'.repeat(20_000) }), 'server.reject.tooLarge'],
    ['a prototype', '{"__proto__":{"kind":"ping","id":"a"}}', 'server.reject.badMessage'],
  ])('of the kind "%s" is answered and closes nothing', async (_, text, id) => {
    const raw = await rawClient(house.ws)
    const complaint = raw.nextComplaint()
    raw.send(text)
    expect(await complaint).toMatchObject({ re: null, ok: false, error: { id } })
    expect(await raw.ask({ kind: 'ping' })).toMatchObject({ ok: true })
    raw.close()
  })

  it('in binary is answered too', async () => {
    const raw = await rawClient(house.ws)
    const complaint = raw.nextComplaint()
    raw.send(new Uint8Array([1, 2, 3]))
    expect(await complaint).toMatchObject({ error: { id: 'server.reject.badMessage' } })
    raw.close()
  })

  it('far too large ends its own connection and no other', async () => {
    const raw = await rawClient(house.ws)
    raw.send('x'.repeat(1_000_000))
    expect(await raw.closed).toBe(1009)
    expect(await player.send('chat', { table, text: 'still here' })).toMatchObject({ number: 1 })
  })

  it('in deep actions is refused by the game', async () => {
    const raw = await rawClient(house.ws)
    const deep = `${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}`
    await raw.ask({ kind: 'watch', table })
    const answer = raw.ask({ kind: 'ping', id: 'after' })
    raw.send(`{"kind":"act","id":"deep","table":"${table}","version":0,"action":${deep}}`)
    await answer
    expect(await raw.ask({ kind: 'ping' })).toMatchObject({ ok: true })
    const deepAnswer = raw.received.find(({ re }) => re === 'deep')
    expect(deepAnswer).toMatchObject({ ok: false })
    raw.close()
  })

  it.each([
    ['-0', '-0'],
    ['a number beyond all numbers', '1e999'],
    ['a number below all numbers', '-1e999'],
    ['data that is very deep', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
    ['lists that are very deep', `${'['.repeat(7800)}${']'.repeat(7800)}`],
  ])('with %s is refused wherever data may stand', async (_, value) => {
    const raw = await rawClient(house.ws)
    await raw.ask({ kind: 'watch', table })
    const wish = '"game":"compendium","seats":2,"visibility":"link","name":"A"'
    const secret = `"secret":"${'ab'.repeat(32)}"`
    const messages = [
      `{"kind":"create","id":"m0",${wish},${secret},"options":{"schools":${value}}}`,
      `{"kind":"act","id":"m1","table":"${table}","version":0,"action":${value}}`,
      `{"kind":"act","id":"m2","table":"${table}","version":${value},"action":{}}`,
      `{"kind":"take","id":"m3","table":"${table}","seat":${value},"name":"B","commitment":"${'ab'.repeat(32)}",${secret}}`,
    ]
    for (const message of messages) raw.send(message)
    expect(await raw.ask({ kind: 'ping' })).toMatchObject({ ok: true })
    for (const id of messages.keys()) {
      const answer = raw.received.find(({ re }) => re === `m${id}`)
      expect(answer).toMatchObject({ ok: false, error: { id: 'server.reject.badMessage' } })
    }
    raw.close()
  })

  it('forged by somebody without the seat’s secret changes nothing', async () => {
    const raw = await rawClient(house.ws)
    const forged = 'f'.repeat(64)
    expect((await raw.ask({ kind: 'watch', table, secret: forged })).result).toMatchObject({ you: null })
    for (const command of [
      { kind: 'start', table },
      { kind: 'chat', table, text: 'I am the host' },
      { kind: 'ready', table, commitment: forged },
      { kind: 'open', table, salt: forged },
      { kind: 'bot', table, seat: 1, bot: 'random' },
      { kind: 'leave', table },
      { kind: 'undo', table, version: 0 },
      { kind: 'link', table, secret: forged },
      { kind: 'rematch', table },
    ]) {
      expect(await raw.ask(command)).toMatchObject({ ok: false, error: { id: 'server.reject.noSeat' } })
    }
    const { table: info } = await live(player.watch(table))
    expect(info).toMatchObject({ status: 'open', host: 0, seats: [{ name: 'Abigail' }, { holder: 'open' }] })
    raw.close()
  })
})

describe('limits', { timeout: 30_000 }, () => {
  it('slow a hasty connection down, refuse what does not fit, and hang up in the end', async () => {
    const house = await testServer({ ATHANOR_RATE: '20', ATHANOR_ADDRESS_RATE: '100000' })
    const hasty = await rawClient(house.ws)
    const calm = await rawClient(house.ws)
    const began = performance.now()
    await Promise.all(Array.from({ length: 45 }, () => hasty.ask({ kind: 'unwatch', table: 'A'.repeat(22) })))
    await Promise.all(Array.from({ length: 30 }, () => hasty.ask({ kind: 'unwatch', table: 'A'.repeat(22) })))
    expect(performance.now() - began).toBeGreaterThan(500)
    for (let sent = 0; sent < 400; sent++) hasty.send('{"kind":"ping","id":"p"}')
    expect(await calm.ask({ kind: 'ping' })).toMatchObject({ ok: true })
    expect(await hasty.closed).toBe(4029)
    expect(
      hasty.received.some(({ error }) => (error as { id?: string } | undefined)?.id === 'server.reject.tooFast'),
    ).toBe(true)
    expect(hasty.received.at(-1)).toMatchObject({ kind: 'bye', reason: { id: 'server.bye.tooFast' } })
    calm.close()
    await house.stop()
  })

  it.each([
    ['too large', 'x'.repeat(20_000)],
    ['not text', new Uint8Array([1, 2, 3])],
  ])('hold for messages that are %s', async (_, message) => {
    const house = await testServer({ ATHANOR_RATE: '20' })
    const hasty = await rawClient(house.ws)
    for (let sent = 0; sent < 500; sent++) hasty.send(message)
    expect(await hasty.closed).toBe(4029)
    await house.stop()
  })

  it('do not take away what was accepted before, when its answer was lost', async () => {
    const house = await testServer({ ATHANOR_ADDRESS_TABLES: '1', ATHANOR_TABLES: '1' })
    const raw = await rawClient(house.ws)
    const wish = {
      kind: 'create',
      game: 'compendium',
      seats: 2,
      visibility: 'link',
      name: 'A',
      secret: 'ab'.repeat(32),
    }
    const first = await raw.ask({ ...wish, id: 'mine' })
    expect(first).toMatchObject({ ok: true, result: { seat: 0 } })
    expect(await raw.ask({ ...wish, id: 'mine' })).toEqual(first)
    expect(await raw.ask({ ...wish, id: 'other' })).toMatchObject({
      error: { id: 'server.reject.tooManyOfYourTables' },
    })
    raw.close()
    await house.stop()
  })

  it('count what an address sends over all its connections', async () => {
    const house = await testServer({ ATHANOR_STRANGERS_RATE: '10' })
    // To connect costs something, too.
    const [one, two] = [await rawClient(house.ws), await rawClient(house.ws)]
    const asks = [one, two].flatMap((client) =>
      Array.from({ length: 20 }, () => client.ask({ kind: 'unwatch', table: 'A'.repeat(22) })),
    )
    const answers = await Promise.all(asks)
    const accepted = answers.filter(({ ok }) => ok).length
    expect(accepted).toBeGreaterThanOrEqual(12)
    const pages = await Promise.all(Array.from({ length: 40 }, () => fetch(`${house.http}/healthz`)))
    const refused = pages.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('1')
    expect(await refused?.json()).toEqual({
      error: { id: 'server.reject.tooFast', params: { seconds: 1, who: 'address' } },
    })
    one.close()
    two.close()
    await house.stop()
  })

  it('hold for connections and tables', async () => {
    const house = await testServer({
      ATHANOR_ADDRESS_CONNECTIONS: '2',
      ATHANOR_ADDRESS_TABLES: '2',
      ATHANOR_TABLES: '3',
    })
    const [one, two] = [testClient(house.ws), testClient(house.ws)]
    const wish = (name: string) =>
      ({ game: 'compendium', seats: 2, visibility: 'link', name, secret: one.randomHex(32) }) as const
    await one.send('create', wish('A'))
    const second = await hostTable(two)
    await expect(one.send('create', wish('C'))).rejects.toMatchObject({
      reason: { id: 'server.reject.tooManyOfYourTables' },
    })
    await two.send('leave', { table: second.table })
    await one.send('create', wish('D'))
    await expect(rawClient(house.ws)).rejects.toThrow('503')
    one.close()
    two.close()
    await house.stop()

    const small = await testServer({ ATHANOR_TABLES: '1' })
    const client = testClient(small.ws)
    await client.send('create', wish('A'))
    await expect(client.send('create', wish('B'))).rejects.toMatchObject({
      reason: { id: 'server.reject.tooManyTables' },
    })
    client.close()
    await small.stop()
  })
})
