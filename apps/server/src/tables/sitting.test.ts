import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, startGame } from '../testing/players.ts'
import { refusalOf, rejectionOf } from '../testing/rejections.ts'
import { demandNoProblems, live, type TestClient, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'
import type { CommandContext } from './commandContext.ts'
import { standUp } from './sitting.ts'
import type { TableState } from './tableState.ts'

describe('at an open table', { timeout: 30_000 }, () => {
  let house: TestServer
  let one: TestClient
  let two: TestClient
  beforeAll(async () => {
    house = await testServer()
    one = testClient(house.ws)
    two = testClient(house.ws)
  })
  afterAll(async () => {
    demandNoProblems([one, two])
    one.close()
    two.close()
    await house.stop()
  })

  const wish = { game: 'compendium', seats: 2, visibility: 'link', name: 'Abigail', secret: 'ab'.repeat(32) } as const

  it('the host sits first, shows a commitment and becomes ready by one', async () => {
    const created = await one.send('create', { ...wish, preset: 'german', options: { schools: false } })
    expect(created).toMatchObject({ seat: 0, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
    const watch = one.watch(created.table, { secret: wish.secret })
    const { table, you } = await live(watch)
    expect(you).toBe(0)
    expect(table).toMatchObject({
      status: 'open',
      host: 0,
      commitment: created.commitment,
      options: { threePlayerSetup: 'german', schools: false, openLog: true },
      seats: [
        { holder: 'person', name: 'Abigail', colour: 'white', ready: false, present: true },
        { holder: 'open', name: null, ready: false },
      ],
    })
    await one.ready(created.table)
    const { table: after } = await until(watch, (seen) => seen.table?.seats[0]?.ready === true)
    expect(after?.seats[0]?.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(after?.seats[0]?.salt).toBeNull()
  })

  it.each([
    [{ game: 'chess' }, 'kernel.reject.unknownGame'],
    [{ preset: 'tournament' }, 'server.reject.unknownPreset'],
    [{ options: { speed: 'fast' } }, 'kernel.reject.unknownOption'],
    [{ options: { schools: 'yes' } }, 'kernel.reject.badOption'],
    [{ options: { firstPlayer: 'seat4' } }, 'compendium.reject.noSuchSeat'],
    [{ seats: 1 }, 'kernel.reject.seatCount'],
    [{ seats: 6 }, 'kernel.reject.seatCount'],
    [{ name: ' ' }, 'server.reject.nameMissing'],
    [{ colour: 'green' }, 'kernel.reject.unknownColour'],
    [{ bots: ['clever'] }, 'server.reject.unknownBot'],
    [{ bots: ['random', 'random'] }, 'server.reject.tooManyBots'],
  ])('%j is refused: %s', async (more, id) => {
    expect(await refusalOf(one.send('create', { ...wish, ...more }))).toBe(id)
  })

  it('an option that is wrong is answered with those that are right', async () => {
    const reasonFor = async (more: object) =>
      (await rejectionOf(one.send('create', { ...wish, ...more }))).reason.params
    expect(await reasonFor({ options: { schools: 'yes' } })).toMatchObject({ name: 'schools', choices: 'true | false' })
    expect(await reasonFor({ options: { speed: 'fast' } })).toMatchObject({
      name: 'speed',
      choices: expect.stringContaining('"schools"'),
    })
    expect(await reasonFor({ preset: 'tournament' })).toMatchObject({ choices: expect.stringContaining('"german"') })
  })

  it('a guest without cookie must bring a secret', async () => {
    const { secret: _, ...anonymous } = wish
    expect(await refusalOf(one.send('create', anonymous))).toBe('server.reject.secretMissing')
    const { table } = await hostTable(one)
    expect(await refusalOf(two.sit({ table, name: 'B' }))).toBe('server.reject.secretMissing')
  })

  it('people take free seats and colours, and only those', async () => {
    const { table, secret } = await hostTable(one, { seats: 4, bots: ['greedy'] })
    const take = (more: object) => refusalOf(two.sit({ table, name: 'Bertram', secret: two.randomHex(32), ...more }))
    expect(await take({ seat: 0 })).toBe('server.reject.seatTaken')
    expect(await take({ seat: 9 })).toBe('server.reject.noSuchSeat')
    expect(await take({ colour: 'white' })).toBe('kernel.reject.colourTaken')
    expect(await take({ colour: 'pink' })).toBe('kernel.reject.unknownColour')
    expect(await take({ name: '\u0000' })).toBe('server.reject.badCharacters')
    expect(await take({ secret })).toBe('server.reject.alreadySeated')
    // With a Cyrillic А: nobody may pass for somebody else.
    for (const name of ['Abigail', ' ABIGAIL ', 'Аbigail']) expect(await take({ name })).toBe('server.reject.nameTaken')
    // The bot had that colour and does not mind another one.
    expect(await take({ seat: 2, colour: 'black' })).toEqual({ seat: 2 })
    expect(await take({})).toBe('server.reject.nameTaken')
    expect(await take({ name: 'Clara' })).toEqual({ seat: 1 })
    expect(await take({ name: 'Dora' })).toBe('server.reject.tableFull')
    const { table: info } = await live(two.watch(table))
    const colours = info?.seats.map(({ colour }) => colour) ?? []
    expect(new Set(colours).size).toBe(4)
    expect(colours[2]).toBe('black')
  })

  it('people who sit there change their name and their colour until the start', async () => {
    const { table, watch } = await hostTable(one, { seats: 3, bots: ['greedy'] })
    const guest = await joinTable(two, table)
    const rename = (more: object) => refusalOf(two.send('rename', { table, ...more }))
    const shown = () => guest.watch.get().table?.seats[guest.seat]
    expect(await rename({ name: 'Bernadette' })).toEqual({})
    await until(watch, (seen) => seen.table?.seats[guest.seat]?.name === 'Bernadette')
    expect(shown()?.ready).toBe(true)
    // Nobody has one's own name already; others keep theirs.
    expect(await rename({ name: 'BERNADETTE' })).toEqual({})
    expect(await rename({ name: 'Аbigail' })).toBe('server.reject.nameTaken')
    expect(await rename({ name: ' ' })).toBe('server.reject.nameMissing')
    expect(await rename({ colour: 'white' })).toBe('kernel.reject.colourTaken')
    expect(await rename({ colour: 'pink' })).toBe('kernel.reject.unknownColour')
    const bots = watch.get().table?.seats[2]?.colour ?? ''
    expect(await rename({ colour: bots })).toEqual({})
    await until(watch, (seen) => seen.table?.seats[guest.seat]?.colour === bots)
    expect(watch.get().table?.seats[2]?.colour).not.toBe(bots)
    expect(shown()?.name).toBe('BERNADETTE')
    await one.ready(table)
    await one.send('start', { table })
    await until(guest.watch, ({ game }) => game?.version === 0)
    expect(await rename({ name: 'Late' })).toBe('server.reject.notOpen')
    const { table: other, watch: away } = await hostTable(one)
    two.watch(other)
    await live(away)
    expect(await refusalOf(two.send('rename', { table: other, name: 'Nobody' }))).not.toEqual({})
  })

  it('only the host seats bots, on free seats', async () => {
    const { table, watch } = await hostTable(one, { seats: 3 })
    const guest = await joinTable(two, table)
    expect(await refusalOf(two.send('bot', { table, seat: 2, bot: 'random' }))).toBe('server.reject.notHost')
    expect(await refusalOf(one.send('bot', { table, seat: guest.seat, bot: 'random' }))).toBe('server.reject.seatTaken')
    expect(await refusalOf(one.send('bot', { table, seat: 7, bot: 'random' }))).toBe('server.reject.noSuchSeat')
    expect(await refusalOf(one.send('bot', { table, seat: 2, bot: 'genius' }))).toBe('server.reject.unknownBot')
    await one.send('bot', { table, seat: 2, bot: 'random' })
    await one.send('bot', { table, seat: 2, bot: 'greedy' })
    await until(watch, (seen) => seen.table?.seats[2]?.bot === 'greedy')
    await one.send('bot', { table, seat: 2, bot: null })
    await until(watch, (seen) => seen.table?.seats[2]?.holder === 'open')
  })

  it('the game starts when the host says so, all seats are taken and all people are ready', async () => {
    const secret = one.randomHex(32)
    const { table } = await one.send('create', { ...wish, secret })
    const watch = one.watch(table, { secret })
    await live(watch)
    const start = () => refusalOf(one.send('start', { table }))
    expect(await start()).toBe('server.reject.seatsOpen')
    const guest = await joinTable(two, table)
    expect(await start()).toBe('server.reject.notReady')
    await one.ready(table)
    expect(await refusalOf(two.send('start', { table }))).toBe('server.reject.notHost')
    expect(await start()).toEqual({})
    await until(watch, ({ game }) => game?.version === 0)
    await until(guest.watch, ({ game, table: info }) => game?.version === 0 && info?.status === 'running')
    expect(await start()).toBe('server.reject.notOpen')
    expect(await refusalOf(one.ready(table))).toBe('server.reject.notOpen')
    expect(await refusalOf(one.send('bot', { table, seat: 1, bot: 'random' }))).toBe('server.reject.notOpen')
    const late = two.sit({ table, name: 'C', secret: two.randomHex(32) })
    expect(await refusalOf(late)).toBe('server.reject.notOpen')
  })

  it('who stands up makes room, the next person becomes host, and the last one closes the table', async () => {
    const { table, watch } = await hostTable(one, { seats: 3 })
    const guest = await joinTable(two, table)
    await one.send('leave', { table })
    const { table: info } = await until(guest.watch, (seen) => seen.table?.host === 1)
    expect(info?.seats[0]).toMatchObject({ holder: 'open', name: null, colour: null })
    const { you } = await until(watch, (seen) => seen.you === null)
    expect(you).toBeNull()
    expect(await refusalOf(one.send('chat', { table, text: 'hello' }))).toBe('server.reject.noSeat')
    await two.send('leave', { table })
    await until(guest.watch, (seen) => seen.table?.status === 'closed')
    const late = one.sit({ table, name: 'A', secret: one.randomHex(32) })
    expect(await refusalOf(late)).toBe('server.reject.notOpen')
  })

  it('nobody can stand up when the start came in between', async () => {
    const host = await hostTable(one, { bots: ['random'] })
    await startGame(host)
    const stored = await house.server.store.load(host.table)
    const { record } = JSON.parse(stored?.snapshot.body ?? '') as Pick<TableState, 'record'>
    expect(record.status).toBe('running')
    const context = { table: { record }, seat: 0 } as unknown as CommandContext
    expect(standUp(context)).toMatchObject({ ok: false, reason: { id: 'server.reject.notOpen' } })
    const before = { table: { record: { ...record, status: 'open' } }, seat: 0 } as unknown as CommandContext
    expect(standUp(before)).toMatchObject({ ok: true })
  })

  it('a seat that changed hands shows its cubes to the new holder alone', async () => {
    const { table } = await hostTable(one, { seats: 2 })
    const first = await joinTable(two, table)
    await two.send('leave', { table })
    await until(first.watch, ({ you }) => you === null)
    const three = testClient(house.ws)
    const second = await joinTable(three, table, 'Clara')
    expect(second.seat).toBe(first.seat)
    await one.send('start', { table })
    const { game: theirs } = await until(second.watch, ({ game }) => game !== null)
    const { game: others } = await until(first.watch, ({ game }) => game !== null)
    expect(theirs?.sight.viewer).toBe(1)
    expect(theirs?.sight.view['hand']).not.toBeNull()
    expect(others?.sight.viewer).toBe('spectator')
    expect(others?.sight.view['hand']).toBeNull()
    expect(await refusalOf(two.send('legal', { table, from: 0, count: 1 }))).toBe('server.reject.noSeat')
    three.close()
  })

  it('another device goes on by a link with a secret of its own', async () => {
    const { table } = await hostTable(one)
    const fresh = one.randomHex(32)
    await one.send('link', { table, secret: fresh })
    await one.send('link', { table, secret: fresh })
    const watch = two.watch(table, { secret: fresh })
    expect((await live(watch)).you).toBe(0)
    const guest = testClient(house.ws)
    guest.watch(table)
    expect(await refusalOf(guest.send('link', { table, secret: guest.randomHex(32) }))).toBe('server.reject.noSeat')
    guest.close()
  })

  it('the lobby lists public tables and forgets those that are over', async () => {
    const reader = testClient(house.ws)
    const leave = reader.lobby.subscribe(() => undefined)
    await until(reader.lobby, (tables) => tables !== null)
    const open = await hostTable(one, { visibility: 'public' })
    const hidden = await hostTable(one, { visibility: 'link' })
    await until(reader.lobby, (tables) => tables?.some(({ id }) => id === open.table) === true)
    expect(reader.lobby.get()?.some(({ id }) => id === hidden.table)).toBe(false)
    await joinTable(two, open.table)
    await until(reader.lobby, (tables) => tables?.find(({ id }) => id === open.table)?.seats[1]?.name === 'Bertram')
    await one.send('leave', { table: open.table })
    await two.send('leave', { table: open.table })
    await until(reader.lobby, (tables) => tables?.every(({ id }) => id !== open.table) === true)
    leave()
    reader.close()
  })

  it('a table that nobody ever made cannot be watched', async () => {
    const watch = one.watch('A'.repeat(22))
    expect((await until(watch, ({ phase }) => phase === 'refused')).reason?.id).toBe('server.reject.unknownTable')
    watch.close()
  })

  it('a connection watches so many tables and no more', async () => {
    const guest = testClient(house.ws)
    const { table } = await hostTable(one)
    const watches = Array.from({ length: 20 }, () => one.randomHex(11)).map((id) => guest.watch(id))
    await until(watches[19] ?? guest.watch(table), ({ phase }) => phase === 'refused')
    // Tables that are not there do not count.
    expect((await live(guest.watch(table))).phase).toBe('live')
    guest.close()
  })
})
