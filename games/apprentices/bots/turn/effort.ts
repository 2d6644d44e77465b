import type { Thinking } from '@athanor/bots'

/** How far the searches of one move may go. */
export interface Effort {
  /** So many standings of the work step are looked at; beyond them a turn is taken to end where it is. */
  readonly standings: number
  /** So many flocks are looked at; beyond them ravens are taken to be harmless. */
  readonly flocks: number
  /** The time is up: whatever is looked at from now on is judged as it lies. */
  isOver(): boolean
}

const usualStandings = 20_000
const usualFlocks = 4000

/** Fewer would not see to the end of an ordinary turn. */
const fewestStandings = 200
const fewestFlocks = 100

/** Asking for the time costs more than a glance at a standing. */
const glances = 64

export function effortOf({ effort, outOfTime }: Pick<Thinking, 'effort' | 'outOfTime'>): Effort {
  let [asked, isOver] = [0, false]
  return {
    standings: Math.max(fewestStandings, Math.round(usualStandings * effort)),
    flocks: Math.max(fewestFlocks, Math.round(usualFlocks * effort)),
    isOver() {
      if (!isOver && asked++ % glances === 0) isOver = outOfTime()
      return isOver
    },
  }
}
