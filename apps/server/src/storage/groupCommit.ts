import { CannotKeep } from './cannotKeep.ts'

/** Collects what arrives while a commit is under way, or in the same turn of the event loop, into the next one. */
export interface GroupCommit<Item, Result> {
  add(item: Item): Promise<Result>
  /** Resolves when nothing is waiting or under way. */
  idle(): Promise<void>
}

interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * One flush to the disk can make many moves durable. Nothing waits for company: a lone item is committed at once, and
 * whatever comes in the meantime goes together.
 */
export function groupCommit<Item, Result>(
  most: number,
  commit: (items: readonly Item[]) => Promise<readonly Result[]>,
): GroupCommit<Item, Result> {
  const queue: Waiting<Item, Result>[] = []
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    // Let everything that this turn of the event loop brings come along.
    await new Promise<void>((resolve) => setImmediate(resolve))
    while (queue.length > 0) await commitTogether(queue.splice(0, most))
    running = null
  }

  async function commitTogether(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await commit(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      // Where nothing can be kept just now, that is nobody's fault, and each of them would wait as long again.
      if (batch.length === 1 || error instanceof CannotKeep) {
        for (const { reject } of batch) reject(error)
        return
      }
      // One bad item must not take the others down.
      for (const waiting of batch) await commitTogether([waiting])
    }
  }

  async function idle(): Promise<void> {
    if (running === null) return
    await running
    await idle()
  }

  return {
    add: (item) =>
      new Promise<Result>((resolve, reject) => {
        queue.push({ item, resolve, reject })
        running ??= run()
      }),
    idle,
  }
}
