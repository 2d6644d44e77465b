import { constants, getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { takeLowPriority } from './lowPriority.ts'

it('a thread of bots gives way to everybody else, and takes nobody else along', async () => {
  const before = getPriority()
  const worker = new Worker(new URL('../testing/priorityWorker.ts', import.meta.url))
  const there = await new Promise<number>((resolve, reject) => {
    worker.once('message', (priority: number) => resolve(priority))
    worker.once('error', reject)
  })
  await worker.terminate()
  const low = constants.priority.PRIORITY_BELOW_NORMAL
  expect(there).toBe(process.platform === 'linux' ? Math.max(before, low) : before)
  takeLowPriority()
  expect(getPriority()).toBe(before)
})
