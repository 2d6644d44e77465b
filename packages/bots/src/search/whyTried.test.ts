import { describe, expect, it } from 'vitest'
import { whyTried } from './whyTried.ts'

const first = { action: 'first', leads: [0.5, 0.4, 0.6, 0.5] }
const other = { action: 'other', leads: [0.6, 0.6, 0.6, 0.6, 0.9] }

describe('why something was done that was tried out', () => {
  it('is the difference in the worlds that it shares with the first thought', () => {
    expect(whyTried(other, first)).toEqual([{ id: 'bots.why.better', params: { worlds: 4, gain: 10, error: 4.1 } }])
  })

  it('is not told of a single world', () => {
    expect(whyTried({ action: 'late', leads: [0.9] }, first)).toEqual([])
  })

  it('is that nothing was better, or that there was nothing else', () => {
    expect(whyTried(first, first)).toEqual([{ id: 'bots.why.stays', params: { worlds: 4 } }])
    expect(whyTried(undefined, undefined)).toEqual([{ id: 'bots.why.only', params: {} }])
  })
})
