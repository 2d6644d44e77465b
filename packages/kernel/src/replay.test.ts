import { describe, expect, it } from 'vitest'
import { commitmentOf, saltCommitmentOf } from './fairness.ts'
import type { Seat } from './game.ts'
import type { GameLog, LogEntry, LogFormat } from './log.ts'
import { act, type Match, startMatch, toLog, undo } from './match.ts'
import { peopleOf } from './people.ts'
import { ReplayError, replay, replayTo } from './replay.ts'
import { agreementOf, type Seen } from './seen.ts'
import { type Bell, type BellAction, bell } from './testing/broken/bell.ts'
import { stepsOfVerifying, verify } from './verify.ts'

const secret = '0f'.repeat(32)
const seats = [
  { name: 'Ann', colour: 'green', salt: 'a' },
  { name: 'Bo', colour: 'red', salt: 'bc' },
]

/** A finished game with an undo and sealed wishes in it, and every match on the way. */
function recorded(format: LogFormat): {
  readonly log: GameLog<unknown, unknown>
  readonly matches: readonly Match<Bell>[]
} {
  const started = startMatch(bell, { options: { start: 10 }, seats, secret, format })
  if (!started.ok) throw new Error(started.reason.id)
  const matches: Match<Bell>[] = [started.match]
  const entries: LogEntry<BellAction>[] = []
  const last = () => matches.at(-1) as Match<Bell>
  const first = last().position.state.turn
  const note = (moved: ReturnType<typeof undo<Bell>>) => {
    if (!moved.ok) throw new Error(moved.reason.id)
    matches.push(moved.match)
    entries.push(moved.entry)
  }
  const move = (seat: Seat, action: BellAction) => note(act(bell, last(), seat, action))
  move(first, { kind: 'add', n: 2 })
  note(undo(last(), first))
  move(first, { kind: 'roll' })
  move(first, { kind: 'ask' })
  move(1, { kind: 'wish', n: 3 })
  move(0, { kind: 'wish', n: 4 })
  move(first, { kind: 'end' })
  return {
    log: JSON.parse(JSON.stringify(toLog(bell, last(), entries, peopleOf(seats)))) as GameLog<unknown, unknown>,
    matches,
  }
}

const { log, matches } = recorded('athanor-log/2')

function replayProblem(changed: GameLog<unknown, unknown>): { readonly id: string; readonly version: number } | null {
  try {
    for (const _ of replay(bell, changed));
    return null
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    expect(error.message).toBe(`entry ${error.version}: ${error.reason.id}`)
    return { id: error.reason.id, version: error.version }
  }
}

function withEntry(number: number, ...entries: readonly object[]): GameLog<unknown, unknown> {
  return { ...log, entries: log.entries.toSpliced(number - 1, 1, ...(entries as LogEntry<unknown>[])) }
}

const entry = (number: number) => log.entries[number - 1] as LogEntry<unknown>

