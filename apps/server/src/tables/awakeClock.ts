import type { Store } from '../storage/store.ts'
import { awakeBetween, recentStretches, type Stretch, stretchedTo } from './awakeTime.ts'
import type { AwakeSince } from './clocks.ts'
import type { Reporter } from './services.ts'

/** Remembers when the server was there for its players. */
export interface AwakeClock {
  /** Looks at the clock and keeps what it says; done now and then, so that a crash forgets little. */
  look(): Promise<readonly Stretch[]>
  readonly since: AwakeSince
}

interface Awake {
  readonly store: Pick<Store, 'note' | 'setNote'>
  /** Milliseconds of which the stretches are needed. */
  readonly longest: number
  now(): number
  /** Milliseconds by a clock that nobody sets. */
  elapsed(): number
  readonly reporter: Pick<Reporter, 'warn'>
}

const awakeNote = 'awake'

export async function awakeClock({ store, longest, now, elapsed, reporter }: Awake): Promise<AwakeClock> {
  let stretches: readonly Stretch[] = []
  let lookedAt: number | null = null

  async function look(): Promise<readonly Stretch[]> {
    const before = JSON.parse((await store.note(awakeNote)) ?? '[]') as readonly Stretch[]
    const passed = lookedAt === null ? null : elapsed() - lookedAt
    lookedAt = elapsed()
    stretches = recentStretches(longest, stretchedTo(now(), passed, before))
    if (passed !== null && stretches.at(-1)?.began !== before.at(-1)?.began) {
      const jump = Math.round((now() - (before.at(-1)?.ended ?? 0) - passed) / 1000)
      reporter.warn({ seconds: jump }, 'the clock jumped; tables do not grow older by it')
    }
    await store.setNote(awakeNote, JSON.stringify(stretches))
    return stretches
  }

  await look()
  return {
    look,
    since(moment) {
      const sinceLook = elapsed() - (lookedAt ?? elapsed())
      return awakeBetween(moment, (stretches.at(-1)?.ended ?? 0) + sinceLook, stretches)
    },
  }
}
