import { createLaboratory, heardBy, type Laboratory } from '@athanor/alchemy-ui/notebook/science/laboratory.ts'
import type { LookedAt, PastDecision, SeatReviewed } from '@athanor/bots'
import { createListeners } from '@athanor/tabletop/listeners.ts'
import type { ReviewAnswers, ReviewedSeat, ReviewInquiry } from './reviewing.ts'

/** How far a seat's game has been looked at again. */
export interface ReviewState {
  readonly phase: 'waiting' | 'looking' | 'stopped' | 'done' | 'failed'
  readonly done: number
  readonly all: number
  /** What each decision was made with, by the number of its entry. */
  readonly decisions: ReadonlyMap<number, PastDecision>
  readonly told: SeatReviewed | null
}

export interface SeatReview {
  getState(): ReviewState
  subscribe(listener: () => void): () => void
  /** Begins, or goes on where it was stopped; with another number of worlds from the start. */
  look(worlds: number): void
  stop(): void
}

export type ReviewPort = Pick<Laboratory<ReviewInquiry, ReviewAnswers>, 'ask'>

const fresh: ReviewState = { phase: 'waiting', done: 0, all: 0, decisions: new Map(), told: null }

/** Looks at one decision after the other, the most telling first, and tells what it comes to after each. */
export function createSeatReview({ log, seat }: ReviewedSeat, port: () => ReviewPort): SeatReview {
  const listeners = createListeners()
  let state = fresh
  let looked: readonly LookedAt[] = []
  let usedWorlds: number | null = null
  let running: AbortController | null = null

  function change(next: Partial<ReviewState>): void {
    state = { ...state, ...next }
    listeners.tell()
  }

  async function run(worlds: number, signal: AbortSignal): Promise<void> {
    const { ask } = port()
    const decisions = await ask<'decisions'>({ kind: 'decisions', log, seat }, signal)
    change({ all: decisions.length, decisions: new Map(decisions.map((each) => [each.version, each])) })
    while (state.done < decisions.length) {
      const { version } = decisions[state.done] as PastDecision
      const found = await ask<'look'>({ kind: 'look', log, seat, version, worlds }, signal)
      if (signal.aborted) return
      const all = found === null ? looked : [...looked, found]
      const isWhole = state.done + 1 === decisions.length
      const told = await ask<'sum'>({ kind: 'sum', log, seat, looked: all, isWhole }, signal)
      if (signal.aborted) return
      looked = all
      change({ done: state.done + 1, told })
    }
    change({ phase: 'done' })
  }

  return {
    getState: () => state,
    subscribe: listeners.subscribe,
    look(worlds) {
      if (running !== null || (state.phase === 'done' && worlds === usedWorlds)) return
      if (worlds !== usedWorlds) {
        looked = []
        state = fresh
      }
      usedWorlds = worlds
      const control = new AbortController()
      running = control
      change({ phase: 'looking' })
      run(worlds, control.signal)
        .catch(() => control.signal.aborted || change({ phase: 'failed' }))
        .finally(() => {
          if (running === control) running = null
        })
    },
    stop() {
      running?.abort()
      running = null
      if (state.phase === 'looking') change({ phase: 'stopped' })
    },
  }
}

let shared: Laboratory<ReviewInquiry, ReviewAnswers> | null = null

/** Whoever looks again at games on this page; fetched when somebody wants it. */
function reviewer(): ReviewPort {
  shared ??= createLaboratory({
    openWorker: (listener) =>
      heardBy(listener, new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' })),
    byHand: () => import('./reviewing.ts'),
  })
  return shared
}

const kept = new Map<string, SeatReview>()

/** The same review of a seat for as long as the page lives: going back and forth costs nothing. */
export function seatReview(wanted: ReviewedSeat): SeatReview {
  const { header, entries } = wanted.log
  const name = `${header.commitment}/${entries.at(-1)?.hash ?? ''}/${wanted.seat}`
  const known = kept.get(name) ?? createSeatReview(wanted, reviewer)
  kept.set(name, known)
  return known
}
