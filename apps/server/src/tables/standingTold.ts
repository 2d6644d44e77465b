import type { Audience } from './audience.ts'
import { holdUpsOf } from './holdUps.ts'
import { infoOf, type Presence } from './tableInfo.ts'
import type { TableState } from './tableState.ts'

/** Tells everybody how a table stands. */
export interface StandingTold {
  now(): void
  /** Comings and goings are told soon, but not one by one. */
  soon(): void
  /** A move is told by itself: only when it changed who keeps the others waiting is there more to say. */
  afterMove(): void
  retire(): void
}

export function standingTold(
  viewers: Pick<Audience, 'tellInfo'>,
  current: () => TableState,
  presence: Presence,
): StandingTold {
  let timer: NodeJS.Timeout | null = null
  let told = holdUps()

  function holdUps(): string {
    return JSON.stringify(holdUpsOf(current().record, presence))
  }

  function rest(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  function now(): void {
    rest()
    told = holdUps()
    viewers.tellInfo(infoOf(current(), presence))
  }

  return {
    now,
    soon() {
      timer ??= setTimeout(now, 100).unref()
    },
    afterMove() {
      if (holdUps() !== told) now()
    },
    retire: rest,
  }
}
