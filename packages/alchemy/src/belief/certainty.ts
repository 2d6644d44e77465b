import { type Alchemical, alchemicals, differingColours } from '../alchemical.ts'
import type { Colour } from '../aspect.ts'
import { type Ingredient, ingredients } from '../ingredient.ts'
import type { Theory } from '../theory.ts'
import type { Belief } from './belief.ts'
import { worldCount, worlds } from './worlds.ts'

/** An ingredient of which all is known but one colour: a theory about it can be hedged safely. */
export interface HedgedTheory {
  readonly ingredient: Ingredient
  /** The two alchemicals that are left; they differ in the open colour alone. */
  readonly alchemicals: readonly [Alchemical, Alchemical]
  readonly open: Colour
}

export interface Certainties {
  readonly certain: readonly Theory[]
  readonly hedged: readonly HedgedTheory[]
}

/** For each ingredient the alchemicals still possible, one bit for each grid row. */
export type Candidates = Readonly<Uint8Array>

let masks: { readonly low: Readonly<Int32Array>; readonly high: Readonly<Int32Array> } | undefined

/** A world as the bits that it sets in the deduction grid: a byte for an ingredient, four in each half. */
function gridMasks(): { readonly low: Readonly<Int32Array>; readonly high: Readonly<Int32Array> } {
  if (masks !== undefined) return masks
  const half = (first: number) =>
    Int32Array.from({ length: worldCount }, (_, world) =>
      [0, 1, 2, 3].reduce(
        (mask, place) => mask | (1 << (8 * place + (worlds().columns[first + place]?.[world] ?? 0))),
        0,
      ),
    )
  masks = { low: half(0), high: half(4) }
  return masks
}

export function candidates({ layers }: Belief): Candidates {
  const { low, high } = gridMasks()
  let left = 0
  let right = 0
  for (const { possible } of new Set(layers)) {
    for (let word = 0; word < possible.length; word++) {
      for (let bits = possible[word] as number; bits !== 0; bits &= bits - 1) {
        const world = word * 32 + 31 - Math.clz32(bits & -bits)
        left |= low[world] as number
        right |= high[world] as number
      }
      // Nothing more can turn up once every cell of the grid is open.
      if ((left & right) === -1) break
    }
  }
  return Uint8Array.from(ingredients, (_, column) => ((column < 4 ? left : right) >>> (8 * (column & 3))) & 0xff)
}

const rowsOf: readonly (readonly Alchemical[])[] = Array.from({ length: 256 }, (_, mask) =>
  alchemicals.filter((_alchemical, row) => ((mask >> row) & 1) === 1),
)

const openColours: readonly (Colour | undefined)[] = rowsOf.map((rows) => {
  const [one, other] = rows
  if (one === undefined || other === undefined || rows.length > 2) return undefined
  const differing = differingColours(one, other)
  return differing.length === 1 ? differing[0] : undefined
})

/** The alchemicals that an ingredient may still have. */
export function candidatesOf(known: Candidates, ingredient: Ingredient): readonly Alchemical[] {
  return rowsOf[known[ingredients.indexOf(ingredient)] as number] as readonly Alchemical[]
}

/** How many ingredients are certain, and how many are at least certain but for one aspect. */
export function countCertain(known: Candidates): { readonly certain: number; readonly publishable: number } {
  let certain = 0
  let publishable = 0
  for (const mask of known) {
    if (rowsOf[mask]?.length === 1) certain++
    if (rowsOf[mask]?.length === 1 || openColours[mask] !== undefined) publishable++
  }
  return { certain, publishable }
}

/** The theories that cannot be wrong, and those that can be wrong in one colour only. */
export function certainties(belief: Belief): Certainties {
  const known = candidates(belief)
  const certain: Theory[] = []
  const hedged: HedgedTheory[] = []
  for (const ingredient of ingredients) {
    const left = candidatesOf(known, ingredient)
    const [one, other] = left
    const open = openColours[known[ingredients.indexOf(ingredient)] as number]
    if (left.length === 1 && one !== undefined) certain.push({ ingredient, alchemical: one })
    if (open !== undefined && one !== undefined && other !== undefined) {
      hedged.push({ ingredient, alchemicals: [one, other], open })
    }
  }
  return { certain, hedged }
}
