import { describe, expect, it } from 'vitest'
import { awakeClock, mostBetweenBeats } from './awakeClock.ts'

const second = 1000
const hour = 3600 * second
const start = 1_700_000_000_000

/** A machine whose clocks a test turns: the one on the wall and the one that nobody sets. */
function machine() {
  const notes = new Map<string, string>()
  const clocks = { wall: start, passed: 0 }
  const warnings: object[] = []
  return {
    clocks,
    warnings,
    store: {
      note: (name: string) => Promise.resolve(notes.get(name) ?? null),
      setNote: (name: string, body: string) => Promise.resolve(void notes.set(name, body)),
    },
    boot(shared: (() => number) | null = null) {
      return awakeClock({
        shared,
        store: this.store,
        longest: 1000 * hour,
        now: () => clocks.wall,
        elapsed: () => clocks.passed,
        reporter: { warn: (details) => void warnings.push(details) },
      })
    },
  }
}
type Machine = ReturnType<typeof machine>
type Awake = Awaited<ReturnType<Machine['boot']>>

/** Time goes by, and the heart beats. */
function live({ clocks }: Machine, awake: Awake, milliseconds: number): void {
  for (let left = milliseconds; left > 0; left -= second) {
    const step = Math.min(second, left)
    clocks.passed += step
    clocks.wall += step
    awake.beat()
  }
}

describe('the scale of the time in which the server was there', () => {
  it('grows with time, between the beats of the heart too', async () => {
    const house = machine()
    const awake = await house.boot()
    live(house, awake, 10 * second)
    house.clocks.passed += 300
    expect(awake.now()).toBe(start + 10_300)
    awake.stop()
  })

  it('is that of the club where there are several servers, and whoever of them looks finds no jump in it', async () => {
    const house = machine()
    let club = start
    const [one, two] = [await house.boot(() => club), await house.boot(() => club)]
    const both = (milliseconds: number) => {
      live(house, one, milliseconds)
      club += milliseconds
    }
    both(3 * hour)
    expect([one, two].map((awake) => awake.now())).toEqual([start + 3 * hour, start + 3 * hour])
    await two.look()
    both(hour)
    await one.look()
    // Another one comes in the middle of the night, and does not take the time before for lost.
    const three = await house.boot(() => club)
    both(hour)
    expect(await three.look()).toEqual([{ began: start, ended: start + 5 * hour }])
    expect(three.at(start + 2 * hour)).toBe(start + 2 * hour)
    expect(house.warnings).toEqual([])
    for (const awake of [one, two, three]) awake.stop()
  })

  it.each([-hour, -45 * second, 45 * second, hour])('does not move when the clock is set by %i ms', async (jump) => {
    const house = machine()
    const awake = await house.boot()
    live(house, awake, 10 * second)
    house.clocks.wall += jump
    expect(awake.now()).toBe(start + 10 * second)
    await awake.look()
    live(house, awake, 5 * second)
    expect(awake.now()).toBe(start + 15 * second)
    awake.stop()
  })

  it('stands still with the machine, which is said', async () => {
    const house = machine()
    const awake = await house.boot()
    live(house, awake, 10 * second)
    house.clocks.passed += 35 * second
    house.clocks.wall += 35 * second
    // Before the heart has beaten, and after.
    expect(awake.now()).toBe(start + 10 * second + mostBetweenBeats)
    awake.beat()
    expect(awake.now()).toBe(start + 10 * second + mostBetweenBeats)
    expect(house.warnings).toEqual([{ seconds: 33 }])
    live(house, awake, 5 * second)
    expect(awake.now()).toBe(start + 15 * second + mostBetweenBeats)
    expect(house.warnings).toHaveLength(1)
    awake.stop()
  })

  it('does not make tables grow older by months in which the machine stood still', async () => {
    const house = machine()
    const awake = await house.boot()
    live(house, awake, 10 * second)
    house.clocks.passed += 500 * hour
    house.clocks.wall += 500 * hour
    awake.beat()
    const stretches = await awake.look()
    expect(stretches.map(({ began, ended }) => ended - began)).toEqual([0, 0])
    awake.stop()
  })

  it('goes on where it was kept, after a night and whatever the clock says then', async () => {
    const house = machine()
    const before = await house.boot()
    live(house, before, 100 * second)
    await before.keep()
    before.stop()
    house.clocks.wall += 8 * hour
    const after = await house.boot()
    expect([after.startedAt, after.now()]).toEqual([start + 100 * second, start + 100 * second])
    live(house, after, 5 * second)
    expect(after.now()).toBe(start + 105 * second)
    after.stop()
  })

  it('finds moments of the clock on the wall again, which older versions kept', async () => {
    const house = machine()
    const before = await house.boot()
    live(house, before, 100 * second)
    await before.look()
    before.stop()
    house.clocks.wall += 8 * hour
    const after = await house.boot()
    live(house, after, 5 * second)
    // Thirty seconds before the night: with what has passed since, thirty-five of the time that counts.
    expect(after.now() - after.at(start + 70 * second)).toBe(35 * second)
    expect(after.now() - after.at(house.clocks.wall + hour)).toBe(0)
    after.stop()
  })
})
