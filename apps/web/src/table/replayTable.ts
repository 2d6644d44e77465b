import { type Game, type GameLog, matchSight, type ReplayStep, replay, type Shape, type Viewer } from '@athanor/kernel'
import { type Watcher, watchedEvent } from '@athanor/telling'
import { createListeners } from './listeners.ts'
import type { TableSource, TableState, TableStep } from './tableSource.ts'

export interface ReplayTable<G extends Shape> extends TableSource<G> {
  /** The number of the last version. */
  readonly last: number
  goTo(version: number): void
  /** After the game nothing is secret: it can be seen with anybody's eyes. */
  lookAs(watcher: Watcher): void
  readonly watcher: Watcher
}

/** A recorded game. Throws a `ReplayError` when the log does not follow the rules. */
export function openReplayTable<G extends Shape>(game: Game<G>, log: GameLog<unknown, unknown>): ReplayTable<G> {
  const listeners = createListeners()
  const all: readonly ReplayStep<G>[] = [...replay(game, log)]
  const last = all.length - 1
  let version = 0
  // After the game nothing is secret.
  let watcher: Watcher = 'all'
  let state = look()

  function look(): TableState<G> {
    const { match } = all[version] as ReplayStep<G>
    const outcome = game.outcome(match.position.state)
    return {
      viewer: viewerOf(watcher),
      ...(watcher === 'all' ? { everyone: everyoneAt(match) } : {}),
      seats: log.header.seats.map(({ name, colour }) => ({ name, colour, bot: null, present: true })),
      version,
      sight: matchSight(game, match, viewerOf(watcher)),
      steps: all.slice(0, version + 1).map((step) => stepFor(step, watcher)),
      canUndo: false,
      outcome,
      log,
      link: 'here',
      handOver: null,
      since: 0,
      wishes: [],
      note: '',
    }
  }

  function everyoneAt({ position }: ReplayStep<G>['match']): readonly G['view'][] {
    return log.header.seats.map((_, seat) => game.view(position.state, seat))
  }

  function changed(): void {
    state = look()
    listeners.tell()
  }

  return {
    game,
    last,
    get watcher() {
      return watcher
    },
    getState: () => state,
    subscribe: listeners.subscribe,
    sightAt(at) {
      const step = all[at]
      return step === undefined ? undefined : matchSight(game, step.match, viewerOf(watcher))
    },
    goTo(to) {
      version = Math.min(last, Math.max(0, to))
      changed()
    },
    lookAs(eyes) {
      watcher = eyes
      changed()
    },
    async act() {
      return { id: 'kernel.reject.gameOver' }
    },
    async undo() {
      return { id: 'kernel.reject.nothingToUndo' }
    },
    settle() {},
  }
}

/** Whoever sees everything looks at the table as nobody in particular. */
function viewerOf(watcher: Watcher): Viewer {
  return watcher === 'all' ? 'spectator' : watcher
}

function stepFor<G extends Shape>({ match, entry, events }: ReplayStep<G>, watcher: Watcher): TableStep<G> {
  return {
    version: match.version,
    by: entry?.seat ?? null,
    undo: entry !== null && 'undo' in entry,
    events: events.map((event) => watchedEvent(event, watcher)),
  }
}
