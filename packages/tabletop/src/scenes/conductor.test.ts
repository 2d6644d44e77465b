import { describe, expect, it } from 'vitest'
import { type Cue, createConductor } from './conductor.ts'

function cue(item: string, steps: number, rest: number | null = 1000): Cue<string> {
  return { item, steps, timing: { step: 100, rest, size: 'full' } }
}

/** A clock that goes when the test lets it. */
function hall(still = false) {
  let now = 0
  const due: { readonly at: number; readonly call: () => void }[] = []
  return {
    still: () => still,
    after(milliseconds: number, call: () => void) {
      const entry = { at: now + milliseconds, call }
      due.push(entry)
      return () => {
        const place = due.indexOf(entry)
        if (place >= 0) due.splice(place, 1)
      }
    },
    pass(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const next = due.toSorted((a, b) => a.at - b.at)[0]
        if (next === undefined || next.at > end) break
        due.splice(due.indexOf(next), 1)
        now = next.at
        next.call()
      }
      now = end
    },
    get pending() {
      return due.length
    },
  }
}

function opened(cues: readonly Cue<string>[], still = false) {
  const clock = hall(still)
  const conductor = createConductor<string>(clock)
  let over = false
  const end = async () => {
    await conductor.play(cues)
    over = true
  }
  void end()
  const at = () => {
    const state = conductor.getState()
    return state === null ? 'over' : `${state.cues[0]?.item} ${state.told}`
  }
  return { clock, conductor, at, isOver: () => over }
}

describe('the conductor', () => {
  it('tells a scene step by step, lets it stand for its time and opens the next', () => {
    const { clock, at } = opened([cue('first', 3), cue('second', 1)])
    expect(at()).toBe('first 1')
    clock.pass(100)
    expect(at()).toBe('first 2')
    clock.pass(100)
    expect(at()).toBe('first 3')
    clock.pass(999)
    expect(at()).toBe('first 3')
    clock.pass(1)
    expect(at()).toBe('second 1')
    clock.pass(1000)
    expect(at()).toBe('over')
    expect(clock.pending).toBe(0)
  })

  it('waits for a key where no time is given, however long that takes', () => {
    const { clock, conductor, at } = opened([cue('mine', 2, null)])
    clock.pass(3_600_000)
    expect(at()).toBe('mine 2')
    conductor.press()
    expect(at()).toBe('over')
  })

  it('tells everything at the first press and goes on at the second', () => {
    const { conductor, at } = opened([cue('first', 4), cue('second', 2)])
    conductor.press()
    expect(at()).toBe('first 4')
    conductor.press()
    expect(at()).toBe('second 1')
  })

  it('shows whoever wants no motion the whole scene, for as long as others see it', () => {
    const { clock, at } = opened([cue('first', 3), cue('second', 3)], true)
    expect(at()).toBe('first 3')
    clock.pass(1000)
    expect(at()).toBe('second 3')
  })

  it('queues what comes meanwhile, and tells each who waits when theirs is over', async () => {
    const { clock, conductor, at, isOver } = opened([cue('first', 1)])
    let later = false
    const next = async () => {
      await conductor.play([cue('later', 1)])
      later = true
    }
    void next()
    clock.pass(1000)
    await Promise.resolve()
    expect([at(), isOver(), later]).toEqual(['later 1', true, false])
    clock.pass(1000)
    await Promise.resolve()
    expect([at(), later]).toEqual(['over', true])
  })

  it('leaves out the rest when it is cut, and nothing comes after', async () => {
    const { clock, conductor, at, isOver } = opened([cue('first', 3), cue('second', 3)])
    conductor.cut()
    await Promise.resolve()
    expect([at(), isOver(), clock.pending]).toEqual(['over', true, 0])
    conductor.press()
    expect(at()).toBe('over')
  })

  it('has nothing to wait for where nothing is staged', async () => {
    const conductor = createConductor<string>(hall())
    await conductor.play([])
    expect(conductor.getState()).toBeNull()
  })

  it('keeps nothing of fifty scenes', () => {
    const { clock, conductor, at } = opened(Array.from({ length: 50 }, (_, index) => cue(`${index}`, 2)))
    clock.pass(50 * 1100)
    expect(at()).toBe('over')
    expect([conductor.getState(), clock.pending]).toEqual([null, 0])
  })
})
