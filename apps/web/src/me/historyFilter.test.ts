import { describe, expect, it } from 'vitest'
import { askedIn, nothingAsked, pathOf, queryOf } from './historyFilter.ts'

describe('the games that the address asks for', () => {
  it('come back as they were written', () => {
    const asked = { game: 'chess', players: 3, result: 'won', with: 'Zoë & Боб' } as const
    expect(askedIn(pathOf(asked).split('?')[1] ?? '')).toEqual(asked)
    expect(pathOf(nothingAsked)).toBe('/me')
    expect(queryOf(nothingAsked, 30)).toBe('count=30')
  })

  it('are all of them where the address makes no sense', () => {
    expect(askedIn('')).toEqual(nothingAsked)
    expect(askedIn('players=many&result=drawn&game=%20&with=')).toEqual(nothingAsked)
    expect(askedIn('players=-2')).toEqual(nothingAsked)
  })
})
