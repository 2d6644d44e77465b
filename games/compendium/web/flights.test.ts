import { describe, expect, it } from 'vitest'
import { flightsOf, flightTime, lengthOf } from './flights.ts'

describe('what moves on the table', () => {
  it('R-049, R-063 cubes of the reserve fly to the hand of whoever looks, and to the seat of others', () => {
    const [own] = flightsOf([{ kind: 'tookFromReserve', seat: 0, ingredient: 'spiders' }], 0)
    expect(own).toMatchObject({ from: ['reserve:spiders', 'reserve'], what: { kind: 'cube', ingredient: 'spiders' } })
    expect(own?.to[0]).toBe('hand:spiders')
    const [others] = flightsOf([{ kind: 'tookFromReserve', seat: 1, ingredient: 'spiders' }], 0)
    expect(others?.to[0]).toBe('seat:1')
  })

  it('RR-23 cubes that others draw have no face', () => {
    const flights = flightsOf([{ kind: 'drewFromBag', seat: 1, count: 2 }], 0)
    expect(flights.map(({ what }) => what.kind)).toEqual(['unknown', 'unknown'])
    const own = flightsOf([{ kind: 'drewFromBag', seat: 0, count: 2, cubes: [1, 0, 1, 0, 0] }], 0)
    expect(own.map(({ what }) => what)).toEqual([
      { kind: 'cube', ingredient: 'birdLegs' },
      { kind: 'cube', ingredient: 'trollEyes' },
    ])
  })

  it('R-057, R-058 a copy shows every paid cube and sends one on to the creator', () => {
    const flights = flightsOf(
      [{ kind: 'potionCopied', seat: 1, cauldron: 4, owner: 0, paid: [2, 0, 1, 0, 0], tribute: 'birdLegs', value: 9 }],
      0,
    )
    expect(flights).toHaveLength(4)
    expect(flights.slice(0, 3).every(({ from, to }) => from[0] === 'seat:1' && to[0] === 'cauldron:4')).toBe(true)
    expect(flights[3]).toMatchObject({ from: ['cauldron:4'], what: { kind: 'cube', ingredient: 'birdLegs' } })
    expect(flights[3]?.to[0]).toBe('hand:birdLegs')
  })

  it('R-040, R-042, R-047 a creation brings seal, cubes and tile', () => {
    const flights = flightsOf([{ kind: 'potionCreated', seat: 0, cauldron: 2, recipe: [1, 1, 0, 0, 0], value: 7 }], 0)
    expect(flights.map(({ what }) => what.kind).sort()).toEqual(['cube', 'cube', 'seal', 'tile'])
  })

  it('later events wait for earlier ones, and the whole takes no more than a second and a half', () => {
    const flights = flightsOf(
      [
        { kind: 'potionCreated', seat: 0, cauldron: 2, recipe: [1, 2, 2, 0, 0], value: 7 },
        { kind: 'productsReceived', seat: 0, cubes: [0, 0, 0, 1, 1], missing: [0, 0, 0, 0, 0] },
      ],
      0,
    )
    const products = flights.filter(({ from }) => from[0]?.startsWith('reserve:'))
    expect(Math.min(...products.map(({ delay }) => delay))).toBeGreaterThan(0)
    expect(lengthOf(flights)).toBeGreaterThanOrEqual(flightTime)
    expect(lengthOf(flights)).toBeLessThanOrEqual(1500)
  })

  it('takes no time where nothing moves', () => {
    expect(lengthOf(flightsOf([{ kind: 'roundBegan', round: 2 }], 0))).toBe(0)
  })
})
