import {
  act,
  asksTheSame,
  canonical,
  canUndo,
  type Game,
  interrupts,
  type LogEntry,
  type Match,
  type Moved,
  observeMatch,
  owed,
  peopleOf,
  type Reason,
  type Refused,
  type Seat,
  type Shape,
  seenBy,
  toLog,
  undo,
  type Viewer,
} from '@athanor/kernel'
import type { SeenEvent } from '@athanor/narration'
import { createListeners } from '@athanor/tabletop/listeners.ts'
import type { ShownTable, TableSource } from '@athanor/tabletop/tableSource.ts'
import { goneOn, type Played, replayed, stepFor, tells } from './playedSteps.ts'
import type { SavedGame } from './savedGame.ts'
import type { SharedGame } from './sharedGame.ts'
import type { Think } from './think.ts'
import { wishOf } from './wishOf.ts'

/** What a table in the browser needs from around it. */
export interface LocalServices {
  readonly think: Think
  wait(milliseconds: number): Promise<void>
  /** Where the game is kept, for all tabs that have it open. */
  readonly shared: SharedGame
  /** The last moves are not kept: there is no room. */
  noRoom(): void
  /** Another tab has moved, and what was last done here is not part of the game. */
  overtaken(): void
  now(): number
}

export interface LocalState<G extends Shape> extends ShownTable<G> {
  /** What the last moves told their player alone, who has the screen and has yet to pass it on. */
  readonly untold: readonly SeenEvent<G>[]
  /** Nobody decides anything any more, though the final count may have to wait. */
  readonly isLast: boolean
}

export interface LocalTable<G extends Shape> extends TableSource<G> {
  getState(): LocalState<G>
  /** The one whose turn it is has taken the screen. */
  takeOver(): void
  /** Whoever moved has read what it told them, and passes the screen on. */
  passOn(): void
  /** Stops the bots; the game stays on the shelf. */
  close(): void
}

/** A bot answers no sooner than this, so that its move can be followed. */
const pace = 900

/** So long a bot leaves a move alone that somebody here can still take back: its own might end that. */
const grace = 3000

/** In thousandths, as logs keep it: at one's own table every bot thinks as much as it likes. */
const usualEffort = 1000

