import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { kindsNote } from './kindsNote.ts'

describe('the kinds left in the reserve', () => {
  it('R-067 are told with how many of them start the last round, until they are as few', () => {
    expect(kindsNote([3, 0, 5, 1, 2], wordsIn('en'))).toBe('4 kinds left; the last round starts at 2')
    expect(kindsNote([3, 0, 5, 0, 0], wordsIn('en'))).toBe('2 kinds left')
    expect(kindsNote([0, 0, 5, 0, 0], wordsIn('en'))).toBe('1 kind left')
  })
})
