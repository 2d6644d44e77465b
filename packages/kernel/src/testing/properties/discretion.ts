import type { Game, Shape, Viewer } from '../../game.ts'
import { type Performed, type Position, perform } from '../../position.ts'
import { namesOfSecrets, secretParts } from '../../secrets.ts'
import { sampled, some } from '../choosing.ts'
import { shown } from '../difference.ts'
import { nameOf } from '../names.ts'
import type { Property } from '../property.ts'
import type { PlayedGame, PlayedMove, Scene } from '../scene.ts'
import { unlikeAnswers, unlikeMoves } from '../sideBySide.ts'
import type { Tally } from '../tally.ts'
import { type Leak, noteOpenParts, type Twin, twinsOf } from '../twins.ts'
import { variants } from '../variants.ts'

/** Ways of doing the same in another world that are tried. */
const tries = 8
/** Moves of each kind after which the rest of the game is compared. */
const followedPerKind = 3
/** Share of the later moves after which legal actions and refusals are compared, too. */
const askedShare = 0.25
/** How often others must have failed to see a part before it counts as a secret that is not declared. */
const enoughTries = 5

/**
 * A secret part of an action stays secret. Let a seat make another choice in that part, in the same world and with the same
 * chance: everybody else must receive the same bytes for the rest of the game, until a declared reveal tells them. This
 * compares all that a viewer receives: view, owed decisions, events, legal actions, reasons for refusal, outcome. All
 * other parts are public, so over a whole run somebody must notice another choice in each of them. Looks at whole games.
 */
export const discretion: Property = {
  name: 'discretion',
  rate: 1,
  *game<G extends Shape>(scene: Scene<G>, { moves, positions }: PlayedGame<G>) {
    const followed = new Map<string, number>()
    for (const [number, move] of moves.entries()) {
      const moment = { ...move, position: positions[number] as Position<G> }
      noteOpenParts(scene, moment)
      const twins = twinsOf(scene, moment)
      for (const { action, leaks } of twins) {
        for (const { viewer, leak } of leaks) yield `${nameOf(viewer)} can tell ${apart(move, action)}: ${leak}`
      }
      const [quietest] = twins
        .filter(({ unaware }) => unaware.length > 0)
        .toSorted((one, other) => other.unaware.length - one.unaware.length)
      const times = followed.get(move.action.kind) ?? 0
      if (quietest === undefined || times >= followedPerKind || (times > 0 && !sampled(scene.chance, 0.3))) continue
      followed.set(move.action.kind, times + 1)
      const rest = { moves: moves.slice(number + 1), positions: positions.slice(number + 1) }
      const late = lateLeak(scene, rest, quietest)
      if (late === null) continue
      yield `${nameOf(late.viewer)} can tell ${apart(move, quietest.action)}: ${late.leak} (${late.later} moves later)`
    }
  },
}

/** Where the games of a run did not bear out what is declared secret, one line each. */
export function wrongSecrets<G extends Shape>({ secrets }: Game<G>, { seen, unseen }: Tally): readonly string[] {
  const declared = namesOfSecrets(secrets)
  const open = [...unseen].filter(
    ([name, times]) => !declared.includes(name) && !seen.has(name) && times >= enoughTries,
  )
  return [
    ...declared
      .filter((name) => seen.has(name) && !unseen.has(name))
      .map((name) => `${name} is declared secret, but everybody else always sees it`),
    ...open.map(([name, times]) => `${name} is not declared secret, but nobody else saw it in ${times} tries`),
  ]
}

interface LateLeak extends Leak {
  readonly later: number
}

/** Plays the rest of the game after the other choice and compares it with how it went: the first leak ends it. */
function lateLeak<G extends Shape>(
  scene: Scene<G>,
  rest: PlayedGame<G>,
  { done, unaware: first }: Twin<G>,
): LateLeak | null {
  const { table, chance, tally } = scene
  let other = done.position
  let unaware = first
  for (const [later, one] of rest.positions.entries()) {
    for (const viewer of later < 2 || sampled(chance, askedShare) ? unaware : []) {
      const leak = unlikeAnswers(scene, { one, other }, viewer)
      if (leak !== null) return { viewer, leak, later }
    }
    const move = rest.moves[later]
    const made = move === undefined ? null : madeToo(scene, other, move, unaware)
    if (move === undefined || made === null) return null
    if (!made.ok) {
      return { viewer: move.seat, leak: `${shown(move.action)} is possible after one of them only`, later }
    }
    tally.followed++
    const both = { seat: move.seat, action: move.action, one: move.done, other: made }
    const still: Viewer[] = []
    for (const viewer of unaware) {
      const told = unlikeMoves(table, both, viewer)
      if (typeof told === 'object') return { viewer, leak: told.leak, later: later + 1 }
      if (told === 'same') still.push(viewer)
    }
    unaware = still
    if (unaware.length === 0) return null
    other = made.position
  }
  return null
}

/**
 * Makes a move of the game in the other world. Where that is impossible, somebody who knows the difference does
 * something there that looks the same; null when nothing does.
 */
function madeToo<G extends Shape>(
  { table, chance }: Scene<G>,
  other: Position<G>,
  { seat, action, done }: PlayedMove<G>,
  unaware: readonly Viewer[],
): Performed<G> | { readonly ok: false } | null {
  const { game, source } = table
  const same = perform(game, other, seat, action, source)
  if (same.ok || unaware.includes(seat)) return same
  const parts = secretParts(game.secrets, action.kind)
  const instead = some(variants(game, other, { seat, action }, parts, chance), tries, chance)
    .map((choice) => perform(game, other, seat, choice, source))
    .filter((made) => made.ok)
  const looksSame = (made: Performed<G>) =>
    unaware.every((viewer) => unlikeMoves(table, { seat, action, one: done, other: made }, viewer) === 'same')
  return instead.find(looksSame) ?? instead[0] ?? null
}

function apart({ seat, action }: PlayedMove<Shape>, instead: object): string {
  return `${shown(action)} of seat ${seat} from ${shown(instead)}`
}
