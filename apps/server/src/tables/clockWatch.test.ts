import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockWatch } from './clockWatch.ts'
import type { TableRecord } from './record.ts'
import { playOnFor } from './standIn.ts'
import type { TableState } from './tableState.ts'

const second = 1000
/** Of ten seconds for a decision nine are used, and so much of a standstill counts. */
const [used, counted] = [9 * second, 2 * second]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function recordWith(began: readonly (number | null)[]): TableRecord {
  const clocks = began.map((since) => ({ reserve: 0, began: since }))
  return { status: 'running', clock: { move: 10, reserve: 0, bot: 'random' }, clocks } as unknown as TableRecord
}

/** The machine wakes up after a standstill, and the late timer goes off before anybody reads what came meanwhile. */
function afterStandstill() {
  const done: unknown[] = []
  let now = used
  let record = recordWith([0, null])
  const watch = clockWatch({
    awake: { now: () => now },
    current: () => ({ record }) as TableState,
    carryOut: (decide) => void done.push(decide),
    tellSoon: () => undefined,
  })
  watch.wake()
  now += counted
  vi.advanceTimersByTime(10 * second - used)
  return {
    done,
    watch,
    moved() {
      record = recordWith([null, now])
    },
  }
}

it('a move that came during a standstill is heard before the clock decides, though the time was nearly over before', async () => {
  const { done, watch, moved } = afterStandstill()
  await nextTurn()
  moved()
  for (let turn = 0; turn < 10; turn++) await nextTurn()
  expect(done).toEqual([])
  watch.retire()
})

it('where no move came the bot plays on all the same, once', async () => {
  const { done, watch } = afterStandstill()
  for (let turn = 0; turn < 10; turn++) await nextTurn()
  expect(done).toEqual([playOnFor])
  watch.retire()
})
