import { describe, expect, it } from 'vitest'
import { CannotKeep } from './cannotKeep.ts'
import { groupCommit } from './groupCommit.ts'

describe('a group commit', () => {
  it('commits together what comes together, in order', async () => {
    const batches: (readonly number[])[] = []
    const commits = groupCommit<number, number>(3, async (items) => {
      batches.push(items)
      await new Promise((resolve) => setTimeout(resolve, 1))
      return items.map((item) => 10 * item)
    })
    expect(await Promise.all([1, 2, 3, 4, 5].map((item) => commits.add(item)))).toEqual([10, 20, 30, 40, 50])
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ])
  })

  it('lets a bad item fail alone', async () => {
    const commits = groupCommit<number, number>(10, async (items) => {
      if (items.includes(2)) throw new Error('bad')
      return items
    })
    const results = await Promise.allSettled([1, 2, 3].map((item) => commits.add(item)))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('does not try each by itself when nothing can be kept', async () => {
    let tries = 0
    const commits = groupCommit<number, number>(10, async () => {
      tries++
      throw new CannotKeep('server.reject.busy')
    })
    const results = await Promise.allSettled([1, 2, 3].map((item) => commits.add(item)))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(tries).toBe(1)
  })

  it('is idle once everything is done', async () => {
    let done = 0
    const commits = groupCommit<number, number>(1, async (items) => {
      await new Promise((resolve) => setTimeout(resolve, 2))
      done += items.length
      return items
    })
    const all = [commits.add(1), commits.add(2), commits.add(3)]
    await commits.idle()
    expect(done).toBe(3)
    await Promise.all(all)
    await commits.idle()
  })
})
