import { alchemists } from '@athanor/alchemists'
import { describe, expect, it } from 'vitest'
import { playMatch } from '../matchRunner.ts'
import { secretInSeries } from '../seeds.ts'
import { runWith } from '../testing/runWith.ts'

const { log } = await playMatch({
  game: alchemists.id,
  options: alchemists.options.presets['master'] ?? {},
  bots: ['greedy', 'scholar'],
  secret: secretInSeries('second look', 0),
  effort: 1,
})
const file = JSON.stringify(log)

describe('athanor replay --review', () => {
  it('tells what a seat lost, where the game turned, and each of its decisions', { timeout: 60_000 }, async () => {
    const { code, output } = await runWith('replay game.json --review 1 --worlds 2', file)
    expect(code).toBe(0)
    expect(output).toMatch(/\d+ decisions looked at again, each in 2 possible worlds\./)
    expect(output).toMatch(/planning: \d of 6 without reproach/)
    expect(output).toContain('Turning points:')
    // Each of its plans, in the order of play.
    const rounds = [...output.matchAll(/round (\d), planning: /g)].map(([, round]) => round)
    expect(rounds).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(output).not.toMatch(/NaN|undefined|alchemists\./)
  })

  it('waits for the end of the game, and asks for a seat that is there', async () => {
    const running = { ...log, entries: log.entries.slice(0, 9), outcome: null }
    const early = await runWith('replay game.json --review 1', JSON.stringify(running))
    expect(early.code).not.toBe(0)
    expect(early.errors).toContain('when it is over')
    expect((await runWith('replay game.json --review 3', file)).errors).toContain('from 1 to 2')
    expect((await runWith('replay game.json --review 1 --worlds 0', file)).code).toBe(2)
  })
})
