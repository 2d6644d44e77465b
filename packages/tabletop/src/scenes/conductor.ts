import { createListeners } from '../listeners.ts'
import type { SceneTiming } from './pacing.ts'

/** A scene that waits for its turn: how many steps it has, and how long they take. */
export interface Cue<Item> {
  readonly item: Item
  readonly steps: number
  readonly timing: SceneTiming
}

/** Where the telling is. The first cue is on the stage; the others come after it. */
export interface Playing<Item> {
  readonly cues: readonly Cue<Item>[]
  /** How many steps of the first one have been told. */
  readonly told: number
}

type Stage<Item> = Playing<Item> | null

/** Puts further scenes behind those that are there. Without motion the whole of a scene is there at once. */
export function queued<Item>(playing: Stage<Item>, cues: readonly Cue<Item>[], still: boolean): Stage<Item> {
  if (playing !== null) return { ...playing, cues: [...playing.cues, ...cues] }
  return opened(cues, still)
}

function opened<Item>(cues: readonly Cue<Item>[], still: boolean): Stage<Item> {
  const [first] = cues
  return first === undefined ? null : { cues, told: still ? first.steps : 1 }
}

/** How long until the telling goes on by itself; null where it waits for a key. */
export function dueIn<Item>({ cues, told }: Playing<Item>): number | null {
  const [now] = cues
  if (now === undefined) return 0
  return told < now.steps ? now.timing.step : now.timing.rest
}

/** Time has passed: the next step is told, or the next scene opened. */
export function passed<Item>(playing: Playing<Item>, still: boolean): Stage<Item> {
  const [now, ...rest] = playing.cues
  if (now !== undefined && playing.told < now.steps) return { ...playing, told: playing.told + 1 }
  return opened(rest, still)
}

/** A press tells all of a scene at once; the next one goes on. */
export function pressed<Item>(playing: Playing<Item>, still: boolean): Stage<Item> {
  const [now, ...rest] = playing.cues
  if (now !== undefined && playing.told < now.steps) return { ...playing, told: now.steps }
  return opened(rest, still)
}

/** What the conductor needs from around it. */
export interface Hall {
  /** Calls back after so many milliseconds, unless it is called off. */
  after(milliseconds: number, call: () => void): () => void
  /** The reader wants no motion. */
  still(): boolean
}

export interface Conductor<Item> {
  getState(): Stage<Item>
  subscribe(listener: () => void): () => void
  /** Stages these after what is on the stage; fulfilled when the last of them is over. */
  play(cues: readonly Cue<Item>[]): Promise<void>
  press(): void
  /** Leaves out whatever is still to come. */
  cut(): void
}

/** Plays scenes one after the other: who presses goes on, and time goes on where it may. */
export function createConductor<Item>(hall: Hall): Conductor<Item> {
  const listeners = createListeners()
  let playing: Stage<Item> = null
  let callOff: (() => void) | null = null
  /** Whoever waits for a scene to be over, by the cue that is the last of theirs. */
  const waiting = new Map<Cue<Item>, () => void>()

  function show(next: Stage<Item>): void {
    callOff?.()
    callOff = null
    playing = next
    const left = new Set(next?.cues)
    for (const [cue, over] of waiting) {
      if (left.has(cue)) continue
      waiting.delete(cue)
      over()
    }
    const due = next === null ? null : dueIn(next)
    if (next !== null && due !== null) callOff = hall.after(due, () => show(passed(next, hall.still())))
    listeners.tell()
  }

  return {
    getState: () => playing,
    subscribe: listeners.subscribe,
    play(cues) {
      const last = cues.at(-1)
      if (last === undefined) return Promise.resolve()
      const over = new Promise<void>((resolve) => void waiting.set(last, resolve))
      show(queued(playing, cues, hall.still()))
      return over
    },
    press() {
      if (playing !== null) show(pressed(playing, hall.still()))
    },
    cut() {
      if (playing !== null) show(null)
    },
  }
}
