import type { ActionGroup } from '@athanor/kernel'
import type { Action } from './action.ts'
import {
  costOf,
  cubesOf,
  finalRound,
  firstRound,
  isOpen,
  type Space,
  spaceNumber,
  spaces,
} from './components/spaces.ts'
import { upTo } from './groups.ts'

/** Everything that decides which plans there are. */
export interface PlanMeans {
  readonly players: number
  readonly round: number
  /** Cubes on the player board. */
  readonly cubes: number
  readonly assistants: number
  readonly custodians: number
  readonly associates: number
}

/**
 * How many ways there are to fill the spaces from one on with at most so many cubes, by the number of spaces used:
 * `ways[space][cubes][used]`. Tens of thousands of plans are counted here and none of them is built.
 */
interface PlanTable {
  readonly spaces: readonly Space[]
  readonly ways: readonly (readonly (readonly number[])[])[]
}

const mostCubes = 10
const tables = new Map<string, PlanTable>()

function planTable(players: number, round: number): PlanTable {
  const kind = round === firstRound ? 'first' : round === finalRound ? 'final' : 'middle'
  const key = `${players}/${kind}`
  const known = tables.get(key)
  if (known !== undefined) return known
  const table = build(
    players,
    spaces.filter((space) => space !== 'custodian' && isOpen(space, round)),
  )
  tables.set(key, table)
  return table
}

function build(players: number, open: readonly Space[]): PlanTable {
  const ways: number[][][] = []
  ways[open.length] = upTo(mostCubes).map(() => [1])
  for (let place = open.length - 1; place >= 0; place--) {
    const space = open[place] as Space
    ways[place] = upTo(mostCubes).map((cubes) =>
      upTo(open.length - place).map((used) => {
        let count = 0
        for (const actions of upTo(cubesOf(players, space).length)) {
          count += ways[place + 1]?.[cubes - costOf(players, space, actions)]?.[used - (actions > 0 ? 1 : 0)] ?? 0
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
export function planGroups(means: PlanMeans): readonly ActionGroup<Action>[] {
  const groups: ActionGroup<Action>[] = []
  for (const assistants of upTo(means.assistants)) {
    for (const custodians of upTo(Math.min(means.custodians, means.cubes + assistants))) {
      for (const associates of upTo(means.associates)) groups.push(planGroup(means, assistants, custodians, associates))
    }
  }
  return groups
}

function planGroup(means: PlanMeans, assistants: number, custodians: number, associates: number): ActionGroup<Action> {
  const table = planTable(means.players, means.round)
  const cubes = means.cubes + assistants - custodians
  const byUse = table.ways[0]?.[cubes] ?? []
  const card = custodians > 0 ? 1 : 0
  const blocks = byUse.map((count, used) => count * choose(used + card, associates))
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
      const subsets = choose(used + card, associates)
      const actions = vector(table, means.players, cubes, used, Math.floor(rest / subsets))
      actions[spaceNumber('custodian')] = custodians
      const withCubes = spaces.filter((_, number) => (actions[number] ?? 0) > 0)
      return { kind: 'declare', actions, assistants, associates: subset(withCubes, associates, rest % subsets) }
    },
  }
}

/** The plan with this number among those that use so many spaces. */
function vector(
  { spaces: open, ways }: PlanTable,
  players: number,
  cubes: number,
  used: number,
  number: number,
): number[] {
  const actions = spaces.map(() => 0)
  let rest = number
  let cubesLeft = cubes
  let usedLeft = used
  for (const [place, space] of open.entries()) {
    for (const count of upTo(cubesOf(players, space).length)) {
      const cost = costOf(players, space, count)
      const following = ways[place + 1]?.[cubesLeft - cost]?.[usedLeft - (count > 0 ? 1 : 0)] ?? 0
      if (rest < following) {
        actions[spaceNumber(space)] = count
        cubesLeft -= cost
        usedLeft -= count > 0 ? 1 : 0
        break
      }
      rest -= following
    }
  }
  return actions
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
