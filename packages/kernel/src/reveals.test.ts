import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Decision, Game, Outcome, Reason, Shape } from './game.ts'
import { type Reveals, revealed } from './reveals.ts'
import { bell } from './testing/broken/bell.ts'
import { tavern } from './testing/broken/tavern/game.ts'
import type { Event, Secret, Tavern } from './testing/broken/tavern/types.ts'

describe('declared reveals', () => {
  it('are read by event kind, and are none where nothing is declared', () => {
    expect(revealed(tavern.reveals, 'public', 'showed')).toEqual(['card'])
    expect(revealed(tavern.reveals, 'secret', 'drew')).toEqual(['card'])
    expect(revealed(tavern.reveals, 'secret', 'showed')).toEqual([])
    expect(revealed(bell.reveals, 'public', 'hinted')).toEqual([])
    expect(revealed(bell.reveals, 'public', 'nobody')).toEqual([])
  })

  it('know the kinds of events and the fields of each', () => {
    type Declared = Reveals<Event, Secret>
    expectTypeOf<{ showed: ['card'] }>().toExtend<Declared['public']>()
    expectTypeOf<{ showed: ['seat', 'card'] }>().toExtend<Declared['public']>()
    expectTypeOf<{ showed: ['cart'] }>().not.toExtend<Declared['public']>()
    expectTypeOf<{ staked: ['card'] }>().not.toExtend<Declared['public']>()
    expectTypeOf<{ showed: ['kind'] }>().not.toExtend<Declared['public']>()
    expectTypeOf<keyof Declared['public']>().toEqualTypeOf<Event['kind']>()
    expectTypeOf<{ drew: ['hand', 'card'] }>().toExtend<Declared['secret']>()
    expectTypeOf<{ drew: ['coins'] }>().not.toExtend<Declared['secret']>()
  })
})

describe('the words of a game', () => {
  it('are typed by its shape: asks, sources and reasons', () => {
    expectTypeOf(tavern.decisions).returns.toEqualTypeOf<readonly Decision<'turn' | 'bid'>[]>()
    expectTypeOf(tavern.check).returns.toEqualTypeOf<Reason<Tavern['reason']> | null>()
    expectTypeOf(tavern.outcome).returns.toEqualTypeOf<Outcome<'coins' | 'cards'> | null>()
    expectTypeOf<'turm'>().not.toExtend<Tavern['ask']>()
    expectTypeOf<'tavern.reject.noSuchCart'>().not.toExtend<Tavern['reason']>()
  })

  it('leave every game one that generic code can hold', () => {
    expectTypeOf(tavern).toExtend<Game<Shape>>()
    expectTypeOf(bell).toExtend<Game<Shape>>()
  })
})
