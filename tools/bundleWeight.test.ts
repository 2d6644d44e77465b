import { describe, expect, it } from 'vitest'
import { type BundleManifest, overBudget, sizesOf } from './bundleWeight.ts'

const manifest: BundleManifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/pages/LobbyPage.tsx': { file: 'lobby.js', imports: ['_react.js'] },
  'src/pages/LocalPage.tsx': { file: 'local.js', imports: ['_react.js', '_kernel.js'] },
  'src/pages/TablePage.tsx': { file: 'remote.js', imports: ['_kernel.js'] },
  '_kernel.js': { file: 'kernel.js' },
  'src/games/shelf.ts': { file: 'shelf.js' },
  '../../games/chess/web/client.ts': { file: 'client.js', imports: ['_kernel.js', 'src/games/shelf.ts'] },
  '../messages/made/web.en.json': { file: 'house.en.js' },
  '../messages/made/web.ru.json': { file: 'house.ru.js' },
  '../messages/made/web.table.en.json': { file: 'table.en.js' },
  '../messages/made/chess.en.json': { file: 'chess.en.js' },
  '../messages/made/chess.shelf.en.json': { file: 'shelfWords.js' },
}
const weights: Readonly<Record<string, number>> = {
  'index.js': 10,
  'react.js': 50,
  'lobby.js': 5,
  'house.en.js': 2,
  'house.ru.js': 3,
  'shelf.js': 1,
  'shelfWords.js': 0.5,
  'client.js': 20,
  'kernel.js': 7,
  'local.js': 4,
  'remote.js': 6,
  'table.en.js': 9,
  'chess.en.js': 8,
}
const sizes = sizesOf(manifest, (file) => weights[file] ?? Number.NaN)

describe('the weight of the web client', () => {
  it('counts what the lobby needs once, in each language', () => {
    expect(sizes.filter(({ kind }) => kind === 'lobby').map(({ kilobytes }) => kilobytes)).toEqual([67, 68])
  })

  it('counts what a game adds to the shelf and to the lobby’s load', () => {
    expect(sizes.find(({ kind }) => kind === 'card')?.kilobytes).toBe(1.5)
    expect(sizes.find(({ kind }) => kind === 'table')?.kilobytes).toBe(20 + 1 + 7 + 4 + 6 + 9 + 8)
  })

  it('says what is too heavy, and nothing else', () => {
    expect(overBudget(sizes, { lobby: 67.5, card: 4, table: 250 })).toEqual([
      'lobby, first load (ru): 68.0 kB of 67.5 kB',
    ])
    expect(overBudget(sizes, { lobby: 70, card: 4, table: 250 })).toEqual([])
  })

  it('does not take an empty build for a light one', () => {
    expect(() => sizesOf({ 'index.html': { file: 'index.js', isEntry: true } }, () => 1)).toThrow('was not built')
  })
})
