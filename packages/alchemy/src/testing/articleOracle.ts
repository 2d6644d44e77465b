import { type Article, articleSpaces } from '../article.ts'
import { aspects, type Colour, colours } from '../aspect.ts'
import { mixIngredients } from '../assignment.ts'
import type { Evidence } from '../evidence.ts'
import { ingredientIndex, ingredientPairs, ingredients } from '../ingredient.ts'
import { potions } from '../potion.ts'
import type { Refutation } from '../refutation.ts'
import { assignments } from './oracle.ts'

/** All that a debunking can show: 48 signs, and 28 pairs that make each of 7 potions or do not. */
export const allEvidence: readonly Evidence[] = [
  ...ingredients.flatMap((ingredient) => aspects.map((aspect): Evidence => ({ kind: 'sign', ingredient, aspect }))),
  ...ingredientPairs.flatMap((pair) =>
    potions.flatMap((potion) =>
      [true, false].map((made): Evidence => ({ kind: 'potion', ingredients: pair, potion, made })),
    ),
  ),
]

/** The ingredients that have a plus in a colour, read off the alchemicals' names: one bit for each, in every world. */
export const plusOf: Readonly<Record<Colour, Uint8Array>> = {
  red: plusesIn('red'),
  green: plusesIn('green'),
  blue: plusesIn('blue'),
}

function plusesIn(colour: Colour): Uint8Array {
  const letter = colours.indexOf(colour)
  return Uint8Array.from(assignments, (assignment) =>
    ingredients.reduce(
      (mask, ingredient, bit) => (/p/i.test(assignment[ingredient].charAt(letter)) ? mask | (1 << bit) : mask),
      0,
    ),
  )
}

/** For an article about a colour, all that matters in a world is which ingredients have a plus in it. */
export type Divisions = Readonly<Record<Colour, readonly number[]>>

/** GR-01: the worlds W(d) of every piece of evidence, found by going through all 8! of them. */
export function worldsOfEvidence(): readonly (readonly [Evidence, Divisions])[] {
  const potionsOf = ingredientPairs.map((pair) =>
    Uint8Array.from(assignments, (assignment) => potions.indexOf(mixIngredients(assignment, ...pair))),
  )
  return allEvidence.map((evidence) => {
    const seen = { red: new Uint8Array(256), green: new Uint8Array(256), blue: new Uint8Array(256) }
    const fits = testOf(evidence, potionsOf)
    for (let world = 0; world < assignments.length; world++) {
      if (!fits(world)) continue
      for (const colour of colours) seen[colour][plusOf[colour][world] ?? 0] = 1
    }
    const found = (colour: Colour) => [...seen[colour].keys()].filter((pluses) => seen[colour][pluses] === 1)
    return [evidence, { red: found('red'), green: found('green'), blue: found('blue') }]
  })
}

function testOf(evidence: Evidence, potionsOf: readonly Uint8Array[]): (world: number) => boolean {
  if (evidence.kind === 'sign') {
    const pluses = plusOf[evidence.aspect.colour]
    const bit = 1 << ingredientIndex(evidence.ingredient)
    const wanted = evidence.aspect.sign === 'plus'
    return (world) => (((pluses[world] ?? 0) & bit) !== 0) === wanted
  }
  const made = potionsOf[ingredientPairs.indexOf(evidence.ingredients)]
  const asked = potions.indexOf(evidence.potion)
  return (world) => (made?.[world] === asked) === evidence.made
}

/** GR-01, GR-02 word for word: an article falls when it is right in no world, a hedge holds when its rest is in one. */
export function judgeOf({ colour, signs, ingredients: listed }: Article): (worlds: Divisions) => Refutation | null {
  const bits = listed.map((ingredient) => 1 << ingredientIndex(ingredient))
  const about = bits.reduce((mask, bit) => mask | bit, 0)
  const claimed = bits.reduce((mask, bit, place) => (signs[place < 2 ? 0 : 1] === 'plus' ? mask | bit : mask), 0)
  return (worlds) => {
    const right = (besides: number) => {
      for (const pluses of worlds[colour]) if (((pluses ^ claimed) & about & ~besides) === 0) return true
      return false
    }
    return right(0) ? null : { safe: articleSpaces.filter((_, place) => right(bits[place] ?? 0)) }
  }
}
