import { perform, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Action } from './engine/contributions.ts'
import { alchemists } from './game.ts'
import { declared, publish, test, transmute } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

/** Whether a move of the first seat, which has planned this, can be taken back as far as the game is concerned. */
function canBeTakenBack(plan: Readonly<Record<string, number>>, action: Action): boolean {
  const cards = { gold: 5, hand: ['fern', 'toad'] } as const
  // Somebody else drinks after it: with the last action of a round new cards come.
  const { state } = declared(tableWith({ players: 3, seats: [cards, cards, cards] }), { 0: plan, 1: { drink: 1 } })
  const done = perform(alchemists, { state, step: 9, sealed: [] }, 0, action, seededChance('5eed'.repeat(16)))
  if (!done.ok) throw new Error(done.reason.id)
  return !done.barrier
}

describe('a costly slip', () => {
  it('A-152 can be taken back: nobody has seen which card was turned into gold', () => {
    expect(canBeTakenBack({ transmute: 1 }, transmute('fern'))).toBe(true)
  })

  it('A-237, A-238 cannot be taken back once a seal lies on a theory: that one was there to lay may tell the others something', () => {
    expect(canBeTakenBack({ publish: 1 }, publish('fern', 'nPp', 'red'))).toBe(false)
  })

  it('A-165 cannot be taken back once the reader has answered', () => {
    expect(canBeTakenBack({ test: 1 }, test(['fern', 'toad']))).toBe(false)
  })
})
