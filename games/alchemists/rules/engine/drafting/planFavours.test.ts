import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import { plan, type Wishes } from '../../testing/play.ts'
import { type PlayerPlan, tableWith } from '../../testing/table.ts'
import { promptContextOf } from '../atTable.ts'
import type { PromptContext } from './part.ts'
import { fittingFavours } from './planFavours.ts'
import { planLeaves } from './planWarnings.ts'

function planning(seat: PlayerPlan): PromptContext {
  const state = tableWith({ players: 2, order: [1, 0], row: ['fern', 'toad'], seats: [seat] })
  const context = promptContextOf(alchemists.view(state, 0))
  if (context === null) throw new Error('nobody is asked')
  return context
}

function declaration(wishes: Wishes) {
  const action = plan(wishes)
  if (action.kind !== 'declare') throw new Error('no plan')
  return action
}

describe('what a favour in hand would add to a plan', () => {
  const context = planning({ favours: ['barmaid', 'sage', 'sage', 'shopkeeper', 'assistant'] })

  it('A-416, A-430, A-431 is told of the spaces where something is planned, card by card', () => {
    expect(fittingFavours(context, declaration({ sell: 1 }))).toEqual([{ favour: 'barmaid', space: 'sell', count: 1 }])
    expect(fittingFavours(context, declaration({ transmute: 1, buy: 1 }))).toEqual([
      { favour: 'shopkeeper', space: 'buy', count: 1 },
      { favour: 'sage', space: 'transmute', count: 2 },
    ])
  })

  it('A-410 is not told of a card that belongs to the plan itself, nor where nothing is planned', () => {
    expect(fittingFavours(context, declaration({ forage: 1 }))).toEqual([])
  })
})

describe('what gold a plan leaves for the order of the next round', () => {
  it('A-152, A-239 gold comes with a card that is turned into it, and goes with what is published', () => {
    const context = planning({ gold: 1, hand: ['fern', 'toad'] })
    expect(planLeaves(context, declaration({}))).toEqual({ gold: 1, hasSold: false })
    expect(planLeaves(context, declaration({ transmute: 1 }))).toEqual({ gold: 2, hasSold: false })
    expect(planLeaves(context, declaration({ publish: 1 }))).toEqual({ gold: 0, hasSold: false })
    // What cannot be paid is not done, and costs nothing.
    expect(planLeaves(context, declaration({ publish: 2 }))).toEqual({ gold: 0, hasSold: false })
  })

  it('A-204 nobody knows what a sale brings', () => {
    const context = planning({ gold: 1, hand: ['fern', 'toad'] })
    expect(planLeaves(context, declaration({ sell: 1 })).hasSold).toBe(true)
  })
})
