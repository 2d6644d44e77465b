import { canonical } from '../../canonical.ts'
import type { Seat, Shape, Viewer } from '../../game.ts'
import { type Performed, type Position, perform, sight } from '../../position.ts'
import { anyAction, someActions, unanswered } from '../choosing.ts'
import { describeDifference, shown } from '../difference.ts'
import { nameOf } from '../names.ts'
import { otherWorld } from '../otherWorld.ts'
import type { Property } from '../property.ts'
import { type Comparison, sameEvents } from '../sameEvents.ts'
import type { PlayedMove, Scene } from '../scene.ts'
import type { Table } from '../table.ts'

/** Worlds in which a move of the game is repeated for each viewer. */
const worldsPerViewer = 3
/** Moves that two worlds make side by side, and tries to find a move that both allow. */
const horizon = 12
const tries = 8

/**
 * Nobody learns what nobody told: two worlds that look alike to a viewer get the same moves and the same chance, and
 * the viewer receives the same bytes in both: view, owed decisions, events, legal actions and reasons for refusal.
 * Only event fields that the game declares as reveals may tell the worlds apart; then the other world is drawn anew
 * from what the viewer knows now, so that every further difference needs a reveal of its own.
 */
export const nonInterference: Property = {
  name: 'nonInterference',
  rate: 0.02,
  *position<G extends Shape>(scene: Scene<G>) {
    const { viewers } = scene.table
    const viewer = viewers[scene.chance.below(viewers.length)] as Viewer
    const leak = leakTo(scene, viewer)
    if (leak !== null) yield `${nameOf(viewer)} can tell two worlds apart: ${leak}`
  },
  *move<G extends Shape>({ table, position, chance, tally }: Scene<G>, { seat, action, done }: PlayedMove<G>) {
    for (const viewer of table.viewers.flatMap((each) => Array.from({ length: worldsPerViewer }, () => each))) {
      const world = otherWorld(table, position, viewer, chance)
      const other = world === null ? null : perform(table.game, world, seat, action, table.source)
      if (other === null || !other.ok) continue
      tally.compared++
      const leak = unlikeMoves(table, { seat, action, one: done, other }, viewer)
      if (typeof leak === 'object') yield `${nameOf(viewer)} can tell two worlds apart: ${leak.leak}`
    }
  },
}

interface Worlds<G extends Shape> {
  readonly one: Position<G>
  readonly other: Position<G>
}

interface Leak {
  readonly leak: string
}

function leakTo<G extends Shape>(scene: Scene<G>, viewer: Viewer): string | null {
  const other = otherWorld(scene.table, scene.position, viewer, scene.chance)
  let worlds: Worlds<G> | Leak | null = other === null ? null : { one: scene.position, other }
  for (let ahead = 0; ahead <= horizon && worlds !== null; ahead++) {
    worlds = oneMoveOn(scene, worlds, viewer)
    if (worlds !== null && 'leak' in worlds) return `${worlds.leak} (moves ahead: ${ahead})`
  }
  return null
}

/** Compares two worlds and moves both on; null when they cannot go on together. */
function oneMoveOn<G extends Shape>(scene: Scene<G>, worlds: Worlds<G>, viewer: Viewer): Worlds<G> | Leak | null {
  const { table, chance, tally } = scene
  const unlike = unlikeSights(table, worlds, viewer) ?? unlikeAnswers(scene, worlds, viewer)
  if (unlike !== null) return { leak: unlike }
  const next = moveBoth(scene, worlds, viewer)
  if (next === null || 'leak' in next) return next
  tally.compared++
  const told = unlikeMoves(table, next, viewer)
  if (typeof told === 'object') return told
  const one = next.one.position
  if (told === 'same') return { one, other: next.other.position }
  tally.rejoined++
  const joined = otherWorld(table, one, viewer, chance)
  return joined === null ? null : { one, other: joined }
}

/** Compares what a viewer receives through the same move in two worlds. Only a reveal excuses that views differ. */
function unlikeMoves<G extends Shape>(table: Table<G>, move: MovedBoth<G>, viewer: Viewer): Comparison {
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

function unlikeSights<G extends Shape>({ game }: Table<G>, { one, other }: Worlds<G>, viewer: Viewer): string | null {
  const [left, right] = [one, other].map((position) => ({
    ...sight(game, position, viewer),
    outcome: game.outcome(position.state),
  }))
  return canonical(left) === canonical(right) ? null : describeDifference(left, right)
}

/** Legal actions and refusals of the viewer, who may have tried things without the table noticing. */
function unlikeAnswers<G extends Shape>(scene: Scene<G>, { one, other }: Worlds<G>, viewer: Viewer): string | null {
  const { game } = scene.table
  const left = game.view(one.state, viewer)
  const right = game.view(other.state, viewer)
  const sizes = [left, right].map((view) => game.legal(view).groups.map(({ kind, size }) => ({ kind, size })))
  if (canonical(sizes[0]) !== canonical(sizes[1]))
    return `legal actions differ: ${describeDifference(sizes[0], sizes[1])}`
  const actions = someActions(game.legal(left), 6, scene.chance)
  for (let count = 0; count < 4; count++) actions.push(scene.harness.randomAction(left, scene.chance))
  for (const action of actions) {
    const reasons = [game.check(left, action), game.check(right, action)]
    if (canonical(reasons[0]) !== canonical(reasons[1])) {
      return `the reason to refuse ${shown(action)} is ${shown(reasons[0])} or ${shown(reasons[1])}`
    }
  }
  return null
}

interface MovedBoth<G extends Shape> {
  readonly seat: Seat
  readonly action: G['action']
  readonly one: Performed<G>
  readonly other: Performed<G>
}

/** The same move in both worlds; null when the game is over or no move was found that both allow. */
function moveBoth<G extends Shape>(
  { table, chance }: Scene<G>,
  { one, other }: Worlds<G>,
  viewer: Viewer,
): MovedBoth<G> | Leak | null {
  const { game, source } = table
  const open = unanswered(table, one)
  if (open.length === 0) return null
  for (let count = 0; count < tries; count++) {
    const seat = open[chance.below(open.length)]?.seat as Seat
    const action = anyAction(game.legal(game.view(one.state, seat)), chance)
    const first = perform(game, one, seat, action, source)
    const second = perform(game, other, seat, action, source)
    if (first.ok && second.ok) return { seat, action, one: first, other: second }
    if (first.ok !== second.ok && seat === viewer) return { leak: `${shown(action)} is possible in one world only` }
  }
  return null
}
