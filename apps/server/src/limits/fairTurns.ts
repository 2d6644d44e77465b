import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Lets each address begin one piece of heavy work in a turn of the event loop, and its people one after the other:
 * however many connections somebody has, others wait for one of their questions at most.
 */
export function fairTurns(): (address: string, name: string) => Promise<void> {
  /** Who waits at an address, in the order in which they are called, and what each of them waits for. */
  const waiting = new Map<string, Map<string, (() => void)[]>>()

  async function callAll(address: string, names: Map<string, (() => void)[]>): Promise<void> {
    for (;;) {
      await nextTurn()
      const [first] = names
      if (first === undefined) break
      const [name, queue] = first
      const next = queue.shift()
      // Whoever has more to do goes to the end of the line.
      names.delete(name)
      if (queue.length > 0) names.set(name, queue)
      next?.()
    }
    waiting.delete(address)
  }

  return (address, name) =>
    new Promise((resolve) => {
      const known = waiting.get(address)
      const names = known ?? new Map<string, (() => void)[]>()
      const queue = names.get(name) ?? []
      queue.push(resolve)
      names.set(name, queue)
      if (known !== undefined) return
      waiting.set(address, names)
      void callAll(address, names)
    })
}
