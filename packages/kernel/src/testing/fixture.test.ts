import { describe, expect, it } from 'vitest'
import { canonical, verify } from '../index.ts'
import { tavern } from './broken/tavern/game.ts'
import type { Tavern } from './broken/tavern/types.ts'
import { anyAction, type Choose, checkFixture, type Fixture, recordFixture } from './index.ts'

const choose: Choose<Tavern> = (_, legal, chance) => anyAction(legal, chance)
const record = (every = 10) => recordFixture(tavern, { options: { rounds: 3 }, seats: 3 }, choose, 'kept', every)
const details = (fixture: Fixture, game = tavern) => checkFixture(game, fixture).map(({ detail }) => detail)

describe('a fixture', { timeout: 60_000 }, () => {
  it('is plain data and the same every time', () => {
    const fixture = record()
    expect(canonical(JSON.parse(JSON.stringify(fixture)))).toBe(canonical(record()))
    expect(fixture.outcome).toEqual(fixture.log.outcome)
    expect(fixture.log.header.options).toEqual({ rounds: 3, dice: true })
    expect(fixture.log.entries.some((entry) => 'undo' in entry)).toBe(true)
    expect(verify(tavern, fixture.log).ok).toBe(true)
  })

  it('has a hash of the set-up, of every so many entries and of the end', () => {
    const last = record().log.entries.length
    const tens = Array.from({ length: Math.floor(last / 10) + 1 }, (_, ten) => ten * 10)
    expect(record(10).hashes.map(({ version }) => version)).toEqual([...tens, ...(last % 10 === 0 ? [] : [last])])
    expect(record(last).hashes.map(({ version }) => version)).toEqual([0, last])
    expect(record(10_000).hashes.map(({ version }) => version)).toEqual([0, last])
    for (const { hash } of record().hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('passes as long as the rules stay the same', () => {
    expect(checkFixture(tavern, record())).toEqual([])
  })

  it('names the game and the version where the rules changed', () => {
    const fixture = record(1)
    const generous: typeof tavern = {
      ...tavern,
      apply(state, seat, action, chance) {
        const { state: next, events } = tavern.apply(state, seat, action, chance)
        return { state: action.kind === 'stake' ? { ...next, pot: next.pot + 1 } : next, events }
      },
    }
    const firstStake = fixture.log.entries.findIndex((entry) => JSON.stringify(entry).includes('stake')) + 1
    expect(checkFixture(generous, fixture)).toEqual([
      {
        property: 'fixture',
        detail: 'the stored game plays differently',
        setup: { options: { rounds: 3, dice: true }, seats: 3 },
        seed: fixture.log.header.commitment,
        step: firstStake,
      },
    ])
  })

  it('is refused when it was changed', () => {
    const fixture = record()
    const { log } = fixture
    expect(details({ ...fixture, hashes: [{ version: 0, hash: 'x' }] })).toEqual(['the stored game plays differently'])
    expect(details({ ...fixture, hashes: [{ version: 9999, hash: 'x' }] })).toEqual([
      'the stored hashes do not belong to the log',
    ])
    expect(details({ ...fixture, outcome: { seats: [] } })).toEqual(['the stored game ended differently'])
    expect(details({ ...fixture, log: { ...log, outcome: null } })).toEqual([
      'the stored game does not verify: kernel.verify.otherOutcome',
    ])
    expect(details({ ...fixture, log: { ...log, entries: log.entries.slice(1) } })[0]).toMatch(
      /^the stored game cannot be replayed: Error: entry 1: /,
    )
    expect(details({ ...fixture, log: { ...log, header: { ...log.header, rulesVersion: 2 } } })[0]).toContain(
      'kernel.verify.chainBroken',
    )
  })

  it('cannot be recorded at a table that the game refuses', () => {
    expect(() => recordFixture(tavern, { options: {}, seats: 1 }, choose, 'kept', 1)).toThrow(
      'tavern refuses the table: kernel.reject.seatCount',
    )
  })

  it('cannot be recorded with illegal actions', () => {
    expect(() =>
      recordFixture<Tavern>(tavern, { options: {}, seats: 2 }, () => ({ kind: 'bid', card: 9 }), 'kept', 1),
    ).toThrow(/chose something that is refused: tavern\.reject\.wrongPhase/)
  })

  it('cannot be recorded of a game without end', () => {
    const endless: typeof tavern = {
      ...tavern,
      apply: (state, seat) => ({ state: { ...state, done: [] }, events: [{ public: { kind: 'passed', seat } }] }),
    }
    expect(() =>
      recordFixture<Tavern>(endless, { options: {}, seats: 2 }, () => ({ kind: 'pass' }), 'kept', 1000),
    ).toThrow('tavern does not end within 5000 moves')
  })
})
