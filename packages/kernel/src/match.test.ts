import { describe, expect, it } from 'vitest'
import { commitmentOf, saltCommitmentOf, seedOf } from './fairness.ts'
import type { Seat } from './game.ts'
import { firstHash, type LogHeader, logFormat, nextHash } from './log.ts'
import { act, canUndo, type Match, type Moved, observeMatch, seedFor, startMatch, toLog, undo } from './match.ts'
import { peopleOf, seatIdOf } from './people.ts'
import { begin, observe } from './position.ts'
import { seededChance } from './seededChance.ts'
import { type Bell, type BellAction, bell } from './testing/broken/bell.ts'
import { tavern } from './testing/broken/tavern/game.ts'

const secret = '0f'.repeat(32)
const seats = [
  { name: 'Ann', colour: 'green', salt: 'a' },
  { name: 'Bo', colour: 'red', salt: 'bc' },
]

const people = peopleOf(seats)

/** A new match in which seat 0 is on turn. */
function start(): Match<Bell> {
  const started = startMatch(bell, { options: { start: 10 }, seats, secret })
  if (!started.ok) throw new Error(started.reason.id)
  const { position } = started.match
  return { ...started.match, position: { ...position, state: { ...position.state, turn: 0 } } }
}

function play(match: Match<Bell>, seat: Seat, action: BellAction): Moved<Bell> {
  const moved = act(bell, match, seat, action)
  if (!moved.ok) throw new Error(moved.reason.id)
  return moved
}

/** Plays actions of one seat in a row. */
function playAll(match: Match<Bell>, seat: Seat, ...kinds: readonly ('next' | 'touch' | 'roll' | 'ask' | 'askOne')[]) {
  return kinds.reduce((now, kind) => play(now, seat, { kind }).match, match)
}

function back(match: Match<Bell>, seat: Seat): Moved<Bell> {
  const moved = undo(match, seat)
  if (!moved.ok) throw new Error(moved.reason.id)
  return moved
}

const undoers = (match: Match<Bell>) => [0, 1].filter((seat) => canUndo(match, seat))

describe('starting a match', () => {
  it('fixes everything that is public from then on', () => {
    const started = startMatch(bell, { options: { start: 10 }, seats, secret })
    const header: LogHeader<Bell['options']> = {
      format: logFormat,
      game: 'bell',
      rulesVersion: 3,
      options: { start: 10, loud: false },
      seats: seats.map(({ colour, salt }, index) => ({
        id: seatIdOf(people[index] ?? expect.fail()),
        colour,
        salt,
        commitment: saltCommitmentOf(salt),
      })),
      commitment: commitmentOf(secret),
    }
    const chance = seededChance(seedOf(secret, ['a', 'bc']))
    const begun = begin(bell, header.options, seats, chance)
    expect(started).toEqual({
      ok: true,
      match: { header, secret, version: 0, head: firstHash(header), position: begun.position, wayBack: [] },
      events: begun.events,
    })
  })

  it.each([
    [{ options: null }, { id: 'kernel.reject.badOptions', params: {} }],
    [{ options: { x: 1 } }, { id: 'kernel.reject.unknownOption', params: { name: 'x', choices: '"start" | "loud"' } }],
    [
      { options: { start: 5 } },
      { id: 'kernel.reject.badOption', params: { name: 'start', value: '5', choices: '0 | 10' } },
    ],
    [{ seats: seats.slice(1) }, { id: 'kernel.reject.seatCount', params: { count: 1, min: 2, max: 3 } }],
    [{ seats: [...seats, ...seats] }, { id: 'kernel.reject.seatCount', params: { count: 4, min: 2, max: 3 } }],
    [
      { seats: seats.map((seat) => ({ ...seat, colour: 'pink' })) },
      { id: 'kernel.reject.unknownColour', params: { colour: 'pink' } },
    ],
    [
      { seats: seats.map((seat) => ({ ...seat, colour: 'blue' })) },
      { id: 'kernel.reject.colourTaken', params: { colour: 'blue' } },
    ],
    [
      { options: { loud: true }, seats: [...seats, { name: 'Cy', colour: 'blue', salt: '' }] },
      { id: 'bell.reject.tooLoud', params: { seats: 3 } },
    ],
  ])('refuses %j', (change, reason) => {
    expect(startMatch(bell, { options: {}, seats, secret, ...change })).toEqual({ ok: false, reason })
  })

  it('takes as many seats as the game has', () => {
    const three = [...seats, { name: 'Cy', colour: 'blue', salt: '' }]
    expect(startMatch(bell, { options: {}, seats: three, secret }).ok).toBe(true)
    expect(startMatch(bell, { options: { loud: true }, seats, secret }).ok).toBe(true)
    expect(startMatch(tavern, { options: {}, seats, secret }).ok).toBe(true)
  })

  it('needs a whole secret', () => {
    expect(() => startMatch(bell, { options: {}, seats, secret: '0f' })).toThrow(TypeError)
  })
})

