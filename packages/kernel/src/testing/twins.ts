import type { Game, Seat, Shape, Viewer } from '../game.ts'
import { type Performed, type Position, perform } from '../position.ts'
import { secretParts } from '../secrets.ts'
import { some } from './choosing.ts'
import { otherWorld } from './otherWorld.ts'
import type { PlayedMove, Scene } from './scene.ts'
import { unlikeMoves } from './sideBySide.ts'
import type { Table } from './table.ts'
import type { Tally } from './tally.ts'
import { differingParts, partsOf, variants } from './variants.ts'

/** Other choices that are tried in one world, and how many of them that somebody could not see are enough. */
const tries = 30
const enough = 4
/** Other worlds that are drawn when the own one offers too few. */
const worlds = 6

/** A move of the game and where it was made. */
export interface Moment<G extends Shape> extends PlayedMove<G> {
  readonly position: Position<G>
}

/** The same move with another choice in its secret parts. */
export interface Twin<G extends Shape> {
  readonly action: G['action']
  readonly done: Performed<G>
  /** Who cannot tell it from what was done. */
  readonly unaware: readonly Viewer[]
  readonly leaks: readonly Leak[]
}

export interface Leak {
  readonly viewer: Viewer
  readonly leak: string
}

/**
 * Other choices in the secret parts of a move. Where what follows in the open tells them apart (another pair makes
 * another potion), worlds are drawn that look alike to a viewer, until some choice there has the same consequence.
 */
export function twinsOf<G extends Shape>(scene: Scene<G>, moment: Moment<G>): readonly Twin<G>[] {
  const { table, chance, tally } = scene
  const { kind } = moment.action
  const parts = secretParts(table.game.secrets, kind)
  if (parts.length === 0) return []
  const others = othersThan(table, moment.seat)
  const twins = otherChoices(scene, moment, parts, { position: moment.position, viewers: others })
  for (let count = 0; count < worlds && hidden(twins) < enough; count++) {
    const viewer = others[chance.below(others.length)] as Viewer
    const position = otherWorld(table, moment.position, viewer, chance)
    if (position !== null) twins.push(...otherChoices(scene, moment, parts, { position, viewers: [viewer] }))
  }
  for (const { action, unaware } of twins) {
    note(tally, kind, differingParts(moment.action, action), unaware.length > 0)
  }
  return twins
}

/** Makes other choices in the public parts of a move in which nobody has noticed one so far. */
export function noteOpenParts<G extends Shape>(scene: Scene<G>, moment: Moment<G>): void {
  const { table, tally } = scene
  const viewers = othersThan(table, moment.seat)
  for (const part of openParts(table.game, tally, moment.action)) {
    for (const { unaware } of otherChoices(scene, moment, [part], { position: moment.position, viewers })) {
      note(tally, moment.action.kind, [part], unaware.length === viewers.length)
    }
  }
}

function openParts<G extends Shape>({ secrets }: Game<G>, { seen }: Tally, action: G['action']): readonly string[] {
  const secret = secretParts(secrets, action.kind)
  return partsOf(action).filter((part) => !secret.includes(part) && !seen.has(`${action.kind}.${part}`))
}

/** Makes other choices in the given parts, until enough of them were hidden from somebody. */
function otherChoices<G extends Shape>(
  { table, chance, tally }: Scene<G>,
  { seat, action, done }: Moment<G>,
  parts: readonly string[],
  { position, viewers }: { readonly position: Position<G>; readonly viewers: readonly Viewer[] },
): Twin<G>[] {
  const twins: Twin<G>[] = []
  for (const instead of some(variants(table.game, position, { seat, action }, parts, chance), tries, chance)) {
    if (hidden(twins) === enough) break
    const other = perform(table.game, position, seat, instead, table.source)
    if (!other.ok) continue
    tally.twins++
    const told = viewers.map((viewer) => ({
      viewer,
      how: unlikeMoves(table, { seat, action, one: done, other }, viewer),
    }))
    const unaware = told.flatMap(({ viewer, how }) => (how === 'same' ? [viewer] : []))
    const leaks = told.flatMap(({ viewer, how }) => (typeof how === 'object' ? [{ viewer, leak: how.leak }] : []))
    twins.push({ action: instead, done: other, unaware, leaks })
  }
  return twins
}

function hidden<G extends Shape>(twins: readonly Twin<G>[]): number {
  return twins.filter(({ unaware }) => unaware.length > 0).length
}

/** Notes whether others could see another choice in a part; only where no second part tells about it. */
function note(tally: Tally, kind: string, [part, ...more]: readonly string[], wasUnseen: boolean): void {
  if (part === undefined || more.length > 0) return
  const counts = wasUnseen ? tally.unseen : tally.seen
  counts.set(`${kind}.${part}`, (counts.get(`${kind}.${part}`) ?? 0) + 1)
}

function othersThan<G extends Shape>({ viewers }: Table<G>, seat: Seat): readonly Viewer[] {
  return viewers.filter((viewer) => viewer !== seat)
}
