import { hasAspects, made, madeNot, sold } from '@athanor/alchemy'
import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { exported, importedNotebook, linkedNotebook, linkOf, mostFacts, notebookFormat } from './keptNotebook.ts'
import { notebookShelf } from './notebookShelf.ts'

const content = {
  name: 'Среда · у Анны',
  golem: true,
  procedure: 'master',
  conflicts: [['fern', 'toad']],
  facts: [
    made('mushroom', 'toad', 'healing'),
    sold('fern', 'toad', 'speed', 'correctSign'),
    madeNot('fern', 'flower', 'poison'),
    hasAspects('scorpion', { colour: 'blue', sign: 'minus' }),
    { kind: 'luminary', ingredient: 'flower', luminary: 'solar' },
    { kind: 'reaction', ingredient: 'fern', chest: true, ears: false },
    { kind: 'animation', ingredients: ['fern', 'toad'], worked: false },
    { kind: 'publication', ingredient: 'toad', alchemical: 'pnP', odds: 3 },
  ],
  marks: '{"cells":{"3":"cross"}}',
} as const

describe('a notebook on its way', () => {
  it('comes out of its file as it went in', () => {
    expect(importedNotebook(JSON.parse(JSON.stringify(exported(content))))).toEqual(content)
  })

  it('comes through a link with all its facts, and without the marks of its owner', () => {
    const link = linkOf(content)
    expect(link).toMatch(/^[\w-]+$/)
    expect(link).not.toContain('cross')
    expect(linkedNotebook(link)).toEqual({ ...content, marks: '' })
  })

  it('comes through a link of before there were masters in it', () => {
    const old = linkedNotebook(btoa('["a",1,"fern + toad = B+"]'))
    expect(old).toMatchObject({ golem: true, procedure: 'apprentice', conflicts: [] })
    expect(old?.facts).toEqual([made('fern', 'toad', 'wisdom')])
  })

  it('is refused where it is none, and loses only what is no fact', () => {
    for (const nonsense of [null, 7, [], {}, { format: 'other', facts: [] }, { format: notebookFormat }]) {
      expect(importedNotebook(nonsense)).toBeUndefined()
    }
    for (const link of ['', 'x', '!!!', btoa('[]'), btoa('["a",1,"toad = nonsense"]'), btoa('{"a":1}')]) {
      expect(linkedNotebook(link)).toBeUndefined()
    }
    const mixed = {
      format: notebookFormat,
      name: ` ${'x'.repeat(100)}\n`,
      facts: [content.facts[0], { kind: 'lie' }],
      marks: 4,
      procedure: 'emperor',
      conflicts: [['fern', 'fern'], ['fern'], 'toad', ['fern', 'dragon']],
    }
    expect(importedNotebook(mixed)).toEqual({
      name: 'x'.repeat(40),
      golem: false,
      procedure: 'apprentice',
      conflicts: [],
      facts: [content.facts[0]],
      marks: '',
    })
    const many = { format: notebookFormat, facts: Array.from({ length: 999 }, () => content.facts[0]) }
    expect(importedNotebook(many)?.facts).toHaveLength(mostFacts)
  })
})

describe('the notebooks of a device', () => {
  it('are listed, the one changed last first, and removed one by one', () => {
    const shelf = notebookShelf(memoryStore())
    expect(shelf.list()).toEqual([])
    expect(shelf.save({ ...content, id: 'a', changedAt: 1, follows: null })).toBe(true)
    shelf.save({ ...content, id: 'b', changedAt: 2, follows: { game: 'ab', taken: 1 } })
    expect(shelf.list().map(({ id }) => id)).toEqual(['b', 'a'])
    expect(shelf.list()[0]?.follows).toEqual({ game: 'ab', taken: 1 })
    shelf.save({ ...content, id: 'a', name: 'again', changedAt: 3, follows: null })
    expect(shelf.list()[0]).toEqual({ ...content, id: 'a', name: 'again', changedAt: 3, follows: null })
    shelf.remove('b')
    expect(shelf.list().map(({ id }) => id)).toEqual(['a'])
  })

  it('say when there is no room', () => {
    const full = {
      ...memoryStore(),
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(notebookShelf(full).save({ ...content, id: 'a', changedAt: 1, follows: null })).toBe(false)
  })
})
