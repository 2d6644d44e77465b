/** When a bot's time is up, and whether it has heard so: then its move may be another one than on a faster machine. */
export interface Deadline {
  outOfTime(): boolean
  readonly cutShort: boolean
}

export function deadline(milliseconds: number, now: () => number): Deadline {
  const end = now() + milliseconds
  let cutShort = false
  return {
    outOfTime() {
      cutShort ||= now() > end
      return cutShort
    },
    get cutShort() {
      return cutShort
    },
  }
}

/** Thousandths of a bot's usual effort, as logs keep it; what it thinks with is exactly this. */
export function effortInLog(effort: number): number {
  return Math.max(1, Math.round(1000 * effort))
}
