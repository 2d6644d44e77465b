import { begin, type Position, perform, quickChance, type Seat, searchStep, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { worldsOf } from './engine/atTable.ts'
import type { Action } from './engine/contributions.ts'
import type { State } from './engine/state.ts'
import { type AlchemistsShape, alchemists } from './game.ts'
import { brokenInvariant } from './testing/invariant.ts'
import { livelyChoice } from './testing/lively.ts'
import { masterOptions, optionsWith } from './testing/table.ts'

const seats = alchemists.colours.slice(0, 3).map((colour) => ({ colour }))

/** A choice that follows from the state and the seat alone. */
function chosen(state: State, seat: Seat): Action {
  const view = alchemists.view(state, seat)
  return livelyChoice(view, alchemists.legal(view), quickChance(`${state.table.results.length} ${seat}`))
}

describe('steps of a search', () => {
  it('lead where the front door leads, through open answers and sealed ones', () => {
    const source = seededChance('5ea'.padEnd(64, '0'))
    let position: Position<AlchemistsShape> = begin(alchemists, optionsWith(masterOptions), seats, source).position
    let sealed = 0
    for (;;) {
      const { state, step } = position
      const asked = alchemists.decisions(state)
      const stepped = searchStep(alchemists, state, (seat) => chosen(state, seat), source.at(step + 1))
      if (stepped === null) break
      for (const { seat } of asked) {
        const done = perform(alchemists, position, seat, chosen(state, seat), source)
        if (!done.ok) throw new Error(done.reason.id)
        position = done.position
      }
      if (asked.length > 1) sealed++
      expect(stepped.state).toEqual(position.state)
    }
    expect(alchemists.outcome(position.state)).not.toBeNull()
    expect(sealed).toBeGreaterThan(1)
  })

  it('go on from worlds that were drawn from one prepared view, as often as wanted', () => {
    let { state } = alchemists.setup(optionsWith(masterOptions), seats, quickChance('deep'))
    const chance = quickChance('walk')
    for (let step = 0; step < 40; step++) {
      state = searchStep(alchemists, state, (seat) => chosen(state, seat), chance)?.state ?? state
    }
    const view = alchemists.view(state, 1)
    const draw = worldsOf(view)
    const worlds = Array.from({ length: 50 }, (_, seed) => draw(quickChance(seed)))
    for (const world of worlds) {
      expect(brokenInvariant(world)).toBeNull()
      expect(alchemists.view(world, 1)).toEqual(view)
      expect(searchStep(alchemists, world, (seat) => chosen(world, seat), chance)).not.toBeNull()
    }
    expect(new Set(worlds.map(({ hidden }) => JSON.stringify(hidden.answers))).size).toBeGreaterThan(40)
    // One draw is what `resample` does, and does not depend on those before it.
    expect(worlds[7]).toEqual(alchemists.resample(view, quickChance(7)))
  })
})
