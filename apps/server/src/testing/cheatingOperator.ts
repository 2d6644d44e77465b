import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { compendium } from '@athanor/compendium'
import {
  act,
  commitmentOf,
  type GameEvent,
  type LogEntry,
  type Match,
  pick,
  quickChance,
  type Seat,
  type Shape,
  saltCommitmentOf,
  startMatch,
  toLog,
} from '@athanor/kernel'
import type { JournalRow } from '../storage/store.ts'
import { personAt, type TableRecord, withSeat } from '../tables/record.ts'
import { setupOf, snapshotOf, stateFrom, type TableState } from '../tables/tableState.ts'

/** Whoever runs the server holds its database, and knows the program as well as anybody. */
export interface Operator {
  /** Everything, secrets included. */
  look(table: string): TableState
  /** Puts another record in the place of a table's: only while the server is down. */
  change(table: string, change: (record: TableRecord) => TableRecord): void
  /** Plays the game otherwise from this entry on, as far as it had come, and gives every entry a fresh hash. */
  rewrite(table: string, from: number): void
}

interface Move {
  readonly match: Match<Shape>
  readonly entry: LogEntry<Shape['action']>
  readonly events: readonly GameEvent<Shape['event'], Shape['secret']>[]
}

const game = compendium as unknown as Parameters<typeof stateFrom>[0]

export function operatorOf(data: string): Operator {
  function withDatabase<Result>(work: (database: DatabaseSync) => Result): Result {
    const database = new DatabaseSync(join(data, 'athanor.db'))
    try {
      return work(database)
    } finally {
      database.close()
    }
  }

  function look(table: string): TableState {
    return withDatabase((database) => {
      const snapshot = database.prepare('select revision, body from snapshots where table_id = ?').get(table)
      const rows = database
        .prepare(
          'select *, chat_number as chatNumber from journal where table_id = ? and revision > ? order by revision',
        )
        .all(table, Number(snapshot?.['revision']))
      const stored = { snapshot, rows: rows as unknown as readonly JournalRow[] }
      return stateFrom(game, stored as unknown as Parameters<typeof stateFrom>[1])
    })
  }

  /** Checksums are against forgetful disks: whoever holds the database takes them away. */
  function keep(table: string, state: TableState, moves: readonly Move[]): void {
    withDatabase((database) => {
      database
        .prepare('update snapshots set revision = ?, body = ?, checksum = null where table_id = ?')
        .run(state.revision, snapshotOf(state), table)
      const row = database.prepare(
        'update journal set entry = ?, events = ?, checksum = null where table_id = ? and version = ?',
      )
      for (const { match, entry, events } of moves) {
        row.run(JSON.stringify(entry), JSON.stringify(events), table, match.version)
      }
    })
  }

  return {
    look,
    change(table, change) {
      const state = look(table)
      keep(table, { ...state, record: change(state.record) }, [])
    },
    rewrite(table, from) {
      const state = look(table)
      const moves = withDatabase((database) =>
        database.prepare('select entry from journal where table_id = ? and version > 0 order by version').all(table),
      )
      const entries = moves.map(({ entry }) => JSON.parse(String(entry)) as LogEntry<Shape['action']>)
      const played = replayed(state.record, entries.slice(0, from - 1))
      const others = playedOn(played, entries.length - from + 1)
      keep(table, { ...state, match: others.at(-1)?.match ?? played }, others)
    },
  }
}

/** Another secret, with the commitment that belongs to it. */
export function withSecret(record: TableRecord, secret: string): TableRecord {
  return { ...record, secret, commitment: commitmentOf(secret) }
}

/** Another salt for a seat, with the commitment that belongs to it. */
export function withSalt(record: TableRecord, seat: Seat, salt: string): TableRecord {
  const own = record.seats[seat]
  if (own === undefined) throw new RangeError(`there is no seat ${seat}`)
  return withSeat(record, seat, { ...own, salt, commitment: saltCommitmentOf(salt) })
}

/** The whole game that follows from a record, played by chance: a fair game, but not the one that anybody saw. */
export function inventedLog(record: TableRecord, seed: number) {
  const start = replayed(record, [])
  const moves = playedOn(start, Number.POSITIVE_INFINITY, seed)
  return toLog(
    game,
    moves.at(-1)?.match ?? start,
    moves.map(({ entry }) => entry),
    record.seats.map(personAt),
  )
}

export function startedFrom(record: TableRecord): Match<Shape> {
  return replayed(record, [])
}

function replayed(record: TableRecord, entries: readonly LogEntry<Shape['action']>[]): Match<Shape> {
  const started = startMatch(game, setupOf(record))
  if (!started.ok) throw new Error(started.reason.id)
  let { match } = started
  for (const entry of entries) {
    const moved = 'action' in entry ? act(game, match, entry.seat, entry.action) : null
    if (moved?.ok !== true) throw new Error('these entries cannot be played again')
    match = moved.match
  }
  return match
}

function playedOn(from: Match<Shape>, most: number, seed = 7): readonly Move[] {
  const chance = quickChance(seed)
  const moves: Move[] = []
  let match = from
  for (;;) {
    const [decision] = game.decisions(match.position.state)
    if (decision === undefined || moves.length >= most) return moves
    const { groups } = game.legal(game.view(match.position.state, decision.seat))
    const group = pick(chance, groups)
    const moved = act(game, match, decision.seat, group.at(chance.below(group.size)))
    if (!moved.ok) throw new Error(moved.reason.id)
    moves.push(moved)
    match = moved.match
  }
}
