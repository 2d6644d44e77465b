import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameLog, replay } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemists } from '../game.ts'
import { declared, toTheEnd } from '../testing/play.ts'
import { type TablePlan, tableWith } from '../testing/table.ts'

const folder = join(import.meta.dirname, '..', '..', 'fixtures')
type Logged = GameLog<unknown, unknown>

function isTried(action: unknown): boolean {
  return ['test', 'drink'].includes((action as { readonly kind: string }).kind)
}

function ended(plan: Partial<TablePlan> = {}) {
  return toTheEnd(declared(tableWith({ players: 2, round: 6, emptyDeck: true, ...plan }), {}))
}

describe('the figures of Alchemists', () => {
  it('count the theories that stand at the end for everyone whose seal is on them, right and wrong ones', () => {
    const truth = ended().table.end?.answers ?? expect.fail('no end')
    const game = ended({
      theories: [
        { on: 'toad', is: truth.toad, seals: [[0, 'gold']] },
        {
          on: 'fern',
          is: truth.flower,
          seals: [
            [1, 'gold'],
            [0, 'silver'],
          ],
        },
      ],
    })
    expect(alchemists.figures?.of(game.state)).toEqual([
      { theoriesRight: 1, theoriesWrong: 1, experiments: 0 },
      { theoriesRight: 0, theoriesWrong: 1, experiments: 0 },
    ])
  })

  it('count what was tested and drunk, in whole games as their logs tell it, and nothing before the end', () => {
    let games = 0
    for (const name of readdirSync(folder)) {
      const { log } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { readonly log: Logged }
      if (log.entries.some((entry) => 'undo' in entry)) continue
      const [first, last] = [...replay(alchemists, log)].flatMap(({ match }, index, all) =>
        index === 0 || index === all.length - 1 ? [match.position.state] : [],
      )
      if (first === undefined || last === undefined) continue
      const tried = log.header.seats.map(
        (_, seat) =>
          log.entries.filter((entry) => 'action' in entry && entry.seat === seat && isTried(entry.action)).length,
      )
      expect(alchemists.figures?.of(first as never)).toEqual([])
      expect(alchemists.figures?.of(last as never).map(({ experiments }) => experiments)).toEqual(tried)
      games++
    }
    expect(games).toBeGreaterThan(3)
  })
})
