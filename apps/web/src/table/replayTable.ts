import {
  type Game,
  type GameLog,
  type MadeBy,
  observeMatch,
  type ReplayStep,
  replay,
  type Shape,
  type Viewer,
} from '@athanor/kernel'
import { type Watcher, watchedEvent } from '@athanor/narration'
import { createListeners } from '@athanor/tabletop/listeners.ts'
import type { ShownTable, TableSource, TableStep } from '@athanor/tabletop/tableSource.ts'

export interface ReplayTable<G extends Shape> extends TableSource<G> {
  /** The number of the last version. */
  readonly last: number
  goTo(version: number): void
  /** After the game nothing is secret: it can be seen with anybody's eyes. */
  lookAs(watcher: Watcher): void
  readonly watcher: Watcher
  /** The bot that made the move with which this version came, with what it saw then; null where a person did. */
  botAt(version: number): BotMove<G> | null
  /** Fulfilled when the page has shown everything up to where the recording is now. */
  whenShown(): Promise<void>
}

/** A move of a bot, as it lay before it. */
export interface BotMove<G extends Shape> {
  readonly by: MadeBy
  readonly view: G['view']
  readonly action: G['action']
}

/** A recorded game. Throws a `ReplayError` when the log does not follow the rules. */
export function openReplayTable<G extends Shape>(
  game: Game<G>,
  log: GameLog<unknown, unknown>,
  names: readonly string[],
): ReplayTable<G> {
  const listeners = createListeners()
  const all: readonly ReplayStep<G>[] = [...replay(game, log)]
  const last = all.length - 1
  let version = 0
  let shownTo = 0
  const waiting = new Set<() => void>()
  // After the game nothing is secret.
  let watcher: Watcher = 'all'
  let state = look()

  function look(): ShownTable<G> {
    const { match } = all[version] as ReplayStep<G>
    const outcome = game.outcome(match.position.state)
    return {
      viewer: viewerOf(watcher),
      ...(watcher === 'all' ? { everyone: everyoneAt(match) } : {}),
      seats: log.header.seats.map(({ colour }, seat) => ({
        name: names[seat] ?? '',
        colour,
        bot: null,
        present: true,
      })),
      version,
      sight: observeMatch(game, match, viewerOf(watcher)),
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
      return step === undefined ? undefined : observeMatch(game, step.match, viewerOf(watcher))
    },
    botAt(at) {
      const [before, step] = [all[at - 1], all[at]]
      const entry = step?.entry ?? null
      if (before === undefined || entry === null || !('action' in entry) || entry.by === undefined) return null
      const { view } = observeMatch(game, before.match, entry.seat)
      return { by: entry.by, view, action: entry.action }
    },
    goTo(to) {
      version = Math.min(last, Math.max(0, to))
      changed()
    },
    lookAs(eyes) {
      watcher = eyes
      changed()
    },
    hasShown(to) {
      shownTo = to
      if (shownTo !== version) return
      for (const release of waiting) release()
      waiting.clear()
    },
    whenShown: () => (shownTo === version ? Promise.resolve() : new Promise((resolve) => void waiting.add(resolve))),
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
