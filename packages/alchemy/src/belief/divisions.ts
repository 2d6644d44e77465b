import { type Alchemical, alchemicals, signOf } from '../alchemical.ts'
import type { Colour } from '../aspect.ts'
import { ingredients } from '../ingredient.ts'
import type { Belief } from './belief.ts'
import { worldMasses } from './mass.ts'
import { worldCount, worlds } from './worlds.ts'

/** One way in which the ingredients can be divided into plus and minus in a colour. */
export interface Division {
  /** One bit for each ingredient that has plus, in grid order. */
  readonly pluses: number
  readonly chance: number
}

/** The divisions that are possible in each colour: 70 at most, and none when the facts contradict each other. */
export type Divisions = Readonly<Record<Colour, readonly Division[]>>

let found: Readonly<Record<Colour, Uint8Array>> | undefined

/** The division of every assignment. */
function divisionOf(): Readonly<Record<Colour, Uint8Array>> {
  found ??= { red: plusesIn('red'), green: plusesIn('green'), blue: plusesIn('blue') }
  return found
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
  const masksOf = divisionOf()
  const inColour = (colour: Colour) => {
    const weights = new Float64Array(256)
    const masks = masksOf[colour]
    let total = 0
    for (let world = 0; world < worldCount; world++) {
      const weight = each[world] as number
      const mask = masks[world] as number
      total += weight
      weights[mask] = (weights[mask] as number) + weight
    }
    return [...weights.entries()].flatMap(([division, weight]) =>
      weight === 0 ? [] : [{ pluses: division, chance: weight / total }],
    )
  }
  return { red: inColour('red'), green: inColour('green'), blue: inColour('blue') }
}
