import { posix } from 'node:path'
import type { SourceFile } from './sourceFiles.ts'
import { isTestFile } from './sourceFiles.ts'
import { syntaxOf } from './syntax.ts'

/** The rooms of the page, lowest first: each may use those before it. What they are made of lies in packages/ui and beside it. */
export const webLayers: readonly string[] =
  'lib offline sound gallery net games app clock review table bots setup room lobby reader notebook pages school admin me'.split(
    ' ',
  )

const source = /^apps\/web\/src\//

/** The room of a file; the files beside the rooms (`App.tsx`, `main.tsx`) may use them all. */
function roomOf(path: string): string | null {
  const [room, ...rest] = path.replace(source, '').split('/')
  return rest.length === 0 ? null : (room ?? null)
}

/** Every import that goes up, and every room that has no place, one sentence each. */
export function layerViolations(files: readonly SourceFile[]): readonly string[] {
  const own = files.filter(({ path }) => source.test(path) && !isTestFile(path))
  const rooms = new Set(own.flatMap(({ path }) => roomOf(path) ?? []))
  return [
    ...[...rooms].filter((room) => !webLayers.includes(room)).map((room) => `${room}: has no place among the layers`),
    ...own.flatMap((file) => {
      const here = roomOf(file.path)
      if (here === null) return []
      return syntaxOf(file).imports.flatMap(({ from, line }) => {
        if (from?.startsWith('.') !== true) return []
        const target = posix.join(posix.dirname(file.path), from)
        const there = source.test(target) ? roomOf(target) : here
        const goesUp = there === null || webLayers.indexOf(there) > webLayers.indexOf(here)
        return goesUp ? [`${file.path}:${line} imports ${from} from a higher room`] : []
      })
    }),
  ]
}
