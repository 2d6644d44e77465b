import { alchemists, type Table } from '@athanor/alchemists'
import { replay } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { logOf, recordedGames } from '../reveal/testing.ts'
import { countedBefore, pointsFrom } from './counting.ts'
import { verdictsOf } from './verdicts.ts'

describe('what is led through at the end', () => {
  it.each(Object.entries(recordedGames))('A-363..A-373 leaves out no point: %s', (_, fixture) => {
    const end = [...replay(alchemists, logOf(fixture))].at(-1)?.match.position.state ?? expect.fail('no game')
    const outcome = alchemists.outcome(end) ?? expect.fail('not over')
    const { table }: { readonly table: Table } = alchemists.view(end, 'spectator')
    const counted = countedBefore(table, outcome)
    expect(counted[0]).toBe('reputation')
    for (const { seat, total, breakdown } of outcome.seats) {
      const turned = (verdictsOf(table) ?? []).flatMap(({ seals }) => seals.filter((each) => each.seat === seat))
      const theories = turned.reduce((sum, { points }) => sum + points, 0)
      expect(pointsFrom(breakdown, ['theories'])).toBe(theories)
      // Whatever else there is comes to light with a scene of its own after the ingredients.
      const others = breakdown
        .filter(({ points, source }) => points !== 0 && source !== 'theories' && !counted.includes(source))
        .map(({ source }) => source)
      expect(pointsFrom(breakdown, counted) + theories + pointsFrom(breakdown, others)).toBe(total)
      for (const source of others) {
        expect(['wisdomIdol', 'articles', 'reports', 'golem', 'secretBonus', 'mahoganyBookcase']).toContain(source)
      }
    }
  })
})
