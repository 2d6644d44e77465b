import { type Action, alchemists, type State } from '@athanor/alchemists'
import { golemTable, twoTests } from '@athanor/alchemists/laidTable'
import { answer, declared, tableWith } from '@athanor/alchemists/testing'
import { type Ingredient, ingredientPairs, mixIngredients } from '@athanor/alchemy'
import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { sureTokens } from '../golem.ts'
import { forecastFor } from './forecast.ts'
import { judgement } from './judgement.ts'
import { judgedKnowledge } from './rivals.ts'
import { scholarBot } from './scholarBot.ts'

const thinking = { chance: quickChance('word'), effort: 1, outOfTime: () => false }

function chosen(state: State): Action {
  return scholarBot.choose(alchemists.view(state, 0), thinking)
}

/** The same table after seat 0 has mixed so many pairs in earlier rounds. */
function learned({ table, own, hidden }: State, count: number): State {
  const pairs = ingredientPairs.slice(0, count)
  const results = pairs.map(
    ([one, other]) => ({ seat: 0, round: 1, at: 'test', potion: mixIngredients(hidden.answers, one, other) }) as const,
  )
  return {
    table: { ...table, results },
    own: own.map((mine, seat) => (seat === 0 ? { ...mine, mixes: pairs } : mine)),
    hidden,
  }
}

/** Seat 0 declares first. */
const first = { players: 2, order: [1, 0] } as const

describe('the scholar keeps its word', () => {
  it('GR-89 declares nothing for an approval token that only a golem that comes to life would bring', () => {
    const at = (count: number) =>
      learned(
        golemTable({
          ...first,
          round: 4,
          seats: [{ gold: 1, hand: ['toad', 'fern'] }],
          projects: [{ tests: twoTests, approval: 0 }],
          tokens: 2,
        }),
        count,
      )
    const attempts = ingredientPairs.flatMap((_, count) => {
      const state = at(count)
      const view = alchemists.view(state, 0)
      const knowledge = judgedKnowledge(view, judgement)
      const [likeliest] = knowledge.animations
      const deed = chosen(declared(state, { 0: { researchGolem: 1 } }).state)
      const isUnsure = deed.kind === 'animateGolem' && (likeliest?.chance ?? 0) < 1
      return isUnsure ? [forecastFor(view, knowledge, judgement).tokens] : []
    })
    expect(attempts.length).toBeGreaterThan(0)
    for (const [first] of attempts) expect(first).toBe(0)
  })

  it('GR-88 counts on the token of a test, and of a golem that is sure to come to life', () => {
    const untested = golemTable({ ...first, round: 4, seats: [{ hand: ['toad', 'fern'] }], tokens: 2 })
    const sure = learned(
      golemTable({ ...first, round: 4, projects: [{ tests: twoTests }], tokens: 2 }),
      ingredientPairs.length,
    )
    for (const state of [untested, sure]) {
      const view = alchemists.view(state, 0)
      expect(sureTokens(view, judgedKnowledge(view, judgement))[0]).toBe(1)
    }
  })

  it('A-407 does not wear the Boots with a card that something declared still needs', () => {
    const asked = (hand: readonly Ingredient[]) => {
      const state = tableWith({ ...first, round: 4, seats: [{ gold: 0, hand, artifacts: ['bootsOfSpeed'] }] })
      const game = declared(state, { 0: { transmute: 1, drink: 1 } })
      return answer(game, 0, chosen(game.state)).state
    }
    const [short, ample] = [asked(['toad', 'fern', 'mushroom']), asked(['toad', 'fern', 'flower', 'mushroom'])]
    for (const state of [short, ample]) expect(state.table.asks).toMatchObject([{ kind: 'act', boots: true }])
    expect(chosen(short)).toEqual({ kind: 'decline' })
    expect(chosen(ample)).toMatchObject({ kind: 'transmute' })
  })
})
