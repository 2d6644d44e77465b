import { describe, expect, it } from 'vitest'
import { onPaper, type Written, writtenOn } from './useMarks.ts'

const nothing: Written = { over: '', texts: [] }

/** Writes one text after the other while somebody else still keeps what was kept before. */
function written(kept: string, ...texts: readonly string[]): Written {
  return texts.reduce((before, text) => writtenOn(kept, before, text), nothing)
}

describe('marks on paper', () => {
  it('are there before anybody keeps them, and stay when they are kept', () => {
    const one = written('', 'a')
    expect(onPaper('', one)).toBe('a')
    expect(onPaper('a', one)).toBe('a')
  })

  it('do not flicker when the first of two is kept late', () => {
    const two = written('', 'a', 'b')
    for (const kept of ['', 'a', 'b']) expect(onPaper(kept, two)).toBe('b')
  })

  it('do not come back after they were taken back and something was marked again', () => {
    const again = written('x', 'a', 'x', 'b')
    for (const kept of ['x', 'a', 'x', 'b']) expect(onPaper(kept, again)).toBe('b')
  })

  it('give way to what another device has kept, and go on from there', () => {
    const one = written('', 'a')
    expect(onPaper('elsewhere', one)).toBe('elsewhere')
    const next = writtenOn('elsewhere', one, 'b')
    expect(onPaper('elsewhere', next)).toBe('b')
    expect(onPaper('', next)).toBe('')
  })
})
