import { isTestFile, type SourceFile } from './sourceFiles.ts'
import { syntaxOf } from './syntax.ts'

/** What the language leaves to the engine: two of them may differ in the last bit. */
const unsteady: ReadonlySet<string> = new Set(
  'exp expm1 log log1p log2 log10 pow cbrt hypot sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh'.split(
    ' ',
  ),
)

/** Bots, and the science that they reckon with. */
const steady = /^(games\/[^/]+\/bots|packages\/(bots|alchemy)\/src)\//

/**
 * Every place where a bot reckons with what differs between engines: the same view, chance and effort must give the same
 * move in Node and in every browser. `steadyLog2` and `steadyExp` of the kernel are the same everywhere.
 */
export function unsteadyMaths(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => steady.test(path) && !isTestFile(path) && !path.includes('/testing/'))
    .flatMap((file) => [
      ...syntaxOf(file)
        .globals.filter(({ name, member }) => name === 'Math' && member !== null && unsteady.has(member))
        .map(({ member, line }) => `${file.path}:${line} reckons with Math.${member}`),
      ...powersIn(file),
    ])
}

function powersIn({ path, text }: SourceFile): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      /^\s*\*|\/\//.test(line) || !/[\w)\]] \*\*=? /.test(line) ? [] : [`${path}:${index + 1} reckons with **`],
    )
}
