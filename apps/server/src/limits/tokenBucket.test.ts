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

it('says how long nothing is left, and when it is as good as new', () => {
  const bucket = tokenBucket(10, 30)
  expect([bucket.wait(0), bucket.isFull(0)]).toEqual([0, true])
  bucket.take(50, 0)
  expect([bucket.wait(0), bucket.wait(1000), bucket.wait(2000), bucket.wait(2100)]).toEqual([2000, 1000, 1, 0])
  expect([bucket.isFull(4900), bucket.isFull(5000)]).toEqual([false, true])
})

it('gains nothing from a clock that goes back', () => {
  const bucket = tokenBucket(10, 30)
  bucket.take(30, 1000)
  expect(bucket.wait(0)).toBe(1)
  expect(bucket.wait(100)).toBe(0)
})
