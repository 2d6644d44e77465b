import {
  act,
  asksTheSame,
  canonical,
  canUndo,
  type Game,
  type GameEvent,
  type GameLog,
  guests,
  type LogEntry,
  type Match,
  type Moved,
  matchSight,
  owed,
  type Reason,
  type Refused,
  replay,
  type Seat,
  type Shape,
  seenBy,
  startMatch,
  toLog,
  undo,
  type Viewer,
} from '@athanor/kernel'
import { createListeners } from './listeners.ts'
import type { SavedGame } from './savedGame.ts'
import type { TableSource, TableState, TableStep } from './tableSource.ts'
import type { Think } from './think.ts'

/** What a table in the browser needs from around it. */
export interface Surroundings {
  readonly think: Think
  wait(milliseconds: number): Promise<void>
  save(game: SavedGame): void
  now(): number
}

export interface LocalTable<G extends Shape> extends TableSource<G> {
  /** The one whose turn it is has taken the screen. */
  takeOver(): void
  /** Stops the bots; the game stays on the shelf. */
  close(): void
}

/** A bot answers no sooner than this, so that its move can be followed. */
const pace = 900

interface Played<G extends Shape> {
  readonly match: Match<G>
  readonly entry: LogEntry<G['action']> | null
  readonly events: readonly GameEvent<G['event'], G['secret']>[]
}

/** A game played in this browser, by one person, by several who share the screen, or by bots alone. */
export function openLocalTable<G extends Shape>(
  game: Game<G>,
  saved: SavedGame,
  surroundings: Surroundings,
): LocalTable<G> {
  const people = [...saved.seats.keys()].filter((seat) => saved.seats[seat]?.bot === null)
  const listeners = createListeners()
  const played: Played<G>[] = replayed(game, saved)
  let { holder, notes = [] } = saved
  let wishes = saved.seats.map((_, seat) => wishOf(game, saved, seat))
  let closed = false
  let since = surroundings.now()
  let state = look()

  function current(): Match<G> {
    return (played.at(-1) as Played<G>).match
  }

  function entries(): readonly LogEntry<G['action']>[] {
    return played.flatMap(({ entry }) => entry ?? [])
  }

  /** The seat that must decide now; null when the game is over. */
  function next(): Seat | null {
    return owed(game, current().position).find(({ answered }) => !answered)?.seat ?? null
  }

  function handOver(): Seat | null {
    const seat = next()
    return people.length > 1 && seat !== null && people.includes(seat) && seat !== holder ? seat : null
  }

  function viewer(): Viewer {
    if (people.length === 1) return people[0] as Seat
    return people.length === 0 || next() === null || handOver() !== null ? 'spectator' : (holder ?? 'spectator')
  }

  /** Bots do not mind when their answers are taken back too, nor does who has settled them beforehand. */
  function goesAlong(seat: Seat): boolean {
    return !people.includes(seat) || hasSettled(seat)
  }

  function hasSettled(seat: Seat): boolean {
    return game.standing !== undefined && wishes[seat] !== game.standing.wishes[0]
  }

  /** Whoever in front of this screen may take the last move back. */
  function undoer(): Seat | null {
    return people.find((seat) => canUndo(current(), seat, goesAlong)) ?? null
  }

  function look(): TableState<G> {
    const match = current()
    const watching = viewer()
    const outcome = game.outcome(match.position.state)
    return {
      viewer: watching,
      seats: saved.seats.map(({ name, colour, bot }) => ({ name, colour, bot, present: true })),
      version: match.version,
      sight: matchSight(game, match, watching),
      steps: played.map((each) => stepFor(each, watching)),
      canUndo: undoer() !== null,
      outcome,
      log: outcome === null ? null : toLog(game, match, entries()),
      link: 'here',
      handOver: handOver(),
      since,
      wishes,
      note: watching === 'spectator' ? '' : (notes[watching] ?? ''),
    }
  }

  function changed(): void {
    state = look()
    surroundings.save({
      ...saved,
      entries: entries(),
      finished: state.outcome !== null,
      ...(state.outcome === null ? {} : { outcome: state.outcome }),
      holder,
      ...(game.standing === undefined ? {} : { wishes }),
      ...(notes.length === 0 ? {} : { notes }),
      savedAt: surroundings.now(),
    })
    listeners.tell()
  }

  function accept(done: Moved<G> | Refused): Reason | null {
    if (!done.ok) return done.reason
    played.push({ match: done.match, entry: done.entry, events: done.events })
    since = surroundings.now()
    changed()
    void driveBots()
    return null
  }

  /** Whoever is invited comes first, then the bot whose turn it is moves. */
  async function driveBots(): Promise<void> {
    if (closed) return
    for (const seat of guests(game, current().position)) {
      if (await hasCome(seat)) return
    }
    const seat = next()
    const bot = seat === null ? null : botAt(seat)
    if (seat !== null && bot !== null) await botMoves(seat, bot, pace)
  }

  /** Lets somebody act for whom nobody waits. True when they did, or when the table has gone on meanwhile. */
  async function hasCome(seat: Seat): Promise<boolean> {
    const bot = botAt(seat)
    if (bot !== null) return botMoves(seat, bot, null)
    const wish = wishes[seat] ?? null
    const action = wish === null ? null : game.standing?.fulfil(game.view(current().position.state, seat), wish)
    if (action === undefined || action === null) return false
    const reason = accept(act(game, current(), seat, action))
    if (reason !== null) throw new TypeError(`the wish ${wish} did what it may not: ${reason.id}`)
    return true
  }

  /**
   * Lets a bot move; without a pace it is merely invited. Whatever it answers too late, after an undo for instance, is
   * dropped. False when the bot let it be.
   */
  async function botMoves(seat: Seat, bot: string, least: number | null): Promise<boolean> {
    const { version, position } = current()
    const question = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      bot,
      view: game.view(position.state, seat),
      seed: `${saved.id}/${version}`,
    }
    const [action] =
      least === null
        ? [await surroundings.think({ ...question, seed: `${question.seed}/${seat}`, invited: true })]
        : await Promise.all([surroundings.think(question), surroundings.wait(least)])
    if (closed || current().version !== version) return true
    if (least === null && action === null) return false
    const reason = accept(act(game, current(), seat, action))
    if (reason !== null) throw new TypeError(`the bot ${bot} did what it may not: ${reason.id}`)
    return true
  }

  function botAt(seat: Seat): string | null {
    return saved.seats[seat]?.bot ?? null
  }

  /**
   * A decision belongs to what its maker saw. Sealed answers of others change nothing that anybody sees, and what is
   * still asked for can still be decided after somebody else moved.
   */
  function isStale(shown: number, seat: Seat): boolean {
    const before = played[shown]?.match
    if (before === undefined) return true
    const seen = (match: Match<G>) => canonical(game.view(match.position.state, seat))
    if (before === current() || seen(before) === seen(current())) return false
    return played.slice(shown + 1).some(({ match, entry }, index) => {
      const old = played[shown + index]?.match ?? before
      return entry?.seat === seat || !asksTheSame(game, old.position.state, match.position.state)
    })
  }

  void driveBots()
  return {
    game,
    getState: () => state,
    subscribe: listeners.subscribe,
    sightAt(version) {
      const match = played[version]?.match
      return match === undefined ? undefined : matchSight(game, match, state.viewer)
    },
    async act(action, shown) {
      const seat = state.viewer
      if (seat === 'spectator') return { id: 'kernel.reject.notYourTurn' }
      if (isStale(shown, seat)) return { id: 'server.reject.stale', params: { version: current().version } }
      return accept(act(game, current(), seat, action))
    },
    async undo() {
      const seat = undoer()
      if (seat === null) return { id: 'kernel.reject.nothingToUndo' }
      // Whoever takes a move back is sitting in front of the screen.
      if (people.length > 1) holder = seat
      return accept(undo(current(), seat, goesAlong))
    },
    settle(seat, wish) {
      if (!people.includes(seat) || game.standing?.wishes.includes(wish) !== true) return
      wishes = wishes.with(seat, wish)
      changed()
      void driveBots()
    },
    async keepNote(note) {
      const seat = state.viewer
      if (seat === 'spectator') return { id: 'server.reject.noSeat' }
      notes = saved.seats.map((_, each) => (each === seat ? note : (notes[each] ?? '')))
      changed()
      return null
    },
    takeOver() {
      holder = handOver() ?? holder
      changed()
    },
    close() {
      closed = true
    },
  }
}

