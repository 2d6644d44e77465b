import { ingredientPairs } from '../ingredient.ts'
import { pairOfColumns, rowsOfWorld, worldCount, worlds } from './worlds.ts'

/** The weight of every two grid rows that a pair of ingredients may have, at `row of the first * 8 + row of the second`. */
export type JointTable = Readonly<Float64Array>

/**
 * The joint tables of all 28 pairs from the weights of all worlds.
 *
 * Ingredients are counted by twos: the 8 columns form 4 couples, and any two ingredients stand in one couple or in two
 * of them, so 6 tables over two couples hold everything. In lexicographic order 24 worlds in a row share the first two
 * couples, which takes most of the additions out of the loop.
 */
export function jointTables(weights: Readonly<Float64Array>): readonly JointTable[] {
  const joints = ingredientPairs.map(() => new Float64Array(64))
  const tables = couplePairs.map(() => new Float64Array(4096))
  fill(weights, tables)
  for (let index = 0; index < couplePairs.length; index++) {
    const [left, right] = couplePairs[index as 0]
    addAcross(tables[index] as Float64Array, 2 * left, 2 * right, joints)
  }
  // The first and the last table cover each couple once.
  addWithin(tables[0] as Float64Array, 0, 2, joints)
  addWithin(tables[5] as Float64Array, 4, 6, joints)
  return joints
}

const couplePairs = [
  [0, 1],
  [0, 2],
  [1, 2],
  [0, 3],
  [1, 3],
  [2, 3],
] as const

const runLength = 24

/** The places within a run at which the last couple has the same two rows, two by two. */
const lastCouplePlaces: Readonly<Uint8Array> = Uint8Array.from(
  Array.from({ length: runLength }, (_, place) => place)
    .map((place) => ({ place, key: (rowsOfWorld(place)[6] as number) * 8 + (rowsOfWorld(place)[7] as number) }))
    .sort((one, other) => one.key - other.key || one.place - other.place)
    .map(({ place }) => place),
)

let coupleRows: readonly Readonly<Uint8Array>[] | undefined

/** For each couple, both grid rows in one number of 6 bits. */
function couples(): readonly Readonly<Uint8Array>[] {
  coupleRows ??= [0, 2, 4, 6].map((column) => {
    const [one, other] = [worlds().columns[column], worlds().columns[column + 1]] as [Uint8Array, Uint8Array]
    return one.map((row, world) => (row << 3) | (other[world] as number))
  })
  return coupleRows
}

function fill(weights: Readonly<Float64Array>, tables: readonly Float64Array[]): void {
  const [t01, t02, t12, t03, t13, t23] = tables as [F, F, F, F, F, F]
  const [c0, c1, c2, c3] = couples() as [U, U, U, U]
  for (let start = 0; start < worldCount; start += runLength) {
    const left = (c0[start] as number) << 6
    const right = (c1[start] as number) << 6
    let run = 0
    for (let place = 0; place < runLength; place += 2) {
      const world = start + place
      const first = weights[world] as number
      const second = weights[world + 1] as number
      const third = c2[world] as number
      const sum = first + second
      run += sum
      t02[left | third] = (t02[left | third] as number) + sum
      t12[right | third] = (t12[right | third] as number) + sum
      const at = (third << 6) | (c3[world] as number)
      t23[at] = (t23[at] as number) + first
      const next = (third << 6) | (c3[world + 1] as number)
      t23[next] = (t23[next] as number) + second
      const twin = start + (lastCouplePlaces[place] as number)
      const last = (weights[twin] as number) + (weights[start + (lastCouplePlaces[place + 1] as number)] as number)
      const fourth = c3[twin] as number
      t03[left | fourth] = (t03[left | fourth] as number) + last
      t13[right | fourth] = (t13[right | fourth] as number) + last
    }
    const both = left | (right >> 6)
    t01[both] = (t01[both] as number) + run
  }
}

type F = Float64Array
type U = Readonly<Uint8Array>

/** Adds a table over two couples to the four pairs with one ingredient in each. */
function addAcross(table: F, left: number, right: number, joints: readonly F[]): void {
  const [ac, ad, bc, bd] = [
    joints[pairOfColumns(left, right)],
    joints[pairOfColumns(left, right + 1)],
    joints[pairOfColumns(left + 1, right)],
    joints[pairOfColumns(left + 1, right + 1)],
  ] as [F, F, F, F]
  for (let code = 0; code < 4096; code++) {
    const weight = table[code] as number
    if (weight === 0) continue
    const a = (code >> 6) & 0x38
    const b = (code >> 3) & 0x38
    const c = (code >> 3) & 7
    const d = code & 7
    ac[a | c] = (ac[a | c] as number) + weight
    ad[a | d] = (ad[a | d] as number) + weight
    bc[b | c] = (bc[b | c] as number) + weight
    bd[b | d] = (bd[b | d] as number) + weight
  }
}

/** Adds a table over two couples to the pairs that are these couples. */
function addWithin(table: F, left: number, right: number, joints: readonly F[]): void {
  const [ab, cd] = [joints[pairOfColumns(left, left + 1)], joints[pairOfColumns(right, right + 1)]] as [F, F]
  for (let code = 0; code < 4096; code++) {
    const weight = table[code] as number
    ab[code >> 6] = (ab[code >> 6] as number) + weight
    cd[code & 63] = (cd[code & 63] as number) + weight
  }
}
