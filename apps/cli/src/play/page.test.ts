import { textWidth } from '@athanor/terminal/textWidth.ts'
import { describe, expect, it } from 'vitest'
import { layOut } from './page.ts'

const parts = {
  sections: [['head'], ['1', '2', '3'], [], ['hand']],
  legend: 'legend',
  news: ['first', 'second', 'third'],
  questionRows: 8,
}

describe('layOut', () => {
  it('sets sections apart and explains the signs where there is room', () => {
    expect(layOut(parts, { columns: 80, rows: 40 })).toEqual({
      lines: ['head', '', '1', '2', '3', '', 'hand', 'legend', '', 'first', 'second', 'third', ''],
      isComplete: true,
    })
  })

  it('leaves out what is not needed where there is little room', () => {
    expect(layOut(parts, { columns: 80, rows: 16 })).toEqual({
      lines: ['head', '1', '2', '3', 'hand', 'first', 'second', 'third'],
      isComplete: true,
    })
  })

  it('shows the latest news alone, and says that there were more', () => {
    expect(layOut(parts, { columns: 80, rows: 15 })).toEqual({
      lines: ['head', '1', '2', '3', 'hand', '…', 'third'],
      isComplete: false,
    })
    expect(layOut(parts, { columns: 80, rows: 13 })).toEqual({
      lines: ['head', '1', '2', '3', 'hand'],
      isComplete: false,
    })
  })

  it('adds further sections where there is room for the whole of them, most wanted first', () => {
    const more = [['a', 'b', 'c', 'd'], [], ['e'], ['f', 'g']]
    const shown = (rows: number) => layOut({ ...parts, more }, { columns: 80, rows }).lines
    expect(shown(40)).toEqual('head,,1,2,3,,hand,legend,,a,b,c,d,,e,,f,g,,first,second,third,'.split(','))
    // What does not fit gives way to what does, and so do blank lines.
    expect(shown(22)).toEqual('head,1,2,3,hand,legend,,e,,first,second,third'.split(','))
    expect(shown(17)).toEqual('head,1,2,3,hand,first,second,third'.split(','))
    for (let rows = 14; rows < 45; rows++) expect(shown(rows).length).toBeLessThanOrEqual(rows - parts.questionRows)
  })

  it('leaves room for the news before further sections', () => {
    const news = Array.from({ length: 10 }, (_, index) => `news ${index}`)
    const more = [Array.from({ length: 6 }, () => 'more')]
    expect(layOut({ ...parts, news, more }, { columns: 80, rows: 30 }).lines).not.toContain('more')
    expect(layOut({ ...parts, news: news.slice(0, 3), more }, { columns: 80, rows: 30 }).lines).toContain('more')
  })

  it('puts the news beside the board on a wide screen', () => {
    const { lines, isComplete } = layOut(parts, { columns: 120, rows: 16 })
    expect(lines[0]).toBe(`head${' '.repeat(78)}first`)
    expect(lines[2]).toBe(`2${' '.repeat(81)}third`)
    expect(isComplete).toBe(true)
  })

  it.each([
    [80, 24],
    [100, 30],
    [120, 40],
  ])('fills no more than a screen of %i×%i', (columns, rows) => {
    const board = Array.from({ length: 14 }, () => 'x'.repeat(78))
    const news = Array.from({ length: 12 }, () => 'word '.repeat(30).trim())
    const { lines } = layOut({ sections: [board], legend: '', news, questionRows: 9 }, { columns, rows })
    expect(lines.length).toBeLessThanOrEqual(rows - 9)
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(columns)
  })
})
