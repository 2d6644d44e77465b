import { type GameLibrary, type GameLog, type LogEntry, replay } from '@athanor/kernel'
import { isSound, rowChecksum, snapshotChecksum } from '../storage/checksum.ts'
import type { JournalRow, StoredTable } from '../storage/store.ts'
import { nickname } from '../tables/record.ts'
import { recordIn, stateFrom } from '../tables/tableState.ts'
import type { KeptRow, KeptTable } from './keptTable.ts'

/** What was found when every game was played again from its first move. */
export interface Wholeness {
  readonly tables: number
  /** Games that were played again, to the last hash. */
  readonly games: number
  /** Tables at which no game has begun. */
  readonly unbegun: number
  /** What is not as it was written: the beginning of the table's id, and what was found. */
  readonly damaged: readonly Damage[]
}

export interface Damage {
  readonly table: string
  readonly problem: string
}

export interface WholenessKeeper {
  look(table: KeptTable): Promise<void>
  readonly found: Wholeness
}

/** Plays every game again that goes by. */
export function wholenessKeeper(games: GameLibrary): WholenessKeeper {
  const damaged: Damage[] = []
  let [tables, whole, unbegun] = [0, 0, 0]
  return {
    async look(table) {
      // Of a game that was removed for good its result may be left.
      if ([...table.tables, ...table.snapshots, ...table.journal].length === 0) return
      tables++
      try {
        if (await playedAgain(table, games)) whole++
        else unbegun++
      } catch (error) {
        damaged.push({ table: nickname(table.id), problem: error instanceof Error ? error.message : String(error) })
      }
    },
    get found() {
      return { tables, games: whole, unbegun, damaged: [...damaged] }
    },
  }
}

/** True for a game that is whole, false where none has begun; throws what is wrong. */
async function playedAgain(table: KeptTable, games: GameLibrary): Promise<boolean> {
  const rows = table.journal.map((row) => soundRow(table.id, row))
  const stored = storedTable(table, rows)
  const last = rows.at(-1)?.revision ?? stored.snapshot.revision
  const head = table.heads[0]?.['revision']
  if (head !== undefined && head !== last) throw new TypeError(`its journal ends at row ${last} instead of ${head}`)
  const moves = rows.filter(({ version }) => version !== null)
  for (const [index, { version }] of moves.entries()) {
    if (version !== index) throw new TypeError(`move ${index} is gone`)
  }
  const { game: id, rulesVersion } = recordIn(stored)
  const rules = await games.find(id, rulesVersion)
  if (!rules.ok) throw new TypeError(rules.reason.id)
  const { match } = stateFrom(rules.game, stored)
  if (match === null) return false
  const entries = moves.slice(1).map(({ entry }) => JSON.parse(entry ?? 'null') as LogEntry<unknown>)
  const log: GameLog<unknown, unknown> = { header: match.header, entries, secret: match.secret, outcome: null }
  const reached = [...replay(rules.game, log)].at(-1)?.match
  if (reached?.version !== match.version || reached.head !== match.head) {
    throw new TypeError('its moves lead to another game than the one that is kept')
  }
  return true
}

function storedTable({ id, snapshots, tables }: KeptTable, rows: readonly JournalRow[]): StoredTable {
  const [kept] = snapshots
  if (kept === undefined) throw new TypeError('its snapshot is gone')
  const { revision, body, checksum } = kept
  const snapshot = { revision: Number(revision), body: String(body) }
  if (!isSound(textOf(checksum), snapshotChecksum(id, snapshot))) throw new TypeError('its snapshot is damaged')
  return {
    snapshot,
    rows: rows.filter((row) => row.revision > snapshot.revision),
    away: (tables[0]?.['removed_at'] ?? null) !== null,
    listing: null,
    due: null,
    isWhole: true,
    lacksChecksum: false,
  }
}

function textOf(value: string | number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value)
}

function soundRow(table: string, kept: KeptRow): JournalRow {
  const { table_id: _, chat_number: chatNumber, checksum, ...rest } = kept
  const row = { ...rest, chatNumber } as unknown as JournalRow
  if (!isSound(textOf(checksum), rowChecksum(table, row))) {
    throw new TypeError(`row ${row.revision} of its journal is damaged`)
  }
  return row
}
