import type { Shape, Sight } from '@athanor/kernel'
import { createListeners } from './listeners.ts'
import type { TableSource, TableStep } from './tableSource.ts'

/** What the page shows at this moment: it follows the table step by step instead of jumping. */
export interface Shown<G extends Shape> {
  readonly version: number
  readonly sight: Sight<G>
  readonly steps: readonly TableStep<G>[]
  /** A step is being acted out. */
  readonly busy: boolean
}

/** The steps that are over: nobody reads in the log what dice show while they are in the air. */
export function actedOut<G extends Shape>({ version, steps, busy }: Shown<G>): readonly TableStep<G>[] {
  return busy ? steps.slice(0, version + 1) : steps
}

export interface Stage<G extends Shape> {
  /** Begins to act a step out and says how many milliseconds that takes. */
  perform(step: TableStep<G>, before: Sight<G>, after: Sight<G>): number
  wait(milliseconds: number): Promise<void>
}

export interface Presenter<G extends Shape> {
  getState(): Shown<G>
  subscribe(listener: () => void): () => void
  close(): void
}

/** Further behind than this (after a dropped connection, or when somebody scrubs), nobody wants to watch it all. */
const mostToAct = 6

/** Acts out what happens at a table, one step after the other. */
export function createPresenter<G extends Shape>(source: TableSource<G>, stage: Stage<G>): Presenter<G> {
  const listeners = createListeners()
  let viewer = source.getState().viewer
  let shown = now()
  let closed = false

  function now(): Shown<G> {
    const { version, sight, steps } = source.getState()
    return { version, sight, steps, busy: false }
  }

  function show(next: Shown<G>): void {
    shown = next
    listeners.tell()
  }

  function follow(): void {
    const state = source.getState()
    if (state.viewer !== viewer) {
      viewer = state.viewer
      const sight = source.sightAt(shown.version)
      if (sight === undefined) return show(now())
      show({ ...shown, sight, steps: state.steps.slice(0, shown.version + 1) })
    }
    if (shown.busy) return
    const behind = state.version - shown.version
    if (behind === 0) {
      if (state.sight !== shown.sight) show(now())
    } else if (behind < 0 || behind > mostToAct) show(now())
    else void actOut(shown.version + 1)
  }

  async function actOut(version: number): Promise<void> {
    const { steps, sight } = source.getState()
    const step = steps[version]
    const after = source.sightAt(version) ?? sight
    if (step === undefined) return show(now())
    const milliseconds = stage.perform(step, shown.sight, after)
    if (milliseconds > 0) {
      show({ ...shown, steps: steps.slice(0, version + 1), busy: true })
      await stage.wait(milliseconds)
    }
    if (closed) return
    // The table may have gone back, forward or to other eyes in the meantime.
    const state = source.getState()
    const seen = source.sightAt(version) ?? state.sight
    show({ version, sight: seen, steps: state.steps.slice(0, version + 1), busy: false })
    follow()
  }

  const leave = source.subscribe(follow)
  return {
    getState: () => shown,
    subscribe: listeners.subscribe,
    close() {
      closed = true
      leave()
    },
  }
}
