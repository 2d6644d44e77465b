import { expect, it } from 'vitest'
import { cleanName } from './cleanName.ts'

it.each([
  ['🧙‍♂️🔥Кот👨‍👩‍👧‍👦', '🧙‍♂️🔥Кот👨‍👩‍👧‍👦'],
  ['می‌خواهم', 'می‌خواهم'],
  ['  two \n lines ', 'two lines'],
  ['\u202Elive\u2066', 'live'],
  ['bell\u0007, B\uFEFFob\u200B', 'bell, Bob'],
  ['x'.repeat(40), 'x'.repeat(30)],
  [`${'x'.repeat(27)}👨‍👩‍👧‍👦`, 'x'.repeat(27)],
])('%j is shown as %j', (typed, shown) => {
  expect(cleanName(typed)).toBe(shown)
})

it('is nothing where nothing can be seen', () => {
  expect(cleanName(' \u202E ')).toBeNull()
})
