import type { Refused } from '@athanor/kernel'
import type { CommandOf } from '@athanor/protocol'
import { fingerprintOf, keyOf, originOf } from '../secrets.ts'
import type { Created } from '../storage/store.ts'
import { nextTimeUp } from './clocks.ts'
import { openRematch, openTable } from './creation.ts'
import { nickname, seatOfKey, type TableRecord } from './record.ts'
import type { Services } from './services.ts'
import { type TableActor, type TableCommand, tableActor } from './tableActor.ts'
import { listingOf } from './tableInfo.ts'
import { newTable, recordIn, snapshotOf, stateFrom } from './tableState.ts'
import { refuse } from './verdict.ts'

export interface CreatedTable {
  readonly ok: true
  readonly result: { readonly table: string; readonly seat: number; readonly commitment: string }
}

export interface FoundTable {
  readonly ok: true
  readonly actor: TableActor
}

/** Whoever wants one more table. */
export interface Maker {
  /** Null, or why they may not have it. */
  refusal(): Refused | null
  /** They got it. */
  made(table: string): void
}

const hour = 3_600_000
/** Tables out of memory whose clocks are looked at in one go. */
const mostWoken = 50

/** All tables: loaded when somebody needs them, dropped from memory when nobody does. */
export interface Tables {
  readonly loaded: number
  find(id: string): Promise<FoundTable | Refused>
  create(command: CommandOf<'create'>, key: string, maker: Maker): Promise<CreatedTable | Refused>
  rematch(actor: TableActor, command: Omit<TableCommand, 'decide'>, maker: Maker): Promise<void>
  /** Drops quiet tables from memory. */
  evict(): void
  /** Looks at the clocks of tables that are not in memory. */
  wakeDue(): Promise<void>
  /** Drops one table from memory, unless its own people are there: whether they were not. */
  forget(id: string): boolean
  /** Resolves when no table has anything left to do; bots begin nothing new. */
  retire(): Promise<void>
}

export function tables(services: Services): Tables {
  const { store, bus, games, bots, rules, reporter } = services
  const loaded = new Map<string, TableActor>()
  const loading = new Map<string, Promise<FoundTable | Refused>>()
  /** Where the clock on the wall says that time is up, but the server slept in between: when to look again. */
  const notBefore = new Map<string, number>()
  let retired = false

  const stopListening = bus.subscribe(({ table, revision }) => {
    const actor = loaded.get(table)
    if (actor !== undefined && actor.state.revision < revision) void actor.refresh()
  })

  async function load(id: string): Promise<FoundTable | Refused> {
    const stored = await store.load(id)
    if (stored === null) return refuse('server.reject.unknownTable')
    const { game: name, rulesVersion, status } = recordIn(stored)
    if (stored.away && status !== 'finished' && !(await roomForOneMore())) return refuse('server.reject.tooManyTables')
    // A running game keeps the rules it began with.
    const found = await games.find(name, rulesVersion)
    if (!found.ok) {
      reporter.error({ table: nickname(id), game: name, rulesVersion }, 'the rules of a stored table are gone')
      return found
    }
    const actor = tableActor(services, found.game, stateFrom(found.game, stored))
    if (retired) actor.retire()
    loaded.set(id, actor)
    if (stored.away) await bringBack(actor)
    return { ok: true, actor }
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
    const made = await store.create({ listing, createdBy, asked, snapshot: { revision: 0, body } })
    if (made.fresh) bus.publish({ table: made.id, revision: 0, listing })
    return made
  }

  async function createdFor(id: string, key: string): Promise<CreatedTable | Refused> {
    const found = await find(id)
    if (!found.ok) return found
    const { record } = found.actor.state
    const seat = seatOfKey(record, key) ?? 0
    return { ok: true, result: { table: id, seat, commitment: record.commitment } }
  }

  return {
    get loaded() {
      return loaded.size
    },
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
      const refusal = maker.refusal()
      if (refusal !== null) return refusal
      if (!(await roomForOneMore())) return refuse('server.reject.tooManyTables')
      const { id, fresh } = await keep(opened.record, origin, fingerprint)
      if (fresh) maker.made(id)
      return createdFor(id, key)
    },
    async rematch(actor, { key, id, asked, reply }, maker) {
      const { record } = actor.state
      if (record.next !== null) return reply({ ok: true, result: { table: record.next } })
      const seat = seatOfKey(record, key)
      if (seat === null) return reply(refuse('server.reject.noSeat'))
      if (record.status !== 'finished') return reply(refuse('server.reject.notFinished'))
      const game = games.newest(record.game) ?? actor.game
      const refusal = maker.refusal()
      if (refusal !== null) return reply(refusal)
      if (!(await roomForOneMore())) return reply(refuse('server.reject.tooManyTables'))
      // Whoever asks, and however often: a table has one rematch.
      const rematch = openRematch(record, game, seat, services.now())
      const { id: next, fresh } = await keep(rematch, originOf(keyOf(record.id), 'rematch'), 'rematch')
      if (fresh) maker.made(next)
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
      const due = await store.dueBy(services.now(), mostWoken + notBefore.size + loaded.size)
      const asleep = due.filter((id) => !loaded.has(id) && !notBefore.has(id)).slice(0, mostWoken)
      for (const id of asleep) {
        const found = await find(id)
        const wait = found.ok ? nextTimeUp(found.actor.state.record, services.awakeSince) : hour
        if (wait !== null) notBefore.set(id, now + wait)
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
      stopListening()
      for (const actor of loaded.values()) actor.retire()
      await Promise.all([...loaded.values()].map((actor) => actor.idle()))
    },
  }
}
