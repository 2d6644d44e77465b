import { parseSync, visitorKeys } from 'oxc-parser'
import { inTestingFolder, isTestFile, type SourceFile } from './sourceFiles.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/**
 * Places where something is made up for a place of a list that holds nothing: `list[index] ?? 0`, `list.at(-1)?.name ?? ''`,
 * `const [first = 'raven'] = list`. Where the place must hold something, `at(list, index)` of the kernel says what was
 * looked for instead of going on with a value that nobody chose. Null is no invention: it says that nothing is there.
 */
export function inventedDefaults({ path, text }: SourceFile): readonly string[] {
  if (isTestFile(path) || inTestingFolder(path)) return []
  const { program } = parseSync(path, text)
  const lineOf = (start: number) => text.slice(0, start).split('\n').length
  return [...nodesOf(program as unknown as Node)]
    .filter((node) => isInvention(node))
    .map(({ start, end }) => `${path}:${lineOf(start)} ${text.slice(start, end).replaceAll(/\s+/g, ' ')}`)
}

/** Methods that find nothing where there is nothing. */
const lookUps: ReadonlySet<unknown> = new Set(['at', 'find', 'findLast'])

function isInvention(node: Node): boolean {
  if (node.type === 'ArrayPattern') {
    const elements = node['elements'] as readonly (Node | null)[]
    return elements.some((each) => each?.type === 'AssignmentPattern' && isMadeUp(each['right'] as Node))
  }
  if (node.type !== 'LogicalExpression' || node['operator'] !== '??') return false
  return readsPlace(node['left'] as Node) && isMadeUp(node['right'] as Node)
}

/** Whether a value is read out of a place of a list or a record: `list[0]`, `list[0]?.name`, `list.at(0)`. */
function readsPlace(node: Node): boolean {
  switch (node.type) {
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return readsPlace(node['expression'] as Node)
    case 'MemberExpression':
      return node['computed'] === true || readsPlace(node['object'] as Node)
    case 'CallExpression': {
      const callee = node['callee'] as Node
      return callee.type === 'MemberExpression' && lookUps.has((callee['property'] as Node)['name'])
    }
    default:
      return false
  }
}

/** A value that stands there for nothing; what has to be worked out is an answer of its own. */
function isMadeUp(node: Node): boolean {
  if (node.type === 'Literal') return node['value'] !== null
  if (node.type === 'Identifier') return node['name'] !== 'undefined'
  return ['ArrayExpression', 'MemberExpression', 'ObjectExpression', 'UnaryExpression'].includes(node.type)
}

function* nodesOf(node: Node): Generator<Node, void> {
  yield node
  for (const key of visitorKeys[node.type] ?? []) {
    const child = node[key] as Node | readonly (Node | null)[] | null | undefined
    for (const each of Array.isArray(child)
      ? (child as readonly (Node | null)[])
      : [child as Node | null | undefined]) {
      if (each !== null && each !== undefined) yield* nodesOf(each)
    }
  }
}
