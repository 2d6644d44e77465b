import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostTable, joinTable, type SeatedPlayer, startGame } from '../testing/players.ts'
import { refusalOf, rejectionOf } from '../testing/rejections.ts'
import { atVersion, demandNoProblems, live, type TestClient, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

describe('at a running table', { timeout: 30_000 }, () => {
  let house: TestServer
  let one: TestClient
  let two: TestClient
  let host: SeatedPlayer
  let guest: SeatedPlayer
  let table: string
  beforeAll(async () => {
    house = await testServer()
    one = testClient(house.ws)
    two = testClient(house.ws)
  })
  beforeEach(async () => {
    host = await hostTable(one, { seats: 3, bots: [], options: { firstPlayer: 'seat1' } })
    table = host.table
    guest = await joinTable(two, table)
    await one.send('bot', { table, seat: 2, bot: 'random' })
    await startGame(host)
    await Promise.all([until(host.watch, atVersion(0)), until(guest.watch, atVersion(0))])
  })
  afterAll(async () => {
    demandNoProblems([one, two])
    one.close()
    two.close()
    await house.stop()
  })

  const take = { kind: 'takeReserve', ingredient: 'spiders' } as const

  it('a move is acknowledged and shown to everybody as they may see it', async () => {
    const bystander = testClient(house.ws)
    const watch = bystander.watch(table)
    await live(watch)
    expect(await one.send('act', { table, version: 0, action: take })).toEqual({ version: 1 })
    for (const seen of [host.watch, guest.watch, watch]) {
      const { game } = await until(seen, atVersion(1))
      expect(game?.steps[1]).toMatchObject({ by: 0, events: [{ kind: 'tookFromReserve', ingredient: 'spiders' }] })
      expect(game?.sight.view['turn']).toBe(1)
    }
    expect(watch.get().game?.sight.viewer).toBe('spectator')
    expect(watch.get().game?.steps[0]?.events).toContainEqual({ kind: 'cubesDealt', seat: 0, count: 12 })
    bystander.close()
  })

  it.each([
    [{ kind: 'fly' }, 'kernel.reject.badAction'],
    [null, 'kernel.reject.badAction'],
    ['takeBag', 'kernel.reject.badAction'],
    [{ ...take, extra: 1 }, 'kernel.reject.badAction'],
    [{ kind: 'create', cauldron: 0, recipe: [-0, 0, 0, 0, 0], value: 1 }, 'compendium.reject.emptyRecipe'],
    [{ kind: 'copy', cauldron: 3, tribute: 'spiders' }, 'compendium.reject.noPotion'],
  ])('%j is refused and changes nothing', async (action, id) => {
    const answer = await refusalOf(one.send('act', { table, version: 0, action }))
    expect(String(answer).split('.').slice(0, 2)).toEqual(id.split('.').slice(0, 2))
    expect(await one.send('legal', { table, from: 0, count: 1 })).toMatchObject({ version: 0 })
  })

  it('a move of the wrong shape is answered with the place that is wrong and what belongs there', async () => {
    const create = { kind: 'create', cauldron: 0, recipe: [1, 1, 1, 0, 0], value: 5 }
    const places: readonly (readonly [action: unknown, path: string, expected: unknown])[] = [
      [{ kind: 'fly' }, 'kind', '"create" | "copy" | "takeReserve" | "takeBag"'],
      [null, 'none', 'object'],
      [{ ...take, extra: 1 }, 'extra', 'absent'],
      [{ kind: 'takeReserve', ingredient: 'gold' }, 'ingredient', expect.stringContaining('"spiders"')],
      [{ ...create, cauldron: 10 }, 'cauldron', '≤ 9'],
      [{ ...create, recipe: [1, 1, 1, 0] }, 'recipe', 'length ≥ 5'],
      [{ ...create, recipe: [1, 1, '1', 0, 0] }, 'recipe.2', 'number'],
    ]
    for (const [action, path, expected] of places) {
      const { reason } = await rejectionOf(one.send('act', { table, version: 0, action }))
      expect(reason).toEqual({ id: 'kernel.reject.badAction', params: { path, expected } })
    }
  })

  it('a move out of turn, of a spectator, or in sight of an old version is refused', async () => {
    expect(await refusalOf(two.send('act', { table, version: 0, action: take }))).toBe('kernel.reject.notYourTurn')
    const bystander = testClient(house.ws)
    const spectate = () => refusalOf(bystander.send('act', { table, version: 0, action: take }))
    expect(await spectate()).toBe('server.reject.notWatching')
    await live(bystander.watch(table))
    expect(await spectate()).toBe('server.reject.noSeat')
    await one.send('act', { table, version: 0, action: take })
    expect(await refusalOf(two.send('act', { table, version: 0, action: take }))).toBe('server.reject.stale')
    expect(await refusalOf(two.send('act', { table, version: 5, action: take }))).toBe('server.reject.stale')
    bystander.close()
  })

  it('a move can be taken back by its maker until the next one', async () => {
    expect(await refusalOf(one.send('undo', { table, version: 0 }))).toBe('kernel.reject.nothingToUndo')
    await one.send('act', { table, version: 0, action: take })
    await until(host.watch, ({ game }) => game?.canUndo === true)
    await until(guest.watch, atVersion(1))
    expect(guest.watch.get().game?.canUndo).toBe(false)
    expect(await refusalOf(two.send('undo', { table, version: 1 }))).toBe('kernel.reject.nothingToUndo')
    expect(await one.send('undo', { table, version: 1 })).toEqual({ version: 2 })
    const { game } = await until(guest.watch, atVersion(2))
    expect(game?.steps[2]).toEqual({ version: 2, by: 0, undo: true, events: [], head: expect.any(String) })
    expect(game?.sight.view['turn']).toBe(0)
    expect(await refusalOf(one.send('undo', { table, version: 2 }))).toBe('kernel.reject.nothingToUndo')
  })

  it('programs can ask for the legal moves, page by page', async () => {
    const { size, actions, version } = await one.send('legal', { table, from: 0, count: 3 })
    expect(version).toBe(0)
    expect(actions).toHaveLength(3)
    const last = await one.send('legal', { table, from: size - 1, count: 10 })
    expect(last.actions).toHaveLength(1)
    expect((await one.send('legal', { table, from: size, count: 1 })).actions).toEqual([])
    expect((await two.send('legal', { table, from: 0, count: 5 })).size).toBe(0)
    expect(await one.send('act', { table, version, action: last.actions[0] })).toEqual({ version: 1 })
  })

  it('nothing can be played before the start', async () => {
    const open = await hostTable(one)
    const { table: id } = open
    expect(await refusalOf(one.send('act', { table: id, version: 0, action: take }))).toBe('server.reject.notRunning')
    expect(await refusalOf(one.send('undo', { table: id, version: 0 }))).toBe('server.reject.notRunning')
    expect(await refusalOf(one.send('legal', { table: id, from: 0, count: 1 }))).toBe('server.reject.notRunning')
    expect(await refusalOf(one.send('log', { table: id }))).toBe('server.reject.notFinished')
    expect(await refusalOf(one.send('rematch', { table: id }))).toBe('server.reject.notFinished')
  })

  it('players talk, and what they say is data', async () => {
    const text = '<script>alert("boo")</script> & {{7*7}}'
    expect(await one.send('chat', { table, text: `  ${text} ` })).toEqual({ number: 1 })
    const { chat } = await until(guest.watch, (seen) => seen.chat.length > 0)
    expect(chat[0]).toMatchObject({ number: 1, seat: 0, name: 'Abigail', text })
    const late = testClient(house.ws)
    expect((await live(late.watch(table))).chat).toHaveLength(1)
    expect(await refusalOf(late.send('chat', { table, text: 'hello' }))).toBe('server.reject.noSeat')
    // Whoever watches is heard under a name of their own, which is nobody's at the table.
    const eve = testClient(house.ws)
    await live(eve.watch(table, { secret: 'ee'.repeat(32) }))
    expect(await refusalOf(eve.send('chat', { table, text: 'hi', name: 'ABIGAIL' }))).toBe('server.reject.nameTaken')
    expect(await refusalOf(eve.send('chat', { table, text: 'hi' }))).toBe('server.reject.noSeat')
    expect(await eve.send('chat', { table, text: 'hi', name: 'Eve' })).toEqual({ number: 2 })
    const heard = await until(guest.watch, (seen) => seen.chat.length > 1)
    expect(heard.chat[1]).toMatchObject({ seat: null, name: 'Eve', text: 'hi' })
    eve.close()
    expect(await refusalOf(one.send('chat', { table, text: ' ' }))).toBe('server.reject.chatEmpty')
    expect(await refusalOf(one.send('chat', { table, text: 'x'.repeat(501) }))).toBe('server.reject.chatTooLong')
    late.close()
  })

  it('the log stays closed until the end', async () => {
    expect(await refusalOf(one.send('log', { table }))).toBe('server.reject.notFinished')
    expect((await fetch(`${house.http}/api/tables/${table}/log`)).status).toBe(409)
    expect((await fetch(`${house.http}/api/tables/${'A'.repeat(22)}/log`)).status).toBe(404)
    expect((await fetch(`${house.http}/api/tables/no-table/log`)).status).toBe(404)
  })

  it('whoever missed little gets the difference, whoever missed all gets everything', async () => {
    await one.send('act', { table, version: 0, action: take })
    await one.send('undo', { table, version: 1 })
    await one.send('act', { table, version: 2, action: take })
    await until(host.watch, atVersion(3))
    const late = testClient(house.ws)
    const now = await live(late.watch(table, { secret: host.secret }))
    expect(now.you).toBe(0)
    expect(now.game).toEqual(host.watch.get().game)
    const watched = late.traffic.find((text) => text.includes('"you":0')) ?? ''
    expect(watched).toContain('"sight"')
    expect(watched).not.toContain('"change"')
    late.close()
  })
})
