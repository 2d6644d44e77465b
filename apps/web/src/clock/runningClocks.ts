import type { SeatClock, TableInfo } from '@athanor/protocol'

export interface RunningClock {
  readonly seat: number
  /** Milliseconds left for this decision, and of the reserve. */
  readonly move: number
  readonly reserve: number
}

const seenAt = new WeakMap<readonly SeatClock[], number>()

/** The clocks that run, as they stand `now` by a clock that nobody sets; they stood as told when they were first seen. */
export function runningClocks({ clocks }: Pick<TableInfo, 'clocks'>, now: number): readonly RunningClock[] {
  const seen = seenAt.get(clocks) ?? now
  seenAt.set(clocks, seen)
  const passed = now - seen
  return clocks.flatMap(({ running, move, reserve }, seat) => {
    if (!running) return []
    const over = Math.max(0, passed - move)
    return [{ seat, move: Math.max(0, move - passed), reserve: Math.max(0, reserve - over) }]
  })
}

/** So little is left that it should be said what happens next: a fifth of the longest decision, at least ten seconds. */
export function isShort({ move, reserve }: RunningClock, { clock }: Pick<TableInfo, 'clock'>): boolean {
  return clock !== null && move + reserve <= Math.max(10_000, 200 * clock.move)
}