/** What a person of this screen has settled, if the game invites at all. */
function wishOf<G extends Shape>({ standing }: Game<G>, saved: SavedGame, seat: Seat): string | null {
  if (standing === undefined || saved.seats[seat]?.bot !== null) return null
  const kept = saved.wishes?.[seat] ?? ''
  return (standing.wishes.includes(kept) ? kept : standing.wishes[0]) ?? null
}

function replayed<G extends Shape>(game: Game<G>, saved: SavedGame): Played<G>[] {
  return [...replay(game, savedLog(game, saved))]
}

/** The log that a saved game has so far, its secret included: for its own browser only, until the game is over. */
export function savedLog<G extends Shape>(game: Game<G>, saved: SavedGame): GameLog<unknown, unknown> {
  const seats = saved.seats.map(({ name, colour, salt }) => ({ name, colour, salt }))
  const format = saved.logFormat ?? 'athanor-log/1'
  const started = startMatch(game, { options: saved.options, seats, secret: saved.secret, format })
  if (!started.ok) throw new TypeError(`the saved game cannot be set up: ${started.reason.id}`)
  return { header: started.match.header, entries: saved.entries, secret: saved.secret, outcome: null }
}

/** What each viewer saw of a step; the same step every time, so that whoever told it need not tell it again. */
const seenSteps = new WeakMap<object, Map<Viewer, TableStep<Shape>>>()

function stepFor<G extends Shape>(played: Played<G>, viewer: Viewer): TableStep<G> {
  const known = seenSteps.get(played) ?? new Map<Viewer, TableStep<Shape>>()
  seenSteps.set(played, known)
  const { match, entry, events } = played
  const step = known.get(viewer) ?? {
    version: match.version,
    by: entry?.seat ?? null,
    undo: entry !== null && 'undo' in entry,
    events: events.map((event) => seenBy(event, viewer)),
  }
  known.set(viewer, step)
  return step
}
