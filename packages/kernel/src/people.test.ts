import { describe, expect, it } from 'vitest'
import type { GameLog, LogFormat, MadeBy } from './log.ts'
import { act, canUndo, type Match, type Moved, startMatch, toLog } from './match.ts'
import { namesOf, peopleOf, seatIdOf } from './people.ts'
import { type Bell, type BellAction, bell } from './testing/broken/bell.ts'
import { stepsOfVerifying, verify } from './verify.ts'

type Log = GameLog<unknown, unknown>

const secret = '0f'.repeat(32)
const seats = [
  { name: 'Ann', colour: 'green', salt: 'a', nameKey: 'a1'.repeat(16) },
  { name: 'Bo', colour: 'red', salt: 'bc', nameKey: 'b2'.repeat(16) },
]
const people = peopleOf(seats)
const byBot: MadeBy = { bot: 'greedy', effort: 500, cutShort: true }

function start(format: LogFormat): Match<Bell> {
  const started = startMatch(bell, { options: { start: 10 }, seats, secret, format })
  if (!started.ok) throw new Error(started.reason.id)
  return started.match
}

function mustMove(moved: ReturnType<typeof act<Bell>>): Moved<Bell> {
  if (!moved.ok) throw new Error(moved.reason.id)
  return moved
}

/** A finished game in which a bot moved. */
function finished(format: LogFormat): Log {
  const match = start(format)
  const seat = match.position.state.turn
  const one = mustMove(act(bell, match, seat, { kind: 'touch' } satisfies BellAction, byBot))
  const two = mustMove(act(bell, one.match, seat, { kind: 'end' } satisfies BellAction))
  return JSON.parse(JSON.stringify(toLog(bell, two.match, [one.entry, two.entry], people))) as Log
}

const log = finished('athanor-log/3')
const problem = (changed: Log) => {
  const verified = verify(bell, changed)
  return verified.ok ? null : [verified.step, verified.version, verified.reason.id]
}
const withPeople = (changed: Log['people']): Log => ({ ...log, people: changed ?? [] })

describe('who played', () => {
  it('stands beside what is hashed', () => {
    expect(JSON.stringify(log.header)).not.toContain('Ann')
    expect(log.header.seats.map((seat) => ('id' in seat ? seat.id : null))).toEqual(people.map(seatIdOf))
    expect(namesOf(log)).toEqual(['Ann', 'Bo'])
    expect(problem(log)).toBeNull()
    expect(stepsOfVerifying(log)).toContain('people')
  })

  it('can be forgotten, and the log still proves', () => {
    for (const left of [withPeople([null, people[1] ?? null]), withPeople([null, null])]) {
      expect(problem(left)).toBeNull()
      expect(JSON.stringify(left)).not.toContain('Ann')
      expect(JSON.stringify(left)).not.toContain(seats[0]?.nameKey)
    }
    expect(namesOf(withPeople([null, people[1] ?? null]))).toEqual([null, 'Bo'])
  })

  it('cannot be somebody else', () => {
    const other = ['people', 0, 'kernel.verify.otherName']
    const [ann, bo] = people
    if (ann === undefined || bo === undefined) throw new RangeError('there are two')
    expect(problem(withPeople([bo, ann]))).toEqual(other)
    expect(problem(withPeople([{ ...ann, name: 'Eve' }, bo]))).toEqual(other)
    expect(problem(withPeople([ann, { ...bo, nameKey: 'cc'.repeat(16) }]))).toEqual(other)
    expect(problem(withPeople([ann, { ...bo, nameKey: 'none' }]))).toEqual(other)
    const eve = { name: 'Eve', nameKey: 'ee'.repeat(16) }
    const [first, ...rest] = log.header.seats
    const header = { ...log.header, seats: [{ ...first, id: seatIdOf(eve) }, ...rest] } as Log['header']
    expect(problem({ ...log, header, people: [eve, bo] })).toEqual(['moves', 1, 'kernel.verify.chainBroken'])
  })

  it('has to be said, or be said to be forgotten', () => {
    const { people: _, ...nameless } = log
    const format = ['format', 0, 'kernel.verify.notALog']
    expect(problem(nameless)).toEqual(format)
    expect(problem(withPeople([null]))).toEqual(format)
    expect(problem(withPeople([{ name: 'Ann' }, null] as unknown as NonNullable<Log['people']>))).toEqual(format)
  })

  it('has a key that follows from the salt where nobody brings one', () => {
    const bare = seats.map(({ name, colour, salt }) => ({ name, colour, salt }))
    const [one, other] = peopleOf(bare)
    expect(one?.nameKey).toMatch(/^[0-9a-f]{32}$/)
    expect(one?.nameKey).not.toBe(other?.nameKey)
    expect(peopleOf(bare)).toEqual(peopleOf(bare))
  })

  it.each(['athanor-log/1', 'athanor-log/2'] as const)('stands in the header of a log of %s', (format) => {
    const old = finished(format)
    expect(old.people).toBeUndefined()
    expect(namesOf(old)).toEqual(['Ann', 'Bo'])
    expect(problem(old)).toBeNull()
    expect(stepsOfVerifying(old)).not.toContain('people')
  })
})

describe('a move of a bot', () => {
  const [entry] = log.entries

  it('says whose it was, how hard it thought and whether it was cut short', () => {
    expect(entry).toMatchObject({ by: byBot })
    expect(log.entries[1]).not.toHaveProperty('by')
  })

  it.each([
    ['another bot', { by: { ...byBot, bot: 'random' } }],
    ['another effort', { by: { ...byBot, effort: 1000 } }],
    ['another end', { by: { ...byBot, cutShort: false } }],
    ['a person', { by: undefined }],
  ])('is hashed with that: %s breaks the chain', (_, change) => {
    const [, last] = log.entries
    const forged = JSON.parse(JSON.stringify({ ...log, entries: [{ ...entry, ...change }, last] })) as Log
    expect(problem(forged)).toEqual(['moves', 1, 'kernel.verify.chainBroken'])
  })

  it('is refused where it says nothing', () => {
    for (const by of [null, 'greedy', [], { bot: 7 }]) {
      const forged = { ...log, entries: [{ ...entry, by }] } as unknown as Log
      expect(problem(forged)).toEqual(['format', 0, 'kernel.verify.notALog'])
    }
  })

  it.each(['athanor-log/2', 'athanor-log/3'] as const)('is taken back along with a person’s (%s)', (format) => {
    const first = start(format)
    const match = { ...first, position: { ...first.position, state: { ...first.position.state, turn: 0 as const } } }
    const mine = mustMove(act(bell, match, 0, { kind: 'touch' }))
    const passed = mustMove(act(bell, mine.match, 0, { kind: 'next' }))
    const bots = mustMove(act(bell, passed.match, 1, { kind: 'touch' }, byBot))
    expect('by' in bots.entry).toBe(format === 'athanor-log/3')
    expect(canUndo(bots.match, 0)).toBe(true)
    expect(canUndo(bots.match, 0, () => false)).toBe(false)
    const persons = mustMove(act(bell, passed.match, 1, { kind: 'touch' }))
    expect(canUndo(persons.match, 0)).toBe(false)
  })
})
