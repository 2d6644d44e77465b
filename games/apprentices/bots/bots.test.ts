import { type Action, type ApprenticesShape, apprentices, type State, typeIndex } from '@athanor/apprentices'
import { tableWith } from '@athanor/apprentices/testing'
import type { Bot } from '@athanor/bots'
import { randomBot } from '@athanor/bots'
import { quickChance, readOptions } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { greedyBot } from './greedyBot.ts'
import { masterBot } from './masterBot.ts'
import { strongBot } from './strongBot.ts'
import { afterRaven, batchesOf, paidFrom } from './turn/batches.ts'
import { effortOf } from './turn/effort.ts'
import { packed } from './turn/hand.ts'
import { sceneOf } from './turn/scene.ts'
import { squaresOf } from './turn/squares.ts'
import { taste } from './turn/taste.ts'
import { workSearch } from './turn/work.ts'

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

  it('strong keeps a conversion together where a raven breaks all of it', () => {
    // Table 5 makes a gemstone and a potion of a gemstone; two more potions wait for table 4.
    const begun = tableWith({
      players: 2,
      dice: [['raven', 'gemstone', 'potion'], []],
      tokens: { 5: [[0, 1]], 6: [[1, 1]] },
      points: [20, 20],
      options: { ravenBreaksWholeConversion: true },
    })
    const made = apprentices.apply(
      begun,
      0,
      { kind: 'convert', table: 5, units: [1], gains: ['gemstone', 'potion'] },
      { stream: () => quickChance('none') },
    ).state
    const batches = (state: State) => batchesOf(state, 0)
    expect(batches(made)).toEqual([packed([0, 1, 1, 0])])
    expect(batches({ ...made, options: { ...made.options, ravenBreaksWholeConversion: false } })).toEqual([])
    const hand = packed([0, 1, 2, 0])
    // A gemstone on the die takes both made units, of two potions one more.
    expect(afterRaven(hand, batches(made), typeIndex('gemstone')).hand).toBe(packed([0, 0, 1, 0]))
    expect(afterRaven(hand, batches(made), typeIndex('potion'))).toEqual({ hand: 0, batches: [] })
    expect(afterRaven(hand, batches(made), typeIndex('parchment'))).toEqual({ hand, batches: batches(made) })
    expect(paidFrom(batches(made), [0, 1, 0, 0])).toEqual([packed([0, 0, 1, 0])])
  })

  it('strong asks for help once when help would be welcome, and not when nobody could give it', () => {
    const dice = [['black raven', 'potion', 'potion', 'potion', 'parchment'], ['gemstone'], []] as const
    const plan = { players: 3, dice, points: [20, 20, 20] } as const
    const state = tableWith(plan)
    expect(chosen(strongBot, state)).toEqual({ kind: 'askHelp' })
    const asked = apprentices.apply(state, 0, { kind: 'askHelp' }, { stream: () => quickChance('none') }).state
    expect(chosen(strongBot, asked)).toEqual({ kind: 'rollRaven', raven: 0 })
    expect(chosen(strongBot, tableWith({ ...plan, dice: [dice[0], ['potion'], []] })).kind).toBe('rollRaven')
    // A raven of one's own that a gemstone meets is a point.
    const rich = tableWith({ ...plan, dice: [['raven', 'gemstone'], ['gemstone'], []] })
    expect(chosen(strongBot, rich).kind).toBe('cancelRaven')
  })

  it.each([greedyBot, strongBot, masterBot])('$id answers whoever asks, yes or no', (bot) => {
    const plan = { players: 2, dice: [['raven'], ['gemstone']] } as const
    const asked = apprentices.apply(
      tableWith(plan),
      0,
      { kind: 'askHelp' },
      { stream: () => quickChance('none') },
    ).state
    expect(bot.volunteer?.(apprentices.view(asked, 1), idleThinking)).toEqual({ kind: 'declineHelp' })
  })

  it('strong thinks less when it is to, or when the time is up, and still plays by the rules', () => {
    let questions = 0
    const hurried = { ...idleThinking, outOfTime: () => ++questions > 1 }
    const lazy = { ...idleThinking, effort: 0.01 }
    const dice = [
      Array.from({ length: 12 }, (_, die) => (['potion', 'gemstone', 'parchment'] as const)[die % 3] ?? 'raven'),
      [],
    ]
    const tokens = Object.fromEntries([2, 3, 4, 5, 6].map((table) => [table, [[0, 1]]] as const))
    const state = tableWith({ players: 2, dice, tokens, initiate: 'all', points: [30, 30] })
    const view = apprentices.view(state, 0)
    for (const thinking of [hurried, lazy]) {
      expect(apprentices.check(view, strongBot.choose(view, thinking))).toBeNull()
    }
    expect(questions).toBe(2)
    const scene = sceneOf(state, 0, taste)
    const thoughts = (effort: number) => {
      let visits = 0
      const counted = { ...effortOf({ effort, outOfTime: () => false }), isOver: () => ++visits < 0 }
      workSearch(scene, counted).value({
        hand: packed([4, 4, 4, 0]),
        squares: squaresOf(state, 0),
        used: 0,
        points: 30,
      })
      return visits
    }
    expect(thoughts(0.01)).toBe(200)
    expect(thoughts(1)).toBeGreaterThan(500)
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
