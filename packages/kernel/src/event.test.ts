import { describe, expect, it } from 'vitest'
import { seenBy } from './event.ts'

describe('an event', () => {
  const event = { public: { kind: 'drew', seat: 1, count: 2 }, secret: { 1: { cards: [3, 4] } } }

  it('shows the public part to everybody', () => {
    expect(seenBy(event, 0)).toBe(event.public)
    expect(seenBy(event, 'spectator')).toBe(event.public)
    expect(seenBy({ public: event.public }, 1)).toBe(event.public)
  })

  it('shows the secret part to its own seat alone', () => {
    expect(seenBy(event, 1)).toEqual({ kind: 'drew', seat: 1, count: 2, cards: [3, 4] })
    expect(event.public).toEqual({ kind: 'drew', seat: 1, count: 2 })
  })

  it('lays the secret part over the public one', () => {
    expect(seenBy({ public: { kind: 'drew', card: 0 }, secret: { 2: { card: 5 } } }, 2)).toEqual({
      kind: 'drew',
      card: 5,
    })
  })
})
