import type { Kysely, Transaction } from 'kysely'
import { wholeNumber } from '../storage/reading.ts'
import type { Database } from '../storage/schema.ts'
import type { Passkey, PeopleStore, Result, ResultSeat } from './kept.ts'
import { keepHolders, keepResult } from './keptChanges.ts'
import { scrub } from './scrubbing.ts'

/** Devices and keys of one ring. */
const mostSessions = 30
const mostKeys = 200
/** Sessions that are asked for in one statement. */
const atATime = 500

type Db = Kysely<Database>

/** What is kept of people, in the SQL that SQLite and PostgreSQL share. */
export function peopleStore(db: Db): PeopleStore {
  return {
    async whoShows(hash, key) {
      const session =
        hash === null
          ? undefined
          : await db
              .selectFrom('ring_sessions')
              .innerJoin('rings', 'rings.id', 'ring_sessions.ring_id')
              .select(['ring_sessions.id', 'ring_id', 'seen_at', 'rings.key'])
              .where('hash', '=', hash)
              .executeTakeFirst()
      const keys =
        session === undefined
          ? []
          : await db.selectFrom('ring_keys').select('key').where('ring_id', '=', session.ring_id).execute()
      const ring =
        key === null
          ? undefined
          : await db.selectFrom('ring_keys').select('ring_id').where('key', '=', key).executeTakeFirst()
      return {
        session:
          session === undefined || hash === null
            ? null
            : {
                hash,
                id: session.id,
                ring: session.ring_id,
                seenAt: wholeNumber(session.seen_at),
                key: session.key,
                keys: keys.map((each) => each.key),
              },
        keyRing: ring?.ring_id ?? null,
      }
    },

    makeRing: ({ id, key, name, codeHash, at }, session) =>
      db.transaction().execute(async (transaction) => {
        const ring = { id, key, name, made_at: at, code_hash: codeHash, code_at: at }
        await transaction.insertInto('rings').values(ring).execute()
        await transaction.insertInto('ring_keys').values({ key, ring_id: id }).execute()
        await addSession(transaction, id, session)
      }),

    async ringOf(id) {
      const ring = await db.selectFrom('rings').selectAll().where('id', '=', id).executeTakeFirst()
      if (ring === undefined) return null
      const devices = await db
        .selectFrom('ring_sessions')
        .select(['id', 'label', 'made_at', 'seen_at'])
        .where('ring_id', '=', id)
        .orderBy('seen_at', 'desc')
        .execute()
      const passkeys = await db
        .selectFrom('ring_passkeys')
        .selectAll()
        .where('ring_id', '=', id)
        .orderBy('made_at')
        .execute()
      return {
        id,
        name: ring.name,
        madeAt: wholeNumber(ring.made_at),
        codeAt: wholeNumber(ring.code_at),
        devices: devices.map(({ made_at, seen_at, ...same }) => ({
          ...same,
          madeAt: wholeNumber(made_at),
          seenAt: wholeNumber(seen_at),
        })),
        passkeys: passkeys.map(passkeyIn),
      }
    },

    async ringOfCode(hash) {
      const ring = await db.selectFrom('rings').select('id').where('code_hash', '=', hash).executeTakeFirst()
      return ring?.id ?? null
    },

    async setCode(ring, hash, at) {
      await db.updateTable('rings').set({ code_hash: hash, code_at: at }).where('id', '=', ring).execute()
    },

    async rename(ring, name) {
      await db.updateTable('rings').set({ name }).where('id', '=', ring).execute()
    },

    claim: (ring, key) =>
      db.transaction().execute(async (transaction) => {
        const { count } = await transaction
          .selectFrom('ring_keys')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .where('ring_id', '=', ring)
          .executeTakeFirstOrThrow()
        if (wholeNumber(count) < mostKeys) {
          await transaction
            .insertInto('ring_keys')
            .values({ key, ring_id: ring })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
        const owner = await transaction
          .selectFrom('ring_keys')
          .select('ring_id')
          .where('key', '=', key)
          .executeTakeFirst()
        return owner?.ring_id === ring
      }),

    signIn: (ring, session) => db.transaction().execute((transaction) => addSession(transaction, ring, session)),

    async signOut(ring, session) {
      const ended = await db
        .deleteFrom('ring_sessions')
        .where('ring_id', '=', ring)
        .where('id', '=', session)
        .returning('hash')
        .executeTakeFirst()
      return ended?.hash ?? null
    },

    async seen(session, at) {
      await db.updateTable('ring_sessions').set({ seen_at: at }).where('hash', '=', session).execute()
    },

    async endedOf(sessions) {
      const ended: string[] = []
      for (let first = 0; first < sessions.length; first += atATime) {
        const some = sessions.slice(first, first + atATime)
        const rows = await db.selectFrom('ring_sessions').select('hash').where('hash', 'in', some).execute()
        const there = new Set(rows.map(({ hash }) => hash))
        ended.push(...some.filter((hash) => !there.has(hash)))
      }
      return ended
    },

    async forgetOld(seenBefore, now) {
      await db.deleteFrom('ring_sessions').where('seen_at', '<', seenBefore).execute()
      await db.deleteFrom('ring_challenges').where('until', '<', now).execute()
    },

    removeRing: (ring) =>
      db.transaction().execute(async (transaction) => {
        const held = await transaction
          .selectFrom('holders')
          .innerJoin('ring_keys', 'ring_keys.key', 'holders.key')
          .select(['holders.table_id', 'holders.seat'])
          .where('ring_keys.ring_id', '=', ring)
          .execute()
        const sessions = await transaction
          .selectFrom('ring_sessions')
          .select('hash')
          .where('ring_id', '=', ring)
          .execute()
        for (const { table_id: table, seat } of held) {
          await transaction
            .updateTable('result_seats')
            .set({ name: null })
            .where('table_id', '=', table)
            .where('seat', '=', seat)
            .execute()
        }
        await transaction
          .deleteFrom('holders')
          .where('key', 'in', ({ selectFrom }) => selectFrom('ring_keys').select('key').where('ring_id', '=', ring))
          .execute()
        for (const place of ['ring_keys', 'ring_sessions', 'ring_passkeys', 'ring_challenges'] as const) {
          await transaction.deleteFrom(place).where('ring_id', '=', ring).execute()
        }
        await transaction.deleteFrom('rings').where('id', '=', ring).execute()
        return {
          held: held.map(({ table_id: table, seat }) => ({ table, seat })),
          sessions: sessions.map(({ hash }) => hash),
        }
      }),

    scrub: (table, seat, revision) =>
      db.transaction().execute((transaction) => scrub(transaction, table, seat, revision)),

    async addPasskey({ id, ring, publicKey, counter, transports, label, madeAt, usedAt }) {
      await db
        .insertInto('ring_passkeys')
        .values({
          id,
          ring_id: ring,
          public_key: publicKey,
          counter,
          transports: transports.join(' '),
          label,
          made_at: madeAt,
          used_at: usedAt,
        })
        .execute()
    },

    async passkey(id) {
      const row = await db.selectFrom('ring_passkeys').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : passkeyIn(row)
    },

    async removePasskey(ring, id) {
      const gone = await db
        .deleteFrom('ring_passkeys')
        .where('ring_id', '=', ring)
        .where('id', '=', id)
        .executeTakeFirst()
      return gone.numDeletedRows > 0
    },

    async passkeyUsed(id, counter, at) {
      await db.updateTable('ring_passkeys').set({ counter, used_at: at }).where('id', '=', id).execute()
    },

    async challenge(challenge, ring, until) {
      await db.insertInto('ring_challenges').values({ challenge, ring_id: ring, until }).execute()
    },

    async takeChallenge(challenge, now) {
      const taken = await db
        .deleteFrom('ring_challenges')
        .where('challenge', '=', challenge)
        .returning(['ring_id', 'until'])
        .executeTakeFirst()
      return taken === undefined || wholeNumber(taken.until) <= now ? null : { ring: taken.ring_id }
    },

    async running(keys, most) {
      if (keys.length === 0) return []
      const rows = await db
        .selectFrom('holders')
        .innerJoin('tables', 'tables.id', 'holders.table_id')
        .select(['table_id', 'seat', 'created_at'])
        .where('key', 'in', keys)
        .where('status', 'in', ['open', 'opening', 'running'])
        .where('removed_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ table_id: table, seat }) => ({ table, seat }))
    },

    remember: (table, holders, result) =>
      db.transaction().execute(async (transaction) => {
        await keepHolders(transaction, [[table, holders]])
        if (result !== null) await keepResult(transaction, table, result)
      }),

    async results(keys, after, most) {
      if (keys.length === 0) return []
      const rows = await db
        .selectFrom('holders')
        .innerJoin('results', 'results.table_id', 'holders.table_id')
        .leftJoin('tables', 'tables.id', 'holders.table_id')
        .selectAll('results')
        .select(['holders.seat as you', 'tables.id as kept'])
        .where('holders.key', 'in', keys)
        .$if(after !== null, (query) =>
          query.where(({ or, and, eb }) =>
            or([
              eb('ended_at', '<', after?.endedAt ?? 0),
              and([eb('ended_at', '=', after?.endedAt ?? 0), eb('results.table_id', '<', after?.table ?? '')]),
            ]),
          ),
        )
        .orderBy('ended_at', 'desc')
        .orderBy('results.table_id', 'desc')
        .limit(most)
        .execute()
      const seats = await seatsOf(
        db,
        rows.map(({ table_id: table }) => table),
      )
      return rows.map(({ you, kept, ...row }) => ({
        ...resultIn(row, seats.get(row.table_id) ?? []),
        you,
        isKept: kept !== null,
      }))
    },

    async result(table) {
      const row = await db.selectFrom('results').selectAll().where('table_id', '=', table).executeTakeFirst()
      if (row === undefined) return null
      return { ...resultIn(row, (await seatsOf(db, [table])).get(table) ?? []), isKept: true }
    },
  }
}

async function addSession(
  transaction: Transaction<Database>,
  ring: string,
  { hash, id, label, at }: Parameters<PeopleStore['signIn']>[1],
): Promise<void> {
  await transaction
    .insertInto('ring_sessions')
    .values({ hash, id, ring_id: ring, label, made_at: at, seen_at: at })
    .execute()
  const sessions = await transaction
    .selectFrom('ring_sessions')
    .select('hash')
    .where('ring_id', '=', ring)
    .orderBy('seen_at', 'desc')
    .orderBy('hash')
    .execute()
  const over = sessions.map((session) => session.hash).filter((each, index) => index >= mostSessions && each !== hash)
  if (over.length > 0) await transaction.deleteFrom('ring_sessions').where('hash', 'in', over).execute()
}

function passkeyIn(row: Database['ring_passkeys']): Passkey {
  return {
    id: row.id,
    ring: row.ring_id,
    publicKey: row.public_key,
    counter: wholeNumber(row.counter),
    transports: row.transports === '' ? [] : row.transports.split(' '),
    label: row.label,
    madeAt: wholeNumber(row.made_at),
    usedAt: row.used_at === null ? null : wholeNumber(row.used_at),
  }
}

type SeatRow = Database['result_seats']

async function seatsOf(db: Db, tables: readonly string[]): Promise<ReadonlyMap<string, readonly SeatRow[]>> {
  const found = new Map<string, SeatRow[]>()
  for (let first = 0; first < tables.length; first += atATime) {
    const some = tables.slice(first, first + atATime)
    const rows = await db
      .selectFrom('result_seats')
      .selectAll()
      .where('table_id', 'in', some)
      .orderBy('table_id')
      .orderBy('seat')
      .execute()
    for (const row of rows) found.set(row.table_id, [...(found.get(row.table_id) ?? []), row])
  }
  return found
}

function resultIn(row: Database['results'], seats: readonly SeatRow[]): Omit<Result, 'you' | 'isKept'> {
  return {
    table: row.table_id,
    game: row.game,
    players: row.players,
    beganAt: wholeNumber(row.began_at),
    endedAt: wholeNumber(row.ended_at),
    moves: row.moves,
    pace: row.pace === null ? null : row.pace === 'post' ? 'post' : 'live',
    early: row.early === 1,
    seats: seats.map(({ holder, name, bot, colour, place, total, figures }) => ({
      holder: holder as ResultSeat['holder'],
      name,
      bot,
      colour,
      place,
      total,
      figures: JSON.parse(figures) as ResultSeat['figures'],
    })),
  }
}
