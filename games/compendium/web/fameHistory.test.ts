import { compendium } from '@athanor/compendium'
import { act, digest, type LogEntry, quickChance, startMatch, undo } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { fameHistory } from './fameHistory.ts'

describe('fame over time', () => {
  it('RR-46 begins at nothing, ends with the result, and forgets moves that were taken back', () => {
    const seats = ['white', 'black', 'red'].map((colour) => ({ name: colour, colour, salt: colour }))
    const started = startMatch(compendium, { options: { firstPlayer: 'seat1' }, seats, secret: digest('fame') })
    if (!started.ok) throw new TypeError(started.reason.id)
    let { match } = started
    const entries: LogEntry<unknown>[] = []
    const take = act(compendium, match, 0, { kind: 'takeReserve', ingredient: 'spiders' })
    if (!take.ok) throw new TypeError(take.reason.id)
    const back = undo(take.match, 0)
    if (!back.ok) throw new TypeError(back.reason.id)
    entries.push(take.entry, back.entry)
    match = back.match
    const chance = quickChance('fame')
    let turns = 0
    while (compendium.outcome(match.position.state) === null) {
      const { turn } = match.position.state
      const legal = compendium.legal(compendium.view(match.position.state, turn))
      const moved = act(compendium, match, turn, legal.at(chance.below(legal.size)))
      if (!moved.ok) throw new TypeError(moved.reason.id)
      match = moved.match
      entries.push(moved.entry)
      turns++
    }
    const outcome = compendium.outcome(match.position.state)
    const history = fameHistory({ header: match.header, entries, secret: match.secret, outcome })
    expect(history.points.map((values) => values[0])).toEqual([0, 0, 0])
    expect(history.points.map((values) => values.at(-1))).toEqual(outcome?.seats.map(({ total }) => total))
    expect(history.moments.at(-1)).toBe(match.position.state.turnsTaken)
    expect(history.moments).toHaveLength(match.position.state.turnsTaken + 1)
    expect(turns).toBeLessThan(entries.length)
  })
})
