import { canonical } from '../../canonical.ts'
import type { ChanceSource } from '../../chance.ts'
import type { GameEvent } from '../../event.ts'
import type { Game, Shape, Viewer } from '../../game.ts'
import { type Position, perform } from '../../position.ts'
import { namesOfReveals, type RevealName } from '../../reveals.ts'
import { seededChance } from '../../seededChance.ts'
import { anyAction } from '../choosing.ts'
import { otherWorld } from '../otherWorld.ts'
import type { Property } from '../property.ts'
import type { PlayedMove, Scene } from '../scene.ts'
import { newTable, secretOf } from '../table.ts'
import type { Tally } from '../tally.ts'
import { told } from '../telling.ts'

/** Worlds that are drawn for each viewer of a move. */
const worlds = 2
/** Moves after which a field that told nobody anything counts as declared for nothing. */
const enoughMoves = 60

/**
 * A declared reveal reveals something. A declaration excuses differences that would otherwise be a leak, and makes moves
 * impossible to undo. So over a whole run each declared field must prove needed once: two worlds that a viewer could not
 * tell apart differ in it, or luck makes it differ, or the move that brings it would have looked different in another
 * world. A field that has been proven is not looked at again.
 */
export const needlessReveals: Property = {
  name: 'needlessReveals',
  rate: 1,
  move<G extends Shape>(scene: Scene<G>, move: PlayedMove<G>) {
    const { table, tally } = scene
    const open = openReveals(table.game, tally, move.done.events)
    if (open.length === 0) return []
    for (const { name } of open) tally.reveals.set(name, (tally.reveals.get(name) ?? 0) + 1)
    for (const viewer of table.viewers) {
      for (let count = 0; count < worlds; count++) {
        const position = secretlyOther(scene, viewer)
        if (position === null) continue
        const source = count === 0 ? table.source : otherChance(scene)
        for (const name of borneOut(scene, { position, source }, viewer, move, open)) {
          tally.reveals.set(name, Number.NEGATIVE_INFINITY)
        }
      }
    }
    return []
  },
  game<G extends Shape>({ table, chance, tally }: Scene<G>) {
    const open = openReveals(table.game, tally, table.events)
    if (open.length === 0) return []
    for (const { name } of open) tally.reveals.set(name, (tally.reveals.get(name) ?? 0) + 1)
    const other = newTable(table.game, table.setup, `${table.seed}/${chance.below(0x1_0000_0000)}`)
    if ('id' in other) return []
    for (const viewer of table.viewers) {
      for (const reveal of open.filter((each) => differs(each, viewer, table.events, other.events))) {
        tally.reveals.set(reveal.name, Number.NEGATIVE_INFINITY)
      }
    }
    return []
  },
}

/** Declared reveals that told nobody anything in a whole run, one line each. */
export function revealsForNothing<G extends Shape>({ reveals }: Game<G>, tally: Tally): readonly string[] {
  return namesOfReveals(reveals).flatMap(({ name }) => {
    const times = tally.reveals.get(name) ?? 0
    return times < enoughMoves ? [] : [`${name} is declared as a reveal, but told nobody anything in ${times} moves`]
  })
}

/** Declared fields of these events that nothing has borne out so far. */
function openReveals<G extends Shape>(
  { reveals }: Game<G>,
  tally: Tally,
  events: readonly GameEvent<G['event'], G['secret']>[],
): readonly RevealName[] {
  return namesOfReveals(reveals).filter(
    ({ name, kind, part }) =>
      (tally.reveals.get(name) ?? 0) >= 0 &&
      events.some((event) => event.public.kind === kind && (part === 'public' || event.secret !== undefined)),
  )
}

/** A position that the viewer must think possible, sealed answers of others included: nobody sees those. */
function secretlyOther<G extends Shape>({ table, position, chance }: Scene<G>, viewer: Viewer): Position<G> | null {
  const { game } = table
  const other = otherWorld(table, { ...position, sealed: [] }, viewer, chance)
  if (other === null) return null
  const sealed = position.sealed.map((answer) => {
    const legal = game.legal(game.view(other.state, answer.seat))
    return answer.seat === viewer ? answer : { ...answer, action: anyAction(legal, chance) }
  })
  return { ...other, sealed }
}

/** A world that the viewer must think possible, and the luck in it. */
interface Elsewhere<G extends Shape> {
  readonly position: Position<G>
  readonly source: ChanceSource
}

function otherChance<G extends Shape>({ table, chance }: Scene<G>): ChanceSource {
  return seededChance(secretOf(`${table.seed}/${chance.below(0x1_0000_0000)}`))
}

/** The names of those reveals that this move bears out for the viewer. */
function borneOut<G extends Shape>(
  scene: Scene<G>,
  { position, source }: Elsewhere<G>,
  viewer: Viewer,
  move: PlayedMove<G>,
  open: readonly RevealName[],
): readonly string[] {
  const done = perform(scene.table.game, position, move.seat, move.action, source)
  if (done.ok)
    return open.filter((each) => differs(each, viewer, move.done.events, done.events)).map(({ name }) => name)
  // Whoever pays with something shows having had it: the field is the same in every world in which it can be done.
  const possession = open.filter(({ part }) => part === 'public')
  return possession.length > 0 && told(scene, position, viewer, move) !== null ? possession.map(({ name }) => name) : []
}

/** Whether the viewer reads something else in this field, or of its kind of event, in the one world than in the other. */
function differs<G extends Shape>(
  reveal: RevealName,
  viewer: Viewer,
  left: readonly GameEvent<G['event'], G['secret']>[],
  right: readonly GameEvent<G['event'], G['secret']>[],
): boolean {
  return canonical(readings(reveal, viewer, left)) !== canonical(readings(reveal, viewer, right))
}

function readings(
  { part, kind, field }: RevealName,
  viewer: Viewer,
  events: readonly GameEvent<Shape['event'], Shape['secret']>[],
): readonly unknown[] {
  return events
    .filter((event) => event.public.kind === kind)
    .map((event) => {
      const seen = part === 'public' ? event.public : viewer === 'spectator' ? undefined : event.secret?.[viewer]
      return seen === undefined ? null : ((Reflect.get(seen, field) as unknown) ?? null)
    })
}
