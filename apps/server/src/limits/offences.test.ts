import { expect, it } from 'vitest'
import { offences } from './offences.ts'

it('shuts an address out that floods again and again, for a while', () => {
  let now = 0
  const book = offences(() => now)
  const shutOut: string[] = []
  book.onShutOut((address) => void shutOut.push(address))
  expect([book.flooded('a'), book.flooded('a'), book.isShutOut('a')]).toEqual([false, false, false])
  expect([book.flooded('a'), book.isShutOut('a'), book.isShutOut('b')]).toEqual([true, true, false])
  expect(shutOut).toEqual(['a'])
  now = 10_001
  expect(book.isShutOut('a')).toBe(false)
})
