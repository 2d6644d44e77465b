import { tableWith } from '@athanor/apprentices/testing'
import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { endingNote } from './endingNote.ts'

const words = wordsIn('en')

describe('what the table says while the game is ending', () => {
  it('says nothing before the end is triggered and when the game is over', () => {
    expect(endingNote(tableWith({ players: 2 }), words)).toBeNull()
    expect(endingNote(tableWith({ players: 2, endTriggered: true, phase: 'over' }), words)).toBeNull()
  })

  it('tells the last round, and the extra one after a tie', () => {
    expect(endingNote(tableWith({ players: 3, endTriggered: true }), words)).toContain('the last round')
    const extra = endingNote(tableWith({ players: 3, endTriggered: true, tieRound: true }), words)
    expect(extra).toBe('A tie for the lead: this extra round decides.')
  })

  it('DR-94 says which square is open in the extra round beyond the usual last one', () => {
    const extra = { endTriggered: true, tieRound: true } as const
    expect(endingNote(tableWith({ ...extra, players: 2, cap: 5 }), words)).toContain('Square 5 is open to everyone.')
    expect(endingNote(tableWith({ ...extra, players: 3, cap: 6 }), words)).toContain('Square 6 is open to everyone.')
    expect(endingNote(tableWith({ ...extra, players: 4, cap: 6 }), words)).not.toContain('open')
  })
})
