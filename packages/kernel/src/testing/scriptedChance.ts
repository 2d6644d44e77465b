import type { Chance, ChanceSource, WatchedChance } from '../index.ts'

/** What a game asked of chance. */
export interface AskedNumber {
  readonly stream: string
  readonly below: number
}

/** Chance that answers with given numbers, stream by stream, and writes down what it was asked. */
export interface ScriptedChance extends Chance {
  readonly asked: readonly AskedNumber[]
}

/**
 * A stream that runs out of numbers answers 0.
 * @example scriptedChance({ bag: [0, 3] })
 */
export function scriptedChance(numbers: Readonly<Record<string, readonly number[]>> = {}): ScriptedChance {
  const asked: AskedNumber[] = []
  const given = new Map<string, number>()
  return {
    asked,
    stream: (name) => ({
      below(n) {
        asked.push({ stream: name, below: n })
        const next = given.get(name) ?? 0
        given.set(name, next + 1)
        return numbers[name]?.[next] ?? 0
      },
    }),
  }
}

/** The same chance at every step. */
export function alwaysThis(chance: ScriptedChance): ChanceSource {
  const watched: WatchedChance = {
    stream: (name) => chance.stream(name),
    get used() {
      return chance.asked.length > 0
    },
  }
  return { at: () => watched }
}
