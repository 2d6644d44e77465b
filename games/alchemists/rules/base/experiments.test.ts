import { describe, expect, it } from 'vitest'
import { notebookOf } from '../engine/atTable.ts'
import { total } from '../engine/counts.ts'
import type { Pair } from '../engine/state.ts'
import { alchemists } from '../game.ts'
import {
  all,
  begun,
  declared,
  decline,
  drink,
  own,
  play,
  player,
  question,
  refusal,
  secrets,
  test,
  untilRound,
} from '../testing/play.ts'
import { tableWith } from '../testing/table.ts'

/** Mixes of DEMO. */
const healing: Pair = ['mushroom', 'toad']
const speed: Pair = ['birdClaw', 'scorpion']
const neutral: Pair = ['toad', 'birdClaw']
const poison: Pair = ['fern', 'birdClaw']
const paralysis: Pair = ['fern', 'flower']
const insanity: Pair = ['mushroom', 'birdClaw']

describe('experiments', () => {
  const state = tableWith({ players: 2, seats: [{ hand: [...healing, ...healing] }] })
  const game = play(declared(state, { 0: { test: 2 } }), [test(healing)])

  it('A-161, A-162, A-099 mixes two different own cards, unseen by others', () => {
    const before = declared(state, { 0: { test: 1 } })
    expect(refusal(before, test(['toad', 'toad']))).toBe('sameIngredient')
    expect(refusal(before, test(['fern', 'toad']))).toBe('ingredientMissing')
    expect(refusal(before, drink(healing))).toBe('notAsked')
    const seenByRival = JSON.stringify(alchemists.view(game.state, 1))
    expect(seenByRival).not.toContain('"toad"')
    expect(secrets(game, 'potionMade', 1)).toEqual([])
    expect(secrets(game, 'potionMade', 0)).toEqual([{ pair: healing }])
  })

  it('A-163, A-106 shows the potion to all', () => {
    expect(all(game, 'potionMade')).toEqual([{ kind: 'potionMade', seat: 0, at: 'test', potion: 'healing' }])
    expect(alchemists.view(game.state, 'spectator').table.results).toEqual([
      { seat: 0, round: 2, at: 'test', potion: 'healing' },
    ])
  })

  it('A-164, A-100 notes the result in the own triangle alone', () => {
    expect(notebookOf(alchemists.view(game.state, 0)).triangle).toEqual([
      { pair: healing, potions: ['healing'], result: 0 },
    ])
    expect(notebookOf(alchemists.view(game.state, 1)).triangle).toEqual([])
  })

  it('A-165, A-092 marks a new potion on the board once', () => {
    expect(player(game, 0).made).toEqual(['healing'])
    expect(player(play(game, [test(healing)]), 0).made).toEqual(['healing'])
  })

  it('A-166, A-101 discards both cards face down', () => {
    expect(player(game, 0).cards).toBe(2)
    expect(game.table.discard).toBe(state.table.discard + 2)
    expect(total(own(game, 0).discarded)).toBe(2)
  })
})

describe('Test on Student', () => {
  it('A-168, A-169, A-170, AR-56 is free until a negative potion, and costs everybody 1 gold from then on', () => {
    // Yellow, Blue, Green and Red; Yellow and Green test twice.
    const seats = [
      { hand: [...healing, ...healing], gold: 2 },
      { hand: neutral, gold: 2 },
      { hand: [...poison, ...healing], gold: 2 },
      { hand: speed, gold: 2 },
    ]
    const game = play(
      declared(tableWith({ players: 4, seats }), { 0: { test: 2 }, 1: { test: 1 }, 2: { test: 2 }, 3: { test: 1 } }),
      [test(healing), test(neutral), test(poison), test(speed), test(healing), test(healing)],
    )
    expect(game.table.players.map(({ gold }) => gold)).toEqual([1, 2, 1, 1])
    expect(all(game, 'studentCharges').length).toBe(1)
  })

  it('A-171 must be declined by who cannot pay', () => {
    const seats = [{ hand: poison }, { hand: healing, gold: 0 }]
    const game = play(declared(tableWith({ players: 2, seats }), { 0: { test: 1 }, 1: { test: 1 } }), [test(poison)])
    expect(all(game, 'declined')).toEqual([{ kind: 'declined', seat: 1, ask: 'test', forced: true }])
  })

  it('A-172 has a new student every round', () => {
    const seats = [{ hand: poison }]
    const game = play(declared(tableWith({ players: 2, seats }), { 0: { test: 1 }, 1: { drink: 1 } }), [test(poison)])
    expect(untilRound(game, 3).table.studentCharges).toBe(false)
  })

  it('A-167, A-173 harms nobody else', () => {
    const seats = [{ hand: [...insanity, ...paralysis] }]
    const game = play(declared(tableWith({ players: 2, seats }), { 0: { test: 2 } }), [test(insanity), test(paralysis)])
    expect(player(game, 0).reputation).toBe(10)
    expect(game.table.paralysed).toEqual([])
  })

  it('AR-81 is not angered by drinks, and nobody pays for those', () => {
    const seats = [{ hand: poison, favours: ['custodian'] }, { hand: healing }] as const
    const game = play(declared(tableWith({ players: 2, seats }), { 0: { custodian: 1 }, 1: { test: 1 } }), [
      drink(poison),
      test(healing),
    ])
    expect(player(game, 1).gold).toBe(2)
    expect(all(game, 'studentCharges')).toEqual([])
  })
})

