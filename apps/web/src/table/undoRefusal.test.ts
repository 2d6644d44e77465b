import { describe, expect, it } from 'vitest'
import { undoClosed, undoRefusal } from './undoRefusal.ts'

const seats = [
  { name: 'Ann', colour: 'red', bot: null, present: true },
  { name: 'Raven', colour: 'black', bot: 'greedy', present: true },
  { name: 'Bob', colour: 'white', bot: null, present: true },
]
const setup = { by: null, undo: false }
const move = (by: number) => ({ by, undo: false })
const back = (by: number) => ({ by, undo: true })

describe('why a move cannot be taken back', () => {
  it('is that there was none yet, at the first turn and after taking it back', () => {
    expect(undoRefusal([setup], 0, seats).id).toBe('web.table.undoNothing')
    expect(undoRefusal([setup, move(1)], 0, seats).id).toBe('web.table.undoNothing')
    expect(undoRefusal([setup, move(0), move(1), back(0)], 0, seats).id).toBe('web.table.undoNothing')
    expect(undoRefusal([setup, move(0)], 'spectator', seats).id).toBe('web.table.undoNothing')
  })

  it('is that somebody has moved since', () => {
    expect(undoRefusal([setup, move(0), move(1), move(2)], 0, seats)).toEqual({
      id: 'web.table.undoOthers',
      params: { player: 'Bob' },
    })
  })

  it('is what came to light, when only bots have moved since', () => {
    expect(undoRefusal([setup, move(0), move(1)], 0, seats).id).toBe('kernel.reject.nothingToUndo')
  })

  it('is said in short for the place that is always seen', () => {
    expect(undoClosed([setup], 0, seats)).toBe('nothing')
    expect(undoClosed([setup, move(0), move(2)], 0, seats)).toBe('others')
    expect(undoClosed([setup, move(0), move(1)], 0, seats)).toBe('shown')
  })
})
