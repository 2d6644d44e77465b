import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { createRemovals } from './removals.ts'
import { createShelf, type SavedGame, savedFormat } from './savedGame.ts'

const game = (id: string): SavedGame => ({
  format: savedFormat,
  id,
  game: 'compendium',
  rulesVersion: 1,
  options: {},
  seats: [],
  secret: '',
  entries: [],
  finished: false,
  holder: null,
  startedAt: 0,
  savedAt: 0,
})

describe('games that are to be removed', () => {
  const begin = () => {
    const shelf = createShelf(memoryStore())
    for (const id of ['a', 'b']) shelf.replace(game(id), { ...game(id), entries: [{ seat: 0, hash: 'x', action: {} }] })
    const removals = createRemovals(shelf)
    const kept = (id: string) => shelf.load(id) as SavedGame
    return { shelf, removals, kept }
  }

  it('stay on the shelf until they are dropped, and then go', () => {
    const { shelf, removals, kept } = begin()
    removals.getState().remove(kept('a'))
    expect(shelf.load('a')).not.toBeNull()
    expect(removals.getState().games.map(({ id }) => id)).toEqual(['a'])
    removals.getState().drop()
    expect([shelf.load('a'), removals.getState().games]).toEqual([null, []])
    expect(shelf.load('b')).not.toBeNull()
  })

  it('stay for good when that is taken back', () => {
    const { shelf, removals, kept } = begin()
    removals.getState().remove(kept('a'))
    removals.getState().undo('a')
    removals.getState().drop()
    expect(shelf.load('a')).not.toBeNull()
  })

  it('stay when somebody has played on meanwhile', () => {
    const { shelf, removals, kept } = begin()
    removals.getState().remove(kept('a'))
    expect(shelf.replace(kept('a'), { ...kept('a'), savedAt: 9 }).kept).toBe('saved')
    removals.getState().drop()
    expect(shelf.load('a')?.savedAt).toBe(9)
  })
})
