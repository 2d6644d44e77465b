import { posix } from 'node:path'
import type { SourceFile } from './sourceFiles.ts'

/** A path that a document names. */
interface NamedPath {
  readonly path: string
  readonly line: number
}

/**
 * Paths that a document names, seen from the root of the project: in backticks, when they begin with one of its folders,
 * and in links, which are seen from the document. `<id>`, `*` and `{a,b}` stand for any name.
 */
function namedPaths({ path: document, text }: SourceFile, folders: readonly string[]): readonly NamedPath[] {
  return text.split('\n').flatMap((line, index) => {
    const quoted = [...line.matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => path.includes('/') && folders.includes(path.split('/')[0] ?? ''))
    const linked = [...line.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/^\w+:/.test(path))
      .map((path) => posix.join(posix.dirname(document), path))
    return [...quoted, ...linked].map((path) => ({ path: path.replace(/\/$/, ''), line: index + 1 }))
  })
}

/** What a document names and nobody finds there. */
export function missingPaths(
  document: SourceFile,
  files: readonly string[],
  examples: readonly string[] = [],
): readonly string[] {
  const folders = [...new Set(files.map((file) => file.split('/')[0] ?? ''))]
  return namedPaths(document, folders)
    .filter(({ path }) => !examples.some((example) => path.startsWith(example)))
    .filter(({ path }) => !files.some(isThere(path)))
    .map(({ path, line }) => `${document.path}:${line} names ${path}`)
}

function isThere(path: string): (file: string) => boolean {
  const pattern = path
    .replaceAll(/<[^>]*>|\{[^}]*\}|…/g, '*')
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\*+/g, '[^/]*')
  const whole = new RegExp(`^${pattern}(/.*)?$`)
  return (file) => whole.test(file)
}
