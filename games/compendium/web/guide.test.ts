import { beginAt, noCubes, nothingPending } from '@athanor/compendium'
import { describe, expect, it } from 'vitest'
import { guideKind } from './guide.ts'
import { viewWith } from './testing.ts'

describe('the guided first game', () => {
  const hand = [2, 2, 2, 2, 2] as const

  it('has something to say at every kind of decision', () => {
    const view = viewWith(hand)
    expect(guideKind(view, nothingPending)).toBe('turn')
    expect(guideKind(view, beginAt(view, 0))).toBe('create')
    const potion = { owner: 1, recipe: [1, 0, 0, 0, 0], value: 3 } as const
    const brewed = viewWith(hand, ({ cauldrons }) => ({ cauldrons: cauldrons.with(0, potion) }))
    expect(guideKind(brewed, beginAt(brewed, 0))).toBe('copy')
    expect(guideKind(view, { kind: 'takeReserve', ingredient: null })).toBe('takeReserve')
    expect(guideKind(view, { kind: 'takeBag' })).toBe('takeBag')
  })

  it('R-037 speaks of the opening where there is one, and R-067 of the last round when it comes', () => {
    expect(guideKind(viewWith(hand, undefined, 2), nothingPending)).toBe('opening')
    expect(
      guideKind(
        viewWith(hand, () => ({ reserve: noCubes })),
        nothingPending,
      ),
    ).toBe('lastRound')
  })

  it('is silent while others decide', () => {
    expect(
      guideKind(
        viewWith(hand, () => ({ turn: 1 })),
        nothingPending,
      ),
    ).toBeNull()
  })
})
