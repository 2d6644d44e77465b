import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameNames } from './gameNames.ts'
import { projectRoot, readSources } from './sourceFiles.ts'

const games = globSync('games/*/package.json', { cwd: projectRoot }).map((path) => path.split(/[\\/]/)[1] ?? '')

describe('code for every game', () => {
  it('names none of them', () => {
    const files = readSources(projectRoot, ['{apps,packages,registry}/**/*.{ts,tsx,css}'])
    expect(files.length).toBeGreaterThan(300)
    expect(games.length).toBeGreaterThan(1)
    expect(gameNames(files, games)).toEqual([])
  })

  it.each([
    ['apps/web/src/lobby/PlayNow.tsx', "loadClient('chess')"],
    ['packages/tabletop/src/frame.module.css', '.chessBoard { color: red }'],
    ['packages/tabletop/src/gameClient.ts', "import { x } from './chess/client.ts'"],
    ['registry/src/bots.ts', "import { bench } from '@athanor/chess/bots'"],
    ['apps/web/build/icons.ts', '// only for Chess'],
    ['apps/server/src/tables/sitting.ts', "if (game === 'chess') return"],
    ['apps/cli/src/play/page.ts', "import { chess } from '@athanor/chess'"],
    ['packages/protocol/src/table.ts', "say('chess.word.title')"],
  ])('is caught when it does: %s', (path, text) => {
    expect(gameNames([{ path, text: `\n${text}` }], ['chess', 'go'])).toEqual([`${path}:2 names chess`])
  })

  it.each([
    'apps/web/src/lobby/PlayNow.test.ts',
    'registry/src/registry.ts',
    'games/chess/rules/game.ts',
    'games/chess/web/client.ts',
  ])('may name them where it is about them: %s', (path) => {
    expect(gameNames([{ path, text: "'chess'" }], ['chess'])).toEqual([])
  })
})
