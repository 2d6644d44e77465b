import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { parseMessage } from './compile.ts'
import { addMessages, sayFrom } from './stock.ts'

for (const locale of ['en', 'ru'] as const) {
  addMessages(locale, 'numbers.test', { 'numbers.test.signed': parseMessage('{points, number, ::sign-always}') })
}
const signed = (locale: 'en' | 'ru', points: number) => sayFrom(locale, 'numbers.test.signed', { points })

describe('a number', () => {
  it('below nothing has a minus, not a hyphen, in a message and beside one', () => {
    expect(signed('en', -2.5)).toBe('−2.5')
    expect(wordsIn('en').number(-3.14, 1)).toBe('−3.1')
    expect(wordsIn('en').percent(-0.5)).toBe('−50.0%')
  })

  it('has a decimal comma where the language has one', () => {
    expect(signed('ru', -2.5)).toBe('−2,5')
    expect(wordsIn('ru').number(-3.14, 1)).toBe('−3,1')
  })

  it('is otherwise written as ever', () => {
    expect(signed('en', 2.5)).toBe('+2.5')
    expect(wordsIn('ru').number(12_345)).toBe('12\u00a0345')
  })
})
