import type { Asked, ResultOf } from '../command.ts'
import type { PushMessage } from '../message.ts'
import type { Step } from '../play.ts'
import { CommandRefused } from './commandRefused.ts'
import { type Readable, type Store, store } from './store.ts'
import {
  afterChat,
  afterUpdate,
  afterWatch,
  type StepsPage,
  stepsMissing,
  unseenTable,
  type WatchedTable,
  withSteps,
} from './watchedTable.ts'

/** How to watch: with a seat's secret, as the cookie says (nothing), or as a spectator in any case. */
export interface WatchAs {
  readonly secret?: string
  readonly spectate?: true
}

export interface TableWatch extends Readable<WatchedTable> {
  close(): void
}

interface Watching {
  readonly seen: Store<WatchedTable>
  as: WatchAs
  handles: number
  /** Number of the question whose answer counts; older answers are out of date. */
  asked: number
}

type TableMessage = Extract<PushMessage, { kind: 'table' | 'update' | 'chat' }>

interface Wire {
  /**
   * Calls back at once when the answer comes, not a promise later: the next message may already build on it, and a
   * socket may hand over several messages in one go.
   */
  ask(asked: Asked<'watch'>, heard: (result: ResultOf<'watch'>) => void, refused: (error: Error) => void): void
  askSteps(asked: Asked<'steps'>, heard: (result: ResultOf<'steps'>) => void, refused: (error: Error) => void): void
  later(milliseconds: number, callback: () => void): void
  drop(table: string): void
}

export interface Watcher {
  watch(table: string, as?: WatchAs): TableWatch
  /** This connection has just sat down there and sees with other eyes from now on. */
  seated(table: string, secret: string | undefined): void
  pushed(message: TableMessage): void
  connectionLost(): void
  connectionBack(): void
}

/** Milliseconds after which it is worth asking again; null when it is not. */
function patienceFor({ reason }: CommandRefused): number | null {
  return reason.id === 'server.reject.tooFast' ? 1000 * Number(reason.params?.['seconds'] ?? 1) : null
}

/** Keeps every watched table up to date over breaks and gaps. */
export function watcher(wire: Wire): Watcher {
  const tables = new Map<string, Watching>()
  let online = false

  function ask(table: string, watching: Watching, afresh: boolean): void {
    if (!online) return
    watching.asked++
    const question = watching.asked
    const { game, chat } = watching.seen.get()
    const since = afresh ? undefined : game?.version
    const chatSince = chat.at(-1)?.number
    const asked: Asked<'watch'> = {
      table,
      ...watching.as,
      ...(since === undefined ? {} : { since }),
      ...(chatSince === undefined ? {} : { chatSince }),
    }
    const counts = () => question === watching.asked && online
    const known = () => (afresh ? { ...watching.seen.get(), game: null } : watching.seen.get())
    const refused = (again: () => void) => (error: Error) => {
      if (!counts() || !(error instanceof CommandRefused)) return
      const wait = patienceFor(error)
      if (wait === null) watching.seen.set({ ...watching.seen.get(), phase: 'refused', reason: error.reason })
      else wire.later(wait, () => counts() && again())
    }
    const heard = (result: ResultOf<'watch'>) => {
      if (question !== watching.asked) return
      const missing = stepsMissing(known(), result)
      if (missing !== null) return fetchSteps(missing, result)
      const after = afterWatch(known(), result)
      if (after === null) ask(table, watching, true)
      else watching.seen.set(after)
    }
    /** A long game comes in pages. What happens in the meantime is asked for afterwards. */
    const fetchSteps = (page: StepsPage, result: ResultOf<'watch'>) => {
      const before = watching.seen.get()
      if (before.phase === 'live') watching.seen.set({ ...before, phase: 'behind' })
      const turned = (steps: readonly Step[]) => {
        if (!counts() || steps.length === 0) return
        const fuller = withSteps(result, steps)
        heard(fuller)
        if (counts() && stepsMissing(known(), fuller) === null) ask(table, watching, false)
      }
      const again = refused(() => fetchSteps(page, result))
      wire.askSteps({ table, ...page }, ({ steps }) => turned(steps), again)
    }
    const again = refused(() => ask(table, watching, afresh))
    wire.ask(asked, heard, again)
  }

  function infoPushed(id: string, watching: Watching, { table, you }: Extract<TableMessage, { kind: 'table' }>): void {
    const before = watching.seen.get()
    const sameEyes = before.you === you || before.game === null
    watching.seen.set({ ...before, table, you, phase: sameEyes ? 'live' : 'loading' })
    // Another seat sees another game.
    if (!sameEyes) ask(id, watching, true)
  }

  return {
    watch(table, as = {}) {
      let watching = tables.get(table)
      if (watching === undefined) {
        watching = { seen: store(unseenTable), as, handles: 0, asked: 0 }
        tables.set(table, watching)
        ask(table, watching, true)
      } else if (as.secret !== watching.as.secret || as.spectate !== watching.as.spectate) {
        watching.as = as
        ask(table, watching, true)
      }
      const mine = watching
      mine.handles++
      let closed = false
      return {
        get: mine.seen.get,
        subscribe: mine.seen.subscribe,
        close() {
          if (closed) return
          closed = true
          mine.handles--
          if (mine.handles > 0) return
          tables.delete(table)
          if (online) wire.drop(table)
        },
      }
    },
    seated(table, secret) {
      const watching = tables.get(table)
      if (watching === undefined) return
      watching.as = secret === undefined ? {} : { secret }
      ask(table, watching, true)
    },
    pushed(message) {
      const table = message.kind === 'table' ? message.table.id : message.table
      const watching = tables.get(table)
      if (watching === undefined) return
      const before = watching.seen.get()
      if (before.phase !== 'live') return
      if (message.kind === 'table') infoPushed(table, watching, message)
      else if (message.kind === 'chat') watching.seen.set(afterChat(before, message.line))
      else {
        const after = afterUpdate(before, message)
        if (after === null) ask(table, watching, false)
        else watching.seen.set(after)
      }
    },
    connectionLost() {
      online = false
      for (const { seen } of tables.values()) {
        const before = seen.get()
        if (before.phase === 'live') seen.set({ ...before, phase: 'behind' })
      }
    },
    connectionBack() {
      online = true
      for (const [table, watching] of tables) ask(table, watching, false)
    },
  }
}
