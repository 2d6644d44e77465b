import { parseSync, visitorKeys } from 'oxc-parser'
import type { SourceFile } from './sourceFiles.ts'

/** Where something stands in a file. */
interface Place {
  readonly line: number
}

export interface Import extends Place {
  /** What is imported, or null when it is only known at run time. */
  readonly from: string | null
}

/** Use of a name that the file does not declare itself. */
export interface GlobalUse extends Place {
  readonly name: string
  /** The member taken from it (`random` in `Math.random`), or null when the name is used in another way. */
  readonly member: string | null
}

export interface MemberUse extends Place {
  readonly name: string
}

/** A string together with the names of what is given with it: `f('label', { a, b })` or `{ id: 'label', params: { a, b } }`. */
export interface Labelled extends Place {
  readonly label: string
  readonly keys: readonly string[]
}

/** What the checks need to know about a source file. */
export interface Syntax {
  readonly errors: readonly string[]
  readonly imports: readonly Import[]
  readonly globals: readonly GlobalUse[]
  readonly members: readonly MemberUse[]
  /** Every string literal, and every template literal without a hole. */
  readonly strings: ReadonlySet<string>
  /** What template literals begin with, up to their first hole. */
  readonly heads: ReadonlySet<string>
  readonly labelled: readonly Labelled[]
}

export interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

export interface Visit {
  readonly node: Node
  readonly parent: Node | null
  readonly key: string
}

/** Reads a TypeScript file. Scopes are not followed: a name declared anywhere in the file counts as its own. */
export function syntaxOf(file: SourceFile): Syntax {
  const { visits, errors } = parsed(file)
  const lineOf = lineFinder(file.text)
  const declared = new Set(visits.flatMap(({ node }) => declaredBy(node)))
  const globals = visits.filter((visit) => isReference(visit)).filter(({ node }) => !declared.has(nameOf(node)))
  return {
    errors,
    imports: visits.flatMap(({ node }) => importsOf(node).map((from) => ({ from, line: lineOf(node.start) }))),
    globals: globals.map((visit) => ({
      name: nameOf(visit.node),
      member: memberTaken(visit),
      line: lineOf(visit.node.start),
    })),
    members: visits.flatMap(({ node }) => {
      const name = node.type === 'MemberExpression' ? propertyName(node) : null
      return name === null ? [] : [{ name, line: lineOf(node.start) }]
    }),
    strings: new Set(visits.flatMap(({ node }) => stringIn(node) ?? [])),
    heads: new Set(visits.flatMap(({ node }) => headOf(node) ?? [])),
    labelled: visits.flatMap(({ node }) => labelledBy(node).map((each) => ({ ...each, line: lineOf(node.start) }))),
  }
}

/** Every node of a file, with the one that it stands in. */
export function parsed(file: SourceFile): { readonly visits: readonly Visit[]; readonly errors: readonly string[] } {
  const { program, errors } = parseSync(file.path, file.text)
  return {
    visits: walk(program as unknown as Node, null, ''),
    errors: errors.map((error) => error.message),
  }
}

function walk(node: Node, parent: Node | null, key: string, visits: Visit[] = []): readonly Visit[] {
  visits.push({ node, parent, key })
  for (const childKey of visitorKeys[node.type] ?? []) {
    const child = node[childKey]
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) walk(each, node, childKey, visits)
  }
  return visits
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function nameOf(node: Node): string {
  return typeof node['name'] === 'string' ? node['name'] : ''
}

function importsOf(node: Node): readonly (string | null)[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return isNode(node['source']) ? [stringIn(node['source'])] : []
    case 'ImportExpression':
    case 'TSImportType':
    case 'TSExternalModuleReference': {
      const source = node['source'] ?? node['expression']
      return [isNode(source) ? stringIn(source) : null]
    }
    case 'CallExpression':
      return isNode(node['callee']) && nameOf(node['callee']) === 'require' ? [firstString(node)] : []
    case 'NewExpression': {
      // `new URL('./worker.ts', import.meta.url)` is how workers and data files are reached.
      const url = isNode(node['callee']) && nameOf(node['callee']) === 'URL' ? firstString(node) : null
      return url?.startsWith('.') === true ? [url] : []
    }
    default:
      return []
  }
}

