import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { noteAnswer } from './noteAnswer.ts'
import { notebookShelf } from './notebookShelf.ts'

const fresh = { name: 'Card reader', golem: true, procedure: 'master' } as const
const sign = {
  mode: 'debunk',
  question: { kind: 'aspect', ingredient: 'fern', colour: 'red' },
  answer: { kind: 'aspect', sign: 'plus' },
} as const

describe('an answer that everybody has seen', () => {
  it('goes into a first notebook, and from then on into the one that was changed last, once', () => {
    const store = memoryStore()
    const shelf = notebookShelf(store)
    expect(noteAnswer(sign, fresh, store)).toBe(true)
    const [first] = shelf.list()
    expect(first).toMatchObject({ ...fresh, facts: [{ kind: 'aspect', ingredient: 'fern' }] })
    expect(noteAnswer(sign, fresh, store)).toBe(true)
    expect(noteAnswer({ ...sign, answer: { kind: 'aspect', sign: 'minus' } }, fresh, store)).toBe(true)
    expect(shelf.list()).toHaveLength(1)
    expect(shelf.list()[0]?.facts).toHaveLength(2)
  })

  it('says so where nothing can be kept', () => {
    const full = memoryStore()
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(noteAnswer(sign, fresh, full)).toBe(false)
  })
})
