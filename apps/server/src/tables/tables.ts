import { at, present, type Refused } from '@athanor/kernel'
import type { CommandOf } from '@athanor/protocol'
import { holdersOf } from '../people/keepingRecord.ts'
import { fingerprintOf, keyOf, originOf } from '../secrets.ts'
import { DamagedTable } from '../storage/damagedTable.ts'
import type { Created, StoredTable } from '../storage/store.ts'
import { nextTimeUp } from './clocks.ts'
import type { CommandContext } from './commandContext.ts'
import { openRematch, openTable } from './creation.ts'
import { dueAt, readTimes } from './keptTimes.ts'
import { nickname, seatOfKey, type TableRecord } from './record.ts'
import type { Services } from './services.ts'
import { bringKeys } from './sitting.ts'
import { type TableActor, type TableCommand, tableActor } from './tableActor.ts'
import { listingOf } from './tableInfo.ts'
import { newTable, recordIn, snapshotOf, stateFrom, type TableState } from './tableState.ts'
import { refuse } from './verdict.ts'

export interface TableCreation {
  readonly ok: true
  readonly result: { readonly table: string; readonly seat: number; readonly commitment: string }
}

export interface FoundTable {
  readonly ok: true
  readonly actor: TableActor
}

/** Whoever wants one more table. */
export interface Maker {
  /** Null, or why they may not have it; it takes so many bytes. */
  refusal(bytes: number): Refused | null
  /** They got it. */
  made(table: string, bytes: number): void
}

const hour = 3_600_000
/** Milliseconds that another node gets to look after a table whose turn it is. */
const othersFirst = 60_000
/** Tables out of memory whose clocks are looked at in one go. */
const mostWoken = 50
/** Tables that the lobby could not read, and that are looked after at the start. */
const mostMended = 5000
/** Damaged tables that are remembered, so that each of them is reported once. */
const mostReported = 1000

/** All tables: loaded when somebody needs them, dropped from memory when nobody does. */
export interface Tables {
  readonly loaded: number
  /** Those that somebody needs or needed a moment ago. */
  inMemory(): readonly TableActor[]
  find(id: string): Promise<FoundTable | Refused>
  create(command: CommandOf<'create'>, key: string, maker: Maker): Promise<TableCreation | Refused>
  rematch(actor: TableActor, command: Omit<TableCommand, 'decide'>, maker: Maker): Promise<void>
  /** Drops quiet tables from memory. */
  evict(): void
  /** Looks at the clocks of tables that are not in memory. */
  wakeDue(): Promise<void>
  /** Mends what the lobby could not read of its tables. */
  mendListings(): Promise<void>
  /** Drops one table from memory, unless its own people are there: whether they were not. */
  forget(id: string): boolean
  /** Resolves when no table has anything left to do; bots begin nothing new. */
  retire(): Promise<void>
}

/** A table is kept as two snapshots and a listing. */
function bytesOf(record: TableRecord): number {
  return 3 * Buffer.byteLength(JSON.stringify(record))
}

/** A body that is no table, or moves that the rules forbid: somebody or something changed the database. */
function unlessDamaged<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof DamagedTable
      ? error
      : new DamagedTable('what is kept of it makes no table', { cause: error })
  }
}

