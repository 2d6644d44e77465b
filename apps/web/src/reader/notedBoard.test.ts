import { articlesAbout, type Publications } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { hasConflict, notedBeside, withArticle, withConflict, withTheory } from './notedBoard.ts'

const board: Publications = {
  theories: { toad: 'PPP', scorpion: 'pnP', fern: 'npN' },
  conflicts: [
    ['toad', 'scorpion'],
    ['fern', 'toad'],
  ],
  articles: [],
}
const [first, second] = articlesAbout('red')
const [blue] = articlesAbout('blue')

describe('a noted board', () => {
  it('A-322 a theory that is changed or taken away takes its conflict tokens along', () => {
    expect(withTheory(board, 'fern', 'nPp')).toEqual({
      theories: { toad: 'PPP', scorpion: 'pnP', fern: 'nPp' },
      conflicts: [['toad', 'scorpion']],
      articles: [],
    })
    expect(withTheory(board, 'toad', undefined)).toEqual({
      theories: { scorpion: 'pnP', fern: 'npN' },
      conflicts: [],
      articles: [],
    })
  })

  it('A-317 two theories carry tokens or none, in whichever order they are named', () => {
    expect(hasConflict(board, ['scorpion', 'toad'])).toBe(true)
    expect(hasConflict(board, ['scorpion', 'fern'])).toBe(false)
    expect(withConflict(board, ['scorpion', 'toad'], true).conflicts).toHaveLength(2)
    expect(withConflict(board, ['scorpion', 'toad'], false).conflicts).toEqual([['fern', 'toad']])
  })

  it('G-097 a colour has one article', () => {
    if (first === undefined || second === undefined || blue === undefined) throw new Error('there are 560 of a colour')
    const noted = withArticle(withArticle(withArticle(board, 'red', first), 'blue', blue), 'red', second)
    expect(noted.articles).toEqual([blue, second])
    expect(withArticle(noted, 'blue', null).articles).toEqual([second])
  })

  it('what is noted on ingredients that nobody asks about stays in sight', () => {
    expect(notedBeside(board, ['toad', 'mushroom'])).toEqual(['fern', 'scorpion'])
  })
})
