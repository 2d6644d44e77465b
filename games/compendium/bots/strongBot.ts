import type { Bot, Thinking } from '@athanor/bots'
import { sequentialHalving } from '@athanor/bots'
import { type Action, type CompendiumShape, compendium, noCubes, type View } from '@athanor/compendium'
import { at, type Chance, type Seat, type Stream, steadyExp } from '@athanor/kernel'
import { type Appraised, appraise, tasteFor } from './appraisal.ts'
import { quickTable } from './quickTable.ts'

/** Rollouts for one decision at normal effort. */
const rollouts = 2500

/** How many candidates of each kind are worth a search. */
const candidateLimits: Readonly<Record<Action['kind'], number>> = { create: 14, copy: 8, takeReserve: 3, takeBag: 1 }

/** How much better a take must promise to be than a brew: two players who both wait for better cubes would stall. */
const reluctance = 0.01

/**
 * Plays each promising action out to the end of the game, in worlds drawn from exactly what its view leaves open, with
 * sensible players at every seat, and keeps what wins most. All candidates meet the same worlds, so luck cancels out.
 */
export const strongBot: Bot<CompendiumShape> = {
  id: 'strong',
  choose(view, thinking) {
    const candidates = candidatesOf(view)
    const [only] = candidates
    if (only !== undefined && candidates.length === 1) return only
    const seat = view.viewer as Seat
    const table = quickTable(view.players.length, view.options)
    return sequentialHalving(candidates, {
      trials: Math.max(candidates.length, Math.round(rollouts * thinking.effort)),
      outOfTime: () => thinking.outOfTime(),
      world: () => table.lay(compendium.resample(view, chanceOf(thinking))),
      play: (_, action) =>
        worthOf(
          action,
          seat,
          table.playOut(action, (n) => thinking.chance.below(n)),
        ),
    })
  },
}

function chanceOf({ chance }: Thinking): Chance {
  return { stream: (): Stream => chance }
}

/** The most promising actions of each kind. */
export function candidatesOf(view: View): readonly Action[] {
  const appraised = appraise(view, view.hand ?? noCubes, tasteFor(view.players.length))
  const byKind = Map.groupBy(appraised, ({ action }) => action.kind)
  return [...byKind].flatMap(([kind, all]) => {
    const sorted = all.toSorted((a: Appraised, b: Appraised) => b.worth - a.worth)
    return sorted.slice(0, candidateLimits[kind]).map(({ action }) => action)
  })
}

/** Points by which a lead begins to feel safe. */
const marginScale = 10

/** What an action was worth where it led to these points. */
export function worthOf({ kind }: Action, seat: Seat, points: readonly number[]): number {
  const value = valueFor(seat, points)
  return kind === 'takeReserve' || kind === 'takeBag' ? value - reluctance : value
}

/** Between 0 (far behind) and 1 (far ahead): smoother than win or loss, and just as honest. */
function valueFor(seat: Seat, points: readonly number[]): number {
  let rival = Number.NEGATIVE_INFINITY
  for (let other = 0; other < points.length; other++) {
    if (other !== seat) rival = Math.max(rival, at(points, other))
  }
  return 1 / (1 + steadyExp((rival - at(points, seat)) / marginScale))
}
