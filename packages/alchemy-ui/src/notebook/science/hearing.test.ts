import { describe, expect, it } from 'vitest'
import { type Heard, hear, knownOf, type OwnedInquiry } from './hearing.ts'

interface Asked {
  readonly asked: string
  readonly signal: AbortSignal
  answer(told: string): void
  refuse(): void
}

/** Somebody who answers when told to, and all that was heard. */
function listening() {
  const asked: Asked[] = []
  const heard: Heard<string, string>[] = []
  const ask = (what: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      asked.push({ asked: what, signal, answer: resolve, refuse: () => reject(new Error('no')) })
    })
  const want = (question: OwnedInquiry<string>, isSlow = () => false) =>
    hear(question, ask, isSlow, (each) => void heard.push(each))
  return { asked, heard, want }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('an answer that takes a while', () => {
  it('is being worked out, and then is there', async () => {
    const { asked, heard, want } = listening()
    const question = { asked: 'a', owner: 0 }
    expect(knownOf(question, null)).toEqual({ told: null, state: 'counting' })
    want(question)
    asked[0]?.answer('A')
    await settled()
    expect(knownOf(question, heard[0] ?? null)).toEqual({ told: 'A', state: 'known' })
  })

  it('stays in sight until the answer to the next question is there', async () => {
    const { asked, heard, want } = listening()
    const [one, two] = [
      { asked: 'a', owner: 0 },
      { asked: 'b', owner: 0 },
    ] as const
    const stop = want(one)
    asked[0]?.answer('A')
    await settled()
    stop()
    want(two)
    expect(knownOf(two, heard.at(-1) ?? null)).toEqual({ told: 'A', state: 'counting' })
    asked[1]?.answer('B')
    await settled()
    expect(knownOf(two, heard.at(-1) ?? null)).toEqual({ told: 'B', state: 'known' })
  })

  it('is dropped when it comes after the question has changed, whether it is an answer or a failure', async () => {
    const { asked, heard, want } = listening()
    for (const late of ['answer', 'refuse'] as const) {
      const stop = want({ asked: 'old', owner: 0 })
      stop()
      expect(asked.at(-1)?.signal.aborted).toBe(true)
      asked.at(-1)?.[late]('old')
    }
    const question = { asked: 'new', owner: 0 }
    want(question)
    asked.at(-1)?.answer('NEW')
    await settled()
    expect(heard).toEqual([{ question, told: { answer: 'NEW', slowly: false } }])
  })

  it('is never shown to another seat, not even for the same question', async () => {
    const { asked, heard, want } = listening()
    want({ asked: 'a', owner: 0 })
    asked[0]?.answer('of seat 0')
    await settled()
    for (const what of ['a', 'b']) {
      expect(knownOf({ asked: what, owner: 1 }, heard[0] ?? null)).toEqual({ told: null, state: 'counting' })
    }
  })

  it('says when the page had to work it out, and when nobody can', async () => {
    const { asked, heard, want } = listening()
    const question = { asked: 'a', owner: 0 }
    want(question, () => true)
    asked[0]?.answer('A')
    await settled()
    expect(knownOf(question, heard[0] ?? null)).toEqual({ told: 'A', state: 'slow' })
    want(question)
    asked[1]?.refuse()
    await settled()
    expect(knownOf(question, heard[1] ?? null)).toEqual({ told: null, state: 'failed' })
  })

  it('is nothing where nothing is asked', async () => {
    const { asked, want } = listening()
    const question = { asked: null, owner: 0 }
    want(question)
    expect(asked).toEqual([])
    expect(knownOf(question, null)).toEqual({ told: null, state: 'none' })
  })
})