describe('a replay', () => {
  it('leads through the same matches', () => {
    const steps = [...replay(bell, log)]
    expect(steps.map(({ match }) => match)).toEqual(matches)
    expect(steps.map((step) => step.entry)).toEqual([null, ...log.entries])
    expect(steps.map(({ events }) => events.map((event) => event.public.kind))).toEqual([
      ['began'],
      ['added'],
      [],
      ['rolled'],
      ['asked'],
      [],
      ['wished'],
      ['ended'],
    ])
  })

  it('needs the secret', () => {
    expect(replayProblem({ ...log, secret: null })).toEqual({ id: 'kernel.verify.secretMissing', version: 0 })
    for (const bad of ['', 'x', '0e'.repeat(32), secret.toUpperCase()]) {
      expect(replayProblem({ ...log, secret: bad })).toEqual({ id: 'kernel.verify.commitmentBroken', version: 0 })
    }
  })

  it('stops at a header that the game refuses', () => {
    expect(replayProblem({ ...log, header: { ...log.header, options: { start: 5 } } })).toEqual({
      id: 'kernel.reject.badOption',
      version: 0,
    })
    expect(replayProblem({ ...log, header: { ...log.header, seats: [] } })).toEqual({
      id: 'kernel.reject.seatCount',
      version: 0,
    })
  })

  it('stops at a header that says less or more than the chain', () => {
    const { header } = log
    for (const change of [
      { options: { start: 10 } },
      { note: 'x' },
      { rulesVersion: 4 },
      { game: 'x' },
      { format: 'x' },
    ]) {
      expect(replayProblem({ ...log, header: { ...header, ...change } as typeof header })).toEqual({
        id: 'kernel.verify.chainBroken',
        version: 0,
      })
    }
    expect(replayProblem({ ...log, header: { ...header, options: { start: -0 } } })).toEqual({
      id: 'kernel.verify.chainBroken',
      version: 0,
    })
  })

  it('stops at a header that was changed after the fact', () => {
    const renamed = { ...log.header, seats: log.header.seats.map((seat) => ({ ...seat, name: 'X' })) }
    expect(replayProblem({ ...log, header: renamed as typeof log.header })).toEqual({
      id: 'kernel.verify.chainBroken',
      version: 1,
    })
    const optional = { ...log.header, options: { start: 10, loud: true } }
    expect(replayProblem({ ...log, header: optional })).toEqual({ id: 'kernel.verify.chainBroken', version: 1 })
  })

  it('stops at the first entry that is not as it was played', () => {
    const broken = (number: number) => ({ id: 'kernel.verify.chainBroken', version: number })
    expect(replayProblem(withEntry(1, { ...entry(1), hash: entry(2).hash }))).toEqual(broken(1))
    expect(replayProblem(withEntry(1, { ...entry(1), action: { kind: 'add', n: 3 } }))).toEqual(broken(1))
    expect(replayProblem(withEntry(1, { ...entry(1), note: 'x' }))).toEqual(broken(1))
    expect(replayProblem(withEntry(1, { ...entry(1), action: { kind: 'add', n: 2, m: 1 } }))).toEqual(broken(1))
    expect(replayProblem(withEntry(2, { ...entry(2), undo: false }))).toEqual(broken(2))
    expect(replayProblem(withEntry(2, { ...entry(2), action: { kind: 'next' } }))).toEqual(broken(2))
    expect(replayProblem(withEntry(6, { ...entry(6), seat: -0 }))).toEqual(broken(6))
    expect(replayProblem(withEntry(5, entry(6), entry(5)))).toEqual(broken(5))
  })

  it('stops at the first entry that the rules refuse', () => {
    expect(replayProblem(withEntry(2, entry(2), entry(2)))).toEqual({ id: 'kernel.reject.nothingToUndo', version: 3 })
    expect(replayProblem(withEntry(1, { ...entry(1), action: null }))).toEqual({
      id: 'kernel.reject.badAction',
      version: 1,
    })
    expect(replayProblem(withEntry(1, { ...entry(1), seat: 7 }))).toEqual({
      id: 'kernel.reject.notYourTurn',
      version: 1,
    })
    expect(replayProblem({ ...log, entries: [...log.entries, entry(1)] })).toEqual({
      id: 'kernel.reject.gameOver',
      version: 8,
    })
  })

  it('can stop at any version', () => {
    expect(replayTo(bell, log, 0).match).toEqual(matches[0])
    expect(replayTo(bell, log, 3).match).toEqual(matches[3])
    expect(replayTo(bell, log, 3).entry).toEqual(entry(3))
    expect(replayTo(bell, log, 7).match).toEqual(matches[7])
    expect(() => replayTo(bell, log, 8)).toThrow(new RangeError('the log has 7 entries, not 8'))
  })
})

