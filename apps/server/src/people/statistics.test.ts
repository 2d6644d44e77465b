import { describe, expect, it } from 'vitest'
import { isAsked } from './history.ts'
import type { Result, ResultSeat } from './kept.ts'
import { statistics } from './statistics.ts'

const seat = (more: Partial<ResultSeat> = {}): ResultSeat => ({
  holder: 'person',
  name: 'Ann',
  bot: null,
  colour: 'red',
  place: 1,
  total: 40,
  figures: {},
  ...more,
})
let made = 0
const result = (more: Partial<Result> = {}): Result => ({
  table: `t${made++}`,
  game: 'chess',
  players: 2,
  beganAt: 0,
  endedAt: 1,
  moves: 7,
  pace: null,
  early: false,
  you: 0,
  isKept: true,
  seats: [seat(), seat({ name: 'Боб', place: 2, total: 30 })],
  ...more,
})

describe('statistics of somebody’s games', () => {
  it('are kept apart by game and number of players, those with most games first', () => {
    const three = [seat(), seat({ place: 2 }), seat({ place: 3 })]
    const found = statistics([
      result(),
      result({ players: 3, seats: three }),
      result({ players: 3, seats: three, you: 2 }),
      result({ game: 'draughts' }),
    ])
    expect(found.map(({ game, players, games }) => [game, players, games])).toEqual([
      ['chess', 3, 2],
      ['chess', 2, 1],
      ['draughts', 2, 1],
    ])
    expect(found[0]?.places).toEqual([1, 0, 1])
  })

  it('are of the own seat: places, the average and the best total with its game', () => {
    const best = result({ seats: [seat({ total: 61 }), seat()] })
    const lost = result({ you: 1, seats: [seat(), seat({ place: 2, total: 30 })] })
    const [own] = statistics([lost, best, result({ seats: [seat({ total: 20 }), seat({ total: 99 })] })])
    expect(own).toMatchObject({ games: 3, places: [2, 1], averageTotal: 37, best: { total: 61, table: best.table } })
  })

  it('leave out games that nobody played to the end', () => {
    const early = result({
      early: true,
      seats: [seat({ place: null, total: null }), seat({ place: null, total: null })],
    })
    expect(statistics([early])).toEqual([])
    expect(statistics([early, result()])[0]?.games).toBe(1)
    expect(statistics([])).toEqual([])
  })

  it('average what a game counts over the games in which it was counted', () => {
    const [own] = statistics([
      result({ seats: [seat({ figures: { right: 3 } }), seat({ figures: { right: 8 } })] }),
      result({ seats: [seat({ figures: { right: 0, tried: 5 } }), seat()] }),
      result(),
    ])
    expect(own?.figures).toEqual([
      { name: 'right', average: 1.5, games: 2 },
      { name: 'tried', average: 5, games: 1 },
    ])
  })

  it('come out the same whatever the order of the games', () => {
    const all = Array.from({ length: 6 }, (_, index) =>
      result({ you: index % 2, players: 2 + (index % 3), seats: [seat({ total: index }), seat({ total: 9 - index })] }),
    )
    const sorted = (list: readonly Result[]) =>
      statistics(list).map(({ best, ...rest }) => ({ ...rest, best: best.total }))
    expect(sorted(all.toReversed())).toEqual(sorted(all))
  })
})

describe('the history of somebody’s games', () => {
  it('is looked through by game, players, result, and who else was there', () => {
    const won = result()
    expect(
      [{}, { game: 'chess' }, { players: 2 }, { result: 'won' as const }, { with: ' бОБ' }].map((filter) =>
        isAsked(won, filter),
      ),
    ).toEqual([true, true, true, true, true])
    expect(
      [{ game: 'go' }, { players: 3 }, { result: 'lost' as const }, { with: 'Ann' }, { with: 'Боба' }].map((filter) =>
        isAsked(won, filter),
      ),
    ).toEqual([false, false, false, false, false])
    const early = result({ seats: [seat({ place: null }), seat({ place: null })] })
    expect([isAsked(early, { result: 'won' }), isAsked(early, { result: 'lost' })]).toEqual([false, false])
    expect(isAsked(result({ you: 1 }), { result: 'lost' })).toBe(true)
  })
})
