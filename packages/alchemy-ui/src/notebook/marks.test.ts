import { describe, expect, it } from 'vitest'
import {
  marksLength,
  marksText,
  nextMark,
  noMarks,
  noteLength,
  readMarks,
  withMark,
  withNote,
  withPotion,
} from './marks.ts'
import { placeCount, placeNumber } from './place.ts'

const cell = placeNumber({ kind: 'cell', ingredient: 'toad', alchemical: 'pnP' })
const pair = placeNumber({ kind: 'pair', pair: ['mushroom', 'toad'] })

describe('marks of one’s own', () => {
  it('go from nothing to a cross, to a circle and back', () => {
    const turns = [nextMark(undefined), nextMark('cross'), nextMark('circle')]
    expect(turns).toEqual(['cross', 'circle', undefined])
  })

  it('are read back as they were written', () => {
    const written = withNote(
      withPotion(withPotion(withMark(noMarks, cell, 'circle'), pair, 0), pair, 4),
      cell,
      ' ask\n Ann ',
    )
    expect(written).toEqual({ cells: { [cell]: 'circle' }, tokens: { [pair]: 0b10001 }, notes: { [cell]: 'ask Ann' } })
    expect(readMarks(marksText(written))).toEqual(written)
  })

  it('leave nothing behind when they are taken away', () => {
    const written = withNote(withPotion(withMark(noMarks, cell, 'cross'), pair, 2), pair, 'x')
    const bare = withNote(withPotion(withMark(written, cell, undefined), pair, 2), pair, '  ')
    expect(bare).toEqual(noMarks)
    expect(marksText(bare)).toBe('')
  })

  it('take what fits of a broken text', () => {
    for (const text of ['', '{', '[]', 'null', '7', `"${'x'.repeat(marksLength)}"`])
      expect(readMarks(text)).toEqual(noMarks)
    const mixed = {
      cells: { 3: 'cross', [placeCount]: 'cross', 4: 'star', x: 'cross' },
      tokens: { 80: 200, 81: 3 },
      notes: 7,
    }
    expect(readMarks(JSON.stringify(mixed))).toEqual({ cells: { 3: 'cross' }, tokens: { 81: 3 }, notes: {} })
    expect(readMarks(JSON.stringify({ notes: { 1: 'y'.repeat(500) } })).notes[1]).toHaveLength(noteLength)
  })

  it('number every place once', () => {
    const numbers = [cell, pair, placeNumber({ kind: 'ingredient', ingredient: 'ravensFeather' })]
    expect(numbers).toEqual([2 * 8 + 1, 64 + 12 + 1, placeCount - 1])
    expect(placeNumber({ kind: 'trigger', part: 'ears', trigger: { colour: 'blue', size: 'small' } })).toBe(75)
  })
})
