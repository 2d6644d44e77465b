import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A text file of the project, by its path from the project's root (with forward slashes). */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** The root of the project, whatever folder a tool was started in. */
export const projectRoot = join(import.meta.dirname, '..')

const skippedFolders = new Set([
  'node_modules',
  '.git',
  '.cache',
  '.stryker-tmp',
  'coverage',
  'dist',
  'made',
  'reports',
])

/** Reads all files that match, in a fixed order. */
export function readSources(root: string, patterns: readonly string[]): readonly SourceFile[] {
  return globSync(patterns, { cwd: root, exclude: (name) => skippedFolders.has(lastPart(name)) })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function isTestFile(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}

/** What only tests use, though it is no test itself. */
export function inTestingFolder(path: string): boolean {
  return /^[^.]*\/testing\//.test(path)
}

function lastPart(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
}
