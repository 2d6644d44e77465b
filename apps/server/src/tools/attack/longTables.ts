import { compendium } from '@athanor/compendium'
import {
  act,
  commitmentOf,
  type Match,
  pick,
  quickChance,
  type Shape,
  saltCommitmentOf,
  startMatch,
  undo,
} from '@athanor/kernel'
import { newSecret, newTableId } from '../../secrets.ts'
import { openFolder } from '../../storage/dataFolder.ts'
import type { TableStore } from '../../storage/store.ts'
import { openSeat, type TableRecord } from '../../tables/record.ts'
import { listingOf } from '../../tables/tableInfo.ts'
import { afterAccepted, newTable, setupOf, snapshotOf } from '../../tables/tableState.ts'
import type { AnyEntry, AnyEvent } from '../../tables/verdict.ts'

interface Move {
  readonly match: Match<Shape>
  readonly entry: AnyEntry | null
  readonly events: readonly AnyEvent[]
}

/** Writes a game that goes on and one that is over, both with moves made and taken back as often as a journal holds. */
export async function writeLongTables(folder: string, moves: number): Promise<{ running: string; finished: string }> {
  const store = await openFolder(folder)
  const running = await writeTable(store, moves, false)
  const finished = await writeTable(store, moves, true)
  await store.close()
  return { running, finished }
}

async function writeTable(store: TableStore, moves: number, toTheEnd: boolean): Promise<string> {
  const secret = newSecret()
  const seats = ['white', 'black', 'red'].map((colour, seat) => {
    const salt = `salt-${seat}`
    return {
      ...openSeat,
      holder: 'person',
      name: colour,
      colour,
      salt,
      commitment: saltCommitmentOf(salt),
      keys: [colour + newSecret()],
    } as const
  })
  const record: TableRecord = {
    id: newTableId(),
    game: compendium.id,
    rulesVersion: compendium.rulesVersion,
    options: { ...optionsOf() },
    visibility: 'link',
    status: 'running',
    createdAt: Date.now(),
    host: 0,
    secret,
    commitment: commitmentOf(secret),
    seats,
    calledOff: null,
    clock: null,
    clocks: [],
    proposals: [],
    outcome: null,
    next: null,
    previous: null,
  }
  const played = playedMoves(record, moves, toTheEnd)
  const over = toTheEnd ? compendium.outcome((played.at(-1)?.match ?? never()).position.state as never) : null
  const last: TableRecord = over === null ? record : { ...record, status: 'finished', outcome: over }
  let state = newTable(record)
  for (const move of played) state = afterAccepted(compendium, state, { ok: true, move, result: {} })
  const { id } = record
  await store.create({ listing: listingOf(last), createdBy: id, asked: '', snapshot: { revision: 0, body: '{}' } })
  await Promise.all(
    played.map(({ match, entry, events }, index) =>
      store.append({
        table: id,
        row: {
          revision: index + 1,
          actor: 'attack',
          command: String(index),
          asked: '',
          result: '{}',
          at: Date.now(),
          record: null,
          version: match.version,
          entry: JSON.stringify(entry),
          events: JSON.stringify(events),
          chatNumber: null,
          chat: null,
          note: null,
        },
        listing: null,
        snapshot:
          index === played.length - 1 ? { revision: index + 1, body: snapshotOf({ ...state, record: last }) } : null,
      }),
    ),
  )
  return id
}

function playedMoves(record: TableRecord, moves: number, toTheEnd: boolean): readonly Move[] {
  const game = compendium as never
  const started = startMatch<Shape>(game, setupOf(record))
  if (!started.ok) throw new TypeError(started.reason.id)
  const played: Move[] = [{ match: started.match, entry: null, events: started.events }]
  const chance = quickChance(1)
  let { match } = started
  const go = (next: ReturnType<typeof act<Shape>>) => {
    if (!next.ok) throw new TypeError(next.reason.id)
    played.push(next)
    match = next.match
  }
  while (played.length < moves) {
    const seat = compendium.decisions(match.position.state as never)[0]?.seat ?? 0
    go(act<Shape>(game, match, seat, { kind: 'takeReserve', ingredient: 'spiders' }))
    go(undo(match, seat))
  }
  const isOver = () => !toTheEnd || compendium.outcome(match.position.state as never) !== null
  while (!isOver()) {
    const seat = compendium.decisions(match.position.state as never)[0]?.seat ?? 0
    const group = pick(chance, compendium.legal(compendium.view(match.position.state as never, seat)).groups)
    go(act<Shape>(game, match, seat, group.at(chance.below(group.size))))
  }
  return played
}

function optionsOf(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(compendium.options.fields).map(([name, field]) => [name, field.default]))
}

function never(): never {
  throw new TypeError('no move was made')
}
