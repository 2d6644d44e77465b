import { type Game, type GameLog, observeMatch, replay, type Shape, seenBy, type Viewer } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { PlayersInSight } from '../gameClient.ts'
import { exemptions, type Scene, type SceneBook, type SceneMoment } from '../scenes/scene.ts'

type Book<G extends Shape, Show extends { readonly kind: string }> = Pick<SceneBook<G, Show>, 'scenesOf'>

/** A move as somebody saw it, with the scenes that tell it. */
export interface StagedMove<G extends Shape, Show extends { readonly kind: string }> {
  readonly moment: SceneMoment<G>
  readonly scenes: readonly Scene<Show>[]
}

/** Who sits at the table of a log, for whoever looks on. */
export function playersAt({ header }: Pick<GameLog<unknown, unknown>, 'header'>, viewer: Viewer): PlayersInSight {
  const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve']
  const seats = header.seats.map(({ colour }, seat) => ({
    name: names[seat] ?? '',
    colour,
    bot: null,
    present: true,
  }))
  return { seats, viewer, watcher: viewer }
}

/** Every move of a recorded game as somebody saw it. */
export function* momentsIn<G extends Shape>(
  game: Game<G>,
  log: GameLog<unknown, unknown>,
  viewer: Viewer,
): Generator<SceneMoment<G>> {
  let before: G['view'] | null = null
  for (const { match, entry, events } of replay(game, log)) {
    const { view } = observeMatch(game, match, viewer)
    const seen = events.map((event) => seenBy(event, viewer))
    yield { version: match.version, by: entry?.seat ?? null, viewer, events: seen, before, after: view }
    before = view
  }
}

/** Every move of a recorded game as somebody saw it, with the scenes that tell it. */
export function* stagedMoves<G extends Shape, Show extends { readonly kind: string }>(
  game: Game<G>,
  { scenesOf }: Book<G, Show>,
  log: GameLog<unknown, unknown>,
  viewer: Viewer,
  words: Words,
): Generator<StagedMove<G, Show>> {
  const players = playersAt(log, viewer)
  for (const moment of momentsIn(game, log, viewer)) yield { moment, scenes: scenesOf(moment, players, words) }
}

/** The kinds of scenes that a book names for its events. */
export function stagedKinds(told: Readonly<Record<string, string>>): ReadonlySet<string> {
  const exempt: ReadonlySet<string> = new Set(exemptions)
  return new Set(Object.values(told).filter((by) => !exempt.has(by)))
}

/** The viewers of a table: everybody who sits there, and whoever looks on. */
export function viewersOf({ header }: Pick<GameLog<unknown, unknown>, 'header'>): readonly Viewer[] {
  return [...header.seats.keys(), 'spectator']
}
