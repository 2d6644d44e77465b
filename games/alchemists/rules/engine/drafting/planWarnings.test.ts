import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import { asked, declared, plan, type Wishes } from '../../testing/play.ts'
import { masterOptions, type PlayerPlan, type TablePlan, tableWith } from '../../testing/table.ts'
import { promptContextOf } from '../atTable.ts'
import type { PromptContext } from './part.ts'
import { type PlanWarning, planWarnings, saleWarning } from './planWarnings.ts'

/** Seat 0 is asked for its plan. */
function planning(seat: PlayerPlan, more: Partial<TablePlan> = {}): PromptContext {
  const state = tableWith({ players: 2, order: [1, 0], row: ['fern', 'toad'], seats: [seat], ...more })
  const context = promptContextOf(alchemists.view(state, 0))
  if (context === null) throw new Error('nobody is asked')
  return context
}

function warned(wishes: Wishes, seat: PlayerPlan, more: Partial<TablePlan> = {}): readonly PlanWarning[] {
  const action = plan(wishes)
  if (action.kind !== 'declare') throw new Error('no plan')
  const context = planning(seat, more)
  // AR-75: a warning never forbids.
  expect(context.check(action)).toBeNull()
  return planWarnings(context, action)
}

const today = { isToday: true, afterSale: false }
const later = { isToday: false, afterSale: false }

