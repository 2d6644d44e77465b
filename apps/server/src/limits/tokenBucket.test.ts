import { expect, it } from 'vitest'
import { tokenBucket } from './tokenBucket.ts'

it('lets a burst through, then asks for patience, and recovers', () => {
  const bucket = tokenBucket(10, 30)
  for (let taken = 0; taken < 30; taken++) expect(bucket.take(1, 0)).toBe(0)
  expect(bucket.take(1, 0)).toBe(100)
  expect(bucket.take(2, 0)).toBe(300)
  expect(bucket.take(1, 400)).toBe(0)
  expect(bucket.take(30, 100_000)).toBe(0)
  expect(bucket.take(1, 100_000)).toBe(100)
})
