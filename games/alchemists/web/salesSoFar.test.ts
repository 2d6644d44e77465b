import { describe, expect, it } from 'vitest'
import { momentsOf, recordedGames } from './reveal/testing.ts'
import { sellersSoFar } from './salesSoFar.ts'

const moments = Object.values(recordedGames).flatMap((game) => {
  const seen = momentsOf(game, 'spectator')
  return seen.map((moment, index) => ({
    moment,
    steps: seen.slice(0, index + 1).map((each) => ({ ...each, undo: false })),
  }))
})

/** Positions in which somebody is to sell while others have sold before. */
const selling = moments.filter(({ moment }) => {
  const { asks, offers, space } = moment.after?.table ?? { asks: [], offers: [], space: null }
  return space === 'sell' && offers.length > 0 && asks.some(({ kind }) => kind === 'act')
})

describe('what the earlier sellers of a round have done', () => {
  it('A-219..A-221 is told whoever sells after them, in the order of selling', () => {
    expect(selling.length).toBeGreaterThan(0)
    for (const { moment, steps } of selling) {
      const table = moment.after?.table
      const sellers = sellersSoFar(steps)
      expect(sellers.filter(({ outcome }) => outcome !== null).map(({ seat }) => seat)).toEqual(
        table?.offers.map(({ seat }) => seat),
      )
      const now = table?.asks[0]?.seat ?? -1
      const order = sellers.map(({ seat }) => seat)
      const later = table?.queue.map(({ seat }) => seat) ?? []
      expect(order.slice(order.indexOf(now) + 1)).toEqual(later)
      for (const { seat, bid } of sellers) expect(bid).toBe(table?.bids[seat])
    }
  })

  it('A-202..A-204 says what was promised, what it counted as and what was paid, nothing where it was broken', () => {
    const outcomes = moments.flatMap(({ moment, steps }) => {
      const end = moment.events.findIndex(({ kind }) => kind === 'sold')
      const sold = moment.events[end]
      if (sold?.kind !== 'sold') return []
      // Up to the very event: with the last sale the market closes in the same move.
      const upTo = [...steps.slice(0, -1), { undo: false, events: moment.events.slice(0, end + 1) }]
      const outcome = sellersSoFar(upTo).find(({ seat }) => seat === sold.seat)?.outcome ?? null
      return outcome === null ? [] : [{ sold, outcome }]
    })
    const order = ['exact', 'correctSign', 'neutral', 'wrongSign']
    for (const { sold, outcome } of outcomes) {
      const kept = order.indexOf(outcome.counted ?? '') <= order.indexOf(outcome.guarantee)
      expect(outcome).toMatchObject({ counted: sold.counted, paid: sold.paid })
      expect(outcome.paid > 0).toBe(kept)
    }
    // Both happen in the recorded games, or this test would show half of it.
    expect(new Set(outcomes.map(({ outcome }) => outcome.paid > 0))).toEqual(new Set([true, false]))
  })

  it('A-220 is gone once the market is over', () => {
    const over = moments.filter(({ moment }) => moment.events.some(({ kind }) => kind === 'adventurerCame'))
    expect(over.length).toBeGreaterThan(0)
    for (const { steps } of over) expect(sellersSoFar(steps)).toEqual([])
  })
})
