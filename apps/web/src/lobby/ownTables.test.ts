import type { ResultOf, SeatInfo, TableInfo } from '@athanor/protocol'
import { describe, expect, it } from 'vitest'
import { ownTables, waitingForMe } from './ownTables.ts'

const person: SeatInfo = {
  holder: 'person',
  name: 'Ada',
  colour: 'white',
  bot: null,
  present: true,
  ready: true,
  commitment: null,
  salt: null,
  id: null,
  nameKey: null,
}

function glance(
  id: string,
  more: Partial<TableInfo>,
  you: number | null,
  waitedFor: readonly number[],
): ResultOf<'glance'> {
  const table = {
    id,
    status: 'running',
    createdAt: 0,
    seats: [person, person],
    clocks: [],
    nudges: [],
    proposals: [],
    ending: null,
    ...more,
  }
  // What a list of one's own tables does not look at is left out.
  return { table: table as unknown as TableInfo, you, waitedFor }
}

const clocks = (left: number) => [
  { running: true, move: left, reserve: 0 },
  { running: false, move: 0, reserve: 0 },
]

describe('my tables', () => {
  it('begin with those that wait for me, shortest time first, then come the newest', () => {
    const listed = ownTables([
      glance('old', { createdAt: 1 }, 0, [1]),
      glance('new', { createdAt: 2 }, 0, [1]),
      glance('calm', { createdAt: 3 }, 0, [0]),
      glance('slow', { clocks: clocks(9000) }, 0, [0]),
      glance('urgent', { clocks: clocks(100) }, 0, [0]),
    ])
    expect(listed.map(({ table }) => table.id)).toEqual(['urgent', 'slow', 'calm', 'new', 'old'])
    expect(listed.map(({ left }) => left)).toEqual([100, 9000, null, null, null])
  })

  it('are those that are not over and at which I have a seat', () => {
    const over = glance('over', { status: 'finished' }, 0, [])
    expect(ownTables([over, glance('closed', { status: 'closed' }, 0, []), glance('watched', {}, null, [0])])).toEqual(
      [],
    )
    expect(ownTables([glance('gathering', { status: 'open' }, 1, [])])).toHaveLength(1)
  })

  it('call me where I must decide or am asked for my word, but not where a bot plays my seat', () => {
    const proposals = [{ seat: 1, bot: 'greedy', agreed: [], missing: [0] }]
    const ending = { agreed: [1], missing: [0] }
    const seats = [{ ...person, bot: 'greedy' }, person]
    const listed = ownTables([
      glance('turn', { nudges: [{ seat: 0, by: 1, number: 4, answered: true }] }, 0, [0]),
      glance('bot', { seats }, 0, [0]),
      glance('vote', { proposals, createdAt: 2 }, 0, [1]),
      glance('end', { ending, createdAt: 1 }, 0, [1]),
      glance('asked', { proposals: [{ seat: 1, bot: 'greedy', agreed: [0], missing: [] }] }, 0, [1]),
      glance('nudged', { nudges: [{ seat: 0, by: 1, number: 4, answered: false }] }, 0, [0]),
    ])
    expect(waitingForMe(listed).map(({ table, calls }) => `${table.id} ${calls}`)).toEqual([
      'nudged turn',
      'vote vote',
      'end vote',
      'turn turn',
    ])
    expect(listed.map(({ nudgedBy }) => nudgedBy)).toEqual([1, null, null, null, null, null])
  })
})
