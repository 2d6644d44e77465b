import { isTestFile, type SourceFile } from './sourceFiles.ts'

/** Where code must know every game, and therefore none by name. */
const generic = /^(apps\/(web|server|cli)\/(src|build)|packages\/(kernel|messages|protocol|telling))\//

/** The rooms of single games, and what a program says of all of its games in one list. */
const ofGames = /^apps\/(web|cli)\/src\/games\/(\w+)\//
const lists = new Set(['apps/cli/src/games/faces.ts', 'apps/cli/src/games/games.ts', 'apps/server/src/games.ts'])

/** Every place where generic code names a game, one sentence each. */
export function gameNames(files: readonly SourceFile[], games: readonly string[]): readonly string[] {
  return files
    .filter(({ path }) => generic.test(path) && !isTestFile(path) && !lists.has(path))
    .filter(({ path }) => !/\/testing\/|\/tools\/|\.gen\./.test(path))
    .flatMap((file) => namesIn(file, games))
}

function namesIn({ path, text }: SourceFile, games: readonly string[]): readonly string[] {
  const own = ofGames.exec(path)?.[2]
  return text
    .split('\n')
    .flatMap((line, index) =>
      games
        .filter((id) => id !== own && line.toLowerCase().includes(id))
        .map((id) => `${path}:${index + 1} names ${id}`),
    )
}
