import { alchemists } from '@athanor/alchemists'
import { plain } from '@athanor/terminal/paint.ts'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { textWidth } from '@athanor/terminal/textWidth.ts'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import { notebookTable } from './notebook.ts'
import { orderLines } from './orderLines.ts'
import { tablePage } from './tablePage.ts'
import { keptGames } from './testing/fixtureGames.ts'

const look: Look = { words: wordsIn('en'), paint: plain, columns: 80 }

const states = keptGames().map((steps) => steps.map(({ match }) => match.position.state))
const busy = states.find(([first]) => first?.table.slots.busyDays !== undefined) ?? []
const base = states.find(([first]) => first?.table.options.busyDays !== true) ?? []

describe('the terminal on busy days', () => {
  it('G-055 G-060 GR-34 shows the order spaces of the coming round, and whose numbers they are', () => {
    const [first] = busy
    if (first === undefined) throw new TypeError('no game of busy days is kept')
    const lines = orderLines(first.table, look)
    expect(lines[0]).toBe('Next round’s order spaces')
    expect(lines.join(' ')).toContain('reconstruction')
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(80)
    const last = busy.at(-1)
    expect(last === undefined ? [] : orderLines(last.table, look).slice(1, 2)).toEqual(['  –'])
    expect(base.flatMap(({ table }) => orderLines(table, look))).toEqual([])
  })

  it('G-018 counts the books of everybody openly', () => {
    const read = busy.find(({ table }) => table.players.some(({ slots }) => (slots.library?.books ?? 0) > 0))
    if (read === undefined) throw new TypeError('nobody reads')
    const names = ['Anna', 'Boris', 'Clara', 'Dmitri']
    expect(tablePage(alchemists.view(read, 'spectator'), names, look).join('\n')).toContain('books read: 1')
  })

  it('G-010 puts sun and moon above the alchemicals where there are books, and nowhere else', () => {
    const grid = (state: (typeof busy)[number] | undefined) =>
      state === undefined ? '' : notebookTable(alchemists.view(state, 0), look).join('\n')
    expect(grid(busy[0]).match(/☉/g)?.length).toBe(4)
    expect(grid(busy[0]).match(/☾/g)?.length).toBe(4)
    expect(grid(base[0])).not.toMatch(/[☉☾]/)
  })
})
