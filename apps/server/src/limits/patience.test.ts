import { expect, it } from 'vitest'
import { patience } from './patience.ts'

it('shuts somebody out who floods again and again, for a while', () => {
  let now = 0
  const book = patience({ floods: 3, perSecond: 0.1 }, () => now)
  book.flooded('a')
  book.flooded('a')
  expect(book.shutOutFor('a')).toBe(0)
  book.flooded('a')
  expect([book.shutOutFor('a'), book.shutOutFor('b')]).toEqual([10_000, 0])
  now = 10_001
  expect(book.shutOutFor('a')).toBe(0)
})