describe('acting', () => {
  it('moves the match on by one chained entry', () => {
    const match = start()
    const seed = seedOf(secret, ['a', 'bc'])
    const move = { seat: 0, action: { kind: 'add', n: 2 } } as const
    const hash = nextHash(seed, match.head, 1, move)
    expect(play(match, 0, move.action)).toEqual({
      ok: true,
      match: {
        ...match,
        version: 1,
        head: hash,
        position: { state: { ...match.position.state, count: 12 }, step: 1, sealed: [] },
        wayBack: [{ seat: 0, position: match.position }],
      },
      entry: { ...move, hash },
      events: [{ public: { kind: 'added', n: 2 } }],
    })
  })

  it('takes only what the schema made of the input', () => {
    const { entry } = play(start(), 0, JSON.parse('{"kind":"next","extra":1}') as BellAction)
    expect(entry).toEqual({ seat: 0, action: { kind: 'next' }, hash: entry.hash })
  })

  it.each([
    [null],
    ['next'],
    [{ kind: 'fly' }],
    [{ kind: 'add' }],
    [{ kind: 'add', n: '1' }],
    [{ kind: 'add', n: -0 }],
  ])('refuses %j before it looks at the rules', (input) => {
    expect(act(bell, start(), 1, input)).toMatchObject({ ok: false, reason: { id: 'kernel.reject.badAction' } })
  })

  it('says where an action does not fit, and what would', () => {
    const issues = [{ code: 'invalid_type', expected: 'int', path: ['n'] }]
    const strict = { ...bell, actionSchema: { safeParse: () => ({ success: false as const, error: { issues } }) } }
    expect(act(strict, start(), 1, {})).toEqual({
      ok: false,
      reason: { id: 'kernel.reject.badAction', params: { path: 'n', expected: 'integer' } },
    })
  })

  it('refuses what the rules refuse, and changes nothing', () => {
    const match = start()
    const text = JSON.stringify(match)
    expect(act(bell, match, 0, { kind: 'add', n: 10 })).toEqual({ ok: false, reason: { id: 'bell.reject.no' } })
    expect(act(bell, match, 1, { kind: 'next' })).toEqual({
      ok: false,
      reason: { id: 'kernel.reject.notYourTurn' },
    })
    expect(JSON.stringify(match)).toBe(text)
  })

  it('draws from the seed of secret and salts', () => {
    const { match } = play(start(), 0, { kind: 'roll' })
    const die =
      1 +
      seededChance(seedOf(secret, ['a', 'bc']))
        .at(1)
        .stream('dice')
        .below(6)
    expect(match.position.state.count).toBe(10 + die)
    expect(seedFor(secret, match.header)).toBe(seedOf(secret, ['a', 'bc']))
  })
})

