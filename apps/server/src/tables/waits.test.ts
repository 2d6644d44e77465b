import { compendium } from '@athanor/compendium'
import { type Game, type Shape, saltCommitmentOf, startMatch } from '@athanor/kernel'
import { expect, it } from 'vitest'
import { awakeClock, mostBetweenBeats } from './awakeClock.ts'
import { openSeat, type SeatRecord, type TableRecord } from './record.ts'
import { newTable, setupOf, type TableState } from './tableState.ts'
import { waits } from './waits.ts'

const game: Game<Shape> = compendium
const seats = ['white', 'black'].map((colour): SeatRecord => {
  const salted = { commitment: saltCommitmentOf(colour), salt: colour }
  return { ...openSeat, holder: 'person', name: colour, colour, ...salted, keys: [colour] }
})
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

function begun(): TableState {
  const started = startMatch(game, setupOf(record))
  return started.ok ? { ...newTable(record), match: started.match } : expect.fail(started.reason.id)
}

it('a machine that stands still for an hour makes nobody idle', async () => {
  let passed = 0
  const notes = { note: () => Promise.resolve(null), setNote: () => Promise.resolve() }
  const awake = await awakeClock({
    store: notes,
    longest: 1,
    now: () => 0,
    elapsed: () => passed,
    reporter: { warn: () => undefined },
  })
  const table = begun()
  const waited = waits(game, table, awake.now)
  expect([waited.waitedFor(0), waited.waitedFor(1)]).toEqual([0, null])
  passed += 1500
  expect(waited.waitedFor(0)).toBe(1500)
  awake.beat()
  passed += 3_600_000
  expect(waited.waitedFor(0)).toBe(1500 + mostBetweenBeats)
  // Others change the table; the decision is still the same one, until its owner moves.
  waited.follow(table, null)
  expect(waited.waitedFor(0)).toBe(1500 + mostBetweenBeats)
  waited.follow(table, 0)
  expect(waited.waitedFor(0)).toBe(0)
  awake.stop()
})
