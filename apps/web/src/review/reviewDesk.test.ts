import type { LookedAt, PastDecision } from '@athanor/bots'
import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { finishedGame } from '../table/testing.ts'
import { createSeatReview, type ReviewPort, seatReview } from './reviewDesk.ts'
import { answer, type ReviewInquiry } from './reviewing.ts'
import { keepWorlds, keptWorlds } from './worlds.ts'

const log = finishedGame()

/** Answers when it is let, and counts what it was asked. */
function slowPort() {
  const asked: ReviewInquiry[] = []
  const waiting: (() => void)[] = []
  const decisions = [3, 1, 2].map((version) => ({ version, round: 1, kind: 'planning', seat: 0, view: {}, action: {} }))
  const port = {
    ask: (inquiry: ReviewInquiry, signal?: AbortSignal) =>
      new Promise((resolve, reject) => {
        asked.push(inquiry)
        signal?.addEventListener('abort', () => reject(new Error('nobody wants to know')))
        const told =
          inquiry.kind === 'decisions'
            ? decisions
            : inquiry.kind === 'look'
              ? { version: inquiry.version }
              : { decisions: inquiry.looked, isWhole: inquiry.isWhole }
        waiting.push(() => resolve(told))
      }),
  } as unknown as ReviewPort
  const goOn = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { port: () => port, asked, goOn }
}

describe('a review of a seat', () => {
  it('appears step by step, can be stopped, and goes on where it was', async () => {
    const { port, asked, goOn } = slowPort()
    const review = createSeatReview({ log, seat: 0 }, port)
    let heard = 0
    review.subscribe(() => heard++)
    expect(review.getState().phase).toBe('waiting')
    review.look(4)
    expect(review.getState().phase).toBe('looking')
    for (let step = 0; step < 3; step++) await goOn()
    expect(review.getState()).toMatchObject({ done: 1, all: 3, told: { decisions: [{ version: 3 }], isWhole: false } })
    expect(heard).toBeGreaterThan(2)
    review.stop()
    expect(review.getState()).toMatchObject({ phase: 'stopped', done: 1 })
    const before = asked.length
    await goOn()
    expect(asked.length).toBe(before)

    review.look(4)
    for (let step = 0; step < 8; step++) await goOn()
    expect(review.getState()).toMatchObject({ phase: 'done', done: 3 })
    // What was looked at before was not looked at again.
    const versions = asked.flatMap((each) => (each.kind === 'look' ? [each.version] : []))
    expect(versions).toEqual([3, 1, 1, 2])
    expect(asked.at(-1)).toMatchObject({ kind: 'sum', isWhole: true })
    review.look(4)
    expect(review.getState().phase).toBe('done')
    review.look(8)
    expect(review.getState()).toMatchObject({ phase: 'looking', done: 0, told: null })
  })

  it('says so when nobody can look', async () => {
    const port = { ask: () => Promise.reject(new Error('there is no answer')) } as unknown as ReviewPort
    const review = createSeatReview({ log, seat: 0 }, () => port)
    review.look(2)
    await new Promise((resolve) => setTimeout(resolve))
    expect(review.getState().phase).toBe('failed')
  })

  it('is kept for as long as the page lives, seat by seat', () => {
    expect(seatReview({ log, seat: 0 })).toBe(seatReview({ log: structuredClone(log), seat: 0 }))
    expect(seatReview({ log, seat: 1 })).not.toBe(seatReview({ log, seat: 0 }))
  })
})

describe('whoever looks again', () => {
  it('answers about a recorded game, the same every time, and not about one that is still played', () => {
    const decisions = answer({ kind: 'decisions', log, seat: 0 }) as readonly PastDecision[]
    const { version } = decisions.find(({ kind }) => kind === 'planning') as PastDecision
    const look = { kind: 'look', log, seat: 0, version, worlds: 2 } as const
    const looked = answer(look) as LookedAt
    expect(answer(look)).toEqual(looked)
    expect(answer({ kind: 'sum', log, seat: 0, looked: [looked], isWhole: false })).toMatchObject({
      decisions: [{ version, verdict: expect.any(String), luck: null }],
    })
    expect(() => answer({ kind: 'decisions', log: { ...log, outcome: null }, seat: 0 })).toThrow(RangeError)
  })

  it('keeps in how many worlds decisions are tried', () => {
    const store = memoryStore()
    expect(keptWorlds(store)).toBe(16)
    keepWorlds(store, 6)
    expect(keptWorlds(store)).toBe(6)
    store.setItem('athanor.reviewWorlds', 'many')
    expect(keptWorlds(store)).toBe(16)
  })
})
