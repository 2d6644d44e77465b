import { describe, expect, it } from 'vitest'
import { byteBudget, type Need, type Payer } from './byteBudget.ts'

const day = 86_400_000
const share = 1000
const anna = { address: 'here', name: 'anna', isKnown: true }

/** Writes ten bytes a time for so many milliseconds: how much was taken. */
function write(payer: Payer, need: Need, clock: { now: number }, milliseconds: number, pause: number): number {
  let written = 0
  for (const end = clock.now + milliseconds; clock.now < end; clock.now += pause) {
    while (payer.refusal(10, need) === null) {
      payer.paid(10)
      written += 10
    }
  }
  return written
}

describe('the bytes that one person may have written', () => {
  const shares = { person: share, address: 100 * share }

  it('are few at once, and come back by and by', () => {
    const clock = { now: 0 }
    const payer = byteBudget(shares, () => clock.now).payer(() => anna)
    expect(write(payer, 'wish', clock, 1, 1)).toBe(200)
    expect(payer.refusal(10, 'wish')).toMatchObject({
      reason: { id: 'server.reject.tooFast', params: { who: 'person' } },
    })
    clock.now += 3_600_000 / 2
    expect(write(payer, 'wish', clock, 1, 1)).toBe(50)
    expect(payer.refusal(10, 'wish')).toMatchObject({
      reason: { id: 'server.reject.tooMuchKept', params: { who: 'person' } },
    })
  })

  it('are never more than a share in a month, half of which only games may use', () => {
    const clock = { now: 0 }
    const payer = byteBudget(shares, () => clock.now).payer(() => anna)
    const wishes = write(payer, 'wish', clock, 30 * day, 3_600_000)
    expect(wishes).toBeGreaterThan(share * 0.45)
    expect(wishes).toBeLessThanOrEqual(share * 0.5)
    const games = write(payer, 'game', clock, 1, 1)
    expect(games).toBeGreaterThan(share * 0.45)
    expect(wishes + games).toBeLessThanOrEqual(share)
    expect(payer.refusal(20, 'game')).toMatchObject({ reason: { id: 'server.reject.tooMuchKept' } })
  })

  it('are spoken of as those of the address where nobody knows who it is', () => {
    const clock = { now: 0 }
    const payer = byteBudget(shares, () => clock.now).payer(() => ({ ...anna, name: 'here', isKnown: false }))
    expect(write(payer, 'wish', clock, 1, 1)).toBe(200)
    expect(payer.refusal(10, 'wish')).toMatchObject({
      reason: { id: 'server.reject.tooFast', params: { who: 'address' } },
    })
    write(payer, 'wish', clock, 30 * day, 3_600_000)
    expect(payer.refusal(600, 'game')).toMatchObject({
      reason: { id: 'server.reject.tooMuchKept', params: { who: 'address' } },
    })
  })

  it('are their own: whatever one of them writes, the others of the address write on', () => {
    const budget = byteBudget(shares, () => 0)
    budget.payer(() => anna).paid(10 * share)
    expect(budget.payer(() => anna).refusal(1, 'game')).not.toBeNull()
    expect(budget.payer(() => ({ ...anna, name: 'bert' })).refusal(100, 'wish')).toBeNull()
  })
})

describe('the bytes that all persons of one address may have written', () => {
  const shares = { person: share, address: 5 * share }

  it('are no more than its share, however many there seem to be', () => {
    const clock = { now: 0 }
    const budget = byteBudget(shares, () => clock.now)
    let written = 0
    for (let person = 0; person < 20; person++) {
      const payer = budget.payer(() => ({ ...anna, name: `person ${person}` }))
      written += write(payer, 'game', clock, 1, 1)
    }
    expect(written).toBeGreaterThan(3 * share)
    // Those who came too late for the share had the little that everybody has.
    expect(written).toBeLessThanOrEqual(5 * share + 20 * 50)
    expect(budget.payer(() => ({ ...anna, address: 'there', name: 'other' })).refusal(100, 'wish')).toBeNull()
  })

  it('leave everybody enough for a game, though neighbours have used up the share', () => {
    const budget = byteBudget(shares, () => 0)
    for (let person = 0; person < 10; person++) budget.payer(() => ({ ...anna, name: `person ${person}` })).paid(share)
    const quiet = budget.payer(() => ({ ...anna, name: 'quiet' }))
    expect(quiet.refusal(10, 'wish')).toMatchObject({
      reason: { id: 'server.reject.tooMuchKept', params: { who: 'address' } },
    })
    expect(write(quiet, 'game', { now: 0 }, 1, 1)).toBe(50)
    expect(budget.payer(() => ({ ...anna, name: 'person 1' })).refusal(10, 'game')).not.toBeNull()
  })
})
