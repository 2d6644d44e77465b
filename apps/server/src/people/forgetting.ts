import { randomUUID } from 'node:crypto'
import { at, type Seat } from '@athanor/kernel'
import type { TableStore } from '../storage/store.ts'
import { houseKey } from '../tables/caretaker.ts'
import type { CommandContext } from '../tables/commandContext.ts'
import { dueAt } from '../tables/keptTimes.ts'
import { isGathering } from '../tables/opening.ts'
import { nickname, withSeat } from '../tables/record.ts'
import type { Reporter } from '../tables/services.ts'
import { standUp } from '../tables/sitting.ts'
import type { TableActor } from '../tables/tableActor.ts'
import { listingOf } from '../tables/tableInfo.ts'
import { snapshotOf } from '../tables/tableState.ts'
import type { Tables } from '../tables/tables.ts'
import type { CommandVerdict } from '../tables/verdict.ts'
import type { Held } from './kept.ts'

interface Behind {
  readonly store: TableStore
  readonly tables: Tables
  /** Milliseconds that everybody has to open their salt. */
  readonly openWithin: number
  readonly reporter: Reporter
}

/**
 * Somebody is forgotten at a table. Before the start they stand up. In a game they become somebody without a name: what
 * they did stays, since it is the others' game as well, and the log still proves, since it never held the name.
 */
function forgetSeat(context: CommandContext, seat: Seat): CommandVerdict {
  const { record } = context.table
  const own = at(record.seats, seat, 'seat')
  if (own.holder !== 'person') return { ok: true, result: {} }
  if (isGathering(record)) return standUp({ ...context, seat })
  const forgotten = {
    ...own,
    name: null,
    nameKey: null,
    keys: [],
    ...(record.status === 'running' ? { left: true as const } : {}),
  }
  return { ok: true, record: withSeat({ ...record, calledOff: null }, seat, forgotten), result: {} }
}

/** How often a table is tried at which the others play on meanwhile. */
const mostTries = 20

/** Forgets somebody at all of their tables, what the database still holds of earlier times included. */
export async function forgetAt(behind: Behind, held: readonly Held[]): Promise<void> {
  for (const { table, seat } of held) {
    try {
      await forgetOne(behind, table, seat)
    } catch (error) {
      behind.reporter.error({ err: error, table: nickname(table) }, 'somebody could not be forgotten at a table')
    }
  }
}

async function forgetOne({ store, tables, openWithin }: Behind, table: string, seat: Seat): Promise<void> {
  for (let tried = 0; tried < mostTries; tried++) {
    const found = await tables.find(table)
    // It is gone, or nothing can be read of it any more.
    if (!found.ok) return
    const { actor } = found
    await done(actor, (context) => forgetSeat(context, seat))
    const { record, revision } = actor.state
    const snapshot = { revision, body: snapshotOf(actor.state) }
    await store.mend({ listing: listingOf(record), due: dueAt(record, openWithin), snapshot })
    if (await store.people.scrub(table, seat, revision)) return
  }
  throw new Error('the table never stood still')
}

function done(actor: TableActor, decide: (context: CommandContext) => CommandVerdict): Promise<void> {
  return new Promise((resolve) => {
    void actor.command({ key: houseKey, id: randomUUID(), asked: () => '', decide, reply: () => resolve() })
  })
}