describe('taking back', () => {
  it('has nothing to take back at the start', () => {
    expect(undoers(start())).toEqual([])
    expect(undo(start(), 0)).toEqual({ ok: false, reason: { id: 'kernel.reject.nothingToUndo' } })
  })

  it('leads back to the position before, and forward in the log', () => {
    const before = start()
    const { match } = play(before, 0, { kind: 'add', n: 2 })
    const hash = nextHash(seedOf(secret, ['a', 'bc']), match.head, 2, { seat: 0, undo: true })
    expect(undo(match, 0)).toEqual({
      ok: true,
      match: { ...match, version: 2, head: hash, position: before.position, wayBack: [] },
      entry: { seat: 0, undo: true, hash },
      events: [],
    })
  })

  it('goes back move by move', () => {
    const match = playAll(start(), 0, 'touch', 'touch', 'touch')
    const one = back(match, 0).match
    const two = back(one, 0).match
    const three = back(two, 0).match
    expect([match, one, two, three].map(({ position }) => position.state.count)).toEqual([13, 12, 11, 10])
    expect([match, one, two, three].map(({ position }) => position.step)).toEqual([3, 2, 1, 0])
    expect(undoers(two)).toEqual([0])
    expect(undoers(three)).toEqual([])
    expect(play(two, 0, { kind: 'add', n: 5 }).match.position.state.count).toBe(16)
  })

  it('is for the seat that acted last, even when the turn has passed', () => {
    const passed = playAll(start(), 0, 'touch', 'next')
    expect(undoers(passed)).toEqual([0])
    expect(undo(passed, 1)).toEqual({ ok: false, reason: { id: 'kernel.reject.nothingToUndo' } })
    const acted = play(passed, 1, { kind: 'touch' }).match
    expect(undoers(acted)).toEqual([1])
    expect(acted.wayBack.at(-1)).toEqual({ seat: 1, position: passed.position })
    // As if nothing had happened since.
    expect(undoers(back(acted, 1).match)).toEqual([0])
  })

  it('takes back with it what those did since who go along', () => {
    const passed = playAll(start(), 0, 'touch', 'next')
    const acted = play(play(passed, 1, { kind: 'touch' }).match, 1, { kind: 'touch' }).match
    expect(canUndo(acted, 0)).toBe(false)
    expect(canUndo(acted, 0, (seat) => seat === 1)).toBe(true)
    const undone = undo(acted, 0, (seat) => seat === 1)
    if (!undone.ok) throw new TypeError(undone.reason.id)
    expect(undone.entry).toMatchObject({ seat: 0, undo: true })
    expect(undone.match.position.state.turn).toBe(0)
    expect(undoers(undone.match)).toEqual([0])
    const log = toLog(bell, undone.match, [], people)
    expect(log.outcome).toBeNull()
  })

  it('goes along with nobody behind a barrier', () => {
    const passed = playAll(start(), 0, 'touch', 'next')
    const rolled = play(passed, 1, { kind: 'roll' }).match
    expect(canUndo(rolled, 0, () => true)).toBe(false)
    expect(undo(rolled, 0, () => true)).toEqual({ ok: false, reason: { id: 'kernel.reject.nothingToUndo' } })
  })

  it.each(['roll', 'whisper', 'show'] as const)('ends at a barrier: %s', (kind) => {
    const match = play(playAll(start(), 0, 'touch'), 0, { kind }).match
    expect(undoers(match)).toEqual([])
    const later = playAll(match, 0, 'touch')
    expect(undoers(later)).toEqual([0])
    expect(undoers(back(later, 0).match)).toEqual([])
  })

  it('ends with the game: its secret is shown then', () => {
    const over = play(playAll(start(), 0, 'touch'), 0, { kind: 'end' }).match
    expect(undoers(over)).toEqual([])
    expect(undo(over, 0)).toEqual({ ok: false, reason: { id: 'kernel.reject.nothingToUndo' } })
  })

  it('takes a sealed answer back while others are awaited', () => {
    const asked = playAll(start(), 0, 'touch', 'ask')
    const sealed = play(asked, 1, { kind: 'wish', n: 3 }).match
    expect(sealed.wayBack).toEqual([])
    expect(undoers(sealed)).toEqual([1])
    const open = back(sealed, 1)
    expect(open.match.position).toEqual(asked.position)
    expect(open.entry).toMatchObject({ seat: 1, undo: true })
    expect(open.events).toEqual([])
    expect(undoers(open.match)).toEqual([])
  })

  it('cannot take an answer back once all are open', () => {
    const asked = playAll(start(), 0, 'ask')
    const sealed = play(asked, 1, { kind: 'wish', n: 3 }).match
    const opened = play(sealed, 0, { kind: 'wish', n: 4 }).match
    expect(opened.position.state.wishes).toEqual([4, 103])
    expect(undoers(opened)).toEqual([])
  })

  it('can take back an answer that was asked of one seat alone', () => {
    const asked = playAll(start(), 0, 'askOne')
    const answered = play(asked, 0, { kind: 'wish', n: 3 }).match
    expect(undoers(answered)).toEqual([0])
    expect(back(answered, 0).match.position).toEqual(asked.position)
  })
})

describe('a match seen from outside', () => {
  it('shows a viewer the sight of its position', () => {
    const { match } = play(playAll(start(), 0, 'ask'), 1, { kind: 'wish', n: 3 })
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(observeMatch(bell, match, viewer)).toEqual(observe(bell, match.position, viewer))
    }
  })

  it('keeps its secret until the game is over', () => {
    const moved = play(start(), 0, { kind: 'touch' })
    expect(toLog(bell, moved.match, [moved.entry], people)).toEqual({
      header: moved.match.header,
      people,
      entries: [moved.entry],
      secret: null,
      outcome: null,
    })
    const over = play(moved.match, 0, { kind: 'end' })
    expect(toLog(bell, over.match, [moved.entry, over.entry], people)).toEqual({
      header: over.match.header,
      people,
      entries: [moved.entry, over.entry],
      secret,
      outcome: bell.outcome(over.match.position.state),
    })
  })
})
