import {
  type Game,
  type GameLog,
  matchSight,
  type ReplayStep,
  replay,
  type Shape,
  seenBy,
  type Viewer,
} from '@athanor/kernel'
import { createListeners } from './listeners.ts'
import type { TableSource, TableState, TableStep } from './tableSource.ts'

export interface ReplayTable<G extends Shape> extends TableSource<G> {
  /** The number of the last version. */
  readonly last: number
  goTo(version: number): void
  /** After the game nothing is secret: it can be seen with anybody's eyes. */
  lookAs(viewer: Viewer): void
}

/** A recorded game. Throws a `ReplayError` when the log does not follow the rules. */
export function openReplayTable<G extends Shape>(game: Game<G>, log: GameLog<unknown, unknown>): ReplayTable<G> {
  const listeners = createListeners()
  const all: readonly ReplayStep<G>[] = [...replay(game, log)]
  const last = all.length - 1
  let version = 0
  let viewer: Viewer = 'spectator'
  let state = look()

  function look(): TableState<G> {
    const { match } = all[version] as ReplayStep<G>
    const outcome = game.outcome(match.position.state)
    return {
      viewer,
      seats: log.header.seats.map(({ name, colour }) => ({ name, colour, bot: null, present: true })),
      version,
      sight: matchSight(game, match, viewer),
      steps: all.slice(0, version + 1).map((step) => stepFor(step, viewer)),
      canUndo: false,
      outcome,
      log,
      link: 'here',
      handOver: null,
      since: 0,
    }
  }

  function changed(): void {
    state = look()
    listeners.tell()
  }

  return {
    game,
    last,
    getState: () => state,
    subscribe: listeners.subscribe,
    sightAt(at) {
      const step = all[at]
      return step === undefined ? undefined : matchSight(game, step.match, viewer)
    },
    goTo(to) {
      version = Math.min(last, Math.max(0, to))
      changed()
    },
    lookAs(eyes) {
      viewer = eyes
      changed()
    },
    async act() {
      return { id: 'kernel.reject.gameOver' }
    },
    async undo() {
      return { id: 'kernel.reject.nothingToUndo' }
    },
  }
}

function stepFor<G extends Shape>({ match, entry, events }: ReplayStep<G>, viewer: Viewer): TableStep<G> {
  return {
    version: match.version,
    by: entry?.seat ?? null,
    undo: entry !== null && 'undo' in entry,
    events: events.map((event) => seenBy(event, viewer)),
  }
}
