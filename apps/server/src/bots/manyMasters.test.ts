import { type TableWatch, webSocketTo } from '@athanor/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { noMeter } from '../meter.ts'
import { fromAddress } from '../testing/fromAddress.ts'
import { hostTable, startGame } from '../testing/players.ts'
import { atVersion, demandNoProblems, testClient, until } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'
import { botPlayers } from './botPlayers.ts'

const worker = new URL('../testing/ponderingWorker.ts', import.meta.url)

describe('strangers who open many tables of bots that think long', { timeout: 60_000 }, () => {
  let house: TestServer | null = null
  afterEach(() => house?.stop())

  it('see how long the line is, and another address hardly waits', async () => {
    const waits: number[] = []
    const meter = { ...noMeter, botWaited: (seconds: number) => void waits.push(seconds) }
    const bots = botPlayers({ threads: 1, soft: 1000, hard: 3000, effort: 0.01, meter, worker })
    house = await testServer({ ATHANOR_PROXIES: '1' }, { bots })
    const crowd = testClient(house.ws, { open: fromAddress(house.ws, '203.0.113.7') })
    const friend = testClient(house.ws, { open: fromAddress(house.ws, '198.51.100.9') })
    const told: number[] = []
    const watches: TableWatch[] = []
    const four = Array.from({ length: 4 }, () => 'strong')
    for (let table = 0; table < 8; table++) {
      const host = await hostTable(crowd, { seats: 5, bots: four, options: { firstPlayer: 'seat2' } })
      host.watch.subscribe(() => {
        const { inLine } = host.watch.get().table ?? {}
        if (inLine !== undefined) told.push(inLine.place)
      })
      watches.push(host.watch)
      await startGame(host)
    }
    const own = await hostTable(friend, { bots: ['greedy'], options: { firstPlayer: 'seat2' } })
    await startGame(own)
    const movesOfCrowd = () => watches.reduce((sum, watch) => sum + (watch.get().game?.version ?? 0), 0)
    // Told of at the latest when the friend's bot has moved, so what was on its way then counts, too.
    const before = movesOfCrowd()
    expect(bots.waiting).toBeGreaterThanOrEqual(6)
    await until(own.watch, atVersion(1))
    expect(movesOfCrowd() - before).toBeLessThanOrEqual(3)
    // Everybody's turn comes, nobody is told to wait any more, and waiting has cost no bot its time to think.
    for (const watch of watches) {
      const { game } = await until(watch, (seen) => atVersion(4)(seen) && seen.table?.inLine === undefined, 30_000)
      expect(game?.steps.slice(1).map(({ by }) => by)).toEqual([1, 2, 3, 4])
    }
    expect(Math.max(...told)).toBeGreaterThanOrEqual(6)
    expect(Math.min(...told)).toBe(1)
    expect(waits.length).toBe(33)
    expect(bots.waiting).toBe(0)
    demandNoProblems([crowd, friend])
    crowd.close()
    friend.close()
  })

  it('are counted in the metrics', async () => {
    house = await testServer()
    const client = testClient(house.ws, { open: webSocketTo(house.ws) })
    const host = await hostTable(client, { bots: ['greedy'], options: { firstPlayer: 'seat2' } })
    await startGame(host)
    await until(host.watch, atVersion(1))
    const text = await (await fetch(`${house.http}/metrics`)).text()
    expect(text).toContain('athanor_bots_waiting 0')
    expect(text).toMatch(/athanor_bot_wait_seconds_count [1-9]/)
    client.close()
  })
})