function firstString(node: Node): string | null {
  const [first] = Array.isArray(node['arguments']) ? (node['arguments'] as readonly unknown[]) : []
  return isNode(first) ? stringIn(first) : null
}

export function stringIn(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  const [only, ...more] = quasisOf(node)
  return more.length === 0 ? (only?.value.cooked ?? null) : null
}

function headOf(node: Node): string | null {
  const [head, ...more] = quasisOf(node)
  return more.length === 0 ? null : (head?.value.cooked ?? null)
}

export function quasisOf(node: Node): readonly { readonly value: { readonly cooked: string | null } }[] {
  if (node.type !== 'TemplateLiteral') return []
  return node['quasis'] as readonly { readonly value: { readonly cooked: string | null } }[]
}

function labelledBy(node: Node): readonly { readonly label: string; readonly keys: readonly string[] }[] {
  if (node.type === 'CallExpression') {
    const [, given] = node['arguments'] as readonly unknown[]
    return labelledWith(firstString(node), given)
  }
  if (node.type !== 'ObjectExpression') return []
  const fields = fieldsOf(node)
  const id = fields?.get('id')
  return isNode(id) ? labelledWith(stringIn(id), fields?.get('params')) : []
}

function labelledWith(label: string | null, given: unknown): readonly { label: string; keys: readonly string[] }[] {
  const fields = given === undefined ? new Map<string, unknown>() : isNode(given) ? fieldsOf(given) : null
  return label === null || fields === null ? [] : [{ label, keys: [...fields.keys()] }]
}

/** The fields of an object literal, or null when it has some that are only known at run time. */
function fieldsOf(node: Node): ReadonlyMap<string, unknown> | null {
  if (node.type !== 'ObjectExpression') return null
  const fields = new Map<string, unknown>()
  for (const property of node['properties'] as readonly Node[]) {
    if (property.type !== 'Property' || property['computed'] === true || !isNode(property['key'])) return null
    fields.set(stringIn(property['key']) ?? nameOf(property['key']), property['value'])
  }
  return fields
}

/** Names that a node brings into the file. `declare` only promises a name, so it brings none. */
function declaredBy(node: Node): readonly string[] {
  if (node['declare'] === true) return []
  switch (node.type) {
    case 'VariableDeclaration':
      return (node['declarations'] as readonly Node[]).flatMap((declarator) => bound(declarator['id']))
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...bound(node['id']), ...(node['params'] as readonly unknown[]).flatMap(bound)]
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return bound(node['id'])
    case 'TSTypeParameter':
      return bound(node['name'])
    case 'CatchClause':
      return bound(node['param'])
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return bound(node['local'])
    default:
      return []
  }
}

function bound(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [nameOf(pattern)]
    case 'ObjectPattern':
      return (pattern['properties'] as readonly Node[]).flatMap((property) =>
        bound(property.type === 'RestElement' ? property : property['value']),
      )
    case 'ArrayPattern':
      return (pattern['elements'] as readonly unknown[]).flatMap(bound)
    case 'AssignmentPattern':
      return bound(pattern['left'])
    case 'RestElement':
      return bound(pattern['argument'])
    default:
      return []
  }
}

/** Places where an identifier only names a part of something and refers to nothing. */
const nameOnly: Readonly<Record<string, readonly string[]>> = {
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  ExportAllDeclaration: ['exported'],
  ExportSpecifier: ['exported'],
  ImportSpecifier: ['imported'],
  LabeledStatement: ['label'],
  MetaProperty: ['meta', 'property'],
  TSFunctionType: ['params'],
  TSIndexSignature: ['parameters'],
  TSMethodSignature: ['params'],
  TSNamedTupleMember: ['label'],
  TSQualifiedName: ['right'],
}

export function isReference({ node, parent, key }: Visit): boolean {
  if (node.type !== 'Identifier' || parent === null) return false
  if (nameOnly[parent.type]?.includes(key) === true) return false
  return !((key === 'key' || (key === 'property' && parent.type === 'MemberExpression')) && parent['computed'] !== true)
}

function memberTaken({ parent, key }: Visit): string | null {
  return parent?.type === 'MemberExpression' && key === 'object' ? propertyName(parent) : null
}

function propertyName(member: Node): string | null {
  const property = member['property']
  if (!isNode(property)) return null
  return member['computed'] === true ? stringIn(property) : nameOf(property)
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0]
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}
