import { compendium } from '@athanor/compendium'
import { saltCommitmentOf } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Asking } from './asking.ts'
import { openSalt } from './opening.ts'
import { makeMove, takeBack } from './playing.ts'
import { openSeat, type SeatRecord, type TableRecord } from './record.ts'
import { afterAccepted, newTable, type TableState } from './tableState.ts'
import { say } from './talking.ts'

const seats: readonly SeatRecord[] = ['white', 'black', 'red'].map((colour) => ({
  ...openSeat,
  holder: 'person',
  name: colour,
  colour,
  commitment: saltCommitmentOf(colour),
  salt: colour === 'white' ? null : colour,
  keys: [colour],
}))

const record: TableRecord = {
  id: 'a table',
  game: compendium.id,
  rulesVersion: compendium.rulesVersion,
  options: { firstPlayer: 'seat1' },
  visibility: 'link',
  status: 'opening',
  createdAt: 0,
  host: 0,
  secret: 'ab'.repeat(32),
  commitment: '',
  seats,
  calledOff: null,
  proposals: [],
  outcome: null,
  next: null,
  previous: null,
}

const asked = (table: TableState): Asking => ({
  table,
  game: compendium,
  seat: 0,
  now: 0,
  isPresent: () => true,
  isAbsent: () => false,
  hasGivenUp: () => false,
  hasBot: () => true,
})

describe('a table that has seen far too much', () => {
  const started = openSalt(asked(newTable(record)), 'white')
  if (!started.ok) throw new Error(started.reason.id)
  const fresh = afterAccepted(newTable(record), started)
  const action = { kind: 'takeReserve', ingredient: 'spiders' }
  const full = { ...fresh, revision: 20_000 }

  it('takes moves all the same, so that its game comes to an end', () => {
    expect(makeMove(asked(full), 0, action).ok).toBe(true)
  })

  it('takes no more chat and takes nothing back', () => {
    const moved = makeMove(asked(fresh), 0, action)
    if (!moved.ok) throw new Error(moved.reason.id)
    const after = afterAccepted(fresh, moved)
    expect([say(asked(after), 'hello').ok, takeBack(asked(after), 1).ok]).toEqual([true, true])
    const refused = { ok: false, reason: { id: 'server.reject.journalFull' } }
    const late = { ...after, revision: 20_000 }
    expect(say(asked(late), 'hello')).toMatchObject(refused)
    expect(takeBack(asked(late), 1)).toMatchObject(refused)
  })
})