describe('Drink Potion', () => {
  it('A-174, A-178 costs nothing and does nothing when the potion is harmless', () => {
    const seats = [{ hand: [...healing, ...neutral], gold: 0 }]
    const game = play(declared(tableWith({ players: 2, seats }), { 0: { drink: 2 } }), [drink(healing), drink(neutral)])
    expect(player(game, 0).made).toEqual(['healing', 'neutral'])
    expect(all(game, 'reputationChanged')).toEqual([])
  })

  it('A-175 costs reputation for insanity, by zone', () => {
    const drunk = (reputation: number) =>
      player(
        play(declared(tableWith({ players: 2, seats: [{ hand: insanity, reputation }] }), { 0: { drink: 1 } }), [
          drink(insanity),
        ]),
        0,
      ).reputation
    expect([drunk(10), drunk(14), drunk(6)]).toEqual([9, 12, 6])
  })

  it('A-176, A-182 paralyses for the next round, also who is paralysed already', () => {
    const state = tableWith({ players: 3, order: [1, 2, 0], paralysed: [0], seats: [{ hand: paralysis }] })
    const game = untilRound(play(declared(state, { 0: { drink: 1 } }), [drink(paralysis)]), 3)
    expect(game.table.paralysed).toEqual([0])
    expect(game.table.startingPlayer).toBe(1)
  })

  it('A-183 lets those act first who were paralysed first', () => {
    const state = tableWith({ players: 3, order: [2, 0, 1], seats: [{ hand: paralysis }, {}, { hand: paralysis }] })
    const game = play(declared(state, { 0: { drink: 1 }, 2: { drink: 1 } }), [drink(paralysis), drink(paralysis)])
    expect(game.table.paralysed).toEqual([2, 0])
    const chosen = play(game, [{ kind: 'chooseOrder', space: 3 }])
    expect(chosen.table.order).toEqual([1, 2, 0])
    // each draws once, after the others have chosen.
    expect(
      chosen.seen.flatMap((event) =>
        event.kind === 'orderChosen' || event.kind === 'paralysedDrew' ? [`${event.kind} ${event.seat}`] : [],
      ),
    ).toEqual(['orderChosen 1', 'paralysedDrew 2', 'paralysedDrew 0'])
    expect(player(chosen, 0).cards).toBe(1)
  })

  it('A-177, A-335, A-336, AR-94 sends the used cube to the hospital: one fewer next round, unused the round after', () => {
    const state = tableWith({ players: 3, seats: [{ hand: poison }] })
    const game = untilRound(play(declared(state, { 0: { drink: 1 } }), [drink(poison)]), 3)
    expect(all(game, 'poisoned')).toEqual([{ kind: 'poisoned', seat: 0 }])
    // The cubes that were not declared still count in pairs: the used one went to the hospital.
    expect(all(game, 'unusedCubes')[0]).toEqual({ kind: 'unusedCubes', seat: 0, cubes: 4, favours: 2 })
    expect(all(game, 'hospitalCleared')).toEqual([{ kind: 'hospitalCleared', seat: 0, cubes: 1 }])
    expect(player(game, 0).cubes).toEqual({ board: 4, placed: 0, unused: 1, hospital: 0 })
    expect(player(untilRound(game, 4), 0).cubes).toEqual({ board: 5, placed: 0, unused: 0, hospital: 0 })
  })

  it('A-335 counts a hospital cube and a declined one as a pair', () => {
    const state = tableWith({ players: 3, seats: [{ fromHospital: 1, hand: ['toad'] }] })
    const game = play(declared(state, { 0: { forage: 3, transmute: 1 } }), [
      { kind: 'forage', from: 'deck' },
      { kind: 'forage', from: 'deck' },
      { kind: 'forage', from: 'deck' },
      decline,
    ])
    expect(all(game, 'unusedCubes')[0]).toEqual({ kind: 'unusedCubes', seat: 0, cubes: 2, favours: 1 })
  })

  it('A-336 declares with four cubes when poisoned among three players; AR-94 also from round 1 on', () => {
    const state = tableWith({ players: 3, round: 1, seats: [{ hand: poison }] })
    const game = untilRound(play(declared(state, { 0: { drink: 1 } }), [drink(poison)]), 2)
    expect(player(game, 0).cubes.board).toBe(4)
  })

  it('A-179, A-180, AR-94 lets each negative potion harm once a round, from the Custodian on', () => {
    const seats = [{ hand: [...poison, ...poison, ...paralysis], favours: ['custodian'] }] as const
    const game = play(declared(tableWith({ players: 2, seats }), { 0: { custodian: 1, drink: 2 } }), [
      drink(poison),
      drink(poison),
    ])
    expect(player(game, 0).cubes.hospital).toBe(1)
    const both = play(game, [drink(paralysis)])
    expect(all(both, 'paralysed').length).toBe(1)
    expect(all(both, 'poisoned').length).toBe(1)
  })

  it('AR-59 is declined for who holds fewer than two cards', () => {
    const game = declared(tableWith({ players: 2, seats: [{ hand: ['toad'] }] }), { 0: { drink: 1 } })
    expect(all(game, 'declined')).toEqual([{ kind: 'declined', seat: 0, ask: 'drink', forced: true }])
  })

  it('AR-76, AR-37 leaves the running round as it is', () => {
    const seats = [{ hand: [...paralysis, ...healing], favours: ['custodian'] }, { hand: healing }] as const
    const game = play(declared(tableWith({ players: 2, seats }), { 0: { custodian: 1, test: 1 }, 1: { test: 1 } }), [
      drink(paralysis),
    ])
    expect(question(game)).toBe('0 test')
    expect(begun(game.state).table.order).toEqual([0, 1])
  })
})
