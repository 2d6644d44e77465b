import { steadyLog2 } from '@athanor/kernel'
import { eachWorld, type WorldSet } from './bits.ts'
import { type LawSet, lawCount, type Sieve } from './lawSet.ts'
import { worldCount, worlds } from './worlds.ts'

/** The golem's laws where some assignments are concerned, and how likely they are beside each other. */
export interface LawGroup {
  readonly laws: LawSet
  /** The odds of each law; zero when it is ruled out. */
  readonly odds: Readonly<Float64Array>
  readonly count: number
  /** The sum of the odds. */
  readonly total: number
  /** The sum of o · log2 o. */
  readonly spread: number
}

/**
 * What is known of the golem. The truth is one of 967,680 pairs of an assignment and a law; but facts about the golem
 * look at few ingredients, and assignments in which they find the same need to be told apart no further: they are a
 * group, which holds its laws once. Tests alone never lead to more than 24 groups.
 */
export interface LawGroups {
  /** The first group has no laws: it is for assignments that no golem fits. */
  readonly groups: readonly LawGroup[]
  readonly groupOf: Readonly<Uint16Array>
}

/** Odds below this share of the best ones no longer fall: together with weights they must stay above zero. */
const faintestOdds = 1e-50

function groupWith(odds: Readonly<Float64Array>): LawGroup {
  let laws: LawSet = 0
  let count = 0
  let total = 0
  let spread = 0
  for (let law = 0; law < lawCount; law++) {
    const one = odds[law] as number
    if (one === 0) continue
    laws |= 1 << law
    count++
    total += one
    if (one !== 1) spread += one * steadyLog2(one)
  }
  return { laws, odds, count, total, spread }
}

const nobody = groupWith(new Float64Array(lawCount))
const everybody = groupWith(new Float64Array(lawCount).fill(1))

/** Before anything is known of the golem: all assignments are one group. */
export function openLaws(): LawGroups {
  return { groups: [nobody, everybody], groupOf: new Uint16Array(worldCount).fill(1) }
}

export interface Sifted {
  readonly possible: WorldSet
  readonly golem: LawGroups
}

/**
 * Multiplies the odds of every assignment with every law: by `holds` where the fact of the sieve holds, by `fails`
 * elsewhere. Assignments that are left without a law go.
 */
export function sift(possible: WorldSet, golem: LawGroups, sieve: Sieve, fails: number, holds: number): Sifted {
  const { groups, next } = divided(possible, golem, sieve, fails, holds)
  const [a, b] = sieve.columns.map((column) => worlds().columns[column]) as [Uint8Array, Uint8Array]
  const groupOf = new Uint16Array(worldCount)
  const left = new Int32Array(possible.length)
  for (let word = 0; word < possible.length; word++) {
    const bits = possible[word] as number
    if (bits === 0) continue
    let alive = 0
    for (let bit = 0; bit < 32; bit++) {
      const world = (word << 5) | bit
      const cell = ((a[world] as number) << 3) | (b[world] as number)
      const group = next[((golem.groupOf[world] as number) << 6) | cell] as number
      groupOf[world] = group
      alive |= (-group >>> 31) << bit
    }
    left[word] = bits & alive
  }
  return { possible: left, golem: { groups: fails > 0 && holds > 0 ? rescaled(groups) : groups, groupOf } }
}

interface Divided {
  readonly groups: readonly LawGroup[]
  /** The number of the new group, at `old group * 64 + cell of the sieve`. */
  readonly next: Readonly<Uint16Array>
}

/** Cells with the same laws are the same to a fact, and groups with the same odds are one. */
function divided(possible: WorldSet, golem: LawGroups, sieve: Sieve, fails: number, holds: number): Divided {
  const groups = [nobody]
  const numbers = new Map<LawSet, number[]>([[0, [0]]])
  const next = new Uint16Array(golem.groups.length * 64)
  const different = [...new Set(sieve.laws)]
  const met = golem.groups.length * different.length > many ? cellsMet(possible, golem, sieve) : undefined
  for (const [before, group] of golem.groups.entries()) {
    for (const laws of different) {
      const cells = cellNumbers.filter((cell) => sieve.laws[cell] === laws && met?.[before * 64 + cell] !== 0)
      if (cells.length === 0) continue
      const after = numberOf(times(group, laws, fails, holds), groups, numbers)
      for (const cell of cells) next[before * 64 + cell] = after
    }
  }
  return { groups, next }
}

const cellNumbers: readonly number[] = Array.from({ length: 64 }, (_, cell) => cell)

/** From this many groups on, only those are made that some assignment belongs to. */
const many = 512

/** Which groups and cells go together in a possible assignment. */
function cellsMet(possible: WorldSet, { groups, groupOf }: LawGroups, { columns }: Sieve): Uint8Array {
  const [a, b] = columns.map((column) => worlds().columns[column]) as [Uint8Array, Uint8Array]
  const met = new Uint8Array(groups.length * 64)
  eachWorld(possible, (world) => {
    met[((groupOf[world] as number) << 6) | ((a[world] as number) << 3) | (b[world] as number)] = 1
  })
  return met
}

function times(group: LawGroup, laws: LawSet, fails: number, holds: number): LawGroup {
  if ((group.laws & laws) === group.laws && holds === 1) return group
  if ((group.laws & laws) === 0 && fails === 0) return nobody
  return groupWith(group.odds.map((one, law) => one * (((laws >> law) & 1) === 1 ? holds : fails)))
}

/** The number of a group in the list, into which it goes when none has the same odds. */
function numberOf(group: LawGroup, groups: LawGroup[], numbers: Map<LawSet, number[]>): number {
  const alike = numbers.get(group.laws) ?? []
  const found = alike.find((number) => sameOdds(groups[number] as LawGroup, group))
  if (found !== undefined) return found
  numbers.set(group.laws, [...alike, groups.length])
  return groups.push(group) - 1
}

function sameOdds(one: LawGroup, other: LawGroup): boolean {
  return one.odds === other.odds || one.odds.every((odds, law) => odds === other.odds[law])
}

/** Only ratios matter; the best odds are 1. */
function rescaled(groups: readonly LawGroup[]): readonly LawGroup[] {
  const best = groups.reduce((most, { odds }) => Math.max(most, ...odds), 0)
  return groups.map(({ odds }) => groupWith(odds.map((one) => (one === 0 ? 0 : Math.max(one / best, faintestOdds)))))
}
