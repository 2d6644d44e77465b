import * as z from 'zod'
import type { TableStore } from '../storage/store.ts'
import { awakeBetween, recentStretches, type Stretch, stretchedTo } from './awakeTime.ts'
import type { Reporter } from './services.ts'

/**
 * The time in which the server was there for its players, in milliseconds on a scale of its own: nothing else moves it on,
 * neither a night in which the machine was off or stood still nor a clock that is set. Moments that outlast the program
 * are kept on this scale.
 */
export interface AwakeTime {
  now(): number
  /** The moment of the scale at which the clock on the wall showed this, as far as that is remembered. */
  at(moment: number): number
  /** When this program began. */
  readonly startedAt: number
}

/** Remembers when the server was there for its players. */
export interface AwakeClock extends AwakeTime {
  /** Looks at the clock and keeps what it says; done now and then, so that a crash forgets little. */
  look(): Promise<readonly Stretch[]>
  /** Keeps how far the scale has come: the more often, the less a crash forgets. */
  keep(): Promise<void>
  /** The heart beats; done by itself. */
  beat(): void
  stop(): void
}

interface Awake {
  readonly store: Pick<TableStore, 'note' | 'setNote'>
  /** Milliseconds of which the stretches are needed. */
  readonly longest: number
  now(): number
  /** Milliseconds by a clock that nobody sets. */
  elapsed(): number
  /** Milliseconds between two beats that count at the most: during the rest of a longer gap the machine stood still. */
  readonly mostBetweenBeats?: number
  /** The scale of a club of several servers: its time passes while any of them is there. */
  readonly shared?: (() => number) | null
  readonly reporter: Pick<Reporter, 'warn'>
}

const awakeNote = 'awake'
export const scaleNote = 'awakeScale'
/** Where the scale was when somebody looked last: of several servers that need not be the same one. */
const lookNote = 'awakeLook'
const beatEvery = 1000
export const mostBetweenBeats = 2 * beatEvery
const stretchesSchema = z.array(z.object({ began: z.number(), ended: z.number() }))

/** Whoever cannot read when the server was there takes it for new: nobody loses a game or time by that. */
function stretchesIn(note: string | null): readonly Stretch[] {
  try {
    return stretchesSchema.parse(JSON.parse(note ?? '[]'))
  } catch {
    return []
  }
}

export async function awakeClock({ store, longest, now, elapsed, reporter, ...house }: Awake): Promise<AwakeClock> {
  const most = house.mostBetweenBeats ?? mostBetweenBeats
  const shared = house.shared ?? null
  let stretches: readonly Stretch[] = []
  let lookedAt: number | null = null
  // It begins with the time of day, so that moments which older versions kept as such are comparable.
  const startedAt = shared?.() ?? (Number(await store.note(scaleNote)) || now())
  let counted = startedAt
  let lastBeat = elapsed()

  const scale = shared ?? (() => counted + Math.min(elapsed() - lastBeat, most))

  function beat(): void {
    const gap = elapsed() - lastBeat
    counted = scale()
    lastBeat = elapsed()
    if (gap > most) {
      const seconds = Math.round((gap - most) / 1000)
      reporter.warn({ seconds }, 'the machine stood still; it costs nobody any time')
    }
  }

  async function keep(): Promise<void> {
    await store.setNote(scaleNote, String(Math.round(scale())))
  }

  async function look(): Promise<readonly Stretch[]> {
    const before = stretchesIn(await store.note(awakeNote))
    if (shared !== null) lookedAt = Number(await store.note(lookNote)) || null
    const passed = lookedAt === null ? null : scale() - lookedAt
    lookedAt = scale()
    stretches = recentStretches(longest, stretchedTo(now(), passed, before))
    if (passed !== null && stretches.at(-1)?.began !== before.at(-1)?.began) {
      const jump = Math.round((now() - (before.at(-1)?.ended ?? 0) - passed) / 1000)
      reporter.warn({ seconds: jump }, 'the clock jumped; tables do not grow older by it')
    }
    await store.setNote(awakeNote, JSON.stringify(stretches))
    if (shared !== null) await store.setNote(lookNote, String(Math.round(lookedAt)))
    await keep()
    return stretches
  }

  await look()
  const beating = setInterval(beat, beatEvery).unref()
  return {
    look,
    keep,
    beat,
    startedAt,
    now: scale,
    at(moment) {
      const sinceLook = scale() - (lookedAt ?? scale())
      return scale() - awakeBetween(moment, (stretches.at(-1)?.ended ?? 0) + sinceLook, stretches)
    },
    stop: () => clearInterval(beating),
  }
}
