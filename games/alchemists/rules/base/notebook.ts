import { type Fact, factOfEvidence, type HardFact, made, type Potion, potionsOfQuality } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Rules } from '../engine/rules.ts'
import type { Own, Pair, Result, Table } from '../engine/state.ts'
import type { View } from '../engine/view.ts'
import { evidenceOf } from './evidence.ts'

/** One entry of a player's results triangle. */
export interface Note {
  readonly pair: Pair
  /** What it may have been: one potion, or the colours of an ambiguous token. */
  readonly potions: readonly Potion[]
  /** Number of the public result. */
  readonly result: number
}

/** A player's notes, all from what the player is entitled to know. */
export interface Notebook {
  readonly triangle: readonly Note[]
  /** Everything as facts for a belief: own results, looks through a Periscope, and what the reader told everybody. */
  readonly facts: readonly Fact[]
}

/** the potions that a public result leaves possible. */
export function possiblePotions(result: Result): readonly Potion[] {
  return result.at === 'sell' ? potionsOfQuality(result.promised, result.quality) : [result.potion]
}

/** Numbers of a seat's own results. */
export function resultsOf(table: Table, seat: Seat): readonly number[] {
  return [...table.results.keys()].filter((number) => table.results[number]?.seat === seat)
}

export function readNotebook(rules: Rules, view: View): Notebook {
  const { table, own, viewer } = view
  const triangle = own === null || viewer === 'spectator' ? [] : triangleOf(table, own, viewer)
  return {
    triangle,
    facts: [
      //
      ...table.demonstrations.map((shown) => factOfEvidence(evidenceOf(shown))),
      ...triangle.map(({ pair, potions }) => made(pair[0], pair[1], ...potions)),
      ...(own?.peeks ?? []).map(({ result, ingredient }): HardFact => {
        const seen = table.results[result]
        return { kind: 'glimpse', ingredient, potions: seen === undefined ? [] : possiblePotions(seen) }
      }),
      ...rules.facts.flatMap((facts) => facts(view)),
    ],
  }
}

function triangleOf(table: Table, own: Own, seat: Seat): readonly Note[] {
  return resultsOf(table, seat).map((result, number) => ({
    pair: own.mixes[number] as Pair,
    potions: possiblePotions(table.results[result] as Result),
    result,
  }))
}
