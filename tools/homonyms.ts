import { parseSync } from 'oxc-parser'
import type { SourceFile } from './sourceFiles.ts'

/** An exported type or class, where it is declared. */
export interface Declared {
  readonly name: string
  readonly path: string
}

/** A name that means more than one thing to somebody who reads one room and the libraries that it builds on. */
export interface Homonym {
  readonly name: string
  readonly paths: readonly string[]
}

const kinds = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration'])

/**
 * Types and classes that a file declares and exports in one go. What it only passes on is declared elsewhere, and what a
 * module adds to an interface of somebody else is that interface.
 */
export function declaredIn({ path, text }: SourceFile): readonly Declared[] {
  // To read a file closely takes long, and most declare nothing of the kind.
  if (!/^export (?:declare |abstract )*(?:interface|type|class) /m.test(text)) return []
  return parseSync(path, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration } = statement
    if (declaration === null || !kinds.has(declaration.type) || !('id' in declaration)) return []
    const { id } = declaration
    return id?.type === 'Identifier' ? [{ name: id.name, path }] : []
  })
}

/**
 * Names that several files declare and somebody can meet side by side: in one room, or in a room and a library. Two games
 * may use one name, and so may two programs, since neither knows the other: what each game calls `State` is its state.
 */
export function homonyms(files: readonly SourceFile[]): readonly Homonym[] {
  const byName = Map.groupBy(files.flatMap(declaredIn), ({ name }) => name)
  return [...byName]
    .map(([name, places]) => ({ name, paths: metTogether([...new Set(places.map(({ path }) => path))]) }))
    .filter(({ paths }) => paths.length > 1)
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

function metTogether(paths: readonly string[]): readonly string[] {
  const inLibraries = paths.some((path) => roomOf(path) === 'libraries')
  const rooms = Map.groupBy(paths, roomOf)
  return paths.filter((path) => inLibraries || (rooms.get(roomOf(path)) ?? []).length > 1)
}

/** Libraries count as one room, every game and every program as one of its own. */
function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (first === 'packages' || first === 'registry') return 'libraries'
  return first === 'games' || first === 'apps' ? `${first}/${second}` : first
}
