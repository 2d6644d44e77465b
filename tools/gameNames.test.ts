import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameNames } from './gameNames.ts'
import { projectRoot, readSources } from './sourceFiles.ts'

const games = globSync('games/*/package.json', { cwd: projectRoot }).map((path) => path.split(/[\\/]/)[1] ?? '')

describe('code for every game', () => {
  it('names none of them', () => {
    const files = readSources(projectRoot, ['{apps,packages}/**/*.{ts,tsx,css}'])
    expect(files.length).toBeGreaterThan(300)
    expect(games.length).toBeGreaterThan(1)
    expect(gameNames(files, games)).toEqual([])
  })

  it.each([
    ['apps/web/src/lobby/PlayNow.tsx', "loadClient('chess')"],
    ['apps/web/src/table/frame.module.css', '.chessBoard { color: red }'],
    ['apps/web/src/games/gameClient.ts', "import { x } from './chess/client.ts'"],
    ['apps/web/src/games/go/client.ts', "import { x } from '../chess/board.ts'"],
    ['apps/web/build/icons.ts', '// only for Chess'],
    ['apps/server/src/tables/sitting.ts', "if (game === 'chess') return"],
    ['apps/cli/src/play/page.ts', "import { chess } from '@athanor/chess'"],
    ['packages/protocol/src/table.ts', "say('chess.word.title')"],
  ])('is caught when it does: %s', (path, text) => {
    expect(gameNames([{ path, text: `\n${text}` }], ['chess', 'go'])).toEqual([`${path}:2 names chess`])
  })

  it.each([
    'apps/web/src/games/chess/client.ts',
    'apps/cli/src/games/chess/face.ts',
    'apps/cli/src/games/faces.ts',
    'apps/server/src/games.ts',
    'apps/web/src/lobby/PlayNow.test.ts',
    'bots/src/index.ts',
    'games/chess/src/game.ts',
    'tellings/chess/src/telling.ts',
  ])('may name them where it is about them: %s', (path) => {
    expect(gameNames([{ path, text: "'chess'" }], ['chess'])).toEqual([])
  })
})
