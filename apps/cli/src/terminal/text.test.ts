import { cleanText } from '@athanor/terminal/cleanText.ts'
import { colourful, plain } from '@athanor/terminal/paint.ts'
import { table } from '@athanor/terminal/table.ts'
import { beside, padEnd, padStart, shortened, textWidth, wrapped } from '@athanor/terminal/textWidth.ts'
import { describe, expect, it } from 'vitest'
import { latinKey } from './latinKey.ts'
import { progressLine } from './progress.ts'

describe('textWidth', () => {
  it.each([
    ['', 0],
    ['Abigail', 7],
    ['Абигайль', 8],
    ['é', 1],
    ['e\u0301', 1],
    ['й', 1],
    ['▇○●■▲◆✓…', 8],
    ['王', 2],
    ['👩‍🔬', 2],
    [colourful('MM', { ink: 16, ground: 75, bold: true }), 2],
  ])('of %s is %i', (text, width) => {
    expect(textWidth(text)).toBe(width)
  })

  it('pads and shortens by columns', () => {
    expect(padEnd('Вера', 6)).toBe('Вера  ')
    expect(padStart('王', 3)).toBe(' 王')
    expect(padEnd('too long', 3)).toBe('too long')
    expect(shortened('Абигайль', 8)).toBe('Абигайль')
    expect(shortened('Абигайль', 5)).toBe('Абиг…')
    expect(shortened('王王王', 4)).toBe('王…')
  })

  it('breaks lines between words', () => {
    expect(wrapped('one two three', 7, '  ')).toEqual(['one two', '  three'])
    expect(wrapped('extraordinarily long', 5)).toEqual(['extraordinarily', 'long'])
    expect(wrapped('', 10)).toEqual([''])
  })

  it('puts blocks beside each other', () => {
    expect(beside(['a', 'bb'], ['1', '2', '3'], 4)).toEqual(['a   1', 'bb  2', '    3'])
    expect(beside(['a', 'b'], ['1'], 3)).toEqual(['a  1', 'b'])
  })
})

describe('paint', () => {
  it('takes each look back on its own, so that painted text can stand inside painted text', () => {
    expect(colourful('x', { ink: 1, ground: 2, dim: true })).toBe(
      '\u001B[2m\u001B[38;5;1m\u001B[48;5;2mx\u001B[49m\u001B[39m\u001B[22m',
    )
    expect(colourful('x', { bold: true })).toBe('\u001B[1mx\u001B[22m')
    expect(colourful('', { bold: true })).toBe('')
    expect(colourful('x', {})).toBe('x')
    expect(plain('x', { bold: true })).toBe('x')
  })
})

describe('table', () => {
  it('makes columns as wide as they need to be and puts numbers flush right', () => {
    expect(
      table(
        [{ title: 'Бот' }, { title: 'n', numeric: true }],
        [
          ['жадный', '1'],
          ['x', '100'],
        ],
        plain,
      ),
    ).toEqual(['Бот       n', 'жадный    1', 'x       100'])
  })
})

describe('cleanText', () => {
  it('lets nothing through that steers a terminal', () => {
    expect(cleanText('\u001B[2JEve\u0007\u202E\n')).toBe('[2JEve')
    expect(cleanText(' Анна-Мария 王 ')).toBe('Анна-Мария 王')
  })
})

describe('latinKey', () => {
  it('finds the Latin letter on the key of a Russian keyboard', () => {
    expect(['й', 'И', 'д', 'г', 'b', 'Q', '?'].map(latinKey)).toEqual(['q', 'b', 'l', 'u', 'b', 'q', '?'])
  })
})

describe('progressLine', () => {
  it('draws at most a hundred times and takes itself away', () => {
    const drawn: string[] = []
    const progress = progressLine(1000, (text) => drawn.push(text))
    for (let step = 0; step < 1000; step++) progress.advance(1)
    progress.done()
    expect(drawn).toHaveLength(102)
    expect(drawn[0]).toContain(' 0 % (0/1000)')
    expect(drawn[100]).toContain(' 100 % (1000/1000)')
    expect(drawn[101]).toBe('\r\u001B[K')
  })

  it('draws nothing where nobody watches', () => {
    const progress = progressLine(2, null)
    progress.advance(2)
    expect(() => {
      progress.done()
    }).not.toThrow()
  })
})
