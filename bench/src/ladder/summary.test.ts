import { describe, expect, it } from 'vitest'
import type { SeatReport } from './match.ts'
import { summaryOf } from './summary.ts'
import { type BenchTable, seatingsOf } from './table.ts'
import { documentOf, lineOf } from './words.ts'

const [one, other] = [{ id: 'scholar' }, { id: 'greedy' }]
const pair: BenchTable = {
  name: 'pairs',
  preset: 'master',
  players: 3,
  seating: 'turns',
  contestants: [other, one],
  deals: 2,
}

function report(player: string, total: number, place: number): SeatReport {
  return {
    player,
    total,
    place,
    sources: { reputation: total },
    declared: 10,
    wasted: { rival: 0, luck: 0, none: 0 },
    published: 1,
    endorsed: 0,
    hedges: 0,
    debunked: 0,
    mixes: 0,
    sales: 0,
    firstSeals: 1,
    thinking: [1, 3],
  }
}

describe('the tables of the ladder', () => {
  it('let everybody sit everywhere equally often', () => {
    const names = seatingsOf(pair).map((seats) => seats.map(({ id }) => id).join(' '))
    expect(names).toEqual(['greedy scholar greedy', 'scholar greedy scholar'])
    const alone = seatingsOf({ ...pair, seating: 'one', contestants: [one, other] })
    expect(alone.map((seats) => seats.findIndex(({ id }) => id === 'scholar'))).toEqual([0, 1, 2])
  })

  it('are summed up deal by deal, a shared victory as a part of one', () => {
    const deals = [40, 50].map((total) => [
      [report('scholar', total, 1), report('greedy', 30, 2)],
      [report('scholar', total, 1), report('greedy', total, 1)],
    ])
    const summary = summaryOf(pair, deals)
    expect([summary.deals, summary.games]).toEqual([2, 4])
    const scholar = summary.standings.find(({ player }) => player === 'scholar')
    expect(scholar?.points.mean).toBe(45)
    expect(scholar?.points.within).toBeGreaterThan(5)
    expect(scholar?.wins.mean).toBe(0.75)
    expect(scholar?.lead.mean).toBe(7.5)
    expect(scholar?.thinking).toMatchObject({ p50: 1, max: 3, game: 4 })
    expect(lineOf(summary)).toContain('4 games')
    expect(documentOf([summary])).toContain('| master | 3 | scholar v. greedy | 4 | 75.0 ± 0.0 % | 191 (191 … 191) |')
  })
})
