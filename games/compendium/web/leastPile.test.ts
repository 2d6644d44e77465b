import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { leastPile } from './leastPile.ts'

describe('the pile of one’s school', () => {
  it('R-072, R-074 counts the own hand with the reserve, because it goes back there', () => {
    expect(leastPile([3, 0, 5, 1, 2], [1, 7, 0, 0, 0], 'mushrooms')).toEqual({ reserve: 0, hand: 7, least: 7 })
  })

  it('is told as a sum in both languages', () => {
    const pile = leastPile([3, 0, 5, 1, 2], [1, 7, 0, 0, 0], 'mushrooms')
    expect(plain(wordsIn('en').say('web.compendium.schoolLeast', pile))).toBe(
      'reserve 0 + your hand 7 = at least 7; fewer is better',
    )
    // In a line of its own on a phone: every number has its word.
    expect(plain(wordsIn('en').say('web.compendium.schoolBrief', pile))).toBe(
      'school: 0 in reserve + 7 in hand; fewer is better',
    )
    expect(plain(wordsIn('ru').say('web.compendium.schoolBrief', pile))).toBe(
      'школа: 0 в запасе + 7 у вас; чем меньше, тем лучше',
    )
    expect(plain(wordsIn('ru').say('web.compendium.schoolLeast', pile))).toBe(
      'запас 0 + за ширмой 7 = не меньше 7; чем меньше, тем лучше',
    )
  })
})

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
