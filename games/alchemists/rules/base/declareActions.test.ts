import { describe, expect, it } from 'vitest'
import { costOf, planCost } from '../engine/space.ts'
import { alchemists, rulesOf } from '../game.ts'
import {
  all,
  answer,
  begun,
  declared,
  decline,
  forageDeck,
  legalOf,
  plan,
  play,
  player,
  question,
  refusal,
  transmute,
  until,
} from '../testing/play.ts'
import { optionsWith, tableWith } from '../testing/table.ts'
import { type PlanMeans, planGroups } from './plans.ts'

function rulesFor(players: number) {
  return rulesOf(optionsWith({}), players)
}

describe('declaring actions', () => {
  it('A-130, A-132 asks from the lowest marker up; the highest acts first', () => {
    // Green above Red above Blue.
    const state = tableWith({ players: 3, order: [2, 0, 1] })
    const seats: string[] = []
    let game = begun(state)
    for (const _ of [1, 2, 3]) {
      seats.push(question(game))
      game = answer(game, Number(question(game).charAt(0)), plan({ forage: 1 }))
    }
    expect(seats).toEqual(['1 declare', '0 declare', '2 declare'])
    expect(question(game)).toBe('2 forage')
  })

  it('A-131, AR-75 takes the whole plan at once and makes it public', () => {
    const game = answer(begun(tableWith({ players: 2 })), 1, plan({ forage: 2, test: 1 }))
    expect(all(game, 'declared')[0]).toMatchObject({ seat: 1, actions: { forage: 2, test: 1 }, unused: 3 })
    expect(question(game)).toBe('0 declare')
    expect(alchemists.view(game.state, 0).table.players[1]?.plan).toEqual({ forage: 2, test: 1 })
  })

  it('A-133 uses only as many rows as there are players', () => {
    const game = declared(tableWith({ players: 2 }), { 0: { forage: 1 }, 1: { forage: 1 } })
    expect(game.table.queue.length).toBe(1)
  })

  it('A-134..A-137, A-436, AR-68 charges the printed cubes', () => {
    const table = (players: number) =>
      Object.fromEntries(rulesFor(players).spaces.map(({ id, cubes }) => [id, cubes.join()]))
    const shared = {
      transmute: '1,2',
      custodian: '1,1,1',
      sell: '2',
      buy: '1,2',
      debunk: '1,1',
      publish: '1,2',
      test: '1,1',
      drink: '1,1',
    }
    expect(table(2)).toEqual({ forage: '1,1,1', ...shared, exhibit: '1,1,1,1' })
    expect(table(3)).toEqual(table(2))
    expect(table(4)).toEqual({ forage: '1,1', ...shared, exhibit: '1,1,1' })
    expect(costOf(rulesFor(4).space('publish'), 2)).toBe(3)
    const four = begun(tableWith({ players: 4 }))
    expect(refusal(four, plan({ publish: 2, debunk: 1 }))).toBeNull()
    expect(refusal(four, plan({ publish: 2, debunk: 2 }))).toBe('tooFewCubes')
  })

  it('A-436 limits the actions on a space', () => {
    expect(refusal(begun(tableWith({ players: 4 })), plan({ forage: 3 }))).toBe('tooManyActions')
    expect(refusal(begun(tableWith({ players: 3 })), plan({ forage: 3 }))).toBeNull()
    expect(refusal(begun(tableWith({ players: 3 })), plan({ sell: 2 }))).toBe('tooManyActions')
  })

  it('A-139, A-111, AR-82 opens the spaces of the round', () => {
    const open = (round: number) =>
      rulesFor(3)
        .spaces.filter((space) => space.isOpen(round))
        .map(({ id }) => id)
    expect(open(1)).toEqual(['forage', 'transmute', 'custodian', 'buy', 'test', 'drink'])
    expect(open(3)).toEqual(['forage', 'transmute', 'custodian', 'sell', 'buy', 'debunk', 'publish', 'test', 'drink'])
    expect(open(6)).toEqual(['forage', 'transmute', 'custodian', 'sell', 'buy', 'debunk', 'publish', 'exhibit'])
    const first = begun(tableWith({ players: 2, round: 1 }))
    for (const space of ['sell', 'debunk', 'publish', 'exhibit'] as const) {
      expect(refusal(first, plan({ [space]: 1 }))).toBe('spaceClosed')
    }
    expect(refusal(begun(tableWith({ players: 2, round: 6 })), plan({ drink: 1 }))).toBe('spaceClosed')
  })

  it('A-138 has three cubes in round 1', () => {
    const game = begun(tableWith({ players: 2, round: 1 }))
    expect(refusal(game, plan({ forage: 3 }))).toBeNull()
    expect(refusal(game, plan({ forage: 3, test: 1 }))).toBe('tooFewCubes')
  })

  it('A-437, AR-51 lets cubes stay undeclared: they lie unused', () => {
    const game = answer(begun(tableWith({ players: 3 })), 2, plan({ forage: 3 }))
    expect(player(game, 2).cubes).toEqual({ board: 0, placed: 3, unused: 2, hospital: 0 })
    const idle = answer(begun(tableWith({ players: 3 })), 2, plan({}))
    expect(player(idle, 2).cubes.unused).toBe(5)
  })

  it('AR-75 asks for no gold, cards or seals yet', () => {
    const poor = begun(tableWith({ players: 2, seats: [{}, { gold: 0 }] }))
    expect(refusal(poor, plan({ buy: 1, publish: 1, debunk: 1 }))).toBeNull()
  })

  it('counts exactly the plans that are there, and numbers each of them once', () => {
    for (const players of [2, 4]) {
      for (const round of [1, 3, 6]) {
        const counts = { assistants: 1, custodians: 1, associates: 2 }
        const means = {
          rules: rulesFor(players),
          round,
          cubes: round === 1 ? 3 : 8 - players,
          assistants: upToCards(counts.assistants),
          custodians: upToCards(counts.custodians),
          associates: upToCards(counts.associates),
        }
        let size = 0
        const seen = new Set<string>()
        for (const group of planGroups(means)) {
          size += group.size
          for (let number = 0; number < group.size; number += 7) seen.add(JSON.stringify(group.at(number)))
        }
        const stepped = planGroups(means).reduce((sum, group) => sum + Math.ceil(group.size / 7), 0)
        expect(seen.size).toBe(stepped)
        expect(size).toBe(countedByHand(means, counts))
      }
    }
  })
})

