import { type Action, compendium, fameOf, ingredients, noCubes, type Options, type State } from '@athanor/compendium'
import { at, type QuickChance, quickChance, readOptions } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { appraise, best, tasteFor } from './appraisal.ts'
import { type QuickMove, quickTable, recipeNumber } from './quickTable.ts'

function asMove(action: Action): QuickMove {
  switch (action.kind) {
    case 'create':
      return { ...action, recipe: recipeNumber(action.recipe) }
    case 'copy':
      return { ...action, tribute: ingredients.indexOf(action.tribute) }
    case 'takeReserve':
      return { kind: 'takeReserve', ingredient: ingredients.indexOf(action.ingredient) }
    case 'takeBag':
      return action
  }
}

/** The end by the rules and the bot itself, and all that was done on the way. */
function slowly(start: State, first: Action, chance: QuickChance) {
  const moves: QuickMove[] = []
  let state = start
  let given: Action | null = first
  while (state.finalCount === null) {
    const view = compendium.view(state, state.turn)
    const action: Action = given ?? best(appraise(view, view.hand ?? noCubes, tasteFor(state.players.length))).action
    given = null
    moves.push(asMove(action))
    state = compendium.apply(state, state.turn, action, chance).state
  }
  return { moves, state }
}

function start(players: number, options: Options, seed: string): State {
  const seats = compendium.colours.slice(0, players).map((colour) => ({ colour }))
  return compendium.setup(options, seats, quickChance(seed)).state
}

describe('a table that plays itself on', () => {
  it.each([
    [2, {}],
    [3, { threePlayerSetup: 'german' }],
    [3, { schools: false }],
    [4, { schoolTie: 'split' }],
    [5, {}],
  ] as const)('does what the rules and the greedy bot do, move by move, with %i players and %o', (players, given) => {
    const read = readOptions(compendium.options, given)
    if (!read.ok) throw new TypeError(read.reason.id)
    const table = quickTable(players, read.options)
    let compared = 0
    for (let game = 0; game < 12; game++) {
      const chance = quickChance(`quick/${game}`)
      let state = start(players, read.options, `quick/${players}/${game}`)
      // Wherever a game of people who do anything may lead, and in later and later rounds.
      while (state.finalCount === null) {
        const legal = compendium.legal(compendium.view(state, state.turn))
        const action = legal.at(chance.below(legal.size))
        if (chance.below(3) === 0) {
          const moves: QuickMove[] = []
          table.lay(state)
          table.onAction = (move) => void moves.push(move)
          const points = table.playOut(action, quickChance(game).below)
          const end = slowly(state, action, quickChance(game))
          expect(moves).toEqual(end.moves)
          expect(points).toEqual(end.state.players.map(({ score }) => fameOf(score)))
          compared++
        }
        state = compendium.apply(state, state.turn, action, chance).state
      }
    }
    expect(compared).toBeGreaterThan(50)
  })

  it('is laid out once and played from there as often as wanted', () => {
    const read = readOptions(compendium.options, {})
    if (!read.ok) throw new TypeError(read.reason.id)
    const state = start(3, read.options, 'again')
    const table = quickTable(3, read.options)
    table.lay(state)
    const action = at(compendium.legal(compendium.view(state, state.turn)).groups, 0).at(0)
    const once = table.playOut(action, quickChance(1).below)
    table.playOut(action, quickChance(2).below)
    expect(table.playOut(action, quickChance(1).below)).toEqual(once)
  })
})
