import { compendium } from '@athanor/compendium'
import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { optionGuide } from './optionGuide.ts'

describe('the options of Alchemist', () => {
  it('are all explained, in both languages', () => {
    for (const name of Object.keys(compendium.options.fields)) {
      const english = optionGuide.hint(name, wordsIn('en'))
      expect([name, english]).not.toEqual([name, ''])
      expect([name, optionGuide.hint(name, wordsIn('ru'))]).not.toEqual([name, english])
    }
  })

  it('RR-40 asks for the edition with three players only', () => {
    expect([2, 3, 4, 5].map((players) => optionGuide.matters('threePlayerSetup', {}, players))).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it('RR-41 has no ties between schools without schools', () => {
    expect(optionGuide.matters('schoolTie', { schools: false }, 4)).toBe(false)
    expect(optionGuide.matters('schoolTie', { schools: true }, 4)).toBe(true)
  })

  it('RR-05 lets only seats that exist go first', () => {
    expect(optionGuide.fits('firstPlayer', 'seat3', 2)).toBe(false)
    expect(optionGuide.fits('firstPlayer', 'seat3', 3)).toBe(true)
    expect(optionGuide.fits('firstPlayer', 'random', 2)).toBe(true)
  })
})
