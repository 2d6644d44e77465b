/**
 * The time in which the server was there for its players, as stretches of its clock. Tables grow old by this time alone:
 * neither a night in which the machine was off nor a clock that jumps by two months may cost anybody a game.
 */
export interface Stretch {
  readonly began: number
  readonly ended: number
}

/** So much the clock may differ from the time that really passed, and so long a restart may take. */
const tolerance = 60_000

/**
 * The stretches once more time has passed. `passed` are the milliseconds since the last look by a clock that nobody
 * sets; null when the program has just started.
 */
export function stretchedTo(now: number, passed: number | null, before: readonly Stretch[]): readonly Stretch[] {
  // A clock that was set back has shown times that are yet to come.
  const past = before
    .filter(({ began }) => began <= now)
    .map(({ began, ended }) => ({ began, ended: Math.min(ended, now) }))
  const last = past.at(-1)
  const expected = (before.at(-1)?.ended ?? 0) + (passed ?? 0)
  if (last === undefined || Math.abs(now - expected) > tolerance) return [...past, { began: now, ended: now }]
  return [...past.slice(0, -1), { began: last.began, ended: now }]
}

/** The moment since which the server has been awake for so long; null when it never was for that long. */
export function awakeFor(milliseconds: number, stretches: readonly Stretch[]): number | null {
  let missing = milliseconds
  for (const { began, ended } of stretches.toReversed()) {
    if (ended - began >= missing) return ended - missing
    missing -= ended - began
  }
  return null
}

/** How long the server was awake between a moment and now, when the last stretch still goes on. */
export function awakeBetween(moment: number, now: number, stretches: readonly Stretch[]): number {
  const ongoing = stretches.length - 1
  return stretches.reduce((sum, { began, ended }, index) => {
    const end = index === ongoing ? Math.max(ended, now) : ended
    return sum + Math.max(0, end - Math.max(began, moment))
  }, 0)
}

/** Without the stretches that lie further back than anybody asks. */
export function recentStretches(longest: number, stretches: readonly Stretch[]): readonly Stretch[] {
  const oldest = awakeFor(longest, stretches)
  return oldest === null ? stretches : stretches.filter(({ ended }) => ended >= oldest)
}
