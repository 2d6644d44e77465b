import { compendium } from '@athanor/compendium'
import { type GameLog, verify } from '@athanor/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, playRandomly, startGame } from './testing/players.ts'
import { testClient } from './testing/testClient.ts'
import { type TestServer, testServer } from './testing/testServer.ts'

describe('a whole game', { timeout: 30_000 }, () => {
  let house: TestServer
  beforeAll(async () => {
    house = await testServer()
  })
  afterAll(() => house.stop())

  it('is played by two people and a bot, watched, and verified afterwards', async () => {
    const [one, two, guest] = [testClient(house.ws), testClient(house.ws), testClient(house.ws)]
    const host = await hostTable(one, { seats: 3, bots: ['greedy'] })
    const second = await joinTable(two, host.table)
    const watching = guest.watch(host.table)
    await startGame(host)
    await Promise.all([playRandomly(host, 1), playRandomly(second, 2)])
    const { log } = await guest.send('log', { table: host.table })
    const played = log as unknown as GameLog<unknown, unknown>
    expect(verify(compendium, played)).toMatchObject({ ok: true })
    const response = await fetch(`${house.http}/api/tables/${host.table}/log`)
    expect(await response.json()).toEqual(log)
    expect(watching.get().game?.version).toBe(played.entries.length)
    expect(watching.get().game?.steps).toHaveLength(played.entries.length + 1)
    expect([...one.problems, ...two.problems, ...guest.problems]).toEqual([])
    const bytes = [one, two, guest]
      .flatMap(({ traffic }) => traffic.filter((text) => text.startsWith('{"kind":"update"')))
      .map((text) => Buffer.byteLength(text))
      .sort((a, b) => a - b)
    expect(bytes[bytes.length >> 1]).toBeLessThan(550)
    for (const client of [one, two, guest]) client.close()
  })
})
