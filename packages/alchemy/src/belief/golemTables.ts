import { steadyLog2 } from '@athanor/kernel'
import type { LawGroup } from './lawGroups.ts'
import { animatingPairs, type LawSet, lawCount, type Sieve } from './lawSet.ts'
import type { Mass } from './mass.ts'
import type { GolemBelief, Members } from './members.ts'
import { type BeliefOutlook, gridMasks } from './outlook.ts'
import { pairColumns, worlds } from './worlds.ts'

/** What is left of a belief by an answer: how much of it, and what is still open then. */
export interface Remainder {
  readonly mass: Mass
  readonly open: BeliefOutlook
}

/** Sums over the assignments of a group that have something in common, the golem's laws left out. */
interface Tally {
  total: number
  spread: number
  low: number
  high: number
}

function tallies(count: number): readonly Tally[] {
  return Array.from({ length: count }, () => ({ total: 0, spread: 0, low: 0, high: 0 }))
}

/** Adds the members of a group to the tally that `placeOf` finds for each. */
function addGroup(
  { worlds: members, weights, spreads, starts }: Members,
  group: number,
  sums: readonly Tally[],
  placeOf: (world: number) => number,
): void {
  const { low, high } = gridMasks()
  for (let member = starts[group] as number; member < (starts[group + 1] as number); member++) {
    const world = members[member] as number
    const tally = sums[placeOf(world)] as Tally
    tally.total += weights[member] as number
    tally.spread += spreads[member] as number
    tally.low |= low[world] as number
    tally.high |= high[world] as number
  }
}

/** Adds what a tally of a group is under some laws. */
function addUnder(laws: LawSet, group: LawGroup, tally: Tally, sum: Tally & { laws: LawSet }): void {
  const left = laws & group.laws
  if (left === 0 || tally.total === 0) return
  for (let law = 0; law < lawCount; law++) {
    if (((left >> law) & 1) === 0) continue
    const odds = group.odds[law] as number
    sum.total += tally.total * odds
    sum.spread += tally.spread * odds + (odds === 1 ? 0 : tally.total * odds * steadyLog2(odds))
  }
  sum.low |= tally.low
  sum.high |= tally.high
  sum.laws |= left
}

function remainder({ total, spread, low, high, laws }: Tally & { readonly laws: LawSet }): Remainder {
  return { mass: { total, spread }, open: { low, high, laws } }
}

/** What is left by each answer to a golem test: it looks at one ingredient, whose alchemicals are tallied once. */
export function reactionTable({ golem }: GolemBelief, members: Members): (sieve: Sieve) => Remainder {
  const columns = new Map<number, readonly (readonly Tally[])[]>()
  const tallied = (column: number) => {
    const rows = worlds().columns[column] as Uint8Array
    return golem.groups.map((_, group) => {
      const sums = tallies(8)
      addGroup(members, group, sums, (world) => rows[world] as number)
      return sums
    })
  }
  return ({ columns: [column], laws }) => {
    const table = columns.get(column) ?? tallied(column)
    columns.set(column, table)
    const sum = { total: 0, spread: 0, low: 0, high: 0, laws: 0 }
    for (const [group, byRow] of table.entries()) {
      for (const [row, tally] of byRow.entries()) {
        addUnder(laws[row * 9] as LawSet, golem.groups[group] as LawGroup, tally, sum)
      }
    }
    return remainder(sum)
  }
}

/** The pair of two grid columns. */
const pairAt: Readonly<Uint8Array> = Uint8Array.from({ length: 64 }, (_, cell) => {
  const [one, other] = [Math.min(cell >> 3, cell & 7), Math.max(cell >> 3, cell & 7)]
  return Math.max(
    0,
    pairColumns.findIndex(([a, b]) => a === one && b === other),
  )
})

/** What is left when a pair animates the golem, for every pair of the results triangle. */
export function animationTable({ golem }: GolemBelief, members: Members): readonly Remainder[] {
  const { holders } = worlds()
  const sums = pairColumns.map(() => ({ total: 0, spread: 0, low: 0, high: 0, laws: 0 }))
  for (const [number, group] of golem.groups.entries()) {
    for (const { rows, laws } of animatingPairs) {
      if ((group.laws & laws) === 0) continue
      const [a, b] = rows.map((row) => holders[row]) as [Uint8Array, Uint8Array]
      const pairs = tallies(pairColumns.length)
      addGroup(members, number, pairs, (world) => pairAt[((a[world] as number) << 3) | (b[world] as number)] as number)
      for (const [pair, tally] of pairs.entries()) addUnder(laws, group, tally, sums[pair] as (typeof sums)[number])
    }
  }
  return sums.map(remainder)
}