/** A game played in this browser, by one person, by several who share the screen, or by bots alone. */
export function openLocalTable<G extends Shape>(
  game: Game<G>,
  saved: SavedGame,
  surroundings: LocalServices,
): LocalTable<G> {
  const people = [...saved.seats.keys()].filter((seat) => saved.seats[seat]?.bot === null)
  const listeners = createListeners()
  const { shared } = surroundings
  let played: readonly Played<G>[] = replayed(game, saved)
  let { holder, notes = [], told = saved.entries.length } = saved
  let wishes = saved.seats.map((_, seat) => wishOf(game, saved, seat))
  // Who sits in front of a page that was just opened is not known.
  let isNew = true
  let wasLeading = shared.leads()
  let closed = false
  /** What the page has shown; null while no page shows anything, and nobody waits for it. */
  let shownTo: number | null = null
  const waitingForPage = new Set<() => void>()
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

  /** The page has yet to show what was done last. */
  function isShowing(): boolean {
    return shownTo !== null && shownTo < current().version
  }

  /** Whether the screen goes from whoever has it to the next player, or to all when the game is over. */
  function isPassed(): boolean {
    const seat = next()
    if (isShowing()) return false
    return people.length > 1 && (seat === null || (people.includes(seat) && seat !== holder))
  }

  /** What nobody but the holder may know, and the holder has not read yet, when the screen is to be passed on. */
  function untold(): readonly SeenEvent<G>[] {
    const seat = holder
    if (seat === null || !isPassed()) return []
    return played
      .slice(told + 1)
      .flatMap(({ events }) => events.filter((event) => tells(game, event, seat)).map((event) => seenBy(event, seat)))
  }

  function handOver(): Seat | null {
    if (untold().length > 0) return isNew ? holder : null
    return isPassed() ? next() : null
  }

  function viewer(): Viewer {
    if (people.length === 1) return people[0] as Seat
    if (people.length === 0 || handOver() !== null) return 'spectator'
    return next() === null && !isShowing() && untold().length === 0 ? 'spectator' : (holder ?? 'spectator')
  }

  /** Bots do not mind when their answers are taken back too, nor does who has settled them beforehand. */
  function goesAlong(seat: Seat): boolean {
    return !people.includes(seat) || hasSettled(seat)
  }

  function hasSettled(seat: Seat): boolean {
    return game.autoResponse !== undefined && wishes[seat] !== game.autoResponse.wishes[0]
  }

  /** Whoever in front of this screen may take the last move back. */
  function undoer(): Seat | null {
    return people.find((seat) => canUndo(current(), seat, goesAlong)) ?? null
  }

  function look(): LocalState<G> {
    const match = current()
    const watching = viewer()
    const news = handOver() === null ? untold() : []
    // The final count is for all: it comes when the last one has passed the screen on.
    const outcome = untold().length > 0 ? null : game.outcome(match.position.state)
    return {
      viewer: watching,
      seats: saved.seats.map(({ name, colour, bot }) => ({ name, colour, bot, present: true })),
      version: match.version,
      sight: observeMatch(game, match, watching),
      steps: played.map((each) => stepFor(each, watching)),
      canUndo: undoer() !== null,
      outcome,
      log: outcome === null ? null : toLog(game, match, entries(), peopleOf(saved.seats)),
      link: 'here',
      handOver: handOver(),
      since,
      wishes,
      note: watching === 'spectator' ? '' : (notes[watching] ?? ''),
      untold: news,
      isLast: next() === null,
    }
  }

  function changed(): void {
    // Whoever is to decide sees at the table what came to them.
    if (next() === holder) told = current().version
    state = look()
    const outcome = game.outcome(current().position.state)
    const kept = shared.save({
      ...saved,
      entries: entries(),
      finished: outcome !== null,
      ...(outcome === null ? {} : { outcome }),
      holder,
      ...(game.autoResponse === undefined ? {} : { wishes }),
      ...(notes.length === 0 ? {} : { notes }),
      told,
      savedAt: surroundings.now(),
    })
    if (kept === 'noRoom') surroundings.noRoom()
    if (kept === 'changed') void catchUp()
    else listeners.tell()
  }

  /** Goes on from what another tab has kept, if one has. True when that changed what can be decided. */
  function catchUp(): boolean {
    const news = shared.news()
    if (news === null || closed) return false
    const before = played
    played = goneOn(game, before, news.entries)
    const hasMoved = played.length !== before.length || played.at(-1) !== before.at(-1)
    holder = news.holder
    notes = news.notes ?? []
    told = news.told ?? news.entries.length
    wishes = saved.seats.map((_, seat) => wishOf(game, news, seat))
    if (hasMoved) since = surroundings.now()
    state = look()
    listeners.tell()
    if (before.length > played.length || before.at(-1) !== played[before.length - 1]) surroundings.overtaken()
    return hasMoved
  }

  /** Something was heard of other tabs: what they did is shown here, and bots think where the game is led from. */
  function heard(): void {
    if (closed) return
    const hasMoved = catchUp()
    const leads = shared.leads()
    if (leads && (hasMoved || !wasLeading)) void driveBots()
    wasLeading = leads
  }

  function accept(done: Moved<G> | Refused): Reason | null {
    if (!done.ok) return done.reason
    // Whatever a bot thought about is no longer asked.
    releaseBots()
    played = [...played, { match: done.match, entry: done.entry, events: done.events }]
    since = surroundings.now()
    changed()
    void driveBots()
    return null
  }

  /** Whoever is invited comes first, then the bot whose turn it is moves. */
  async function driveBots(): Promise<void> {
    if (closed || !shared.leads()) return
    for (const seat of interrupts(game, current().position)) {
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
    const action = wish === null ? null : game.autoResponse?.fulfil(game.view(current().position.state, seat), wish)
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
    const match = current()
    const { version, position } = match
    const question = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      bot,
      view: game.view(position.state, seat),
      seed: `${saved.id}/${version}`,
    }
    const [{ action, cutShort }] =
      least === null
        ? [await surroundings.think({ ...question, seed: `${question.seed}/${seat}`, interrupting: true })]
        : await Promise.all([surroundings.think(question), surroundings.wait(least)])
    // Nobody moves before the player has seen what was done last, and while it can still be taken back unseen.
    if (least !== null && shared.leads() && isShowing() && current() === match) await pageHasShown()
    if (least !== null && shared.leads() && current() === match && isFresh()) await surroundings.wait(grace)
    if (closed || !shared.leads() || catchUp() || current() !== match) return true
    if (least === null && action === null) return false
    const reason = accept(act(game, current(), seat, action, { bot, effort: usualEffort, cutShort }))
    if (reason !== null) throw new TypeError(`the bot ${bot} did what it may not: ${reason.id}`)
    return true
  }

  /** Somebody who sees what came of it made the last move, and can take it back. */
  function isFresh(): boolean {
    const { entry } = played.at(-1) as Played<G>
    const isOwn = entry !== null && !('undo' in entry) && people.includes(entry.seat)
    return isOwn && shownTo !== null && canUndo(current(), entry.seat, goesAlong)
  }

  function pageHasShown(): Promise<void> {
    return new Promise((resolve) => void waitingForPage.add(resolve))
  }

  function releaseBots(): void {
    for (const release of waitingForPage) release()
    waitingForPage.clear()
  }

  function botAt(seat: Seat): string | null {
    return saved.seats[seat]?.bot ?? null
  }

  /** Why nothing was done: another tab came first, and what it did is shown now. */
  function playedElsewhere(): Reason {
    if (shared.leads()) void driveBots()
    return { id: 'web.local.playedElsewhere' }
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

  const unsubscribe = shared.subscribe(heard)
  void driveBots()
  return {
    game,
    getState: () => state,
    subscribe: listeners.subscribe,
    sightAt(version) {
      const match = played[version]?.match
      return match === undefined ? undefined : observeMatch(game, match, state.viewer)
    },
    async act(action, shown) {
      if (catchUp()) return playedElsewhere()
      const seat = state.viewer
      if (seat === 'spectator') return { id: 'kernel.reject.notYourTurn' }
      if (isStale(shown, seat)) return { id: 'server.reject.stale', params: { version: current().version } }
      isNew = false
      return accept(act(game, current(), seat, action))
    },
    async undo() {
      if (catchUp()) return playedElsewhere()
      const seat = undoer()
      if (seat === null) return { id: 'kernel.reject.nothingToUndo' }
      // Whoever takes a move back is sitting in front of the screen.
      isNew = false
      if (people.length > 1) holder = seat
      return accept(undo(current(), seat, goesAlong))
    },
    settle(seat, wish) {
      catchUp()
      if (!people.includes(seat) || game.autoResponse?.wishes.includes(wish) !== true) return
      wishes = wishes.with(seat, wish)
      changed()
      void driveBots()
    },
    hasShown(version) {
      if (version === shownTo) return
      const waited = isShowing()
      shownTo = version
      if (!waited || isShowing()) return
      releaseBots()
      // Now the screen may go to somebody else.
      if (people.length > 1) changed()
    },
    async keepNote(note) {
      catchUp()
      const seat = state.viewer
      if (seat === 'spectator') return { id: 'server.reject.noSeat' }
      notes = saved.seats.map((_, each) => (each === seat ? note : (notes[each] ?? '')))
      changed()
      return null
    },
    takeOver() {
      const asked = handOver()
      if (catchUp() || asked === null) return
      isNew = false
      if (asked !== holder) told = current().version
      holder = asked
      changed()
    },
    passOn() {
      if (catchUp()) return
      told = current().version
      changed()
    },
    close() {
      closed = true
      releaseBots()
      unsubscribe()
      shared.close()
    },
  }
}