function upToCards(most: number): PlanMeans['assistants'] {
  return Array.from({ length: most + 1 }, (_, number) => ({ choice: { number }, cards: number }))
}

/** All plans, counted one by one and independently of the engine's tables. */
function countedByHand(
  { rules, round, cubes }: PlanMeans,
  held: { readonly assistants: number; readonly custodians: number },
): number {
  let count = 0
  const vectors: number[][] = [[]]
  for (const space of rules.spaces) {
    const limit = space.id === 'custodian' ? held.custodians : space.isOpen(round) ? space.cubes.length : 0
    const longer = vectors
      .splice(0)
      .flatMap((vector) => Array.from({ length: limit + 1 }, (_, actions) => [...vector, actions]))
    vectors.push(...longer)
  }
  for (const vector of vectors) {
    const used = vector.filter((actions) => actions > 0).length
    const subsets = 1 + used + (used * (used - 1)) / 2
    for (let assistants = 0; assistants <= held.assistants; assistants++) {
      if (
        planCost(rules, Object.fromEntries(vector.map((actions, number) => [rules.spaces[number]?.id, actions]))) <=
        cubes + assistants
      )
        count += subsets
    }
  }
  return count
}

describe('resolving and declining', () => {
  it('A-140, A-143 goes through the rows, first actions before second ones, one space after the other', () => {
    const state = tableWith({ players: 3, order: [0, 1, 2] })
    let game = declared(state, { 0: { forage: 2 }, 1: { forage: 1, transmute: 1 }, 2: { forage: 2 } })
    const asked: string[] = []
    while (question(game).endsWith('forage')) {
      asked.push(question(game))
      game = play(game, [forageDeck])
    }
    expect(asked).toEqual(['0 forage', '1 forage', '2 forage', '0 forage', '2 forage'])
    expect(question(game)).toBe('1 transmute')
  })

  it('A-109, A-110 resolves the spaces in the printed order', () => {
    const theories = [{ on: 'toad', is: 'PPP', seals: [[1, 'gold']] }] as const
    const seats = [
      {
        gold: 9,
        hand: ['toad', 'fern', 'flower', 'mushroom'],
        favours: ['custodian', 'assistant', 'assistant', 'assistant', 'assistant'],
      },
    ] as const
    const game = declared(tableWith({ players: 2, seats, theories }), {
      0: {
        forage: 1,
        transmute: 1,
        custodian: 1,
        sell: 1,
        buy: 1,
        debunk: 1,
        publish: 1,
        test: 1,
        drink: 1,
        assistants: 4,
      },
    })
    const order: string[] = []
    let now = game
    while (question(now).startsWith('0 ')) {
      order.push(question(now).slice(2))
      now = play(now, [decline])
      if (now.table.round > 2) break
    }
    expect(order.filter((ask) => ask !== 'chooseOrder')).toEqual([
      'forage',
      'transmute',
      'custodian',
      'sell',
      'buy',
      'debunk',
      'publish',
      'test',
      'drink',
    ])
  })

  it('A-141, A-438 returns the cube of a performed action to the board, spent for this round', () => {
    const game = play(declared(tableWith({ players: 2, seats: [{ hand: ['toad'] }] }), { 0: { transmute: 1 } }), [
      transmute('toad'),
    ])
    expect(player(game, 0).gold).toBe(3)
    expect(all(game, 'unusedCubes')).toEqual([
      { kind: 'unusedCubes', seat: 0, cubes: 5, favours: 2 },
      { kind: 'unusedCubes', seat: 1, cubes: 6, favours: 3 },
    ])
  })

  it('A-142, AR-77 sends all cubes of a declined action to the unused ones, and leaves the second action alone', () => {
    const state = tableWith({ players: 2, seats: [{ hand: ['toad', 'fern'] }] })
    const game = play(declared(state, { 0: { transmute: 2 } }), [decline])
    expect(player(game, 0).cubes).toEqual({ board: 0, placed: 2, unused: 4, hospital: 0 })
    expect(question(game)).toBe('0 transmute')
    const performed = play(game, [transmute('fern')])
    expect(all(performed, 'unusedCubes')[0]).toMatchObject({ seat: 0, cubes: 4 })
  })

  it('A-144, A-333 pays a favor card for every two unused cubes', () => {
    const game = until(declared(tableWith({ players: 3 }), { 0: { forage: 2 } }), '0 forage')
    const done = play(game, [decline, forageDeck])
    expect(all(done, 'unusedCubes')[0]).toEqual({ kind: 'unusedCubes', seat: 0, cubes: 4, favours: 2 })
    expect(player(done, 0).favours).toBe(2)
  })

  it('AR-59 declines by itself for public reasons, and leaves hidden ones to the player', () => {
    const empty = declared(tableWith({ players: 2, seats: [{ hand: ['toad'] }] }), { 0: { test: 1 } })
    expect(all(empty, 'declined')).toEqual([{ kind: 'declined', seat: 0, ask: 'test', forced: true }])
    const twins = declared(tableWith({ players: 2, seats: [{ hand: ['toad', 'toad'] }] }), { 0: { test: 1 } })
    expect(question(twins)).toBe('0 test')
    expect(legalOf(twins)).toEqual([decline])
    expect(all(play(twins, [decline]), 'declined')).toEqual([{ kind: 'declined', seat: 0, ask: 'test', forced: false }])
  })
})
