import { quickChance } from '@athanor/kernel'
import { expect, it } from 'vitest'
import { clusterTrial } from './cluster.ts'

it('a club of two servers loses nothing and does nothing twice, whichever is killed or cut off', {
  timeout: 180_000,
}, async () => {
  const said: string[] = []
  const { problems, confirmed, returns } = await clusterTrial({
    chance: quickChance(28),
    nodes: 2,
    tables: 6,
    times: 1,
    faults: ['listener', 'node', 'cut', 'people'],
    say: (line) => void said.push(line),
  })
  expect(problems).toEqual([])
  expect(said).toHaveLength(4)
  expect(confirmed).toBeGreaterThan(100)
  // Somebody was concerned by each of them.
  for (const times of returns.values()) expect(times.length).toBeGreaterThan(0)
})
