import { type Action, type ApprenticesShape, apprentices, type State } from '@athanor/apprentices'
import { tableWith } from '@athanor/apprentices/testing'
import { quickChance, readOptions } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { randomBot } from '../randomBot.ts'
import { greedyBot } from './greedyBot.ts'
import { strongBot } from './strongBot.ts'

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
const mixed = apprentices.options.presets['mixed'] ?? {}
const idleThinking = { chance: quickChance('idle'), effort: 1, outOfTime: () => false }

function chosen(bot: Bot<ApprenticesShape>, state: State): Action {
  return bot.choose(apprentices.view(state, state.active), idleThinking)
}

/** The player after the turn that the bot makes of this table. */
function finished(bot: Bot<ApprenticesShape>, begun: State) {
  const { active } = begun
  let state = begun
  for (let action = chosen(bot, state); action.kind !== 'endTurn'; action = chosen(bot, state)) {
    state = apprentices.apply(state, active, action, { stream: () => quickChance('turn') }).state
  }
  return state.players[active] ?? { score: { research: 0 } }
}

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

  it.each([{}, initiate])('strong beats greedy in most games, from either seat', (options) => {
    let wins = 0
    for (let game = 0; game < 20; game++) {
      const strong = game % 2
      const bots = strong === 0 ? [strongBot, greedyBot] : [greedyBot, strongBot]
      const { seats } = apprentices.outcome(played(bots, `strong/${game >> 1}`, options)) ?? { seats: [] }
      if (seats[strong]?.place === 1) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(13)
  })

  it('strong plays with any mix of boards and any number of players, and never breaks a rule', () => {
    for (let game = 0; game < 9; game++) {
      const bots = Array.from({ length: 2 + (game % 3) }, () => strongBot)
      expect(played(bots, `mixed/${game}`, mixed).phase).toBe('over')
    }
  })

  it('greedy converts only what lets it research something better', () => {
    // The second slot of table 4 makes anything of a potion.
    const tokens = {
      4: [
        [1, 2],
        [0, 1],
      ],
    } as const
    const idle = tableWith({ players: 2, dice: [['potion'], []], tokens })
    expect(chosen(greedyBot, idle).kind).toBe('endTurn')
    const useful = tableWith({ players: 2, dice: [['potion', 'parchment'], []], tokens })
    expect(chosen(greedyBot, useful)).toMatchObject({ kind: 'convert', table: 4, gains: ['parchment'] })
  })

  it('strong sees through a chain of conversions to the research at its end', () => {
    // Table 5 makes a gemstone and a potion of a gemstone, table 2 a parchment and another gemstone of the potion.
    const state = tableWith({ players: 2, dice: [['gemstone'], []], tokens: { 2: [[0, 1]], 5: [[0, 1]] } })
    expect(finished(strongBot, state).score.research).toBeGreaterThan(0)
    expect(finished(greedyBot, state).score.research).toBe(0)
  })

  it('strong buys a die early on, and none where none is left', () => {
    const rich = tableWith({ players: 2, points: [14, 14], price: 5 })
    expect(chosen(strongBot, rich).kind).toBe('buyDie')
    expect(chosen(strongBot, { ...rich, pool: [0, 0, 0, 2] }).kind).toBe('endTurn')
    expect(chosen(strongBot, { ...rich, endTriggered: true }).kind).toBe('endTurn')
  })

  it('strong converts nothing that it has no points for, ravens or not', () => {
    const tokens = {
      6: [
        [1, 2],
        [0, 1],
      ],
    } as const
    const state = tableWith({ players: 2, dice: [['raven', 'potion'], []], tokens, initiate: 'all', points: [1, 9] })
    expect(apprentices.check(apprentices.view(state, 0), chosen(strongBot, state))).toBeNull()
  })

  it('strong drives a dangerous raven away, and volunteers only where a point is worth the relief', () => {
    const ravens = tableWith({
      players: 2,
      dice: [['black raven', 'gemstone', 'potion', 'potion'], []],
      points: [20, 20],
    })
    expect(chosen(strongBot, ravens)).toMatchObject({ kind: 'cancelRaven', raven: 0 })
    const plan = { dice: [['gemstone'], ['raven'], []], active: 1 } as const
    const volunteer = (players: number) =>
      strongBot.volunteer?.(apprentices.view(tableWith({ ...plan, players }), 0), idleThinking)
    expect(volunteer(3)).toEqual({ kind: 'offerHelp', gemstone: 0 })
    expect(volunteer(2)).toBeNull()
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
