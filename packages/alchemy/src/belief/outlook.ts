import { at } from '@athanor/kernel'
import { type GroundFact, type HardFact, isGolemFact } from '../fact.ts'
import { ingredientIndex } from '../ingredient.ts'
import { mixingTable } from '../mixing.ts'
import { potionIndex, potions } from '../potion.ts'
import { type Belief, withGolem } from './belief.ts'
import type { WorldSet } from './bits.ts'
import { factWorlds } from './factWorlds.ts'
import type { LawGroups } from './lawGroups.ts'
import { allLaws, type LawSet, type Sieve, sieveOf } from './lawSet.ts'
import { wordCount, worldCount, worlds } from './worlds.ts'

/** What may still be so: the open cells of the deduction grid, a byte for each ingredient, and the golem's laws. */
export interface BeliefOutlook {
  /** The first four ingredients. */
  readonly low: number
  /** The other four. */
  readonly high: number
  readonly laws: LawSet
}

interface GridMasks {
  readonly low: Readonly<Int32Array>
  readonly high: Readonly<Int32Array>
}

let masks: GridMasks | undefined

/** Every assignment as the cells that it fills in the deduction grid. */
export function gridMasks(): GridMasks {
  if (masks !== undefined) return masks
  const half = (first: number) =>
    Int32Array.from({ length: worldCount }, (_, world) =>
      [0, 1, 2, 3].reduce(
        (mask, place) => mask | (1 << (8 * place + (at(worlds().columns, first + place, 'column')[world] as number))),
        0,
      ),
    )
  masks = { low: half(0), high: half(4) }
  return masks
}

/** The outlook of a contradiction. */
export const nothing: BeliefOutlook = { low: 0, high: 0, laws: 0 }

/** What a belief leaves open. */
export function outlookOf(belief: Belief): BeliefOutlook {
  return lookAround(belief, belief.possible, { low: -1, high: -1, laws: allLaws })
}

/** What a fact would leave open of what is open now. */
export function outlookAfter(belief: Belief, fact: HardFact, now: BeliefOutlook): BeliefOutlook {
  if (isGolemFact(fact)) return lookThrough(withGolem(belief), sieveOf(fact), now)
  return lookAround(belief, factWorlds(fact), narrowed(now, fact))
}

/** Neighbouring assignments are alike; in this order all kinds of them turn up soon. */
const scatteredWords: Readonly<Uint16Array> = Uint16Array.from(
  { length: wordCount },
  (_, place) => (place * 487) % wordCount,
)

/** Looks at the assignments of a set that are possible, until nothing more can turn up: all of `bound` is there. */
function lookAround({ possible, golem }: Belief, among: WorldSet, bound: BeliefOutlook): BeliefOutlook {
  const { low, high } = gridMasks()
  const lawsOf = golem === undefined ? undefined : Int32Array.from(golem.groups, ({ laws }) => laws)
  let left = 0
  let right = 0
  let laws: LawSet = 0
  for (const word of scatteredWords) {
    for (let bits = (possible[word] as number) & (among[word] as number); bits !== 0; bits &= bits - 1) {
      const world = word * 32 + 31 - Math.clz32(bits & -bits)
      left |= low[world] as number
      right |= high[world] as number
      laws |= lawsOf === undefined ? allLaws : (lawsOf[golem?.groupOf[world] as number] as number)
    }
    if (left === bound.low && right === bound.high && laws === bound.laws) break
  }
  return { low: left, high: right, laws }
}

/** The same for a fact about the golem, which leaves other laws in other assignments. */
function lookThrough({ possible, golem }: Belief, sieve: Sieve, bound: BeliefOutlook): BeliefOutlook {
  const { low, high } = gridMasks()
  const { groups, groupOf } = golem as LawGroups
  const lawsOf = Int32Array.from(groups, (group) => group.laws)
  const [a, b] = sieve.columns.map((column) => worlds().columns[column]) as [Uint8Array, Uint8Array]
  let left = 0
  let right = 0
  let laws: LawSet = 0
  for (const word of scatteredWords) {
    for (let bits = possible[word] as number; bits !== 0; bits &= bits - 1) {
      const world = word * 32 + 31 - Math.clz32(bits & -bits)
      const cell = ((a[world] as number) << 3) | (b[world] as number)
      const here = (lawsOf[groupOf[world] as number] as number) & (sieve.laws[cell] as number)
      if (here === 0) continue
      left |= low[world] as number
      right |= high[world] as number
      laws |= here
    }
    if (left === bound.low && right === bound.high && laws === bound.laws) break
  }
  return { low: left, high: right, laws }
}

/** The rows of alchemicals that can be in each potion. */
const rowsMaking: readonly number[] = potions.map((_, potion) =>
  mixingTable.reduce(
    (rows, made, cell) => (made === potion && cell >> 3 !== (cell & 7) ? rows | (1 << (cell >> 3)) : rows),
    0,
  ),
)

/** What a fact can leave open at most, as far as that is easily seen. */
function narrowed({ low, high, laws }: BeliefOutlook, fact: GroundFact): BeliefOutlook {
  const rows =
    fact.kind === 'mix'
      ? fact.potions.reduce((all, potion) => all | (rowsMaking[potionIndex(potion)] as number), 0)
      : 0xff
  const shut = (fact.kind === 'mix' ? fact.ingredients : []).map((ingredient) => ingredientIndex(ingredient))
  const cleared = (half: number, first: number) =>
    shut
      .filter((column) => column >> 2 === first >> 2)
      .reduce((left, column) => left & ~((~rows & 0xff) << (8 * (column & 3))), half)
  return { low: cleared(low, 0), high: cleared(high, 4), laws }
}

/** The grid column of an ingredient: one bit for each alchemical that it may have. */
export function columnOf({ low, high }: BeliefOutlook, column: number): number {
  return ((column < 4 ? low : high) >>> (8 * (column & 3))) & 0xff
}
