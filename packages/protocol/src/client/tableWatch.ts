import { base64urlOf } from '../base64url.ts'
import type { CommandFields, ResultOf } from '../command.ts'
import type { PushMessage } from '../message.ts'
import type { Step } from '../play.ts'
import type { TableInfo } from '../table.ts'
import { CommandRefused } from './commandRefused.ts'
import { agreementAt, compared, type TableNews } from './comparison.ts'
import { type Readable, store, type Writable } from './store.ts'
import {
  afterOverlooking,
  emptyTrustRecord,
  merged,
  shareFor,
  type TrustRecord,
  type TrustStore,
  withOpened,
} from './trustRecord.ts'
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
  /** Takes the table for what it shows now, although it contradicts itself (`doubt`). */
  goOn(): void
  close(): void
}

interface Watching {
  readonly seen: Writable<WatchedTable>
  as: WatchAs
  handles: number
  /** Number of the question whose answer counts; older answers are out of date. */
  asked: number
  /** What this tab has seen of the table, in the order in which it was told. */
  kept: TrustRecord
  /** The agreement for which the salt was opened, so that it happens once on a connection. */
  opened: string | null
}

type TableMessage = Extract<PushMessage, { kind: 'table' | 'update' | 'chat' | 'note' }>

interface Wire {
  /**
   * Calls back at once when the answer comes, not a promise later: the next message may already build on it, and a
   * socket may hand over several messages in one go.
   */
  ask(asked: CommandFields<'watch'>, heard: (result: ResultOf<'watch'>) => void, refused: (error: Error) => void): void
  askSteps(
    asked: CommandFields<'steps'>,
    heard: (result: ResultOf<'steps'>) => void,
    refused: (error: Error) => void,
  ): void
  later(milliseconds: number, callback: () => void): void
  drop(table: string): void
  /** Opens the salt of this client's seat. */
  open(table: string, salt: string): void
}

export interface WatchedTables {
  watch(table: string, as?: WatchAs): TableWatch
  /** This connection has just sat down there and sees with other eyes from now on. */
  seated(table: string, secret: string | undefined): void
  pushed(message: TableMessage): void
  /** Nothing may be sent to this table, because it contradicts itself. */
  isDoubted(table: string): boolean
  connectionLost(): void
  connectionBack(): void
}

/** Milliseconds after which it is worth asking again; null when it is not. */
function patienceFor({ reason }: CommandRefused): number | null {
  return reason.id === 'server.reject.tooFast' ? 1000 * Number(reason.params?.['seconds'] ?? 1) : null
}

/** Keeps every watched table up to date over breaks and gaps, and compares what it shows with what it showed before. */
export function watcher(wire: Wire, trustStore: TrustStore): WatchedTables {
  const tables = new Map<string, Watching>()
  let online = false

  function ask(table: string, watching: Watching, afresh: boolean): void {
    if (!online) return
    watching.asked++
    const question = watching.asked
    const { game, chat } = watching.seen.get()
    const since = afresh ? undefined : game?.version
    const chatSince = chat.at(-1)?.number
    const asked: CommandFields<'watch'> = {
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
      else see(table, watching, after, headsIn(after, since, result.game?.sinceHead))
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

  /** Shows a table, unless it contradicts what it showed before; then that is shown. */
  function see(id: string, watching: Watching, after: WatchedTable, heads: TableNews['heads']): void {
    const { table, you, doubt } = after
    if (table === null || doubt !== null) {
      watching.seen.set(after)
      return
    }
    const stored = trustStore.load(id)
    const before: TrustRecord = { ...watching.kept, shares: stored?.shares ?? [] }
    const { kept, doubt: fresh } = compared(before, { table, you, heads })
    if (kept !== null && kept !== before) keep(id, watching, merged(stored, kept))
    watching.seen.set({ ...after, doubt: fresh })
    if (kept !== null) openOwnSalt(id, watching, table, you)
  }

  function keep(id: string, watching: Watching, kept: TrustRecord): void {
    watching.kept = kept
    trustStore.save(id, kept)
  }

  /** Everything is agreed on and kept, so nobody can choose anything in knowledge of this salt. */
  function openOwnSalt(id: string, watching: Watching, table: TableInfo, you: number | null): void {
    const agreement = agreementAt(table)
    const commitment = you === null ? null : table.seats[you]?.commitment
    if (table.status !== 'opening' || agreement === null || you === null || !table.unopened.includes(you)) return
    const stored = trustStore.load(id)
    const share = stored === null ? undefined : shareFor(stored, commitment ?? '', agreement)
    if (stored === null || share === undefined || watching.opened === agreement) return
    trustStore.save(id, withOpened(stored, share, agreement))
    watching.opened = agreement
    wire.open(id, share.salt)
  }

  function infoPushed(id: string, watching: Watching, { table, you }: Extract<TableMessage, { kind: 'table' }>): void {
    const before = watching.seen.get()
    const sameEyes = before.you === you || before.game === null
    const after: WatchedTable = { ...before, table, you, phase: sameEyes ? 'live' : 'loading' }
    see(id, watching, after, headsIn(after))
    // Another seat sees another game.
    if (!sameEyes) ask(id, watching, true)
  }

  return {
    watch(table, as = {}) {
      let watching = tables.get(table)
      if (watching === undefined) {
        watching = {
          seen: store(unseenTable),
          as,
          handles: 0,
          asked: 0,
          kept: trustStore.load(table) ?? emptyTrustRecord,
          opened: null,
        }
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
        goOn() {
          const seen = mine.seen.get()
          if (seen.doubt === null) return
          keep(table, mine, afterOverlooking(trustStore.load(table) ?? emptyTrustRecord))
          mine.seen.set({ ...seen, doubt: null })
          ask(table, mine, true)
        },
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
      else if (message.kind === 'note') watching.seen.set({ ...before, note: message.text })
      else if (message.kind === 'chat') watching.seen.set(afterChat(before, message.line))
      else {
        const after = afterUpdate(before, message)
        if (after === null) ask(table, watching, false)
        else see(table, watching, after, new Map([[message.version, message.head]]))
      }
    },
    isDoubted: (table) => (tables.get(table)?.seen.get().doubt ?? null) !== null,

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

/** Every hash of the log that is in sight, and the one of the version that the client had named. */
function headsIn({ game }: WatchedTable, since?: number, sinceHead?: string): TableNews['heads'] {
  const heads = new Map(game?.steps.map(({ version, head }) => [version, head]))
  if (since !== undefined && sinceHead !== undefined) heads.set(since, sinceHead)
  if (game !== null) heads.set(game.version, base64urlOf(game.head))
  return heads
}
