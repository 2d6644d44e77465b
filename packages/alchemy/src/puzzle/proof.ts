import { smallestHittingSet } from '../belief/hittingSet.ts'
import { type Grid, isBroken, openGrid } from './grid.ts'
import { afterLook, type Clue, type Inspection, isOfUse } from './look.ts'

/** What has to be shown: from some clues a grid of which this is true. What cannot be is shown too. */
export interface Goal {
  readonly clues: readonly Clue[]
  isReached(grid: Grid): boolean
}

/** The grid when nothing more can be struck out by these looks, each taken as often as it helps. */
export function closed(looks: readonly Inspection[], clues: readonly Clue[], start: Grid = openGrid): Grid {
  let grid = start
  for (let idle = 0, at = 0; idle < looks.length; at = (at + 1) % looks.length) {
    const next = afterLook(grid, looks[at] as Inspection, clues)
    idle = next === grid ? idle + 1 : 1
    grid = next
    if (isBroken(grid)) return grid
  }
  return grid
}

/** Whether looks are enough for all goals. More looks never prove less. */
export function proves(looks: readonly Inspection[], goals: readonly Goal[]): boolean {
  return goals.every((goal) => isShown(goal, closed(looks, goal.clues)))
}

function isShown(goal: Goal, grid: Grid): boolean {
  return isBroken(grid) || goal.isReached(grid)
}

/**
 * The fewest looks from which all goals follow; null when all looks together are not enough, or when more obstacles are
 * met than patience lasts for. A proof is a set of looks, so one that is taken twice counts once. Exact, by the same search as explanations: the smallest choice that hits every
 * obstacle met so far is tried; when it proves nothing, as many further looks as possible are granted without proving
 * it, and those that remain are a new obstacle, for one of them is needed.
 */
export function shortestProof(
  all: readonly Inspection[],
  goals: readonly Goal[],
  patience: number,
): readonly Inspection[] | null {
  const ends = goals.map((goal) => closed(all, goal.clues))
  if (!goals.every((goal, place) => isShown(goal, ends[place] as Grid))) return null
  const looks = all.filter((look) => ends.some((end) => isBroken(end) || isOfUse(look, end)))
  // Whatever cannot be done without is an obstacle by itself.
  const obstacles: (readonly number[])[] = looks.flatMap((look, index) =>
    proves(
      looks.filter((other) => other !== look),
      goals,
    )
      ? []
      : [[index]],
  )
  for (let chosen: readonly number[] = obstacles.flat(); ; ) {
    const taken = chosen.map((index) => looks[index] as Inspection)
    if (proves(taken, goals)) return taken
    if (obstacles.length >= patience) return null
    obstacles.push(obstacleTo(taken, looks, goals))
    chosen = smallestHittingSet(obstacles, chosen.length) as readonly number[]
  }
}

function obstacleTo(
  taken: readonly Inspection[],
  looks: readonly Inspection[],
  goals: readonly Goal[],
): readonly number[] {
  const granted = [...taken]
  let grids = goals.map((goal) => closed(granted, goal.clues))
  const denied: number[] = []
  for (const [index, look] of looks.entries()) {
    if (taken.includes(look)) continue
    const next = goals.map((goal, place) => closed([look, ...granted], goal.clues, grids[place] as Grid))
    if (goals.every((goal, place) => isShown(goal, next[place] as Grid))) denied.push(index)
    else {
      granted.push(look)
      grids = next
    }
  }
  return denied
}
