import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Lets each address begin one piece of heavy work in a turn of the event loop: however many connections somebody has,
 * others wait for one of their questions at most.
 */
export function fairTurns(): (address: string) => Promise<void> {
  const last = new Map<string, Promise<void>>()
  return async (address) => {
    const mine = (last.get(address) ?? Promise.resolve()).then(() => nextTurn())
    last.set(address, mine)
    await mine
    if (last.get(address) === mine) last.delete(address)
  }
}
