import { compendium } from '@athanor/compendium'
import { type GameLog, observeMatch, quickChance, replay } from '@athanor/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordingsOf } from './testing/company.ts'
import { leaksIn } from './testing/leakCheck.ts'
import { hostTable, joinTable, playRandomly, startGame } from './testing/players.ts'
import { live, testClient, until } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

describe('what goes over the wire', { timeout: 30_000 }, () => {
  let house: TestServer
  beforeAll(async () => {
    house = await testServer()
  })
  afterAll(() => house.stop())

  it.each([2, 3, 4])('shows nobody more than their own sight, in a game of %i', async (seats) => {
    const [one, two, guest] = [testClient(house.ws), testClient(house.ws), testClient(house.ws)]
    const bots = Array.from({ length: seats - 2 }, (_, index) => (index === 0 ? 'greedy' : 'random'))
    const host = await hostTable(one, { seats, bots })
    const { table } = host
    const second = await joinTable(two, table)
    const watching = guest.watch(table)
    await live(watching)
    await startGame(host)
    await one.send('note', { table, text: 'the marks of the host' })
    // One of them comes back on another device in the middle, and somebody takes a move back.
    const later = testClient(house.ws)
    const reload = until(host.watch, ({ game }) => (game?.version ?? 0) > 6).then(() =>
      live(later.watch(table, { secret: second.secret })),
    )
    const undoing = until(host.watch, ({ game }) => game?.canUndo === true)
      .then(({ game }) => one.send('undo', { table, version: game?.version ?? 0 }))
      .catch(() => undefined)
    await Promise.all([playRandomly(host, 10 + seats), playRandomly(second, 20 + seats), undoing, reload])
    const { log } = await one.send('log', { table })
    const played = log as unknown as GameLog<unknown, unknown>
    await until(watching, ({ game }) => game?.version === played.entries.length)

    const company = { host, second, clients: { host: one, second: two, otherDevice: later, spectator: guest } }
    const { common, recordings } = recordingsOf(company, played)
    for (const recording of recordings) {
      expect(recording.received.filter((text) => text.startsWith('{"kind":"update"')).length).toBeGreaterThan(3)
      expect(leaksIn(recording)).toEqual([])
    }
    // What a seat keeps for itself stays with it.
    for (const { traffic } of [two, guest, later]) expect(traffic.join('')).not.toContain('the marks of the host')
    expect(one.traffic.join('')).toContain('the marks of the host')
    // The check itself must find a leak: nobody's traffic is fit for anybody else's eyes.
    expect(leaksIn({ ...common, viewer: 'spectator', received: one.traffic })).not.toEqual([])
    expect(leaksIn({ ...common, viewer: 1, received: one.traffic })).not.toEqual([])
    const lists = one.traffic.filter((text) => text.includes('"actions":['))
    expect(leaksIn({ ...common, viewer: 0, received: lists })).toEqual([])
    expect(leaksIn({ ...common, viewer: 1, received: lists })).not.toEqual([])
    expect(leaksIn({ ...common, viewer: 0, received: [...one.traffic, `{"x":"${host.secret}"}`] })).toHaveLength(1)
    for (const client of [one, two, guest, later]) {
      expect(client.problems).toEqual([])
      client.close()
    }
  })

  it('is the same whatever is hidden from its reader', async () => {
    const one = testClient(house.ws)
    const host = await hostTable(one, { seats: 3, bots: ['greedy', 'greedy'], options: { firstPlayer: 'seat1' } })
    await startGame(host)
    await playRandomly(host, 3)
    const { log } = await one.send('log', { table: host.table })
    const steps = [...replay(compendium, log as unknown as GameLog<unknown, unknown>)]
    for (const { match } of steps.slice(0, -1)) {
      const view = compendium.view(match.position.state, 0)
      const otherWorld = compendium.resample(view, quickChance(match.version))
      const elsewhere = { ...match, position: { ...match.position, state: otherWorld } }
      expect(observeMatch(compendium, elsewhere, 0)).toEqual(observeMatch(compendium, match, 0))
      expect([...compendium.legal(compendium.view(otherWorld, 0))]).toEqual([...compendium.legal(view)])
    }
    one.close()
  })
})
