import { compendium } from '@athanor/compendium'
import {
  act,
  commitmentOf,
  digest,
  type Game,
  type MadeBy,
  owed,
  quickChance,
  type Seat,
  type Shape,
  startMatch,
} from '@athanor/kernel'
import { games } from '@athanor/registry/rules'
import { describe, expect, it } from 'vitest'
import type { CommandContext } from './commandContext.ts'
import { takeBack } from './playing.ts'
import type { SeatRecord, TableRecord } from './record.ts'
import { afterAccepted, newTable, setupOf, snapshotOf, stateFrom, type TableState } from './tableState.ts'

const game: Game<Shape> = compendium
const secret = digest('taking back')

function seat(index: number, bot: string | null): SeatRecord {
  const colour = compendium.colours[index] ?? null
  const who = bot === null ? { holder: 'person' as const, name: `P${index}` } : { holder: 'bot' as const, name: null }
  return { ...who, colour, bot, commitment: null, salt: `salt${index}`, keys: [`key${index}`] }
}

const record: TableRecord = {
  id: 'A'.repeat(22),
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: { firstPlayer: 'seat1' },
  visibility: 'link',
  status: 'running',
  createdAt: 0,
  host: 0,
  secret,
  commitment: commitmentOf(secret),
  seats: [seat(0, null), seat(1, null), seat(2, 'greedy')],
  proposals: [],
  calledOff: null,
  clock: null,
  clocks: [],
  outcome: null,
  next: null,
  previous: null,
}

const byGreedy: MadeBy = { bot: 'greedy', effort: 1000, cutShort: false }

/** The table after moves of its seats in turn. */
function played(...actions: readonly object[]): TableState {
  const started = startMatch(game, setupOf(record))
  if (!started.ok) throw new TypeError(started.reason.id)
  const begin = { match: started.match, entry: null, events: started.events }
  let state = afterAccepted(game, newTable(record), { ok: true, move: begin, result: {} })
  for (const [index, action] of actions.entries()) {
    const made = index % 3 === 2 ? { by: byGreedy } : {}
    const moved = act(game, state.match ?? started.match, index % 3, action, made.by)
    if (!moved.ok) throw new TypeError(moved.reason.id)
    state = afterAccepted(game, state, { ok: true, move: { ...moved, ...made }, result: {} })
  }
  return state
}

function context(table: TableState, who: Seat): CommandContext {
  const [always, never] = [() => true, () => false]
  const people = { isPresent: always, isAbsent: never, hasGivenUp: never, isLongGone: never, hasBot: always }
  const patience = { waitedFor: () => null, awake: { now: () => 0 }, patience: { nudgeAfter: 0, idleAfter: 0 } }
  return { table, game, seat: who, now: 0, noteLength: 100, isOutOfTime: never, ...people, ...patience }
}

const take = { kind: 'takeReserve', ingredient: 'spiders' } as const
const draw = { kind: 'takeBag' } as const

describe('taking a move back at a table with bots', () => {
  it('takes the bot’s answer back with it, also when it was not seen yet', () => {
    const table = played(take, take, take)
    for (const version of [2, 3]) {
      const verdict = takeBack(context(table, 1), version)
      expect(verdict).toMatchObject({ ok: true, result: { version: 4 }, move: { entry: { seat: 1, undo: true } } })
    }
  })

  it('does not take back what a person did since', () => {
    const refused = { ok: false, reason: { id: 'kernel.reject.nothingToUndo' } }
    expect(takeBack(context(played(take, take, take), 0), 3)).toEqual(refused)
  })

  it('never goes behind a barrier, though only a bot met it', () => {
    const refused = { ok: false, reason: { id: 'kernel.reject.nothingToUndo' } }
    expect(takeBack(context(played(take, take, draw), 1), 3)).toEqual(refused)
  })

  it('is stale in sight of a version before a person’s last move', () => {
    const stale = { ok: false, reason: { id: 'server.reject.stale', params: { version: 3 } } }
    expect(takeBack(context(played(take, take, take), 1), 1)).toEqual(stale)
    expect(takeBack(context(played(take, take, take), 1), 4)).toEqual(stale)
  })
})

