import type { Seat, Shape, Viewer } from '../game.ts'
import { observe, type Performed, type Position } from '../position.ts'
import { someActions } from './choosing.ts'
import { describeDifference, shown } from './difference.ts'
import { sameData } from './sameData.ts'
import { type Comparison, sameEvents } from './sameEvents.ts'
import type { Scene } from './scene.ts'
import type { Table } from './table.ts'

/** Two positions of one game that somebody must not be able to tell apart. */
export interface Worlds<G extends Shape> {
  readonly one: Position<G>
  readonly other: Position<G>
}

/** A move that was made in two worlds. */
export interface MovedBoth<G extends Shape> {
  readonly seat: Seat
  /** What was done in the first of them. */
  readonly action: G['action']
  readonly one: Performed<G>
  readonly other: Performed<G>
}

/** Compares what a viewer receives through a move in two worlds. Only a reveal excuses that views differ. */
export function unlikeMoves<G extends Shape>(table: Table<G>, move: MovedBoth<G>, viewer: Viewer): Comparison {
  const { seat, action, one, other } = move
  const events = sameEvents(table.game, viewer, one.events, other.events)
  if (typeof events === 'object') return { leak: `after ${shown(action)} of seat ${seat}, ${events.leak}` }
  if (events === 'revealed') return events
  if (viewer === seat && one.barrier !== other.barrier) {
    return { leak: `${shown(action)} can be taken back in one world only` }
  }
  const unlike = unlikeSights(table, { one: one.position, other: other.position }, viewer)
  return unlike === null ? 'same' : { leak: `after ${shown(action)} of seat ${seat}, ${unlike}` }
}

/** What the viewer sees of the one world and not of the other: view, owed decisions, own sealed answer, outcome. */
export function unlikeSights<G extends Shape>(
  { game }: Table<G>,
  { one, other }: Worlds<G>,
  viewer: Viewer,
): string | null {
  const [left, right] = [one, other].map((position) => ({
    ...observe(game, position, viewer),
    outcome: game.outcome(position.state),
  }))
  return sameData(left, right) ? null : describeDifference(left, right)
}

/** Legal actions and refusals of the viewer, who may have tried things without the table noticing. */
export function unlikeAnswers<G extends Shape>(
  scene: Scene<G>,
  { one, other }: Worlds<G>,
  viewer: Viewer,
): string | null {
  const { game } = scene.table
  const left = game.view(one.state, viewer)
  const right = game.view(other.state, viewer)
  const sizes = [left, right].map((view) => game.legal(view).groups.map(({ kind, size }) => ({ kind, size })))
  if (!sameData(sizes[0], sizes[1])) return `legal actions differ: ${describeDifference(sizes[0], sizes[1])}`
  const actions = someActions(game.legal(left), 6, scene.chance)
  for (let count = 0; count < 4; count++) actions.push(scene.harness.randomAction(left, scene.chance))
  for (const action of actions) {
    const reasons = [game.check(left, action), game.check(right, action)]
    if (!sameData(reasons[0], reasons[1])) {
      return `the reason to refuse ${shown(action)} is ${shown(reasons[0])} or ${shown(reasons[1])}`
    }
  }
  return null
}
