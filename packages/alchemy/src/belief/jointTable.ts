import { choiceCount, halves, orderCount, orders } from './halves.ts'

/** The weight of every two ingredients with two alchemicals, the earlier ingredient first, at `jointCell`. */
export type JointTable = Readonly<Float64Array>

/** A column and a row of the deduction grid, and another column with its row, in one number. */
export function jointCell(column: number, row: number, later: number, laterRow: number): number {
  return (column << 9) | (row << 6) | (later << 3) | laterRow
}

/**
 * The joint table of all pairs from the weights of all worlds.
 *
 * One choice of four alchemicals for the first half is a table of 24 by 24 weights. Adding up its lines gives, for
 * every place and thing of the first half, the weights by the order of the second half; adding up those gives all pairs
 * across the halves. Pairs within a half only need the sums of the lines and of the columns.
 */
export function jointTable(weights: F): JointTable {
  const { first, second, lines } = halves()
  const joints = new Float64Array(64 * 64)
  const placed = new Float64Array(16 * orderCount)
  const across = new Float64Array(16 * 16)
  const sums = new Float64Array(orderCount)
  for (let choice = 0; choice < choiceCount; choice++) {
    addByPlace(weights, lines, choice * orderCount, 1, orderCount, placed)
    addByPlace(placed, everyOrder, 0, orderCount, 16, across)
    addAcross(across, first, second, choice * 4, joints)
    sumLines(weights, lines, choice * orderCount, sums)
    addWithin(sums, 0, first, choice * 4, joints)
    sumColumns(placed, sums)
    addWithin(sums, 4, second, choice * 4, joints)
  }
  return joints
}

type F = Readonly<Float64Array>
type U = Readonly<Uint8Array>

const everyOrder: Readonly<Uint16Array> = Uint16Array.from({ length: orderCount }, (_, order) => order)

/** The things other than each of the four, in ascending order. */
const others: U = Uint8Array.of(1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2)

/**
 * From vectors for the 24 orders of four things to vectors for each thing at each place, at `(place * 4 + thing) *
 * width`. The vector of an order begins at its entry of `starts`, and its elements are `step` apart.
 *
 * Six orders in a row begin with the same thing, while x, y and z, which are the others, take turns.
 */
function addByPlace(
  vectors: F,
  starts: Readonly<Uint16Array>,
  from: number,
  step: number,
  width: number,
  result: Float64Array,
): void {
  result.fill(0)
  for (let thing = 0; thing < 4; thing++) {
    const x = (others[thing * 3] as number) * width
    const y = (others[thing * 3 + 1] as number) * width
    const z = (others[thing * 3 + 2] as number) * width
    const start = from + thing * 6
    const xyzAt = starts[start] as number
    const xzyAt = starts[start + 1] as number
    const yxzAt = starts[start + 2] as number
    const yzxAt = starts[start + 3] as number
    const zxyAt = starts[start + 4] as number
    const zyxAt = starts[start + 5] as number
    for (let element = 0; element < width; element++) {
      const along = element * step
      const xyz = vectors[xyzAt + along] as number
      const xzy = vectors[xzyAt + along] as number
      const yxz = vectors[yxzAt + along] as number
      const yzx = vectors[yzxAt + along] as number
      const zxy = vectors[zxyAt + along] as number
      const zyx = vectors[zyxAt + along] as number
      const second = 4 * width + element
      const third = 8 * width + element
      const fourth = 12 * width + element
      result[thing * width + element] = xyz + xzy + (yxz + yzx) + (zxy + zyx)
      add(result, second + x, xyz + xzy)
      add(result, second + y, yxz + yzx)
      add(result, second + z, zxy + zyx)
      add(result, third + x, yxz + zxy)
      add(result, third + y, xyz + zyx)
      add(result, third + z, xzy + yzx)
      add(result, fourth + x, yzx + zyx)
      add(result, fourth + y, xzy + zxy)
      add(result, fourth + z, xyz + yxz)
    }
  }
}

function add(sums: Float64Array, at: number, weight: number): void {
  sums[at] = (sums[at] as number) + weight
}

/** Adds the weights of a thing at a place of the second half and one of the first to the 16 pairs across the halves. */
function addAcross(across: F, first: U, second: U, start: number, joints: Float64Array): void {
  for (let later = 0; later < 16; later++) {
    const laterRow = second[start + (later & 3)] as number
    for (let earlier = 0; earlier < 16; earlier++) {
      const row = first[start + (earlier & 3)] as number
      add(joints, jointCell(earlier >> 2, row, 4 + (later >> 2), laterRow), across[later * 16 + earlier] as number)
    }
  }
}

/** Adds the weights of the orders of one half to its six pairs. */
function addWithin(sums: F, column: number, half: U, start: number, joints: Float64Array): void {
  for (let order = 0; order < orderCount; order++) {
    const weight = sums[order] as number
    const a = half[start + (orders[order * 4] as number)] as number
    const b = half[start + (orders[order * 4 + 1] as number)] as number
    const c = half[start + (orders[order * 4 + 2] as number)] as number
    const d = half[start + (orders[order * 4 + 3] as number)] as number
    add(joints, jointCell(column, a, column + 1, b), weight)
    add(joints, jointCell(column, a, column + 2, c), weight)
    add(joints, jointCell(column, a, column + 3, d), weight)
    add(joints, jointCell(column + 1, b, column + 2, c), weight)
    add(joints, jointCell(column + 1, b, column + 3, d), weight)
    add(joints, jointCell(column + 2, c, column + 3, d), weight)
  }
}

function sumLines(weights: F, lines: Readonly<Uint16Array>, from: number, sums: Float64Array): void {
  for (let order = 0; order < orderCount; order++) {
    const line = lines[from + order] as number
    let sum = 0
    for (let at = line; at < line + orderCount; at += 4) {
      sum +=
        (weights[at] as number) +
        (weights[at + 1] as number) +
        ((weights[at + 2] as number) + (weights[at + 3] as number))
    }
    sums[order] = sum
  }
}

/** Each thing is at the first place once. */
function sumColumns(placed: F, sums: Float64Array): void {
  for (let order = 0; order < orderCount; order++) {
    sums[order] =
      (placed[order] as number) +
      (placed[orderCount + order] as number) +
      ((placed[2 * orderCount + order] as number) + (placed[3 * orderCount + order] as number))
  }
}
