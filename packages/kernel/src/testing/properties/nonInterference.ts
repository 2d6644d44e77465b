import type { Shape, Viewer } from '../../game.ts'
import { perform } from '../../position.ts'
import { anyAction, guestToMove, unanswered } from '../choosing.ts'
import { shown } from '../difference.ts'
import { nameOf } from '../names.ts'
import { otherWorld } from '../otherWorld.ts'
import type { Property } from '../property.ts'
import type { PlayedMove, Scene } from '../scene.ts'
import { type MovedBoth, unlikeAnswers, unlikeMoves, unlikeSights, type Worlds } from '../sideBySide.ts'

/** Worlds in which a move of the game is repeated for each viewer. */
const worldsPerViewer = 3
/** Moves that two worlds make side by side, and tries to find a move that both allow. */
const horizon = 12
const tries = 8

/**
 * No secret leaks. Two worlds that look alike to a viewer get the same moves and the same chance; the viewer must receive
 * the same bytes in both: view, owed decisions, events, legal actions and reasons for refusal. Only event fields that
 * the game declares as reveals may differ. After such a reveal the other world is drawn again from what the viewer knows
 * now, so every further difference needs a reveal of its own.
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
    const seat = guestToMove(table, one, chance) ?? open[chance.below(open.length)]?.seat ?? 0
    const action = anyAction(game.legal(game.view(one.state, seat)), chance)
    const first = perform(game, one, seat, action, source)
    const second = perform(game, other, seat, action, source)
    if (first.ok && second.ok) return { seat, action, one: first, other: second }
    if (first.ok !== second.ok && seat === viewer) return { leak: `${shown(action)} is possible in one world only` }
  }
  return null
}