export function tables(services: Services): Tables {
  const { store, bus, games, bots, rules, reporter } = services
  const loaded = new Map<string, TableActor>()
  const loading = new Map<string, Promise<FoundTable | Refused>>()
  /** Where an older version wrote down a time that is up by the clock on the wall alone: when to look again. */
  const notBefore = new Map<string, number>()
  const damaged = new Set<string>()
  let retired = false

  const { cluster } = services
  const endings = [
    bus.subscribe(({ table, revision }) => {
      const actor = loaded.get(table)
      if (actor !== undefined && actor.state.revision < revision) void actor.refresh()
    }),
    cluster.whereabouts.subscribe((change) => loaded.get(change.table)?.peopleElsewhere(change)),
    cluster.subscribe(() => {
      for (const actor of loaded.values()) actor.wake()
    }),
  ]

  /** What is damaged beyond repair costs this table and no other: everybody who asks for it is told the same. */
  async function load(id: string): Promise<FoundTable | Refused> {
    try {
      return await loadSound(id)
    } catch (error) {
      if (!(error instanceof DamagedTable)) throw error
      if (damaged.size >= mostReported) damaged.clear()
      if (!damaged.has(id))
        reporter.error({ err: error, table: nickname(id) }, 'a table is damaged, and cannot be opened')
      damaged.add(id)
      return refuse('server.reject.tableDamaged')
    }
  }

  async function loadSound(id: string): Promise<FoundTable | Refused> {
    const stored = await store.load(id)
    if (stored === null) return refuse('server.reject.unknownTable')
    const { game: name, rulesVersion, status } = unlessDamaged(() => recordIn(stored))
    if (stored.away && status !== 'finished' && !(await roomForOneMore())) return refuse('server.reject.tooManyTables')
    // A running game keeps the rules it began with.
    const found = await games.find(name, rulesVersion)
    if (!found.ok) {
      reporter.error({ table: nickname(id), game: name, rulesVersion }, 'the rules of a stored table are gone')
      return found
    }
    const state = readTimes(
      unlessDamaged(() => stateFrom(found.game, stored)),
      services.awake,
    )
    await mendFrom(state, stored)
    const actor = tableActor(services, found.game, state)
    if (retired) actor.retire()
    loaded.set(id, actor)
    if (stored.away) await bringBack(actor)
    return { ok: true, actor }
  }

  /** Whatever the state says is written anew where it was kept wrongly, so that the next start finds it. */
  async function mendFrom(state: TableState, stored: StoredTable): Promise<void> {
    const listing = listingOf(state.record)
    const due = dueAt(state.record, services.rules.openWithin)
    const isListed = stored.listing?.summary === listing.summary && stored.listing.status === listing.status
    if (stored.isWhole && !stored.lacksChecksum && isListed && stored.due === due) return
    const { revision } = state
    try {
      await store.mend({ listing, due, snapshot: { revision, body: snapshotOf(state) } })
    } catch (error) {
      // It can be played all the same, and mended next time.
      reporter.error({ err: error, table: nickname(listing.id) }, 'a table could not be mended')
      return
    }
    if (stored.isWhole) return
    reporter.warn({ table: nickname(listing.id) }, 'something kept of a table was damaged, and is mended')
    if (!stored.away) bus.publish({ table: listing.id, revision, listing })
  }

  async function roomForOneMore(): Promise<boolean> {
    return store.bytes() < rules.mostBytes && (await store.countLive()) < rules.mostTables
  }

  /** Whoever knows the way to a table that was put away finds it as it was. */
  async function bringBack({ id, state }: TableActor): Promise<void> {
    await store.bringBack(id)
    reporter.info({ table: nickname(id) }, 'a table that had been put away is back')
    bus.publish({ table: id, revision: state.revision, listing: listingOf(state.record) })
  }

  function find(id: string): Promise<FoundTable | Refused> {
    const actor = loaded.get(id)
    if (actor !== undefined) return Promise.resolve({ ok: true, actor })
    let coming = loading.get(id)
    if (coming === undefined) {
      coming = load(id).finally(() => loading.delete(id))
      loading.set(id, coming)
    }
    return coming
  }

  async function keep(record: TableRecord, createdBy: string, asked: string): Promise<Created> {
    const listing = listingOf(record)
    const body = snapshotOf(newTable(record))
    const snapshot = { revision: 0, body }
    const made = await store.create({ listing, createdBy, asked, snapshot, holders: holdersOf(record) })
    if (made.fresh) bus.publish({ table: made.id, revision: 0, listing })
    return made
  }

  /** The way to a rematch that is there already, for all devices of whoever asks. */
  async function followTo(
    next: string,
    keys: readonly string[],
    { reply, ...command }: Omit<TableCommand, 'decide'>,
  ): Promise<void> {
    const found = keys.length === 0 ? null : await find(next)
    const decide = (context: CommandContext) => bringKeys(context, keys)
    if (found?.ok === true) await found.actor.command({ ...command, decide, reply: () => undefined })
    reply({ ok: true, result: { table: next } })
  }

  async function createdFor(id: string, key: string): Promise<TableCreation | Refused> {
    const found = await find(id)
    if (!found.ok) return found
    const { record } = found.actor.state
    const seat = present(seatOfKey(record, key), `seat at table ${nickname(id)} by this key`)
    return { ok: true, result: { table: id, seat, commitment: record.commitment } }
  }

  return {
    get loaded() {
      return loaded.size
    },
    inMemory: () => [...loaded.values()],
    find,
    async create(command, key, maker) {
      const { id: commandId, kind: _, secret: __, ...asked } = command
      const origin = originOf(key, commandId)
      const fingerprint = fingerprintOf(command)
      // Before any limit: the answer to an accepted command may have been lost, and the table is there.
      const earlier = await store.createdBy(origin)
      if (earlier !== null && earlier.asked !== fingerprint) return refuse('server.reject.idReused')
      if (earlier !== null) return createdFor(earlier.id, key)
      const hasBot = (game: string, bot: string) => bots.has(game, bot)
      const opened = openTable({ games, hasBot, now: services.now(), key }, asked)
      if (!opened.ok) return opened
      const refusal = maker.refusal(bytesOf(opened.record))
      if (refusal !== null) return refusal
      if (!(await roomForOneMore())) return refuse('server.reject.tooManyTables')
      const { id, fresh } = await keep(opened.record, origin, fingerprint)
      if (fresh) maker.made(id, bytesOf(opened.record))
      return createdFor(id, key)
    },
    async rematch(actor, { key, id, asked, reply }, maker) {
      const { record } = actor.state
      const seat = seatOfKey(record, key)
      if (record.next !== null) {
        const keys = seat === null ? [] : at(record.seats, seat, 'seat').keys
        return followTo(record.next, keys, { key, id, asked, reply })
      }
      if (seat === null) return reply(refuse('server.reject.noSeat'))
      if (record.status !== 'finished') return reply(refuse('server.reject.notFinished'))
      const game = games.newest(record.game) ?? actor.game
      const rematch = openRematch(record, game, seat, services.now())
      const refusal = maker.refusal(bytesOf(rematch))
      if (refusal !== null) return reply(refusal)
      if (!(await roomForOneMore())) return reply(refuse('server.reject.tooManyTables'))
      // Whoever asks, and however often: a table has one rematch.
      const { id: next, fresh } = await keep(rematch, originOf(keyOf(record.id), 'rematch'), 'rematch')
      if (fresh) maker.made(next, bytesOf(rematch))
      await actor.command({
        key,
        id,
        asked,
        decide: ({ table }) => ({ ok: true, record: { ...table.record, next }, result: { table: next } }),
        reply,
      })
    },
    evict() {
      const oldest = services.elapsed() - rules.evictAfter
      for (const [id, actor] of loaded) {
        if (actor.quietSince === null || actor.quietSince > oldest) continue
        actor.retire()
        loaded.delete(id)
      }
    },
    async wakeDue() {
      const now = services.elapsed()
      for (const [id, moment] of notBefore) if (moment <= now) notBefore.delete(id)
      const others = cluster.nodes().length - 1
      const most = (others + 1) * (mostWoken + notBefore.size + loaded.size)
      const due = await store.dueBy(services.awake.now(), most)
      // Whoever has it in memory looks after it, or else the one whose turn it is; what that one leaves undone is anybody's.
      const left = others === 0 ? [] : await store.dueBy(services.awake.now() - othersFirst, most)
      const isOurs = (id: string) =>
        left.includes(id) || (cluster.whereabouts.holders(id).length === 0 && cluster.isFirst(id))
      const asleep = due.filter((id) => !loaded.has(id) && !notBefore.has(id) && isOurs(id)).slice(0, mostWoken)
      for (const id of asleep) {
        // Whatever is wrong with one table, the others' clocks go on.
        notBefore.set(id, now + hour)
        try {
          const found = await find(id)
          const wait = found.ok ? nextTimeUp(found.actor.state.record, services.awake) : hour
          if (wait === null) notBefore.delete(id)
          else notBefore.set(id, now + wait)
        } catch (error) {
          reporter.error({ err: error, table: nickname(id) }, 'the clock of a table could not be looked at')
        }
      }
    },
    async mendListings() {
      try {
        for (const id of await store.unlisted(mostMended)) {
          if (retired) return
          await find(id)
        }
      } catch (error) {
        reporter.error({ err: error }, 'tables that the lobby cannot list could not be mended')
      }
    },
    forget(id) {
      const actor = loaded.get(id)
      if (actor?.isAttended === true || loading.has(id)) return false
      actor?.retire()
      loaded.delete(id)
      return true
    },
    async retire() {
      retired = true
      for (const end of endings) end()
      for (const actor of loaded.values()) actor.retire()
      await Promise.all([...loaded.values()].map((actor) => actor.idle()))
    },
  }
}
