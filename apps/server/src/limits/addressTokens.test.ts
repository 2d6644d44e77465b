import { expect, it } from 'vitest'
import { addressTokens } from './addressTokens.ts'

it('counts for each address by itself, and says how long to wait', () => {
  let now = 0
  const tokens = addressTokens({ perSecond: 10, burst: 20 }, () => now)
  for (let asked = 0; asked < 20; asked++) expect(tokens.take('a', 1)).toBe(0)
  expect(tokens.take('a', 1)).toBe(1)
  expect(tokens.take('b', 1)).toBe(0)
  now = 1000
  expect(tokens.take('a', 1)).toBe(0)
})

it('lets the last tokens be spent in advance, which is waited for afterwards', () => {
  let now = 0
  const tokens = addressTokens({ perSecond: 10, burst: 20 }, () => now)
  expect(tokens.take('a', 15)).toBe(0)
  expect(tokens.take('a', 15)).toBe(0)
  tokens.charge('a', 30)
  expect(tokens.take('a', 1)).toBe(4000)
  now = 4001
  expect(tokens.take('a', 1)).toBe(0)
})

it('remembers an address that owes something however many others come', () => {
  const tokens = addressTokens({ perSecond: 10, burst: 20 }, () => 0)
  tokens.charge('debtor', 100)
  for (let other = 0; other < 5000; other++) tokens.take(`address ${other}`, 0)
  expect(tokens.take('debtor', 1)).toBe(8000)
})
