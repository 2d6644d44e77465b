import {
  type Alchemical,
  type Assignment,
  alchemicals,
  type Fact,
  type Golem,
  golems,
  type Ingredient,
  ingredientPairs,
  ingredients,
  isGolemFact,
  possibleWorlds,
  type Trigger,
} from '@athanor/alchemy'
import { begin, type Position, perform, quickChance, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { notebookOf, rulesAt } from '../../engine/atTable.ts'
import type { State } from '../../engine/state.ts'
import { type AlchemistsShape, alchemists } from '../../game.ts'
import { brokenProjects } from '../../testing/golemInvariant.ts'
import { golemOptions } from '../../testing/golemTable.ts'
import { livelyChoice } from '../../testing/lively.ts'
import { optionsWith } from '../../testing/table.ts'
import { golemOf } from '../expansion/module.ts'
import { ownProjectOf, projectOf } from './state.ts'

/*
 * The golem once more, read off the names of the alchemicals alone: a letter for red, green and blue, a capital for a
 * big circle, p for a plus.
 */
const places = { red: 0, green: 1, blue: 2 } as const

function letterOf(alchemical: Alchemical, { colour }: Trigger): string {
  return alchemical.charAt(places[colour])
}

function reacts(alchemical: Alchemical, trigger: Trigger): boolean {
  const letter = letterOf(alchemical, trigger)
  return (letter === letter.toUpperCase()) === (trigger.size === 'big')
}

function animates(alchemical: Alchemical, { chest, ears }: Golem): boolean {
  return [chest, ears].every((trigger) => {
    const plus = letterOf(alchemical, trigger).toLowerCase() === 'p'
    return plus === (trigger.size === 'big')
  })
}

function* permutations(left: readonly Alchemical[]): Iterable<readonly Alchemical[]> {
  if (left.length === 0) yield []
  for (const one of left) for (const rest of permutations(left.filter((other) => other !== one))) yield [one, ...rest]
}

const assignments: readonly Assignment[] = [...permutations(alchemicals)].map(
  (order) => Object.fromEntries(ingredients.map((each, place) => [each, order[place]])) as Assignment,
)

function holds(fact: Fact, assignment: Assignment, golem: Golem): boolean {
  if (fact.kind === 'reaction') {
    const alchemical = assignment[fact.ingredient]
    return reacts(alchemical, golem.chest) === fact.chest && reacts(alchemical, golem.ears) === fact.ears
  }
  if (fact.kind === 'animation')
    return fact.ingredients.every((each) => animates(assignment[each], golem)) === fact.worked
  throw new TypeError(`${fact.kind} is no fact about the golem`)
}

/** All 967,680 worlds are tried. */
function countWorlds(facts: readonly Fact[]): number {
  let count = 0
  for (const assignment of assignments) {
    for (const golem of golems) if (facts.every((fact) => holds(fact, assignment, golem))) count++
  }
  return count
}

/** A whole game by players who do a lot, state by state. */
function* playedGame(players: number, seed: string): Iterable<State> {
  const chance = quickChance(seed)
  const source = seededChance(seed.padEnd(64, '0'))
  const seats = alchemists.colours.slice(0, players).map((colour) => ({ colour }))
  let { position }: { position: Position<AlchemistsShape> } = begin(
    alchemists,
    optionsWith(golemOptions),
    seats,
    source,
  )
  for (;;) {
    yield position.state
    const answered = new Set(position.sealed.map(({ seat }) => seat))
    const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.has(seat))
    if (decision === undefined) return
    const view = alchemists.view(position.state, decision.seat)
    const action = livelyChoice(view, alchemists.legal(view), chance)
    const done = perform(alchemists, position, decision.seat, action, source)
    if (!done.ok) throw new Error(done.reason.id)
    position = done.position
  }
}

