import { posix } from 'node:path'
import type { SourceFile } from './sourceFiles.ts'
import { isNode, isReference, type Node, nameOf, parsed, quasisOf, stringIn, type Visit } from './syntax.ts'

/** Which classes of a sheet a script reads. */
export interface ReadClasses {
  readonly sheet: string
  /** Names and, where a name is put together, what it looks like. */
  readonly names: readonly (string | RegExp)[]
  /** Whether some name is only known at run time. */
  readonly openEnded: boolean
}

/** What a name is worked out from; null stands for something that is only known at run time. */
type Possible = string | RegExp | null

/** The classes that a script takes from the sheets it imports: `styles['x']`, `styles.x` and `cx('x', glows && 'y')`. */
export function readClasses(script: SourceFile, sheets: ReadonlySet<string>): readonly ReadClasses[] {
  if (!script.text.includes('.module.css')) return []
  const { visits } = parsed(script)
  const bound = new Map(visits.flatMap(({ node }) => importedSheet(node, script.path, sheets)))
  const readers = new Map(visits.flatMap(({ node }) => readerOf(node, bound)))
  const read = visits
    .filter((visit) => isReference(visit))
    .flatMap((visit) => {
      const sheet = bound.get(nameOf(visit.node))
      if (sheet !== undefined) return [{ sheet, names: namesTaken(visit) }]
      const readSheet = readers.get(nameOf(visit.node))
      return readSheet === undefined ? [] : [{ sheet: readSheet, names: namesGiven(visit) }]
    })
  return [...Map.groupBy(read, ({ sheet }) => sheet)].map(([sheet, uses]) => {
    const names = uses.flatMap((use) => use.names)
    return { sheet, names: names.filter((name) => name !== null), openEnded: names.includes(null) }
  })
}

function importedSheet(node: Node, path: string, sheets: ReadonlySet<string>): readonly (readonly [string, string])[] {
  if (node.type !== 'ImportDeclaration' || !isNode(node['source'])) return []
  const from = stringIn(node['source']) ?? ''
  const [, room, rest] = /^@athanor\/([\w-]+)\/(.+)$/.exec(from) ?? []
  const places =
    room === undefined
      ? [posix.join(posix.dirname(path), from)]
      : [`packages/${room}/src/${rest}`, `games/${room}/${rest}`]
  const sheet = places.find((place) => sheets.has(place))
  if (sheet === undefined) return []
  return (node['specifiers'] as readonly Node[]).map((specifier) => [nameOf(specifier['local'] as Node), sheet])
}

/** `const cx = classes(styles)`: whoever calls `cx` reads the sheet. */
function readerOf(node: Node, bound: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  if (node.type !== 'VariableDeclarator' || !isNode(node['init']) || !isNode(node['id'])) return []
  const [sheet] = isMadeReader(node['init']) ? argumentsOf(node['init']) : []
  const path = sheet === undefined ? undefined : bound.get(nameOf(sheet))
  return path === undefined ? [] : [[nameOf(node['id']), path]]
}

function isMadeReader(node: Node): boolean {
  return node.type === 'CallExpression' && isNode(node['callee']) && nameOf(node['callee']) === 'classes'
}

/** What is taken where a sheet itself is named; whoever gets it as a whole may take anything. */
function namesTaken({ parent, key }: Visit): readonly Possible[] {
  if (parent?.type === 'MemberExpression' && key === 'object' && isNode(parent['property'])) {
    const property = parent['property']
    return parent['computed'] === true ? possible(property) : [nameOf(property)]
  }
  const isBinding = parent?.type.startsWith('Import') === true
  return isBinding || (parent !== null && isMadeReader(parent)) ? [] : [null]
}

function namesGiven({ parent, key }: Visit): readonly Possible[] {
  if (parent?.type === 'CallExpression' && key === 'callee') return argumentsOf(parent).flatMap(possible)
  return parent?.type === 'VariableDeclarator' && key === 'id' ? [] : [null]
}

function argumentsOf(call: Node): readonly Node[] {
  return call['arguments'] as readonly Node[]
}

/** What an expression may turn out to be. */
function possible(node: Node): readonly Possible[] {
  const part = (name: string) => (isNode(node[name]) ? possible(node[name]) : [null])
  const said = stringIn(node)
  if (said !== null) return [said]
  switch (node.type) {
    case 'Literal':
      return []
    case 'ConditionalExpression':
      return [...part('consequent'), ...part('alternate')]
    case 'LogicalExpression':
      return node['operator'] === '&&' ? part('right') : [...part('left'), ...part('right')]
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return part('expression')
    case 'TemplateLiteral':
      return [
        new RegExp(
          `^${quasisOf(node)
            .map(({ value }) => value.cooked ?? '')
            .join('[\\w-]+')}$`,
        ),
      ]
    case 'Identifier':
      return nameOf(node) === 'undefined' ? [] : [null]
    default:
      return [null]
  }
}
