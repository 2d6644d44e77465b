import { believe, certainties, ingredientIndex, isContradiction, possibleWorlds } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { notebookOf } from '../engine/atTable.ts'
import { alchemists } from '../game.ts'
import {
  all,
  debunk,
  declared,
  decline,
  drink,
  own,
  play,
  player,
  publish,
  question,
  sell,
  test,
} from '../testing/play.ts'
import { tableWith } from '../testing/table.ts'
import { possiblePotions } from './notebook.ts'

const hand = ['mushroom', 'toad', 'fern', 'toad', 'mushroom', 'fern'] as const

describe('a notebook', () => {
  it('A-005 learns from the reader alone: a theory of a rival is no fact', () => {
    const state = tableWith({ players: 2, seats: [{ gold: 5 }, { hand }] })
    const game = play(declared(state, { 0: { publish: 1 }, 1: { test: 1 } }), [publish('toad', 'pnP')])
    expect(notebookOf(alchemists.view(game.state, 1)).facts).toEqual([])
    const tested = play(game, [test(['mushroom', 'toad'])])
    expect(notebookOf(alchemists.view(tested.state, 1)).facts).toEqual([
      { kind: 'mix', ingredients: ['mushroom', 'toad'], potions: ['healing'] },
    ])
    // Rivals heard the potion and know nothing of the pair.
    expect(notebookOf(alchemists.view(tested.state, 0)).facts).toEqual([])
  })

  it('A-383, A-100 holds facts and prescribes nothing; nobody else sees it', () => {
    const game = play(declared(tableWith({ players: 2, seats: [{ hand }] }), { 0: { test: 1 } }), [
      test(['mushroom', 'toad']),
    ])
    expect(Object.keys(notebookOf(alchemists.view(game.state, 0)))).toEqual(['triangle', 'facts'])
    for (const viewer of [1, 'spectator'] as const)
      expect(notebookOf(alchemists.view(game.state, viewer))).toEqual({ triangle: [], facts: [] })
  })

  it('A-387..A-389, A-443 leads through the printed chain to two worlds for three ingredients', () => {
    const state = tableWith({ players: 2, seats: [{ hand }], adventurer: 'ranger' })
    // Mushroom and toad make healing; fern and toad are sold as speed with the correct sign; fern and mushroom are neutral.
    const game = play(declared(state, { 0: { sell: 1, test: 2 } }), [
      sell(0, 'correctSign', ['fern', 'toad']),
      test(['mushroom', 'toad']),
      test(['mushroom', 'fern']),
    ])
    const { facts } = notebookOf(alchemists.view(game.state, 0))
    expect(facts[0]).toMatchObject({ potions: ['healing', 'wisdom'] })
    const belief = believe(facts)
    // Two arrangements of the three, and 5! of the others.
    expect(possibleWorlds(belief)).toBe(2 * 120)
    const settled = believe([
      ...facts,
      { kind: 'aspect', ingredient: 'mushroom', aspects: [{ colour: 'green', sign: 'plus' }] },
    ])
    expect(certainties(settled).certain.map(({ ingredient, alchemical }) => `${ingredient} ${alchemical}`)).toEqual([
      'mushroom Ppn',
      'fern Nnp',
      'toad pnP',
    ])
  })

  it('A-206..A-208 knows what each quality of a sale leaves open', () => {
    const result = (quality: 'exact' | 'correctSign' | 'neutral' | 'wrongSign') =>
      possiblePotions({ seat: 0, round: 2, at: 'sell', promised: 'speed', quality })
    expect(result('exact')).toEqual(['speed'])
    expect(result('correctSign')).toEqual(['healing', 'wisdom'])
    expect(result('neutral')).toEqual(['neutral'])
    expect(result('wrongSign')).toEqual(['poison', 'paralysis', 'insanity'])
  })

  it('never contradicts itself or the truth', () => {
    const theories = [{ on: 'scorpion', is: 'pnP', seals: [[1, 'gold']] }] as const
    const game = play(declared(tableWith({ players: 2, seats: [{ hand }], theories }), { 0: { debunk: 2, test: 1 } }), [
      debunk('scorpion', 'blue'),
      debunk('scorpion', 'green'),
      test(['fern', 'toad']),
    ])
    expect(isContradiction(believe(notebookOf(alchemists.view(game.state, 0)).facts))).toBe(false)
  })
})

describe('the cauldron', () => {
  const seats = [{ hand: ['fern', 'birdClaw'] }, { artifacts: ['periscope'] }] as const
  const game = play(declared(tableWith({ players: 2, seats }), { 0: { drink: 1 } }), [drink(['fern', 'birdClaw'])])

  it('A-082, A-061 is a private slot for two cards while a mix runs', () => {
    expect(question(game)).toBe('1 periscope')
    expect(player(game, 0).cards).toBe(0)
    expect(own(game, 0).mixes.at(-1)).toEqual(['fern', 'birdClaw'])
    expect(game.table.discard).toBe(0)
    const rival = alchemists.view(game.state, 1)
    expect(JSON.stringify(rival)).not.toContain('birdClaw')
    expect(rival.table.mix).toMatchObject({ seat: 0, at: 'drink' })
  })

  it('A-056 discards exactly the cards that were committed', () => {
    const done = play(game, [decline])
    expect(done.table.mix).toBeNull()
    expect(own(done, 0).discarded[ingredientIndex('fern')]).toBe(1)
    expect(own(done, 0).discarded[ingredientIndex('birdClaw')]).toBe(1)
    expect(all(done, 'poisoned').length).toBe(1)
  })
})