describe('a plan that cannot be carried out', () => {
  it('A-189 is told of when the cards for a sale are missing', () => {
    expect(warned({ sell: 1 }, { hand: ['fern'] })).toEqual([
      { space: 'sell', actions: 1, lacks: 'cards', needs: 2, has: 1, ...today },
    ])
    expect(warned({ sell: 1 }, { hand: ['fern', 'toad'] })).toEqual([])
  })

  it('A-145 knows that what is foraged before can be mixed after', () => {
    expect(warned({ forage: 1, sell: 1 }, { hand: ['fern'] })).toEqual([])
    expect(warned({ forage: 1, sell: 1 }, { hand: [] })).toEqual([
      { space: 'sell', actions: 1, lacks: 'cards', needs: 2, has: 1, ...later },
    ])
  })

  it('A-140 A-161 counts all that is mixed together, in the order of the spaces', () => {
    const hand = ['fern', 'toad', 'flower', 'scorpion'] as const
    expect(warned({ test: 1, drink: 1 }, { hand })).toEqual([])
    expect(warned({ test: 2, drink: 1 }, { hand })).toEqual([
      { space: 'drink', actions: 1, lacks: 'cards', needs: 2, has: 0, ...later },
    ])
    expect(warned({ transmute: 1, test: 2 }, { hand })).toEqual([
      { space: 'test', actions: 2, lacks: 'cards', needs: 4, has: 3, ...later },
    ])
  })

  it('A-161 knows that two of the same kind cannot be mixed', () => {
    expect(warned({ drink: 1 }, { hand: ['fern', 'fern', 'fern'] })).toEqual([
      { space: 'drink', actions: 1, lacks: 'kinds' },
    ])
    expect(warned({ forage: 1, drink: 1 }, { hand: ['fern', 'fern', 'fern'] })).toEqual([])
  })

  it('A-239 adds up what publications cost', () => {
    expect(warned({ publish: 2 }, { gold: 1 })).toEqual([
      { space: 'publish', actions: 2, lacks: 'gold', needs: 2, has: 1, ...today },
    ])
    expect(warned({ publish: 2 }, { gold: 2 })).toEqual([])
    expect(warned({ publish: 1 }, { gold: 0 })).toEqual([
      { space: 'publish', actions: 1, lacks: 'gold', needs: 1, has: 0, ...today },
    ])
  })

  it('A-150 A-431 reckons with the gold that a transmuted ingredient brings, and with a Sage', () => {
    expect(warned({ transmute: 1, publish: 1 }, { gold: 0, hand: ['fern'] })).toEqual([])
    expect(warned({ transmute: 1, publish: 2 }, { gold: 0, hand: ['fern'] })).toEqual([
      { space: 'publish', actions: 2, lacks: 'gold', needs: 2, has: 1, ...later },
    ])
    expect(warned({ transmute: 1, publish: 2 }, { gold: 0, hand: ['fern'], favours: ['sage'] })).toEqual([])
  })

  it('A-202 says of gold that a sale may bring it, and nobody knows how much', () => {
    expect(warned({ sell: 1, publish: 1 }, { gold: 0, hand: ['fern', 'toad'] })).toEqual([
      { space: 'publish', actions: 1, lacks: 'gold', needs: 1, has: 0, isToday: true, afterSale: true },
    ])
    // No sale, no gold.
    expect(warned({ sell: 1, publish: 1 }, { gold: 0, hand: ['fern'] })[1]).toMatchObject({ afterSale: false })
  })

  it('A-153 artifacts come before publications: what the cheapest takes is gone', () => {
    const onOffer = ['robeOfRespect', 'magicMortar'] as const
    expect(warned({ buy: 1, publish: 1 }, { gold: 4 }, { onOffer })).toEqual([])
    expect(warned({ buy: 1, publish: 1 }, { gold: 3 }, { onOffer })).toEqual([
      { space: 'publish', actions: 1, lacks: 'gold', needs: 1, has: 0, ...later },
    ])
    expect(warned({ buy: 1 }, { gold: 2 }, { onOffer })).toEqual([
      { space: 'buy', actions: 1, lacks: 'gold', needs: 3, has: 2, ...today },
    ])
    expect(warned({ buy: 2 }, { gold: 5 }, { onOffer })).toEqual([
      { space: 'buy', actions: 2, lacks: 'gold', needs: 7, has: 5, ...today },
    ])
  })

  it('A-430 a Shopkeeper makes one artifact cheaper', () => {
    const onOffer = ['magicMortar', 'periscope'] as const
    expect(warned({ buy: 1 }, { gold: 2, favours: ['shopkeeper'] }, { onOffer })).toEqual([])
    expect(warned({ buy: 2 }, { gold: 4, favours: ['shopkeeper'] }, { onOffer })).toEqual([
      { space: 'buy', actions: 2, lacks: 'gold', needs: 5, has: 4, ...today },
    ])
  })

  it('A-398 with a Printing Press publishing is free', () => {
    expect(warned({ publish: 2 }, { gold: 0, artifacts: ['printingPress'] })).toEqual([])
  })

  it('A-395 with a Magic Mortar a second mix takes one card more', () => {
    const artifacts = ['magicMortar'] as const
    expect(warned({ test: 2 }, { hand: ['fern', 'toad', 'flower'], artifacts })).toEqual([])
    expect(warned({ test: 2 }, { hand: ['fern', 'toad'], artifacts })).toEqual([
      { space: 'test', actions: 2, lacks: 'cards', needs: 3, has: 2, ...today },
    ])
  })

  it.each([
    ['apprentice', {}],
    ['master', masterOptions],
  ] as const)('A-271 A-304 where no theory is on the table nothing can be debunked (%s)', (_, options) => {
    expect(warned({ debunk: 1 }, {}, { options })).toEqual([{ space: 'debunk', actions: 1, lacks: 'chance' }])
    const theories = [{ on: 'fern', is: 'PPP', seals: [[1, 'gold']] }] as const
    expect(warned({ debunk: 1 }, {}, { options, theories })).toEqual([])
  })
})

describe('a bid for a sale', () => {
  const bidding = (hand: PlayerPlan['hand']) => {
    const stock = ['mushroom', 'flower', 'scorpion'] as const
    const state = tableWith({ players: 2, seats: [hand === undefined ? {} : { hand }, { hand: stock }] })
    const game = declared(state, { 0: { sell: 1 }, 1: { sell: 1 } })
    expect(asked(game)?.kind).toBe('bid')
    const context = promptContextOf(alchemists.view(game.state, 0))
    return context === null ? null : saleWarning(context)
  }

  it('A-215 is useless for who cannot sell, who is told so', () => {
    expect(bidding(['fern'])).toMatchObject({ space: 'sell', lacks: 'cards', needs: 2, has: 1 })
    expect(bidding(['fern', 'fern'])).toMatchObject({ space: 'sell', lacks: 'kinds' })
    expect(bidding(['fern', 'toad'])).toBeNull()
  })
})
