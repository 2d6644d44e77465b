import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { leanCourse, playOut, randomBot } from '@athanor/bots'
import { type Game, quickChance, type Shape } from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { describe, expect, it } from 'vitest'
import { hostTable, playRandomly, startGame } from './testing/players.ts'
import { testClient, until } from './testing/testClient.ts'
import { testServer } from './testing/testServer.ts'

const example = (file: string) => fileURLToPath(new URL(`../../../examples/${file}`, import.meta.url))
const brewer = example('potion-brewer.mjs')

describe('a program that knows only the documented protocol', { timeout: 120_000 }, () => {
  it.each([
    ...games.ids.map((game) => [game, 'random-player.mjs'] as const),
    ['compendium', 'potion-brewer.mjs'] as const,
  ])('joins by a link and plays %s to the end: %s', async (game, file) => {
    const house = await testServer()
    const client = testClient(house.ws)
    const host = await hostTable(client, { game, seats: 3, bots: ['random'] })
    const child = spawn(process.execPath, [example(file), `${house.http}/table/${host.table}`, 'Stranger'])
    let output = ''
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (output += data.toString()))
    const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
    await until(host.watch, (seen) => seen.table?.seats[1]?.name === 'Stranger')
    await startGame(host)
    await playRandomly(host, 4)
    expect([await exit, output]).toEqual([0, expect.stringMatching(/^1\. .+: \d+$/m)])
    expect(output).toContain('Stranger')
    client.close()
    await house.stop()
  })
})

describe('the potion brewer', () => {
  it('wins by what it sees: four of five games of three against random play', async () => {
    const game = games.newest('compendium') as Game<Shape>
    const { brew } = (await import(brewer)) as { brew(view: object, actions: readonly object[]): { kind: string } }
    let won = 0
    for (let number = 0; number < 40; number++) {
      const seats = game.colours.slice(0, 3).map((colour) => ({ name: colour, colour, salt: colour }))
      const started = leanCourse(game, { options: {}, seats, secret: number.toString(16).padStart(64, '0') })
      if (!started.ok) throw new Error(started.reason.id)
      const thinking = { chance: quickChance(number), effort: 1, outOfTime: () => false }
      const own = number % 3
      const { seats: placed } = await playOut(game, started.course, {
        choose(seat, { state }) {
          const view = game.view(state, seat)
          return seat === own ? brew(view, [...game.legal(view)]) : randomBot(game).choose(view, thinking)
        },
        interrupt: () => null,
      })
      won += placed[own]?.place === 1 ? 1 : 0
    }
    expect(won).toBeGreaterThanOrEqual(32)
  })
})
