import { isTestFile, type SourceFile } from './sourceFiles.ts'

/** Where code works for every game, and therefore knows none by name. */
const generic =
  /^(apps\/(web|server|cli)\/(src|build)|packages\/(?!alchemy|markers)[\w-]+|registry\/src(?!\/registry\.ts))\//

/** Every place where generic code names a game, one sentence each. */
export function gameNames(files: readonly SourceFile[], games: readonly string[]): readonly string[] {
  return files
    .filter(({ path }) => generic.test(path) && !isTestFile(path))
    .filter(({ path }) => !/\/testing\/|\/tools\/|\.gen\./.test(path))
    .flatMap((file) => namesIn(file, games))
}

function namesIn({ path, text }: SourceFile, games: readonly string[]): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      games.filter((id) => line.toLowerCase().includes(id)).map((id) => `${path}:${index + 1} names ${id}`),
    )
}
