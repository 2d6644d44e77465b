import { type ActionGroup, at } from '@athanor/kernel'
import type { Space } from '../engine/contributions.ts'
import { upTo } from '../engine/groups.ts'
import type { Rules } from '../engine/rules.ts'
import { costOf, type SpaceRules } from '../engine/space.ts'
import type { DeclareAction } from './action.ts'
import { type FavourChoice, naming } from './favourUses.ts'

/** Everything that decides which plans there are. */
export interface PlanMeans {
  readonly rules: Rules
  readonly round: number
  /** Cubes on the player board. */
  readonly cubes: number
  readonly assistants: readonly FavourCount[]
  readonly custodians: readonly FavourCount[]
  readonly associates: readonly FavourCount[]
}

/** Favor cards that can be played together, and how many they are. */
export interface FavourCount {
  readonly choice: FavourChoice
  readonly cards: number
}

/**
 * How many ways there are to fill the spaces from one on with at most so many cubes, by the number of spaces used:
 * `ways[space][cubes][used]`. Tens of thousands of plans are counted here and none of them is built.
 */
interface PlanTable {
  readonly spaces: readonly SpaceRules[]
  readonly ways: readonly (readonly (readonly number[])[])[]
}

const tables = new WeakMap<Rules, PlanTable[]>()

/** Made for so many cubes at least; all plans that use fewer are in it too. */
function planTable({ rules, round, cubes }: PlanMeans): PlanTable {
  const known = tables.get(rules) ?? []
  if (known.length === 0) tables.set(rules, known)
  const found = known[round]
  if (found !== undefined && at(found.ways, 0).length > cubes) return found
  const table = build(
    rules.spaces.filter((space) => space.card === undefined && space.isOpen(round)),
    cubes,
  )
  known[round] = table
  return table
}

function build(open: readonly SpaceRules[], most: number): PlanTable {
  const ways: number[][][] = []
  ways[open.length] = upTo(most).map(() => [1])
  for (let place = open.length - 1; place >= 0; place--) {
    const space = at(open, place, 'space')
    ways[place] = upTo(most).map((cubes) =>
      upTo(open.length - place).map((used) => {
        let count = 0
        for (const actions of upTo(space.cubes.length)) {
          count += ways[place + 1]?.[cubes - costOf(space, actions)]?.[used - (actions > 0 ? 1 : 0)] ?? 0
        }
        return count
      }),
    )
  }
  return { spaces: open, ways }
}

function choose(from: number, count: number): number {
  let result = 1
  for (let step = 0; step < count; step++) result = (result * (from - step)) / (step + 1)
  return from < count ? 0 : Math.round(result)
}

/** One group for each number of favor cards of each sort; their plans are addressed by number. */
export function planGroups(means: PlanMeans): readonly ActionGroup<DeclareAction>[] {
  const groups: ActionGroup<DeclareAction>[] = []
  // Built once for the most cubes that there can be.
  const table = planTable({ ...means, cubes: means.cubes + Math.max(...means.assistants.map(({ cards }) => cards)) })
  for (const assistants of means.assistants) {
    for (const custodians of means.custodians) {
      if (custodians.cards > means.cubes + assistants.cards) continue
      for (const associates of means.associates) {
        groups.push(planGroup(means, table, assistants, custodians, associates))
      }
    }
  }
  return groups
}

function planGroup(
  means: PlanMeans,
  table: PlanTable,
  assistants: FavourCount,
  custodians: FavourCount,
  associates: FavourCount,
): ActionGroup<DeclareAction> {
  const cubes = means.cubes + assistants.cards - custodians.cards
  const byUse = at(at(table.ways, 0, 'space'), cubes, 'number of cubes')
  const card = custodians.cards > 0 ? 1 : 0
  const blocks = byUse.map((count, used) => count * choose(used + card, associates.cards))
  const named = naming(assistants.choice, custodians.choice, associates.choice)
  return {
    kind: 'declare',
    size: blocks.reduce((sum, block) => sum + block, 0),
    at(index) {
      let rest = index
      const used = blocks.findIndex((block) => {
        if (rest < block) return true
        rest -= block
        return false
      })
      const subsets = choose(used + card, associates.cards)
      const counts = planNumber(table, cubes, used, Math.floor(rest / subsets))
      const { actions, withCubes } = planOf(means.rules, table, counts, custodians.cards)
      return {
        kind: 'declare',
        actions,
        assistants: assistants.choice.number,
        associates: subset(withCubes, associates.cards, rest % subsets),
        ...named,
      }
    },
  }
}

/** The plan in the order of the spaces, the one with cards among them. */
function planOf(
  { spaces }: Rules,
  table: PlanTable,
  counts: readonly number[],
  custodians: number,
): { readonly actions: DeclareAction['actions']; readonly withCubes: readonly Space[] } {
  const actions: Partial<Record<Space, number>> = {}
  const withCubes: Space[] = []
  let place = 0
  for (const space of spaces) {
    const isInTable = space === table.spaces[place]
    const count = isInTable ? at(counts, place, 'count') : space.card === undefined ? 0 : custodians
    if (isInTable) place++
    if (count === 0) continue
    actions[space.id] = count
    withCubes.push(space.id)
  }
  return { actions, withCubes }
}

/** The plan with this number among those that use so many spaces, in the order of the table. */
function planNumber({ spaces, ways }: PlanTable, cubes: number, used: number, number: number): readonly number[] {
  const counts: number[] = []
  let rest = number
  let cubesLeft = cubes
  let usedLeft = used
  for (let place = 0; place < spaces.length; place++) {
    const { cubes: costs } = at(spaces, place, 'space')
    let cost = 0
    for (let count = 0; count <= costs.length; count++) {
      const following = ways[place + 1]?.[cubesLeft - cost]?.[usedLeft - (count > 0 ? 1 : 0)] ?? 0
      if (rest < following) {
        counts.push(count)
        cubesLeft -= cost
        usedLeft -= count > 0 ? 1 : 0
        break
      }
      rest -= following
      cost += costs[count] ?? 0
    }
  }
  return counts
}

/** The subset with this number among those of its size, in lexical order. */
function subset(from: readonly Space[], size: number, number: number): Space[] {
  const result: Space[] = []
  let rest = number
  for (const [place, space] of from.entries()) {
    if (result.length === size) break
    const withIt = choose(from.length - place - 1, size - result.length - 1)
    if (rest < withIt) result.push(space)
    else rest -= withIt
  }
  return result
}
