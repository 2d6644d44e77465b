import { expect, it } from 'vitest'
import { readiness } from './readiness.ts'

it('asks the database once a second at most, and believes the answer so long', async () => {
  let now = 0
  let asked = 0
  let full = false
  const isReady = readiness(
    async () => {
      asked++
      if (full) throw new Error('disk full')
    },
    () => now,
  )
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true])
  full = true
  now = 999
  expect([await isReady(), asked]).toEqual([true, 1])
  now = 1000
  expect([await isReady(), await isReady(), asked]).toEqual([false, false, 2])
  full = false
  now = 2000
  expect([await isReady(), asked]).toEqual([true, 3])
})
