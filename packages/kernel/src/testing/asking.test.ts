import { describe, expect, it } from 'vitest'
import { begin, type Game, interrupts, observe, owed, perform, seededChance } from '../index.ts'
import {
  asksBesideSeals,
  asksTwice,
  cannotResolve,
  hidesInterrupts,
  interruptsForNothing,
  interruptsItself,
  interruptsSeals,
  interruptsTheEnd,
  wishesTooMuch,
  wishesWithoutEnd,
  withInterrupts,
  withWishes,
} from './broken/asking.ts'
import { mixedSeals } from './broken/faults.ts'
import { tavern } from './broken/tavern/game.ts'
import { tavernHarness } from './broken/tavern/harness.ts'
import type { Tavern } from './broken/tavern/types.ts'
import { conformance, type PropertyName } from './index.ts'

const source = seededChance('07'.repeat(32))
const seats = ['red', 'green', 'blue'].map((colour) => ({ colour }))

function opening(game: Game<Tavern>, phase: 'turns' | 'bids') {
  const { position } = begin(game, { rounds: 2, dice: true }, seats, source)
  return { ...position, state: { ...position.state, phase, turn: 1 } }
}

/** What the kit says about it, by property. */
function findingsOf(game: Game<Tavern>): ReadonlyMap<PropertyName, string> {
  const { findings } = conformance(game, { ...tavernHarness, games: 2, coverageGames: 2 })
  return new Map(findings.map(({ property, detail }) => [property, detail]).toReversed() as [PropertyName, string][])
}

describe('a game that asks wrongly', () => {
  it.each([
    ['two things of one seat', asksTwice, 'turns', 'tavern asks one seat for two things at once: seat 1 owes turn,'],
    [
      'an open answer beside sealed ones',
      asksBesideSeals,
      'turns',
      'tavern asks in the open while sealed answers are pending: seat 1 owes turn, seat 2 owes sealed bid',
    ],
    ['a seat in the open during a sealed round', mixedSeals, 'bids', 'seat 0 owes bid, seat 1 owes sealed bid'],
    ['sealed answers that it cannot open', cannotResolve, 'bids', 'tavern seals decisions but cannot resolve them'],
  ] as const)('is stopped where it asks for %s', (_, game, phase, complaint) => {
    const position = opening(game, phase)
    expect(() => owed(game, position)).toThrow(complaint)
    expect(() => observe(game, position, 'spectator')).toThrow(complaint)
    expect(() => perform(game, position, 1, { kind: 'pass' }, source)).toThrow(TypeError)
    expect(owed(tavern, opening(tavern, phase))).toHaveLength(phase === 'turns' ? 1 : 3)
  })

  it('is found by the conformance kit', { timeout: 60_000 }, () => {
    expect(findingsOf(asksTwice).get('ends')).toBe('one seat owes two things at once')
    expect(findingsOf(asksBesideSeals).get('ends')).toBe('sealed and open decisions are asked at the same time')
    expect(findingsOf(cannotResolve).get('ends')).toBe('decisions are sealed, but the game cannot resolve them')
    expect(findingsOf(tavern).get('ends')).toBeUndefined()
  })
})

describe('a game that invites seats to act between', () => {
  const tip = { kind: 'stake', coins: 1 } as const

  it('lets them, while it goes on waiting for somebody else', () => {
    const position = opening(withInterrupts, 'turns')
    const tipped = perform(withInterrupts, position, 0, tip, source)
    if (!tipped.ok) throw new Error(tipped.reason.id)
    expect(tipped.position.state.pot).toBe(position.state.pot + 1)
    expect(owed(withInterrupts, tipped.position)).toEqual(owed(withInterrupts, position))
    expect(perform(withInterrupts, tipped.position, 1, { kind: 'pass' }, source).ok).toBe(true)
    expect(perform(withInterrupts, position, 1, { kind: 'pass' }, source).ok).toBe(true)
  })

  it('refuses what they may not do, and who is not invited', () => {
    const position = opening(withInterrupts, 'turns')
    expect(perform(withInterrupts, position, 0, { kind: 'pass' }, source)).toMatchObject({ ok: false })
    expect(perform(tavern, opening(tavern, 'turns'), 0, tip, source)).toEqual({
      ok: false,
      reason: { id: 'kernel.reject.notYourTurn' },
    })
  })

  it('loses no sealed answer to somebody who is invited by mistake', () => {
    const position = opening(interruptsSeals, 'bids')
    const card = position.state.players[1]?.hand[0] ?? 0
    const sealed = perform(interruptsSeals, position, 1, { kind: 'bid', card }, source)
    if (!sealed.ok) throw new Error(sealed.reason.id)
    expect(perform(interruptsSeals, sealed.position, 0, tip, source).ok).toBe(false)
  })

  it('tells each seat that it is invited, and nobody else', () => {
    const position = opening(withInterrupts, 'turns')
    expect(observe(withInterrupts, position, 0).invited).toBe(true)
    for (const viewer of [1, 'spectator'] as const)
      expect(observe(withInterrupts, position, viewer)).not.toHaveProperty('invited')
    expect(interrupts(withInterrupts, position)).toContain(0)
    const bids = opening(interruptsSeals, 'bids')
    expect(interrupts(interruptsSeals, bids)).toEqual([0])
    const sealed = { ...bids, sealed: [{ seat: 1, action: { kind: 'bid', card: 0 } as const }] }
    expect(interrupts(interruptsSeals, sealed)).toEqual([])
    expect(observe(interruptsSeals, sealed, 0)).not.toHaveProperty('invited')
  })

  it.each([withInterrupts, withWishes])('passes the conformance kit when it is honest', { timeout: 60_000 }, (game) => {
    const { findings } = conformance(game, { ...tavernHarness, games: 10 })
    expect(findings.filter(({ property }) => property !== 'coverage')).toEqual([])
  })

  it('is found by the conformance kit when it is not', { timeout: 60_000 }, () => {
    expect(findingsOf(interruptsItself).get('ends')).toMatch(/seat \d owes something and is invited besides/)
    expect(findingsOf(interruptsSeals).get('ends')).toMatch(/is invited/)
    expect(findingsOf(interruptsTheEnd).get('ends')).toBe('somebody is invited after the end')
    expect([...findingsOf(interruptsForNothing).values()].join()).toMatch(
      /is to move and can do nothing|invited but may do/,
    )
    expect(findingsOf(wishesTooMuch).get('agreement')).toMatch(/the wish pass does .*, but check refuses it/)
    expect(findingsOf(wishesWithoutEnd).get('agreement')).toBe('the wish tip comes to no end')
    expect(findingsOf(hidesInterrupts).get('agreement')).toMatch(/owes nothing but may act/)
  })
})
