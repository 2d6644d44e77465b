import { type Bot, botLibrary, randomBot } from '@athanor/bots'
import { type Action, type CompendiumShape, compendium, type State, type View } from '@athanor/compendium'
import { canonical, quickChance, readOptions, type Stream } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { appraise, missing, tasteFor } from './appraisal.ts'
import { greedyBot } from './greedyBot.ts'
import { bench } from './index.ts'
import { masterBot } from './masterBot.ts'
import { strongBot } from './strongBot.ts'

const { botsFor, findBot } = botLibrary([bench])

const random = randomBot(compendium)

function choose(bot: Bot<CompendiumShape>, view: View, chance: Stream, effort = 0.01): Action {
  return bot.choose(view, { chance, effort, outOfTime: () => false })
}

function start(players: number, seed: string, given: object = {}): State {
  const read = readOptions(compendium.options, given)
  if (!read.ok) throw new Error(read.reason.id)
  const seats = compendium.colours.slice(0, players).map((colour) => ({ colour }))
  return compendium.setup(read.options, seats, quickChance(seed)).state
}

interface Played {
  readonly state: State
  readonly actions: readonly Action[]
}

function playGame(bots: readonly Bot<CompendiumShape>[], seed: string, effort?: number): Played {
  const chance = quickChance(seed)
  const thoughts = quickChance(`${seed}/bots`)
  let state = start(bots.length, seed)
  const actions: Action[] = []
  for (;;) {
    const [decision] = compendium.decisions(state)
    if (decision === undefined) return { state, actions }
    const view = compendium.view(state, decision.seat)
    const action = choose(bots[decision.seat] as Bot<CompendiumShape>, view, thoughts, effort)
    expect(compendium.check(view, action)).toBeNull()
    actions.push(action)
    state = compendium.apply(state, decision.seat, action, chance).state
  }
}

/** Share of wins of the first bot when each deal is played from both seats. */
function mirroredShare(a: Bot<CompendiumShape>, b: Bot<CompendiumShape>, deals: number, effort?: number): number {
  let wins = 0
  for (let deal = 0; deal < deals; deal++) {
    for (const seat of [0, 1]) {
      const outcome = compendium.outcome(playGame(seat === 0 ? [a, b] : [b, a], `deal ${deal}`, effort).state)
      const winners = outcome?.seats.filter(({ place }) => place === 1).map((winner) => winner.seat) ?? []
      if (winners.includes(seat)) wins += 1 / winners.length
    }
  }
  return wins / (2 * deals)
}

describe('the ladder of bots', () => {
  it('knows four bots for Alchemist, weakest first, and none for an unknown game', () => {
    expect(botsFor('compendium').map((bot) => bot.id)).toEqual(['random', 'greedy', 'strong', 'master'])
    expect(findBot('compendium', 'strong')).toBe(strongBot)
    expect(findBot('compendium', 'cheater')).toBeUndefined()
    expect(botsFor('chess')).toEqual([])
  })

  it('greedy beats random', () => {
    expect(mirroredShare(greedyBot, random, 60)).toBeGreaterThan(0.95)
  })

  it('strong beats greedy even when it hardly thinks', () => {
    expect(mirroredShare(strongBot, greedyBot, 15, 0.04)).toBeGreaterThan(0.6)
  })
})

describe.each([random, greedyBot, strongBot, masterBot])('the $id bot', (bot) => {
  it.each([2, 3, 4, 5])('plays legal moves to the end with %i players', (players) => {
    const seats = Array.from({ length: players }, () => bot)
    expect(compendium.outcome(playGame(seats, `whole game of ${players}`, 0.003).state)).not.toBeNull()
  })

  it('chooses the same from the same view, chance and effort, and from a copy of the view', () => {
    const { actions } = playGame([random, random, random], 'same choice')
    let state = start(3, 'same choice')
    const chance = quickChance('same choice')
    for (const action of actions.slice(0, 12)) state = compendium.apply(state, state.turn, action, chance).state
    const view = compendium.view(state, state.turn)
    const copy = JSON.parse(JSON.stringify(view)) as View
    const choices = [view, view, copy].map((seen) => canonical(choose(bot, seen, quickChance('think'), 0.01)))
    expect(new Set(choices).size).toBe(1)
  })

  it('sees only its view: other hidden cubes and cards do not change its move', () => {
    const chance = quickChance('secrets')
    let state = start(4, 'secrets')
    for (let turn = 0; turn < 9; turn++) {
      const view = compendium.view(state, state.turn)
      const other = compendium.resample(view, chance)
      const moves = [state, other].map((world) =>
        choose(bot, compendium.view(world, world.turn), quickChance(`think ${turn}`), 0.005),
      )
      expect(moves[0]).toEqual(moves[1])
      state = compendium.apply(state, state.turn, moves[0] as Action, chance).state
    }
  })
})

