import { type Alchemical, alchemicals, signOf } from '../alchemical.ts'
import type { Colour } from '../aspect.ts'
import { ingredients } from '../ingredient.ts'
import type { Belief } from './belief.ts'
import { worldMasses } from './mass.ts'
import { worldCount, worlds } from './worlds.ts'

/**
 * How likely each division of the ingredients into plus and minus is, in each colour. A division is a number with one
 * bit for each ingredient that has plus; 70 of 256 are possible. All zero when the facts contradict each other.
 */
export type Divisions = Readonly<Record<Colour, Readonly<Float64Array>>>

let pluses: Readonly<Record<Colour, Uint8Array>> | undefined

/** The division of every assignment. */
function divisionOf(): Readonly<Record<Colour, Uint8Array>> {
  pluses ??= { red: plusesIn('red'), green: plusesIn('green'), blue: plusesIn('blue') }
  return pluses
}

function plusesIn(colour: Colour): Uint8Array {
  const plus = alchemicals.map((alchemical: Alchemical) => (signOf(alchemical, colour) === 'plus' ? 1 : 0))
  const result = new Uint8Array(worldCount)
  for (let column = 0; column < ingredients.length; column++) {
    const rows = worlds().columns[column] as Uint8Array
    for (let world = 0; world < worldCount; world++) {
      result[world] = (result[world] as number) | ((plus[rows[world] as number] as number) << column)
    }
  }
  return result
}

export function divisions(belief: Belief): Divisions {
  const { each } = worldMasses(belief)
  const found = divisionOf()
  const inColour = (colour: Colour) => {
    const chances = new Float64Array(256)
    const masks = found[colour]
    let total = 0
    for (let world = 0; world < worldCount; world++) {
      const weight = each[world] as number
      const mask = masks[world] as number
      total += weight
      chances[mask] = (chances[mask] as number) + weight
    }
    return total === 0 ? chances : chances.map((weight) => weight / total)
  }
  return { red: inColour('red'), green: inColour('green'), blue: inColour('blue') }
}
