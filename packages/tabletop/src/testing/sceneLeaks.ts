import {
  type Game,
  type GameLog,
  quickChance,
  replay,
  type Seat,
  type Shape,
  seenBy,
  type Viewer,
} from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import { type Pacing, timingOf } from '../scenes/pacing.ts'
import type { SceneBook, SceneMoment } from '../scenes/scene.ts'
import { playersAt, viewersOf } from './stagedMoves.ts'

/** All that decides how long a scene takes and how large it is, in every combination that somebody can choose. */
const pacings: readonly Omit<Pacing, 'viewer'>[] = (['step', 'calm', 'quick', 'atOnce'] as const).flatMap((pace) =>
  [true, false].flatMap((hints) =>
    [true, false].map((peopleWait) => ({
      settings: { pace, ownScenes: 'wait', rivalScenes: 'usual', waitsForKey: false, hints },
      live: true,
      peopleWait,
      behind: 0,
    })),
  ),
)

/** What of a scene reaches whoever looks: its pictures, its words, its sound, its time and its size. */
function staged<G extends Shape>(
  book: Pick<SceneBook<G>, 'scenesOf'>,
  moment: SceneMoment<G>,
  log: Pick<GameLog<unknown, unknown>, 'header'>,
  words: Words,
): string {
  const scenes = book.scenesOf(moment, playersAt(log, moment.viewer), words)
  const timed = scenes.map((scene) => pacings.map((each) => timingOf(scene, { ...each, viewer: moment.viewer })))
  return JSON.stringify([scenes, timed])
}

export interface LeakSearch {
  /** So many moves looked alike to somebody in two worlds that differ. */
  readonly compared: number
  /** So many of those worlds did differ. */
  readonly different: number
  /** Where alike moves were staged otherwise. */
  readonly leaks: readonly string[]
}

/**
 * Replays a recorded game in other worlds: for every viewer and every move of another seat, what the viewer does not know
 * is drawn anew. Wherever the move then looks the same to the viewer, before, after and in its events, it must be staged the
 * same, picture for picture and millisecond for millisecond.
 */
export function sceneLeaks<G extends Shape>(
  game: Game<G>,
  book: Pick<SceneBook<G>, 'scenesOf'>,
  log: GameLog<unknown, unknown>,
  words: Words,
): LeakSearch {
  const steps = [...replay(game, log)]
  const leaks: string[] = []
  let compared = 0
  let different = 0
  for (const viewer of viewersOf(log)) {
    for (const [index, { entry, match }] of steps.entries()) {
      const before = steps[index - 1]?.match.position.state
      if (before === undefined || entry === null || !('action' in entry) || entry.seat === viewer) continue
      const other = game.resample(game.view(before, viewer), quickChance(`${index} ${viewer}`))
      const { seat, action } = entry
      if (game.check(game.view(other, seat), action) !== null) continue
      const one = lookedAt(game, before, { seat, action, viewer, version: match.version })
      const two = lookedAt(game, other, { seat, action, viewer, version: match.version })
      if (JSON.stringify(one) !== JSON.stringify(two)) continue
      compared++
      if (JSON.stringify(before) !== JSON.stringify(other)) different++
      if (staged(book, one, log, words) !== staged(book, two, log, words))
        leaks.push(`move ${match.version} for ${viewer}`)
    }
  }
  return { compared, different, leaks }
}

interface Moved<G extends Shape> {
  readonly seat: Seat
  readonly action: G['action']
  readonly viewer: Viewer
  readonly version: number
}

/** What a viewer sees of a move that is made in this world. */
function lookedAt<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  { seat, action, viewer, version }: Moved<G>,
): SceneMoment<G> {
  const { events, state: after } = game.apply(state, seat, action, quickChance('same'))
  return {
    version,
    by: seat,
    viewer,
    events: events.map((event) => seenBy(event, viewer)),
    before: game.view(state, viewer),
    after: game.view(after, viewer),
  }
}