describe('the random bot', () => {
  it('tries every kind of action with the same odds, however many actions of that kind there are', () => {
    const chance = quickChance('kinds')
    let state = start(3, 'kinds')
    while (compendium.legal(compendium.view(state, state.turn)).groups.length < compendium.actionKinds.length) {
      const action = choose(greedyBot, compendium.view(state, state.turn), chance)
      state = compendium.apply(state, state.turn, action, chance).state
    }
    const view = compendium.view(state, state.turn)
    const counts = Map.groupBy(
      Array.from({ length: 4000 }, () => choose(random, view, chance).kind),
      (kind) => kind,
    )
    for (const kind of compendium.actionKinds) expect(counts.get(kind)?.length).toBeGreaterThan(880)
  })
})

describe('the strong bot', () => {
  it('does not stall a game of two: most turns brew, and takes never go on and on', () => {
    for (let deal = 0; deal < 6; deal++) {
      const { actions } = playGame([strongBot, strongBot], `stall ${deal}`, 0.01)
      const turns = actions.map((action) => (action.kind === 'create' || action.kind === 'copy' ? 'brew' : 'take'))
      expect(turns.filter((turn) => turn === 'brew').length).toBeGreaterThan(turns.length / 2)
      const longest = Math.max(
        ...turns
          .join(' ')
          .split('brew')
          .map((run) => run.split('take').length - 1),
      )
      expect(longest).toBeLessThanOrEqual(10)
    }
  })

  it('answers at once when it is out of time', () => {
    const view = compendium.view(start(2, 'late'), start(2, 'late').turn)
    const action = strongBot.choose(view, { chance: quickChance(1), effort: 1e9, outOfTime: () => true })
    expect(compendium.check(view, action)).toBeNull()
  })
})

describe('the master', () => {
  /** Decisions of a game of greedy bots, and what the master thinks of them. */
  function* thoughts(players: number, seed: string) {
    const chance = quickChance(seed)
    for (let state = start(players, seed); state.finalCount === null; ) {
      const view = compendium.view(state, state.turn)
      yield view
      state = compendium.apply(state, state.turn, choose(greedyBot, view, chance), chance).state
    }
  }

  it('draws no lots: whoever asks again later hears the same', () => {
    for (const view of thoughts(3, 'lots')) {
      const [one, other] = ['one', 'other'].map((name) => choose(masterBot, view, quickChance(name), 0.003))
      expect(one).toEqual(other)
    }
  })

  it('says in how many worlds it tried what it does, and how far ahead of the obvious that ended', () => {
    const told = [...thoughts(3, 'why')].map((view) => {
      const thinking = { chance: quickChance('why'), effort: 0.03, outOfTime: () => false }
      const reason = masterBot.explain?.(view, thinking)
      expect(reason?.action).toEqual(masterBot.choose(view, thinking))
      const [sentence] = reason?.sentences ?? []
      if (sentence?.id === 'bots.why.better') {
        expect(reason?.action).not.toEqual(choose(greedyBot, view, quickChance('any')))
        expect(sentence.params['worlds']).toBeGreaterThan(1)
      }
      return sentence?.id
    })
    expect(new Set(told)).toEqual(new Set(['bots.why.better', 'bots.why.stays']))
  })

  it('makes do with what it has when its time is up', () => {
    const state = start(4, 'hurry')
    const view = compendium.view(state, state.turn)
    let asked = 0
    const late = { chance: quickChance(1), effort: 100, outOfTime: () => ++asked > 2 }
    expect(compendium.check(view, masterBot.choose(view, late))).toBeNull()
    expect(asked).toBe(3)
    expect(compendium.check(view, masterBot.choose(view, { ...late, outOfTime: () => true }))).toBeNull()
  })
})

describe('appraisal', () => {
  it('offers only legal actions, and every kind that is legal', () => {
    for (const players of [2, 3, 5]) {
      const chance = quickChance(players)
      let state = start(players, `appraisal ${players}`)
      while (compendium.outcome(state) === null) {
        const view = compendium.view(state, state.turn)
        const appraised = appraise(view, view.hand ?? [0, 0, 0, 0, 0], tasteFor(players))
        for (const { action } of appraised) expect(compendium.check(view, action)).toBeNull()
        expect(new Set(appraised.map(({ action }) => action.kind))).toEqual(
          new Set(compendium.legal(view).groups.map((group) => group.kind)),
        )
        state = compendium.apply(state, state.turn, choose(random, view, chance), chance).state
      }
    }
  })

  it('counts the cubes that a hand lacks', () => {
    expect(missing([2, 0, 1, 0, 0], [2, 1, 2, 0, 0])).toBe(2)
    expect(missing([2, 1, 2, 0, 9], [2, 1, 2, 0, 0])).toBe(0)
  })
})
