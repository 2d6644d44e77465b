import { compendium } from '@athanor/compendium'
import { observeMatch, type Shape, startMatch } from '@athanor/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import type { Meter } from '../meter.ts'
import { noMeter } from '../meter.ts'
import { hostTable, startGame } from '../testing/players.ts'
import { testClient, until } from '../testing/testClient.ts'
import { testServer } from '../testing/testServer.ts'
import { type BotMove, type BotPlayers, botPlayers } from './botPlayers.ts'

const started = startMatch(compendium, {
  options: { firstPlayer: 'seat1' },
  seats: ['white', 'black'].map((colour) => ({ name: colour, colour, salt: 's' })),
  secret: 'ab'.repeat(32),
})
if (!started.ok) throw new TypeError('the match cannot start')
const { view } = observeMatch<Shape>(compendium, started.match, 0)

describe('bots', { timeout: 30_000 }, () => {
  let players: BotPlayers | null = null
  const heard: string[] = []
  const meter: Meter = { ...noMeter, botMove: (bot, outcome) => void heard.push(`${bot} ${outcome}`) }
  afterEach(async () => {
    await players?.close()
    heard.length = 0
  })

  const misbehaving = (bot: string, hard = 300) => {
    players = botPlayers({
      threads: 1,
      soft: 50,
      hard,
      effort: 0.01,
      meter,
      worker: new URL('../testing/rogueWorker.ts', import.meta.url),
    })
    return players.choose(compendium, bot, view)
  }
  const isLegal = ({ action }: BotMove) => {
    const parsed = compendium.actionSchema.safeParse(action)
    return parsed.success && compendium.check(view as never, parsed.data) === null
  }

  it('think in a thread and give a legal move', async () => {
    players = botPlayers({ threads: 1, soft: 200, hard: 5000, effort: 0.05, meter })
    for (const bot of ['random', 'greedy', 'strong']) {
      const move = await players.choose(compendium, bot, view)
      expect([isLegal(move), move.by.bot, move.by.effort]).toEqual([true, bot, 50])
    }
    expect(heard).toEqual(['random ok', 'greedy ok', 'strong ok'])
  })

  it('say when they were cut short', async () => {
    players = botPlayers({ threads: 1, soft: 0, hard: 5000, effort: 1, meter })
    expect((await players.choose(compendium, 'random', view)).by.cutShort).toBe(false)
    expect((await players.choose(compendium, 'strong', view)).by).toMatchObject({ bot: 'strong', cutShort: true })
  })

  it('are not cut short by the time that they waited for others', async () => {
    players = botPlayers({
      threads: 1,
      soft: 5000,
      hard: 1200,
      effort: 1,
      meter,
      worker: new URL('../testing/ponderingWorker.ts', import.meta.url),
    })
    const { choose } = players
    const moves = await Promise.all(
      Array.from({ length: 10 }, (_, table) =>
        choose(compendium, 'strong', view, { address: `address ${table}`, table: `table ${table}` }),
      ),
    )
    // Together they thought for longer than any of them may.
    expect(heard).toEqual(Array.from({ length: 10 }, () => 'strong ok'))
    expect(moves.map(({ by }) => by)).toEqual(
      Array.from({ length: 10 }, () => ({ bot: 'strong', effort: 1000, cutShort: false })),
    )
  })

  it('think less where many of one address wait, and nobody else does for that', async () => {
    players = botPlayers({
      threads: 1,
      soft: 5000,
      hard: 5000,
      effort: 1,
      meter,
      worker: new URL('../testing/ponderingWorker.ts', import.meta.url),
    })
    const { choose } = players
    const effortOf = async (address: string, table: string) =>
      (await choose(compendium, 'greedy', view, { address, table })).by.effort
    const [first, second, third, fourth, other] = await Promise.all([
      ...['one', 'two', 'three', 'four'].map((table) => effortOf('crowd', table)),
      effortOf('friend', 'table'),
    ])
    expect([first, second, third, fourth, other]).toEqual([1000, 1000, 500, 333, 1000])
  })

  it('that hang are stopped, and the next one plays', async () => {
    const move = await misbehaving('hangs', 400)
    expect(isLegal(move)).toBe(true)
    // Whoever moved is named, and that somebody else should have.
    expect(move.by).toMatchObject({ bot: heard.at(-1)?.split(' ')[0], cutShort: true })
    expect(heard[0]).toBe('hangs timeout')
    expect(heard.at(-1)).toMatch(/ok$/)
  })

  it.each(['throws', 'cheats', 'babbles', 'exits'])('of the kind "%s" are passed over', async (bot) => {
    const move = await misbehaving(bot, 3000)
    expect(isLegal(move)).toBe(true)
    expect(move.by).toEqual({ bot: 'greedy', effort: 10, cutShort: true })
    expect(heard[0]).toBe(`${bot} failed`)
    expect(heard).toContain('greedy ok')
  })

  it('that all fail leave the move to chance', async () => {
    players = botPlayers({
      threads: 1,
      soft: 50,
      hard: 2000,
      effort: 1,
      meter,
      worker: new URL('../testing/deadWorker.ts', import.meta.url),
    })
    const move = await players.choose(compendium, 'strong', view)
    expect([isLegal(move), move.by]).toEqual([true, { bot: 'strong', effort: 0, cutShort: true }])
    expect(heard).toEqual(['strong failed', 'greedy failed', 'random failed'])
  })

  it('never wedge a table, even when their threads are dead', async () => {
    players = botPlayers({
      threads: 1,
      soft: 50,
      hard: 2000,
      effort: 1,
      meter,
      worker: new URL('../testing/deadWorker.ts', import.meta.url),
    })
    const house = await testServer({}, { bots: players })
    const client = testClient(house.ws)
    const host = await hostTable(client, { bots: ['strong'], options: { firstPlayer: 'seat2' } })
    await startGame(host)
    const { game } = await until(host.watch, (seen) => seen.game?.version === 1)
    expect(game?.steps[1]?.by).toBe(1)
    client.close()
    await house.stop()
  })
})