describe('whole games of the Golem Project', { timeout: 120_000 }, () => {
  it('G-181..G-184, G-251..G-254 answer every test and attempt as the names of the alchemicals say', () => {
    let tests = 0
    let attempts = 0
    for (const [number, players] of [4, 3, 2, 4, 3, 2, 4, 3].entries()) {
      let last: State | undefined
      for (const state of playedGame(players, `a${number}`)) {
        expect(brokenProjects(state)).toBeNull()
        last = state
      }
      if (last === undefined) throw new Error('nothing was played')
      const golem = golemOf(last)
      const { answers } = last.hidden
      for (const own of last.own) {
        for (const { ingredient, chest, ears } of ownProjectOf(own).tests) {
          expect([chest, ears]).toEqual([
            reacts(answers[ingredient], golem.chest),
            reacts(answers[ingredient], golem.ears),
          ])
          tests++
        }
        for (const { pair, worked } of ownProjectOf(own).attempts) {
          expect(worked).toBe(pair.every((each) => animates(answers[each], golem)))
          attempts++
        }
      }
    }
    expect(tests).toBeGreaterThan(20)
    expect(attempts).toBeGreaterThan(3)
  })

  it('G-187, G-188, G-251, GR-42 leave exactly the worlds possible that all 967,680 leave', () => {
    let looked = 0
    for (const state of playedGame(3, 'b1')) {
      if (state.table.end === null) continue
      for (const seat of state.own.keys()) {
        const facts = notebookOf(alchemists.view(state, seat)).facts.filter(isGolemFact)
        if (facts.length === 0) continue
        const belief = rulesAt(state.table).believe(facts)
        expect(possibleWorlds(belief)).toBe(countWorlds(facts))
        looked++
      }
    }
    expect(looked).toBeGreaterThan(0)
  })

  it('GR-47, GR-50, GR-51, GR-91 can be drawn anew for every viewer, in worlds where all of it is so', () => {
    let looked = 0
    for (const [step, state] of [...playedGame(3, 'c2')].entries()) {
      if (step % 9 !== 0) continue
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const view = alchemists.view(state, viewer)
        const world = alchemists.resample(view, quickChance(`${step} ${viewer}`))
        expect(alchemists.view(world, viewer)).toEqual(view)
        expect(brokenProjects(world)).toBeNull()
        const golem = golemOf(world)
        for (const own of world.own) {
          for (const { ingredient, chest, ears } of ownProjectOf(own).tests) {
            const alchemical = world.hidden.answers[ingredient]
            expect([chest, ears]).toEqual([reacts(alchemical, golem.chest), reacts(alchemical, golem.ears)])
            looked++
          }
          for (const { pair, worked } of ownProjectOf(own).attempts) {
            expect(worked).toBe(pair.every((each: Ingredient) => animates(world.hidden.answers[each], golem)))
          }
        }
      }
    }
    expect(looked).toBeGreaterThan(20)
  })

  it('GR-45, GR-92 lose no approval token: what was earned was spent or is there', () => {
    for (const [number, players] of [4, 3, 2].entries()) {
      const source = [...playedGame(players, `d${number}`)]
      const end = source.at(-1)
      expect(end?.table.players.every((player) => projectOf(player).approval >= 0)).toBe(true)
    }
  })

  it('V4.4, V4.10 twelve pairs animate, each with one solar and one lunar alchemical', () => {
    const pairs = new Set(golems.map((golem) => alchemicals.filter((each) => animates(each, golem)).join()))
    expect(pairs.size).toBe(12)
    for (const golem of golems) {
      const both = alchemicals.filter((each) => animates(each, golem))
      expect(both).toHaveLength(2)
      const minuses = both.map((each) => each.split('').filter((letter) => letter.toLowerCase() === 'n').length % 2)
      expect(minuses.toSorted((one, other) => one - other)).toEqual([0, 1])
      const equal = golem.chest.size === golem.ears.size
      expect(both.some((each) => each === 'PPP' || each === 'NNN')).toBe(equal)
      const doubly = alchemicals.filter((each) => reacts(each, golem.chest) && reacts(each, golem.ears))
      expect(doubly.filter((each) => both.includes(each)).length).toBeLessThan(2)
    }
    expect(ingredientPairs).toHaveLength(28)
  })
})
