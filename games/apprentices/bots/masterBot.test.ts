import { apprentices, type State } from '@athanor/apprentices'
import { tableWith } from '@athanor/apprentices/testing'
import { quickChance, readOptions } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { greedyBot } from './greedyBot.ts'
import { masterBot, masterWith } from './masterBot.ts'
import { strongBot } from './strongBot.ts'

const thinking = { chance: quickChance('idle'), effort: 1, outOfTime: () => false }

/** Searches everywhere, but only a little. */
const quick = masterWith({ worlds: 2, candidates: 3, glances: { standings: 20, flocks: 10 }, toTheEndFrom: 40 })

/** Every position of a game in which these bots take turns. */
function* positions(bots: readonly (typeof greedyBot)[], seed: string, preset: string): Generator<State> {
  const chance = quickChance(seed)
  const read = readOptions(apprentices.options, apprentices.options.presets[preset] ?? {})
  if (!read.ok) throw new TypeError(read.reason.id)
  const seats = apprentices.colours.slice(0, bots.length).map((colour) => ({ colour }))
  let { state } = apprentices.setup(read.options, seats, chance)
  while (state.phase !== 'over') {
    yield state
    const view = apprentices.view(state, state.active)
    const action = (bots[state.active] ?? greedyBot).choose(view, thinking)
    expect(apprentices.check(view, action)).toBeNull()
    state = apprentices.apply(state, state.active, action, chance).state
  }
}

describe('the master', () => {
  it.each([2, 3, 4])('plays a game of %i to its end and never breaks a rule', { timeout: 60_000 }, (players) => {
    const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? quick : greedyBot))
    expect([...positions(bots, `master/${players}`, 'mixed')].length).toBeGreaterThan(50)
  })

  it('draws no lots, and says in how many worlds it tried what it does', { timeout: 60_000 }, () => {
    const ids = new Set<string>()
    let others = 0
    for (const [number, state] of [...positions([strongBot, strongBot, strongBot], 'why', 'apprentice')].entries()) {
      if (number > 100) break
      const view = apprentices.view(state, state.active)
      const told = quick.explain?.(view, thinking)
      expect(quick.choose(view, { ...thinking, chance: quickChance('other lots') })).toEqual(told?.action)
      const [sentence] = told?.sentences ?? []
      ids.add(sentence?.id ?? '')
      const isOwn = JSON.stringify(told?.action) !== JSON.stringify(strongBot.choose(view, thinking))
      expect(sentence?.id === 'bots.why.better').toBe(isOwn)
      if (isOwn) others++
    }
    expect(ids).toEqual(new Set(['bots.why.better', 'bots.why.stays', 'bots.why.only']))
    expect(others).toBeGreaterThan(3)
  })

  it('makes hardly more moves for a decision than it may, and none when its time is up', () => {
    const dice = [
      Array.from({ length: 9 }, (_, die) => (['potion', 'gemstone', 'parchment'] as const)[die % 3] ?? 'raven'),
      [],
    ]
    const view = apprentices.view(tableWith({ players: 2, dice, points: [20, 20] }), 0)
    const worldsWith = (moves: number) => {
      let asked = 0
      const counting = { ...thinking, outOfTime: () => ++asked > 500 }
      masterWith({ worlds: 1000, moves, glances: { standings: 20, flocks: 10 } }).choose(view, counting)
      return asked
    }
    // The time is asked for before every world, and now and then by the search of the turn.
    const [few, more] = [worldsWith(0), worldsWith(300)]
    expect(few).toBeLessThan(5)
    expect(more).toBeGreaterThan(few)
    expect(more).toBeLessThan(100)
    const late = masterBot.choose(view, { ...thinking, outOfTime: () => true })
    expect(apprentices.check(view, late)).toBeNull()
  })
})
