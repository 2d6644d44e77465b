import { describe, expect, it } from 'vitest'
import { gameLibrary } from './library.ts'
import { bell } from './testing/broken/bell.ts'
import { tavern } from './testing/broken/tavern/game.ts'

describe('a game library', () => {
  const [one, two, ten] = [1, 2, 10].map((rulesVersion) => ({ ...bell, rulesVersion }))
  if (one === undefined || two === undefined || ten === undefined) throw new Error('three versions')
  const games = [two, tavern, ten, one]
  const library = gameLibrary(games)

  it('gives a new table the newest rules', () => {
    expect(library.newest('bell')).toBe(ten)
    expect(library.newest('tavern')).toBe(tavern)
    expect(library.newest('chess')).toBeUndefined()
  })

  it('keeps the rules that a stored game began with', () => {
    expect(library.find('bell', 1)).toBe(one)
    expect(library.find('bell', 2)).toBe(two)
    expect(library.find('bell', 3)).toBeUndefined()
    expect(library.find('tavern', 1)).toBe(tavern)
    expect(library.find('tavern', 2)).toBeUndefined()
  })

  it('names every game once, in the given order', () => {
    expect(library.ids).toEqual(['bell', 'tavern'])
    expect(games).toEqual([two, tavern, ten, one])
  })
})
