import { describe, expect, it } from 'vitest'
import type { Locale } from './locale.ts'
import { loadWords, type Sources, wordsOf, wordsPart } from './part.ts'
import type { CompiledMessages } from './stock.ts'

const moved: CompiledMessages = { 'test.event.moved': [{ type: 0, value: 'moved' }] }

/** A part of words that are made for this test; its ids are known to nobody else. */
function part(name: string, load: (locale: Locale) => Promise<{ readonly default: CompiledMessages }>) {
  const sources: Sources = { en: () => load('en'), ru: () => load('ru') }
  return wordsPart(name as 'web', sources)
}

describe('a part of the words', () => {
  it('can be said once it has come, in the language that it came in', async () => {
    const fresh = part('test.one', () => Promise.resolve({ default: moved }))
    expect(wordsOf('en', [fresh])).toBeNull()
    const words = await loadWords('en', [fresh])
    expect(words.data({ id: 'test.event.moved' })).toBe('moved')
    expect(wordsOf('en', [fresh])).not.toBeNull()
    expect(wordsOf('ru', [fresh])).toBeNull()
  })

  it('is fetched once, and again when it did not come', async () => {
    let asked = 0
    const flaky = part('test.two', () => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: moved })
    })
    await expect(loadWords('en', [flaky])).rejects.toThrow('offline')
    expect(wordsOf('en', [flaky])).toBeNull()
    await loadWords('en', [flaky])
    await loadWords('en', [flaky])
    expect(asked).toBe(2)
  })

  it('waits for all that is asked for together', async () => {
    const here = part('test.three', () => Promise.resolve({ default: moved }))
    const there = part('test.four', () => Promise.resolve({ default: {} }))
    await loadWords('en', [here])
    expect(wordsOf('en', [here, there])).toBeNull()
    await loadWords('en', [here, there])
    expect(wordsOf('en', [here, there])).not.toBeNull()
  })

  it('shows the id of what nobody wrote', async () => {
    const words = await loadWords('ru', [part('test.five', () => Promise.resolve({ default: moved }))])
    expect(words.data({ id: 'nobody.wrote.this' })).toBe('nobody.wrote.this')
  })
})