/** A table of two people in any game, at which each of them has just moved and nobody has learned anything by it. */
function bothHaveMoved(id: string): { readonly game: Game<Shape>; readonly table: TableState } {
  const any = games.newest(id)
  if (any === undefined) throw new RangeError(id)
  for (let number = 0; number < 400; number++) {
    const seats = [seat(0, null), seat(1, null)].map((each, index) => ({ ...each, colour: any.colours[index] ?? null }))
    const secretOf = digest(`both have moved ${number}`)
    const options = number % 2 === 0 ? {} : Object.values(any.options.presets)[0]
    const fresh = { ...record, game: id, rulesVersion: any.rulesVersion, options: { ...options }, seats }
    const begun = { ...fresh, secret: secretOf, commitment: commitmentOf(secretOf) }
    const started = startMatch(any, setupOf(begun))
    if (!started.ok) throw new TypeError(started.reason.id)
    const begin = { match: started.match, entry: null, events: started.events }
    let table = afterAccepted(any, newTable(begun), { ok: true, move: begin, result: {} })
    const chance = quickChance(number)
    for (let step = 0; step < 120 && table.match !== null; step++) {
      const points = table.match.wayBack.slice(-2).map((point) => point.seat)
      if (points.length === 2 && points[0] !== points[1]) return { game: any, table }
      const [next] = owed(any, table.match.position).filter(({ answered }) => !answered)
      if (next === undefined) break
      const legal = any.legal(any.view(table.match.position.state, next.seat))
      const moved = act(any, table.match, next.seat, legal.at(chance.below(legal.size)))
      if (!moved.ok) throw new TypeError(moved.reason.id)
      table = afterAccepted(any, table, { ok: true, move: moved, result: {} })
    }
  }
  throw new RangeError(`no two moves without a barrier in ${id}`)
}

/** A bot sits in for somebody who has gone, or their owner is back. */
function playedBy(table: TableState, who: Seat, bot: string | null): TableState {
  const seats = table.record.seats.map((each, index) => (index === who ? { ...each, bot } : each))
  return { ...table, record: { ...table.record, seats } }
}

/** The same table, with a bot as the maker of its last move. */
function lastMadeBy(table: TableState, by: MadeBy): TableState {
  const { match } = table
  if (match === null) throw new RangeError('nobody has moved')
  const wayBack = match.wayBack.map((point, index, all) => (index === all.length - 1 ? { ...point, by } : point))
  return { ...table, match: { ...match, wayBack } }
}

describe.each(games.ids)('a rival in %s', (id) => {
  const { game: any, table } = bothHaveMoved(id)
  const [rival = 0, other = 0] = table.match?.wayBack.slice(-2).map((point) => point.seat) ?? []
  const version = table.match?.version ?? 0
  const take = (from: TableState) => takeBack({ ...context(from, rival), game: any }, version)
  const refused = { ok: false, reason: { id: 'kernel.reject.nothingToUndo' } }

  it('does not take back what a person did, though a bot plays for that person by now', () => {
    expect(take(table)).toEqual(refused)
    expect(take(playedBy(table, other, 'random'))).toEqual(refused)
  })

  it('takes back what a bot did, though its owner is back', () => {
    expect(take(lastMadeBy(table, byGreedy))).toMatchObject({ ok: true })
  })

  /** The table as a program has stored it that kept beside the match which moves were bots', or nowhere. */
  const stored = (older: object) => {
    const snapshot = JSON.parse(snapshotOf(playedBy(table, other, 'random'))) as { readonly match: object }
    const match = { ...snapshot.match, header: { ...table.match?.header, format: 'athanor-log/2' } }
    const body = JSON.stringify({ ...snapshot, match, ...older })
    const kept = { rows: [], away: false, listing: null, due: null, isWhole: true, lacksChecksum: false }
    return stateFrom(any, { snapshot: { revision: table.revision, body }, ...kept })
  }

  it('does not take it back either at a table that an older version has stored', () => {
    expect(take(stored({}))).toEqual(refused)
    expect(take(stored({ byBots: table.match?.wayBack.map(() => false) }))).toEqual(refused)
  })

  it('takes back what an older version has noted as a bot’s', () => {
    expect(take(stored({ byBots: table.match?.wayBack.map(() => true) }))).toMatchObject({ ok: true })
  })
})
