import type { Game, GameLog, Observation, Reason, Shape } from '@athanor/kernel'
import type { SeenEvent } from '@athanor/narration'
import {
  CommandRefused,
  type Connection,
  type TableWatch,
  type WatchedGame,
  type WatchedTable,
} from '@athanor/protocol'
import { createListeners } from '@athanor/tabletop/listeners.ts'
import type { ShownTable, TableSeat, TableSource, TableStep } from '@athanor/tabletop/tableSource.ts'
import { noteKeeper } from './noteKeeper.ts'

export interface RemoteTable<G extends Shape> extends TableSource<G> {
  close(): void
}

export interface RemoteOptions {
  /** What is said of each seat, in the reader's language. */
  seats(watched: WatchedTable): readonly TableSeat[]
  now(): number
  /** Where the browser keeps what its player has settled about invitations of a game. */
  readonly wishes: WishKeeper
}

export interface WishKeeper {
  load(game: string): string | null
  save(game: string, wish: string): void
}

/** How many earlier sights are kept, so that steps can be acted out one by one. */
const remembered = 12

/** A game on the server as a table source. The watch must already see a game. */
export function openRemoteTable<G extends Shape>(
  game: Game<G>,
  connection: Connection,
  watch: TableWatch,
  options: RemoteOptions,
): RemoteTable<G> {
  const listeners = createListeners()
  const sights = new Map<number, Observation<G>>()
  let since = options.now()
  let log: GameLog<unknown, unknown> | null = null
  let asking = false
  let last = gameOf(watch.get())
  let wish = firstWish(game, options.wishes)
  let fulfilled = -1
  /** The same step every time, so that whoever told it need not tell it again. */
  const steps = new WeakMap<object, TableStep<G>>()
  const notes = noteKeeper((text) => ask((table) => connection.send('note', { table, text })), showAgain)
  let state = look()

  function stepOf(told: WatchedGame['steps'][number]): TableStep<G> {
    const { version, by, undo, events } = told
    const step = steps.get(told) ?? {
      version,
      by,
      undo: undo === true,
      events: events as unknown as readonly SeenEvent<G>[],
    }
    steps.set(told, step)
    return step
  }

  function look(): ShownTable<G> {
    const watched = watch.get()
    const seen = gameOf(watched)
    const sight = seen.sight as unknown as Observation<G>
    sights.set(seen.version, sight)
    for (const version of sights.keys()) if (version < seen.version - remembered) sights.delete(version)
    return {
      viewer: sight.viewer,
      seats: options.seats(watched),
      version: seen.version,
      sight,
      steps: seen.steps.map(stepOf),
      canUndo: seen.canUndo && watched.phase === 'live',
      outcome: watched.table?.outcome ?? null,
      log,
      link: watched.phase === 'live' ? 'online' : 'connecting',
      handOver: null,
      since,
      wishes: watched.table?.seats.map((_, seat) => (seat === sight.viewer ? wish : null)) ?? [],
      note: notes.shown(watched.note),
    }
  }

  /** By its rules, or because everybody agreed to end it. */
  function isOver(): boolean {
    return watch.get().table?.status === 'finished'
  }

  function showAgain(): void {
    state = look()
    listeners.tell()
  }

  /** The last game that was seen: while the connection is down it stays on the screen. */
  function gameOf(watched: WatchedTable): WatchedGame {
    const seen = watched.game ?? last
    if (seen === undefined) throw new TypeError('there is no game at this table yet')
    return seen
  }

  function changed(): void {
    const seen = gameOf(watch.get())
    // Other eyes see other things: what was remembered is no longer what was seen.
    if (seen.sight.viewer !== last.sight.viewer) sights.clear()
    if (seen.version !== last.version) since = options.now()
    last = seen
    notes.heard()
    state = look()
    if (isOver() && log === null && !asking) void fetchLog()
    listeners.tell()
    fulfil()
  }

  /** What the player has settled is done as soon as there is an invitation, once for every version. */
  function fulfil(): void {
    const { sight, version, link } = state
    if (sight.invited !== true || wish === null || link !== 'online' || version === fulfilled) return
    const action = game.autoResponse?.fulfil(sight.view, wish) ?? null
    if (action === null) return
    fulfilled = version
    // Whoever was faster makes news, and then the wish is looked at again.
    void act(action, version)
  }

  function act(action: G['action'], version: number): Promise<Reason | null> {
    return ask((table) => connection.send('act', { table, version, action }))
  }

  async function fetchLog(): Promise<void> {
    const table = watch.get().table?.id
    if (table === undefined) return
    asking = true
    try {
      const answer = await connection.send('log', { table })
      log = answer.log as unknown as GameLog<unknown, unknown>
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error
    } finally {
      asking = false
    }
    changed()
  }

  async function ask(send: (table: string) => Promise<unknown>): Promise<Reason | null> {
    const table = watch.get().table?.id
    if (table === undefined) return { id: 'server.reject.notConnected' }
    try {
      await send(table)
      return null
    } catch (error) {
      if (error instanceof CommandRefused) return error.reason
      throw error
    }
  }

  const leave = watch.subscribe(changed)
  if (isOver()) void fetchLog()
  fulfil()
  return {
    game,
    getState: () => state,
    subscribe: listeners.subscribe,
    sightAt: (version) => sights.get(version),
    act,
    undo: (version) => ask((table) => connection.send('undo', { table, version })),
    settle(seat, wanted) {
      if (seat !== state.viewer || game.autoResponse?.wishes.includes(wanted) !== true) return
      wish = wanted
      options.wishes.save(game.id, wish)
      fulfilled = -1
      changed()
    },
    keepNote: notes.keep,
    close: leave,
  }
}

/** What was settled before holds at the next table too. */
function firstWish<G extends Shape>({ id, autoResponse }: Game<G>, wishes: WishKeeper): string | null {
  const kept = autoResponse === undefined ? null : wishes.load(id)
  return (kept !== null && autoResponse?.wishes.includes(kept) === true ? kept : autoResponse?.wishes[0]) ?? null
}
