import { type ApprenticesShape, apprentices, type State } from '@athanor/apprentices'
import { quickChance, readOptions } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { randomBot } from '../randomBot.ts'
import { greedyBot } from './greedyBot.ts'

const novice = randomBot(apprentices)

/** A whole game; every action goes through `check`. */
function played(bots: readonly Bot<ApprenticesShape>[], seed: string, options: object): State {
  const chance = quickChance(seed)
  const draws = { stream: () => chance }
  const read = readOptions(apprentices.options, options)
  if (!read.ok) throw new TypeError(read.reason.id)
  const seats = apprentices.colours.slice(0, bots.length).map((colour) => ({ colour }))
  let { state } = apprentices.setup(read.options, seats, draws)
  while (state.phase !== 'over') {
    const view = apprentices.view(state, state.active)
    const action = (bots[state.active] ?? novice).choose(view, { chance, effort: 1, outOfTime: () => false })
    expect(apprentices.check(view, action)).toBeNull()
    state = apprentices.apply(state, state.active, action, draws).state
  }
  return state
}

const initiate = apprentices.options.presets['initiate'] ?? {}

describe('bots of The Apprentices', () => {
  it.each([{}, initiate])('greedy beats random nearly always, from either seat', (options) => {
    let wins = 0
    for (let game = 0; game < 20; game++) {
      const greedy = game % 2
      const bots = greedy === 0 ? [greedyBot, novice] : [novice, greedyBot]
      const { seats } = apprentices.outcome(played(bots, `mirror/${game >> 1}`, options)) ?? { seats: [] }
      if (seats[greedy]?.place === 1) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(19)
  })

  it.each([2, 3, 4])('greedy players come to the end of a game of %i in 8 to 14 rounds', (players) => {
    const rounds = Array.from({ length: 15 }, (_, game) => {
      return played(
        Array.from({ length: players }, () => greedyBot),
        `length/${players}/${game}`,
        {},
      ).round
    }).sort((a, b) => a - b)
    expect(rounds[7]).toBeGreaterThanOrEqual(8)
    expect(rounds[7]).toBeLessThanOrEqual(14)
  })
})
