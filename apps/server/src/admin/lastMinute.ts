import type { Meter } from '../meter.ts'

/** How it went in the last minute. */
export interface LastMinute {
  /** Counts what the other one counts, and tells it. */
  readonly meter: Meter
  movesPerSecond(): number
  /** Milliseconds within which 99 of 100 commands were answered; null when there was none. */
  slowest(): number | null
}

interface Second {
  readonly at: number
  moves: number
  readonly commands: Uint32Array
}

const seconds = 60
/** Each span of time is a quarter longer than the one before, from a tenth of a millisecond to four seconds. */
const [shortest, step, spans] = [0.1, 1.25, 48]

export function lastMinute(meter: Meter, elapsed: () => number): LastMinute {
  const ring = new Map<number, Second>()

  function present(): Second {
    const at = Math.floor(elapsed() / 1000)
    const known = ring.get(at % seconds)
    if (known?.at === at) return known
    const fresh: Second = { at, moves: 0, commands: new Uint32Array(spans) }
    ring.set(at % seconds, fresh)
    return fresh
  }

  function recent(): readonly Second[] {
    const now = Math.floor(elapsed() / 1000)
    return [...ring.values()].filter(({ at }) => at > now - seconds)
  }

  return {
    meter: {
      ...meter,
      command(kind, outcome, took) {
        meter.command(kind, outcome, took)
        const span = Math.ceil(Math.log((1000 * took) / shortest) / Math.log(step))
        const { commands } = present()
        const place = Math.min(spans - 1, Math.max(0, span))
        commands[place] = (commands[place] ?? 0) + 1
      },
      move(by) {
        meter.move(by)
        present().moves++
      },
    },
    movesPerSecond: () => recent().reduce((sum, { moves }) => sum + moves, 0) / seconds,
    slowest() {
      const counts = Array.from({ length: spans }, (_, span) =>
        recent().reduce((sum, { commands }) => sum + (commands[span] ?? 0), 0),
      )
      const all = counts.reduce((sum, count) => sum + count, 0)
      if (all === 0) return null
      let seen = 0
      const span = counts.findIndex((count) => {
        seen += count
        return seen >= 0.99 * all
      })
      return shortest * step ** span
    },
  }
}
