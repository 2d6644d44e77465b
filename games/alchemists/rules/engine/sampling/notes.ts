import {
  type Assignment,
  type Ingredient,
  ingredientIndex,
  ingredientPairs,
  mixIngredients,
  type Potion,
} from '@athanor/alchemy'
import { at, pick, type Seat, type Stream } from '@athanor/kernel'
import { cardsOf, noCards } from '../../base/ingredientCards.ts'
import { possiblePotions, resultsOf } from '../../base/notebook.ts'
import { added, type Counts, countOf } from '../counts.ts'
import { type Own, type Pair, playerAt, type Result, type Table } from '../state.ts'
import type { View } from '../view.ts'

/** What one rival must have noted, seen and set aside in a sampled world. */
export interface RivalNotes {
  readonly mixes: readonly Pair[]
  readonly peeks: Own['peeks']
  readonly aside: Counts<Ingredient>
  /** Cards in the cauldron. */
  readonly cauldron: Counts<Ingredient>
  /** Cards that the hand holds for certain. */
  readonly least: Counts<Ingredient>
}

/** A public result of a rival, and the ingredient of it that the viewer has seen. */
interface Heard {
  readonly number: number
  readonly potions: readonly Potion[]
  readonly seen: Ingredient | undefined
}

/** The notes of all rivals in a world, by seat; nothing for the viewer. */
export function notesSampler(view: View): (answers: Assignment, stream: Stream) => readonly (RivalNotes | undefined)[] {
  const { table, own, viewer } = view
  const seats = [...table.players.keys()]
  const numbers = seats.map((seat) => resultsOf(table, seat))
  const heard = seats.map((seat) => (seat === viewer ? [] : at(numbers, seat).map((number) => heardOf(view, number))))
  return (answers, stream) => {
    const pairs = pairsByPotion(answers)
    const mixes = seats.map((seat) =>
      seat === viewer ? (own?.mixes ?? []) : at(heard, seat).map((result) => mixOf(result, pairs, stream)),
    )
    const mixOfResult = (result: number): Pair => {
      const mixer = (table.results[result] as Result).seat
      return mixes[mixer]?.[numbers[mixer]?.indexOf(result) ?? -1] as Pair
    }
    return seats.map((seat) => {
      if (seat === viewer) return undefined
      const noted = at(mixes, seat)
      const last = noted.at(-1)
      return {
        mixes: noted,
        peeks: table.looks
          .filter((look) => look.seat === seat)
          .map(({ result }) => ({ result, ingredient: pick(stream, mixOfResult(result)) })),
        aside: asideOf(table, seat, mixOfResult, stream),
        cauldron: table.mix?.seat === seat && last !== undefined ? cardsOf(last) : noCards,
        least: leastOf(table, seat, last),
      }
    })
  }
}

function heardOf({ table, own }: View, number: number): Heard {
  return {
    number,
    potions: possiblePotions(table.results[number] as Result),
    seen: own?.peeks.find((peek) => peek.result === number)?.ingredient,
  }
}

function pairsByPotion(answers: Assignment): ReadonlyMap<Potion, readonly Pair[]> {
  const found = new Map<Potion, Pair[]>()
  for (const pair of ingredientPairs) {
    const potion = mixIngredients(answers, pair[0], pair[1])
    const list = found.get(potion)
    if (list === undefined) found.set(potion, [pair])
    else list.push(pair)
  }
  return found
}

/** Some pair that makes what everybody heard. */
function mixOf({ potions, seen }: Heard, pairs: ReadonlyMap<Potion, readonly Pair[]>, stream: Stream): Pair {
  const [only] = potions
  if (seen === undefined && potions.length === 1 && only !== undefined) return pick(stream, pairs.get(only) ?? [])
  const possible = potions.flatMap((potion) => pairs.get(potion) ?? [])
  return pick(stream, seen === undefined ? possible : possible.filter((pair) => pair.includes(seen)))
}

/** which cards of successful exhibits lie beside a Feather. */
function asideOf(table: Table, seat: Seat, mixOfResult: (result: number) => Pair, stream: Stream): Counts<Ingredient> {
  let aside = noCards
  for (const { result, count } of playerAt(table, seat).aside) {
    const pair = mixOfResult(result)
    const cards = count === 2 ? pair : [pick(stream, pair)]
    for (const card of cards) aside = added(aside, ingredientIndex(card), 1)
  }
  return aside
}

/** after the first test with the Cap both cards are still in the hand. */
function leastOf(table: Table, seat: Seat, last: Pair | undefined): Counts<Ingredient> {
  const { open } = playerAt(table, seat)
  const testing = table.asks.some((ask) => ask.kind === 'thinkingCap' && ask.seat === seat && ask.left === 1)
  if (!testing || last === undefined) return open
  const cards = cardsOf(last)
  return open.map((count, kind) => Math.max(count, countOf(cards, kind)))
}
