import { describe, expect, it } from 'vitest'
import { partsOf } from './parts.ts'

describe('the parts of the catalogue', () => {
  const parts = partsOf({
    'alchemy.potion.healing': '',
    'chess.event.moved': '',
    'chess.rules.castling': '',
    'chess.shelf.title': '',
    'cli.help.play': '',
    'kernel.reject.gameOver': '',
    'kernel.verify.title': '',
    'server.reject.stale': '',
    'server.start.ready': '',
    'web.chess.board': '',
    'web.lobby.title': '',
    'web.room.start': '',
  })

  it('keep what a game says apart from what the house says, on pages too', () => {
    expect(Object.keys(parts.get('chess') ?? {})).toEqual(['chess.event.moved', 'web.chess.board'])
    expect(Object.keys(parts.get('house') ?? {})).toEqual([
      'kernel.reject.gameOver',
      'server.reject.stale',
      'web.lobby.title',
    ])
  })

  it('keep what the shelf says of a game by itself, its rules too, and programs to themselves', () => {
    expect([...parts.keys()]).toEqual([
      'alchemy',
      'chess',
      'chess.rules',
      'chess.shelf',
      'cli',
      'house',
      'server',
      'table',
    ])
  })

  it('keep what is said at tables apart from what the door says', () => {
    expect(Object.keys(parts.get('table') ?? {})).toEqual(['kernel.verify.title', 'web.room.start'])
  })
})
