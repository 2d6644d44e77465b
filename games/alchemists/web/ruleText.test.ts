import { formatter } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { isFoundIn, ruleText } from './ruleText.ts'

describe('a part of the rules', () => {
  it('is told apart into its heading and its words', () => {
    expect(ruleText('PLAN. From the last. To the first.')).toEqual({
      title: 'PLAN',
      text: 'From the last. To the first.',
    })
  })

  it('is found as people type: any case, е for ё, words that a printer keeps together, words in any order', () => {
    const order = formatter('ru')('alchemists.rules.order')
    expect(isFoundIn(order, 'ОЧЕРЕДНОСТЬ')).toBe(true)
    const favours = formatter('ru')('alchemists.rules.favours')
    expect(favours).not.toContain('в конце')
    expect(isFoundIn(favours, 'в конце')).toBe(true)
    expect(isFoundIn(favours, '  услуг  карты ')).toBe(true)
    expect(isFoundIn(favours, 'услуг голем')).toBe(false)
    expect(isFoundIn('the king’s moods', "king's")).toBe(true)
    expect(isFoundIn(order, '')).toBe(true)
    expect(isFoundIn(order, '(((')).toBe(false)
  })
})
