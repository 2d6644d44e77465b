import { compendium } from '@athanor/compendium'
import { type Game, type Seat, type Shape, saltCommitmentOf, startMatch } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { CommandContext } from './commandContext.ts'
import { makeMove, takeBack } from './playing.ts'
import { openSeat, type SeatRecord, type TableRecord } from './record.ts'
import { afterAccepted, newTable, setupOf, snapshotOf, stateFrom, type TableState } from './tableState.ts'
import { say } from './talking.ts'
import type { CommandVerdict } from './verdict.ts'

const seats: readonly SeatRecord[] = ['white', 'black', 'red'].map((colour) => ({
  ...openSeat,
  holder: 'person',
  name: colour,
  colour,
  commitment: saltCommitmentOf(colour),
  salt: colour,
  keys: [colour],
}))

const game: Game<Shape> = compendium

const record: TableRecord = {
  id: 'a table',
  game: compendium.id,
  rulesVersion: compendium.rulesVersion,
  options: { firstPlayer: 'seat1' },
  visibility: 'link',
  status: 'running',
  createdAt: 0,
  host: 0,
  secret: 'ab'.repeat(32),
  commitment: '',
  seats,
  calledOff: null,
  clock: null,
  clocks: [],
  proposals: [],
  outcome: null,
  next: null,
  previous: null,
}

const asked = (table: TableState): CommandContext => ({
  table,
  game,
  seat: 0,
  now: 0,
  noteLength: 100,
  isPresent: () => true,
  isAbsent: () => false,
  hasGivenUp: () => false,
  isLongGone: () => false,
  waitedFor: () => null,
  awake: { now: () => 0 },
  patience: { nudgeAfter: 0, idleAfter: 0 },
  isOutOfTime: () => false,
  hasBot: () => true,
})

describe('a table at which moves are taken back for ever', () => {
  const started = startMatch(compendium, setupOf(record))
  if (!started.ok) throw new Error(started.reason.id)
  const begin = { match: started.match, entry: null, events: started.events }
  const fresh = afterAccepted(game, newTable(record), { ok: true, move: begin, result: {} })
  const action = { kind: 'takeReserve', ingredient: 'spiders' }
  const by = (table: TableState, seat: Seat): CommandContext => ({ ...asked(table), seat })

  function after(table: TableState, verdict: CommandVerdict): TableState {
    if (!verdict.ok) throw new Error(verdict.reason.id)
    return afterAccepted(game, table, verdict)
  }
  /** The seat moves and takes it back until it may not: the table then, with the move made, and how often it could. */
  function backAndForth(table: TableState, seat: Seat): { readonly table: TableState; readonly times: number } {
    for (let now = table, times = 0; ; times++) {
      const moved = after(now, makeMove(by(now, seat), now.match?.version ?? 0, action))
      const back = takeBack(by(moved, seat), moved.match?.version ?? 0)
      if (!back.ok) {
        expect(back.reason.id).toBe('server.reject.tooManyUndos')
        return { table: moved, times }
      }
      now = after(moved, back)
    }
  }

  it('stops whoever does so, and nobody else', () => {
    const first = backAndForth(fresh, 0)
    expect(first.times).toBe(22)
    expect(say(by(first.table, 0), 'still here').ok).toBe(true)
    expect(say(by(first.table, 1), 'so am I').ok).toBe(true)
    const second = backAndForth(first.table, 1)
    expect(second.times).toBe(24)
  })

  it('gives more room the further the game has gone', () => {
    let { table } = backAndForth(fresh, 0)
    for (const seat of [1, 2, 0]) table = after(table, makeMove(by(table, seat), table.match?.version ?? 0, action))
    expect(takeBack(by(table, 0), table.match?.version ?? 0).ok).toBe(true)
  })

  it('remembers it over a restart', () => {
    const { table } = backAndForth(fresh, 0)
    const stored = {
      snapshot: { revision: table.revision, body: snapshotOf(table) },
      rows: [],
      away: false,
      listing: null,
      due: null,
      isWhole: true,
      lacksChecksum: false,
    }
    const again = stateFrom(compendium, stored)
    expect(takeBack(by(again, 0), again.match?.version ?? 0)).toMatchObject({ ok: false })
  })

  it('ends in the end, even if its players agree to go on for ever', () => {
    const endless = { ...fresh, match: { ...started.match, version: 10_000 }, unchangedSince: [0, 0, 0] }
    expect(makeMove(by(endless, 0), 10_000, action)).toEqual({ ok: false, reason: { id: 'server.reject.gameTooLong' } })
    const last = { ...fresh, match: { ...started.match, version: 9999 }, unchangedSince: [0, 0, 0] }
    expect(makeMove(by(last, 0), 9999, action).ok).toBe(true)
  })
})
