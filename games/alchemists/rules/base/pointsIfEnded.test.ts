import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GameLog, replay } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { State } from '../engine/state.ts'
import { alchemists } from '../game.ts'
import { pointsIfEnded } from './pointsIfEnded.ts'

const folder = join(import.meta.dirname, '..', '..', 'fixtures')

function logOf(name: string): GameLog<unknown, unknown> {
  return (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { log: GameLog<unknown, unknown> }).log
}

describe('the points of a game of Alchemists, had it ended', () => {
  it.each(readdirSync(folder).filter((name) => name.startsWith('four') || name.includes('golem')))(
    'can be counted after every move, with all modules in play, and are the result in the end: %s',
    (name) => {
      const log = logOf(name)
      const counted = [...replay(alchemists, log)].map(({ match }) => pointsIfEnded(match.position.state))
      for (const points of counted) {
        expect(points).toHaveLength(log.header.seats.length)
        expect(points.every(Number.isSafeInteger)).toBe(true)
      }
      expect(counted.at(-1)).toEqual(log.outcome?.seats.map(({ total }) => total))
    },
  )

  it('A-371 count a theory by the truth as soon as it is published, long before it is known', () => {
    const right: number[] = []
    const wrong: number[] = []
    for (const name of readdirSync(folder)) {
      let before: State | null = null
      for (const { match, events } of replay(alchemists, logOf(name))) {
        const { state } = match.position
        const [published, ...more] = events.flatMap(({ public: each }) => (each.kind === 'published' ? [each] : []))
        // Where nothing else changed anybody's reputation, the theory alone counts, with the point for publishing it.
        const changes = events.filter(({ public: each }) => each.kind === 'reputationChanged')
        if (before !== null && published !== undefined && more.length === 0 && changes.length === 1) {
          const { seat, ingredient, alchemical } = published
          const seal = state.own[seat]?.placed[ingredient]
          const gain = (pointsIfEnded(state)[seat] ?? 0) - (pointsIfEnded(before)[seat] ?? 0)
          const isStar = seal === 'gold' || seal === 'silver'
          if (isStar) (state.hidden.answers[ingredient] === alchemical ? right : wrong).push(gain)
        }
        before = state
      }
    }
    expect(right.length).toBeGreaterThan(5)
    expect(wrong.length).toBeGreaterThan(5)
    // A star brings 3 or 5, a wrong theory costs 4; publishing brings 1 or more and costs gold, which may be a point.
    expect(Math.min(...right)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...wrong)).toBeLessThanOrEqual(0)
  })
})
