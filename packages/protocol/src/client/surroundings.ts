/** What the client needs of the world around it; tests bring their own clock. */
export interface Surroundings {
  /** Calls back after so many milliseconds; the answer calls it off. */
  later(milliseconds: number, callback: () => void): () => void
  randomBytes(count: number): Uint8Array
}

interface Globals {
  setTimeout(callback: () => void, milliseconds: number): unknown
  clearTimeout(handle: unknown): void
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array }
}

/** Timers and chance as browsers and Node have them. */
export const usualSurroundings: Surroundings = {
  later(milliseconds, callback) {
    const globals = globalThis as unknown as Globals
    const handle = globals.setTimeout(callback, milliseconds)
    return () => globals.clearTimeout(handle)
  },
  randomBytes: (count) => (globalThis as unknown as Globals).crypto.getRandomValues(new Uint8Array(count)),
}

export function randomHex(surroundings: Surroundings, bytes: number): string {
  return Array.from(surroundings.randomBytes(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
