import { canonical, quickChance, type Viewer } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { supplyFor } from './components.ts'
import { compendium } from './game.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'
import { each, none, one, sumOf } from './testing/cubes.ts'
import { handOf, played, take } from './testing/play.ts'
import { randomGame } from './testing/randomGame.ts'
import { seatsOf, tableWith } from './testing/table.ts'

const tables: readonly { readonly players: number; readonly options: Partial<Options> }[] = [
  { players: 2, options: {} },
  { players: 3, options: {} },
  { players: 3, options: { threePlayerSetup: 'german' } },
  { players: 4, options: { schools: false } },
  { players: 5, options: {} },
]

function viewersOf(players: number): readonly Viewer[] {
  return [...seatsOf(players), 'spectator']
}

/** States of random games, every so many steps and the last one of each. */
function* statesOf(players: number, options: Partial<Options>, every: number): Generator<State> {
  for (let seed = 300; seed < 302; seed++) {
    let step = seed
    for (const { after } of randomGame(players, seed, options)) {
      if (step++ % every === 0 || after.finalCount !== null) yield after
    }
  }
}

describe('a state drawn from what a viewer sees', () => {
  it.each(tables)('RR-34 looks to that viewer exactly as the true one ($players players, $options)', (table) => {
    const chance = quickChance(`same view ${table.players}`)
    for (const state of statesOf(table.players, table.options, 6)) {
      for (const viewer of viewersOf(table.players)) {
        const view = compendium.view(state, viewer)
        const guess = compendium.resample(view, chance)
        expect(canonical(compendium.view(guess, viewer))).toBe(canonical(view))
      }
    }
  })

  it.each(tables)('R-009 R-024 has all cubes, none twice ($players players, $options)', ({ players, options }) => {
    const chance = quickChance(`conserved ${players}`)
    for (const state of statesOf(players, options, 8)) {
      for (const viewer of viewersOf(players)) {
        const guess = compendium.resample(compendium.view(state, viewer), chance)
        const { reserve, removed, bag, cauldrons } = guess
        const hands = guess.players.map(({ hand }) => hand)
        const recipes = cauldrons.flatMap((potion) => (potion === null ? [] : [potion.recipe]))
        expect(sumOf([reserve, removed, bag, ...hands, ...recipes])).toEqual(each(32))
        for (const lot of [bag, ...hands]) for (const count of lot) expect(count).toBeGreaterThanOrEqual(0)
        // What came out of the bag unseen, and what is still in it, is what went in.
        if (guess.finalCount !== null) continue
        const unseen = guess.players.map(({ hand, trail }) => trail.net.map((net, kind) => (hand[kind] ?? 0) - net))
        const filled = supplyFor(players, guess.options.threePlayerSetup).bag
        for (const kind of [0, 1, 2, 3, 4] as const) {
          const drawn = unseen.reduce((sum, lot) => sum + (lot[kind] ?? 0), 0)
          expect(drawn + bag[kind]).toBe(filled)
        }
      }
    }
  })

  it.each([2, 4, 5])('R-027 RR-04 deals the cards anew, the viewer’s own excepted (%i players)', (players) => {
    const [state] = statesOf(players, {}, 9)
    if (state === undefined) throw new Error('no game')
    for (const viewer of viewersOf(players)) {
      const chance = quickChance(`cards ${players} ${viewer}`)
      const view = compendium.view(state, viewer)
      const seen = seatsOf(players).map(() => new Map<string, number>())
      const draws = 400
      for (let draw = 0; draw < draws; draw++) {
        const { schools, undealt } = compendium.resample(view, chance)
        expect([schools.length, undealt.length, new Set([...schools, ...undealt]).size]).toEqual([
          players,
          5 - players,
          5,
        ])
        for (const [seat, school] of schools.entries()) {
          seen[seat]?.set(school, (seen[seat]?.get(school) ?? 0) + 1)
        }
      }
      for (const [seat, counts] of seen.entries()) {
        if (seat === viewer) {
          expect([...counts]).toEqual([[state.schools[seat], draws]])
          continue
        }
        const possible = viewer === 'spectator' ? 5 : 4
        expect(counts.size).toBe(possible)
        // Standard deviation below 9 around 80 or 100.
        for (const count of counts.values()) expect(Math.abs(count - draws / possible)).toBeLessThan(45)
      }
    }
  })

  it('RR-41 deals no cards where none are played', () => {
    for (const state of statesOf(4, { schools: false }, 10)) {
      const { schools, undealt } = compendium.resample(compendium.view(state, 1), quickChance(1))
      expect([schools, undealt]).toEqual([[], []])
    }
  })

  it('RR-34 differs from the true one as long as there is something to hide', () => {
    const chance = quickChance('differs')
    let same = 0
    let all = 0
    for (const state of statesOf(3, {}, 4)) {
      if (state.finalCount !== null) continue
      all++
      if (canonical(compendium.resample(compendium.view(state, 0), chance)) === canonical(state)) same++
    }
    expect(all).toBeGreaterThan(15)
    expect(same).toBe(0)
  })

  it.each(tables)(
    'RR-42 is the true one once the game is over ($players players, $options)',
    ({ players, options }) => {
      for (const state of statesOf(players, options, 1000)) {
        if (state.finalCount === null) continue
        for (const viewer of viewersOf(players)) {
          expect(compendium.resample(compendium.view(state, viewer), quickChance(3))).toEqual(state)
        }
      }
    },
  )

  it('RR-42 RR-06 asks nothing of the hands once the game is over, even with nothing left to take', () => {
    const lastCube = tableWith({ players: 2, turn: 1, reserve: one('gray'), bag: none, options: { schools: false } })
    const { state } = played(lastCube, [take('gray')])
    expect([state.reserve, state.bag, handOf(state, 0)]).toEqual([none, none, none])
    expect(compendium.resample(compendium.view(state, 1), quickChance(5))).toEqual(state)
  })

  it.each([404, 603, 1600, 5485])(
    'RR-06 lets whoever is to move do something when nothing is left to take (game %i)',
    (seed) => {
      const chance = quickChance(seed)
      let met = 0
      for (const { after } of randomGame(5, seed)) {
        if (after.finalCount !== null || [...after.reserve, ...after.bag].some((count) => count > 0)) continue
        met++
        for (const viewer of viewersOf(5)) {
          for (let draw = 0; draw < 60; draw++) {
            const guess = compendium.resample(compendium.view(after, viewer), chance)
            expect(compendium.legal(compendium.view(guess, guess.turn)).size).toBeGreaterThan(0)
          }
        }
      }
      expect(met).toBeGreaterThan(0)
    },
  )
})
