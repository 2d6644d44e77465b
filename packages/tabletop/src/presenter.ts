import type { Observation, Shape } from '@athanor/kernel'
import { createListeners } from './listeners.ts'
import type { TableSource, TableStep } from './tableSource.ts'

/** What the page shows at this moment: it follows the table step by step instead of jumping. */
export interface ShownMoment<G extends Shape> {
  readonly version: number
  readonly sight: Observation<G>
  readonly steps: readonly TableStep<G>[]
  /** A step is being acted out. */
  readonly busy: boolean
  /** A scene of the step that led here is on the stage, or one of those that were missed: nothing is decided yet. */
  readonly staged: boolean
}

/** The steps that are over: nobody reads in the log what dice show while they are in the air. */
export function actedOut<G extends Shape>({ version, steps, busy }: ShownMoment<G>): readonly TableStep<G>[] {
  return busy ? steps.slice(0, version + 1) : steps
}

export interface Performer<G extends Shape> {
  /** Begins to act a step out and says how many milliseconds that takes. */
  perform(step: TableStep<G>, before: Observation<G>, after: Observation<G>): number
  wait(milliseconds: number): Promise<void>
  /** Stages what is left to be told when the table shows what came of a step; null where nothing is. */
  stage(step: TableStep<G>, before: Observation<G>, after: Observation<G>): Promise<void> | null
  /** Leaves out what is still on the stage. */
  cut(): void
}

export interface Presenter<G extends Shape> {
  /** The version that it showed first. */
  readonly began: number
  getState(): ShownMoment<G>
  subscribe(listener: () => void): () => void
  /** Holds the table at what it shows until this is over. */
  hold(until: Promise<void>): void
  close(): void
}

/** Further behind than this (after a dropped connection, or when somebody scrubs), nobody wants to watch it all. */
const mostToAct = 6

/**
 * Acts out what happens at a table, one step after the other. It begins at what the reader has seen last, if that is known
 * and not too long ago.
 */
export function createPresenter<G extends Shape>(
  source: TableSource<G>,
  stage: Performer<G>,
  seen: number | null = null,
): Presenter<G> {
  const listeners = createListeners()
  let viewer = source.getState().viewer
  let shown = seen === null ? now() : (momentAt(seen) ?? now())
  let closed = false

  function now(): ShownMoment<G> {
    const { version, sight, steps } = source.getState()
    return { version, sight, steps, busy: false, staged: false }
  }

  function momentAt(version: number): ShownMoment<G> | null {
    const { steps, version: newest } = source.getState()
    const sight = version < newest && newest - version <= mostToAct ? source.sightAt(version) : undefined
    return sight === undefined
      ? null
      : { version, sight, steps: steps.slice(0, version + 1), busy: false, staged: false }
  }

  function show(next: ShownMoment<G>): void {
    shown = next
    listeners.tell()
  }

  function follow(): void {
    const state = source.getState()
    if (state.viewer !== viewer) {
      viewer = state.viewer
      // What is on the stage was for other eyes.
      stage.cut()
      const sight = source.sightAt(shown.version)
      if (sight === undefined) return show(now())
      show({ ...shown, sight, steps: state.steps.slice(0, shown.version + 1) })
    }
    const behind = state.version - shown.version
    if (shown.staged && (behind < 0 || behind > mostToAct || state.steps[shown.version + 1]?.undo === true)) stage.cut()
    if (shown.busy || shown.staged) return
    if (behind > 0 && behind <= mostToAct) return void actOut(shown.version + 1)
    if (behind !== 0 || state.sight !== shown.sight) show(now())
    source.hasShown?.(shown.version)
  }

  async function actOut(version: number): Promise<void> {
    const { steps, sight } = source.getState()
    const step = steps[version]
    const before = shown.sight
    const after = source.sightAt(version) ?? sight
    if (step === undefined) return show(now())
    const milliseconds = stage.perform(step, before, after)
    if (milliseconds > 0) {
      show({ ...shown, steps: steps.slice(0, version + 1), busy: true })
      await stage.wait(milliseconds)
    }
    if (closed) return
    // The table may have gone back, forward or to other eyes in the meantime.
    const state = source.getState()
    const reached = source.sightAt(version) ?? state.sight
    const over = state.version < version ? null : stage.stage(step, before, reached)
    show({
      version,
      sight: reached,
      steps: state.steps.slice(0, version + 1),
      busy: false,
      staged: over !== null,
    })
    if (over === null) follow()
    else await held(over)
  }

  async function held(until: Promise<void>): Promise<void> {
    await until
    if (closed || !shown.staged) return
    show({ ...shown, staged: false })
    follow()
  }

  const leave = source.subscribe(follow)
  const began = shown.version
  source.hasShown?.(began)
  follow()
  return {
    began,
    getState: () => shown,
    subscribe: listeners.subscribe,
    hold(until) {
      show({ ...shown, staged: true })
      void held(until)
    },
    close() {
      closed = true
      leave()
    },
  }
}
