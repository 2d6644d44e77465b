import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeWords } from './makeWords.ts'
import { doubledIds, wordFolders } from './wordFolders.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'athanor-words-'))
  write('games/chess/words/en.json', { 'chess.event.moved': 'The {piece, name, chess.piece} moves.' })
  write('games/chess/words/ru.json', { 'chess.event.moved': 'Ходит {piece, name, chess.piece}.' })
  write('games/chess/words/shelf/en.json', { 'chess.piece.king': 'king' })
  write('games/chess/words/shelf/ru.json', { 'chess.piece.king': 'король' })
  write('packages/kernel/words/en.json', { 'kernel.reject.late': 'Too late' })
  write('packages/kernel/words/ru.json', { 'kernel.reject.late': 'Поздно' })
  write('apps/web/words/en.json', { 'web.page.title': 'Title' })
  write('apps/web/words/ru.json', { 'web.page.title': 'Заголовок' })
  write('apps/web/words/with.json', { web: ['kernel'] })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), JSON.stringify(content))
}

function made(name: string): string {
  return readFileSync(join(root, 'packages/messages/src/made', name), 'utf8')
}

describe('words that are spoken', () => {
  it('are made of each owner’s folders, names from elsewhere and company included', () => {
    expect(makeWords(root, 'plain')).toBe(true)
    expect(wordFolders(root).map(({ part }) => part)).toEqual(['chess', 'chess.shelf', 'web', 'web'])
    expect(made('chess.ru.json')).toContain('король')
    expect(Object.keys(JSON.parse(made('web.en.json')) as object)).toEqual(['web.page.title', 'kernel.reject.late'])
    expect(made('ids.ts')).toContain('readonly "chess.event.moved": { readonly piece: "king" }')
    expect(made('parts/chess.shelf.ts')).toContain("export const chessShelfWords = wordsPart('chess.shelf', {")
    expect(made('all.ts')).toContain("addMessages('ru', 'chess', ChessRu)")
  })

  it('are made anew when something changed, and only then', () => {
    makeWords(root, 'plain')
    expect(makeWords(root, 'plain')).toBe(false)
    write('games/chess/words/en.json', { 'chess.event.rested': 'Rest' })
    expect(makeWords(root, 'plain')).toBe(true)
    expect(made('chess.en.json')).toContain('Rest')
    rmSync(join(root, 'games/chess'), { recursive: true })
    expect(makeWords(root, 'plain')).toBe(true)
    expect(existsSync(join(root, 'packages/messages/src/made/chess.en.json'))).toBe(false)
  })

  it('are drawn out on demand, in English alone', () => {
    makeWords(root, 'pseudo')
    expect(made('web.en.json')).toContain('⟦Ţîîţĺéé⟧')
    expect(made('web.ru.json')).toContain('Заголовок')
    expect(makeWords(root, 'plain')).toBe(true)
    expect(made('web.en.json')).toContain('Title')
  })

  it('have one home', () => {
    expect(doubledIds(root)).toEqual([])
    cpSync(join(root, 'packages/kernel/words/en.json'), join(root, 'games/chess/words/rules/en.json'))
    expect(doubledIds(root)).toEqual([
      'kernel.reject.late: lies in games/chess/words/rules and in packages/kernel/words',
    ])
  })
})