describe('the verifier', () => {
  const problem = (changed: GameLog<unknown, unknown>) => {
    const verified = verify(bell, changed)
    return verified.ok ? null : [verified.step, verified.version, verified.reason.id]
  }

  it('accepts a true log', () => {
    expect(verify(bell, log)).toEqual({ ok: true, entries: 7, head: entry(7).hash })
  })

  it('says at which step a log fails', () => {
    expect(stepsOfVerifying(log)).toEqual(['format', 'commitment', 'salts', 'moves', 'ending', 'outcome'])
    const { header } = log
    for (const change of [{ format: 'athanor-log/0' }, { game: 'tavern' }, { rulesVersion: 2 }]) {
      const other = { ...log, header: { ...header, ...change } as typeof header }
      expect(problem(other)).toEqual(['format', 0, 'kernel.verify.otherGame'])
    }
    expect(problem({ ...log, secret: null })).toEqual(['commitment', 0, 'kernel.verify.secretMissing'])
    expect(problem({ ...log, secret: '0e'.repeat(32) })).toEqual(['commitment', 0, 'kernel.verify.commitmentBroken'])
    const swapped = { ...header, seats: header.seats.map((seat) => ({ ...seat, salt: 'x' })) } as typeof header
    expect(problem({ ...log, header: swapped })).toEqual(['salts', 0, 'kernel.verify.saltBroken'])
    // Without the ask, the turn is still that of the seat that began, and wishes are not asked.
    expect(problem(withEntry(4))).toEqual(['moves', 4, 'bell.reject.no'])
    expect(problem(withEntry(1, { ...entry(1), hash: entry(2).hash }))).toEqual([
      'moves',
      1,
      'kernel.verify.chainBroken',
    ])
    expect(problem({ ...log, entries: log.entries.slice(0, 3) })).toEqual(['ending', 3, 'kernel.verify.notFinished'])
    expect(problem({ ...log, entries: [] })).toEqual(['ending', 0, 'kernel.verify.notFinished'])
    expect(problem({ ...log, outcome: null })).toEqual(['outcome', 7, 'kernel.verify.otherOutcome'])
    expect(problem({ ...log, outcome: { seats: [] } })).toEqual(['outcome', 7, 'kernel.verify.otherOutcome'])
    const bent = { ...log.outcome, total: -0 } as unknown as GameLog<unknown, unknown>['outcome']
    expect(problem({ ...log, outcome: bent })).toEqual(['outcome', 7, 'kernel.verify.otherOutcome'])
  })

  it('proves what was played of a game that was ended together, and takes no result from it', () => {
    const early = { ...log, entries: log.entries.slice(0, 3), outcome: null, endedTogether: true } as const
    expect(verify(bell, early)).toEqual({ ok: true, entries: 3, head: entry(3).hash })
    expect(stepsOfVerifying(early)).toEqual(['format', 'commitment', 'salts', 'moves', 'together'])
    expect(problem({ ...early, outcome: { seats: [] } })).toEqual(['together', 3, 'kernel.verify.otherOutcome'])
    expect(problem({ ...log, outcome: null, endedTogether: true })).toEqual([
      'together',
      7,
      'kernel.verify.otherOutcome',
    ])
    const seen = { heads: [{ version: 4, head: entry(4).hash }] }
    expect(verify(bell, early, seen)).toMatchObject({ ok: false, step: 'seen', version: 4 })
    const forged: object = { ...early, endedTogether: 'yes' }
    expect(problem(forged as typeof log)).toEqual(['format', 0, 'kernel.verify.notALog'])
  })

  it('still proves logs of the first format, without claiming anything about salts', () => {
    const old = recorded('athanor-log/1').log
    expect(old.header.format).toBe('athanor-log/1')
    expect(old.header.seats).toEqual(seats)
    expect(verify(bell, old)).toMatchObject({ ok: true, entries: 7 })
    expect(stepsOfVerifying(old)).not.toContain('salts')
    const claimed = { ...old, header: { ...log.header, format: old.header.format } as typeof log.header }
    expect(problem(claimed)).toEqual(['moves', 0, 'kernel.verify.chainBroken'])
  })

  it('refuses what is not even shaped like a log', () => {
    const [first] = log.header.seats
    const shapes: readonly (readonly [field: string, shape: unknown])[] = [
      ['header', null],
      ['header', { ...log, header: 7 }],
      ['header.game', { ...log, header: { ...log.header, game: 7 } }],
      ['header.rulesVersion', { ...log, header: { ...log.header, rulesVersion: '3' } }],
      ['header.commitment', { ...log, header: { ...log.header, commitment: null } }],
      ['header.seats', { ...log, header: { ...log.header, seats: {} } }],
      ['header.seats[1]', { ...log, header: { ...log.header, seats: [first, { ...first, salt: 1 }] } }],
      ['header.seats[0]', { ...log, header: { ...log.header, seats } }],
      ['entries', { ...log, entries: {} }],
      ['entries[1]', { ...log, entries: [entry(1), { seat: 1, hash: '' }] }],
      ['entries[0]', { ...log, entries: [null] }],
      ['secret', { ...log, secret: 'no secret' }],
      ['outcome', { ...log, outcome: [] }],
    ]
    for (const [field, shape] of shapes) {
      const verified = verify(bell, shape as typeof log)
      expect(verified).toMatchObject({ ok: false, step: 'format', version: 0 })
      expect(verified.ok || verified.reason).toEqual({ id: 'kernel.verify.notALog', params: { field } })
    }
  })

  it('compares the log with what somebody saw of the game', () => {
    const { header } = log
    const against = (seen: Seen) => {
      const verified = verify(bell, log, seen)
      return verified.ok ? null : [verified.step, verified.version, verified.reason.id]
    }
    const heads = matches.map(({ head, version }) => ({ version, head }))
    const committed = seats.map((seat) => ({ ...seat, commitment: saltCommitmentOf(seat.salt) }))
    const agreed = { game: 'bell', rulesVersion: 3, options: header.options, commitment: header.commitment }
    const agreement = agreementOf({ ...agreed, seats: committed })
    expect(stepsOfVerifying(log, {}).at(-1)).toBe('seen')
    expect(against({})).toBeNull()
    expect(against({ commitment: header.commitment, salts: ['bc', 'a'], agreement, heads })).toBeNull()
    expect(against({ commitment: commitmentOf('0e'.repeat(32)) })).toEqual(['seen', 0, 'kernel.verify.otherCommitment'])
    expect(against({ spent: ['bc', 'x'].map(saltCommitmentOf) })).toEqual(['seen', 0, 'kernel.verify.spentSalt'])
    expect(against({ spent: ['x'].map(saltCommitmentOf) })).toBeNull()
    expect(against({ salts: ['a', 'x'] })).toEqual(['seen', 0, 'kernel.verify.otherSalt'])
    for (const other of [
      { ...agreed, seats: committed.toReversed() },
      { ...agreed, seats: committed.slice(0, 1) },
      { ...agreed, seats: committed.map((seat) => ({ ...seat, name: 'X' })) },
      { ...agreed, seats: committed.map((seat) => ({ ...seat, commitment: saltCommitmentOf('x') })) },
      { ...agreed, seats: committed, options: { start: 0, loud: false } },
      { ...agreed, seats: committed, rulesVersion: 4 },
    ]) {
      expect(against({ agreement: agreementOf(other) })).toEqual(['seen', 0, 'kernel.verify.otherAgreement'])
    }
    const rewritten = heads.map(({ version, head }) => ({ version, head: version < 3 ? head : entry(1).hash }))
    expect(against({ heads: rewritten.toReversed() })).toEqual(['seen', 3, 'kernel.verify.otherHistory'])
    const further = { version: 8, head: entry(7).hash }
    expect(against({ heads: [further] })).toEqual(['seen', 8, 'kernel.verify.otherHistory'])
  })

  it('does not take a fault of the game for a fault of the log', () => {
    const broken: typeof bell = {
      ...bell,
      apply() {
        throw new Error('half-way')
      },
    }
    expect(() => verify(broken, log)).toThrow('half-way')
  })
})
