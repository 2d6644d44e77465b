import type { Refused } from '@athanor/kernel'
import type { Asked } from '@athanor/protocol'
import { keyOf, originOf } from '../secrets.ts'
import { openRematch, openTable } from './creation.ts'
import { nickname, seatOfKey, type TableRecord } from './record.ts'
import type { Services } from './services.ts'
import { type TableActor, type TableCommand, tableActor } from './tableActor.ts'
import { listingOf } from './tableInfo.ts'
import { recordIn, snapshotOf, stateFrom } from './tableState.ts'
import { refuse } from './verdict.ts'

export interface CreatedTable {
  readonly ok: true
  readonly result: { readonly table: string; readonly seat: number; readonly commitment: string }
  readonly fresh: boolean
}

/** All tables: loaded when somebody needs them, dropped from memory when nobody does. */
export interface Tables {
  readonly loaded: number
  find(id: string): Promise<TableActor | null>
  create(asked: Asked<'create'>, key: string, command: string): Promise<CreatedTable | Refused>
  rematch(actor: TableActor, command: Pick<TableCommand, 'key' | 'id' | 'reply'>): Promise<void>
  /** Drops quiet tables from memory. */
  evict(): void
  /** Drops one table from memory, unless somebody looks at it: whether nobody did. */
  forget(id: string): boolean
  /** Resolves when no table has anything left to do; bots begin nothing new. */
  retire(): Promise<void>
}

export function tables(services: Services): Tables {
  const { store, bus, games, bots, rules, reporter } = services
  const loaded = new Map<string, TableActor>()
  const loading = new Map<string, Promise<TableActor | null>>()

  const stopListening = bus.subscribe(({ table, revision }) => {
    const actor = loaded.get(table)
    if (actor !== undefined && actor.state.revision < revision) void actor.refresh()
  })

  async function load(id: string): Promise<TableActor | null> {
    const stored = await store.load(id)
    if (stored === null) return null
    const { game: name, rulesVersion } = recordIn(stored)
    // A running game keeps the rules it began with.
    const game = games.find(name, rulesVersion)
    if (game === undefined) {
      reporter.error({ table: nickname(id), game: name, rulesVersion }, 'the rules of a stored table are gone')
      return null
    }
    const actor = tableActor(services, game, stateFrom(game, stored))
    loaded.set(id, actor)
    return actor
  }

  function find(id: string): Promise<TableActor | null> {
    const actor = loaded.get(id)
    if (actor !== undefined) return Promise.resolve(actor)
    let coming = loading.get(id)
    if (coming === undefined) {
      coming = load(id).finally(() => loading.delete(id))
      loading.set(id, coming)
    }
    return coming
  }

  async function keep(record: TableRecord, createdBy: string): Promise<{ id: string; fresh: boolean }> {
    const listing = listingOf(record)
    const body = snapshotOf({ record, revision: 0, match: null, chats: 0 })
    const made = await store.create({ listing, createdBy, snapshot: { revision: 0, body } })
    if (made.fresh) bus.publish({ table: made.id, revision: 0, listing })
    return made
  }

  return {
    get loaded() {
      return loaded.size
    },
    find,
    async create(asked, key, command) {
      const hasBot = (game: string, bot: string) => bots.has(game, bot)
      const opened = openTable({ games, hasBot, now: services.now(), key }, asked)
      if (!opened.ok) return opened
      if ((await store.countLive()) >= rules.mostTables) return refuse('server.reject.tooManyTables')
      const { id, fresh } = await keep(opened.record, originOf(key, command))
      const actor = await find(id)
      if (actor === null) return refuse('server.reject.unknownTable')
      const { record } = actor.state
      return {
        ok: true,
        result: { table: id, seat: seatOfKey(record, key) ?? 0, commitment: record.commitment },
        fresh,
      }
    },
    async rematch(actor, { key, id, reply }) {
      const { record } = actor.state
      if (record.next !== null) return reply({ ok: true, result: { table: record.next } })
      if (seatOfKey(record, key) === null) return reply(refuse('server.reject.noSeat'))
      if (record.status !== 'finished') return reply(refuse('server.reject.notFinished'))
      const game = games.newest(record.game) ?? actor.game
      // Whoever asks, and however often: a table has one rematch.
      const made = await keep(openRematch(record, game, services.now()), originOf(keyOf(record.id), 'rematch'))
      await actor.command({
        key,
        id,
        decide: ({ table }) => {
          const next = table.record.next ?? made.id
          return { ok: true, record: { ...table.record, next }, result: { table: next } }
        },
        reply,
      })
    },
    evict() {
      const oldest = services.now() - rules.evictAfter
      for (const [id, actor] of loaded) {
        if (actor.quietSince === null || actor.quietSince > oldest) continue
        actor.retire()
        loaded.delete(id)
      }
    },
    forget(id) {
      const actor = loaded.get(id)
      if (actor?.quietSince === null) return false
      actor?.retire()
      loaded.delete(id)
      return true
    },
    async retire() {
      stopListening()
      for (const actor of loaded.values()) actor.retire()
      await Promise.all([...loaded.values()].map((actor) => actor.idle()))
    },
  }
}
