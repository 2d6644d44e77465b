import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { inTestingFolder, isTestFile, type SourceFile } from './sourceFiles.ts'
import { type Syntax, syntaxOf } from './syntax.ts'

/** A folder with code of its own: an npm workspace, or the tools. */
export interface Workspace {
  readonly folder: string
  readonly name: string
  /** What others may import, as in package.json: `.`, `./testing`. */
  readonly exports: readonly string[]
  readonly dependencies: readonly string[]
}

interface Room {
  readonly folder: RegExp
  readonly mayUse: readonly RoomName[]
  /** No I/O, no clock, no chance of its own: runs in Node, browser and worker unchanged. */
  readonly pure: boolean
}

type RoomName =
  | 'kernel'
  | 'messages'
  | 'protocol'
  | 'telling'
  | 'alchemy'
  | 'markers'
  | 'games'
  | 'tellings'
  | 'bots'
  | 'apps'
  | 'bench'
  | 'e2e'
  | 'schemas'
  | 'tools'

const engine: readonly RoomName[] = ['kernel', 'alchemy', 'markers', 'games', 'bots']

/** What whoever speaks to people or to other programs uses besides. */
const speech: readonly RoomName[] = ['messages', 'protocol', 'telling', 'tellings']

/**
 * The house plan: kernel ← alchemy ← games ← bots ← apps. Games know no words; how one is told to people stands beside
 * it in `tellings`, for every face alike.
 */
const rooms: Readonly<Record<RoomName, Room>> = {
  kernel: { folder: /^packages\/kernel$/, mayUse: [], pure: true },
  messages: { folder: /^packages\/messages$/, mayUse: [], pure: false },
  protocol: { folder: /^packages\/protocol$/, mayUse: ['kernel'], pure: false },
  telling: { folder: /^packages\/telling$/, mayUse: ['kernel', 'messages'], pure: false },
  alchemy: { folder: /^packages\/alchemy$/, mayUse: ['kernel'], pure: true },
  markers: { folder: /^packages\/markers$/, mayUse: ['kernel', 'alchemy'], pure: true },
  games: { folder: /^games\/[^/]+$/, mayUse: ['kernel', 'alchemy'], pure: true },
  tellings: {
    folder: /^tellings\/[^/]+$/,
    mayUse: ['kernel', 'messages', 'telling', 'alchemy', 'games'],
    pure: false,
  },
  bots: { folder: /^bots$/, mayUse: ['kernel', 'alchemy', 'games'], pure: true },
  apps: { folder: /^apps\/[^/]+$/, mayUse: [...engine, ...speech], pure: false },
  bench: { folder: /^bench$/, mayUse: [...engine, ...speech, 'apps'], pure: false },
  e2e: { folder: /^e2e$/, mayUse: [...engine, ...speech, 'apps'], pure: false },
  schemas: { folder: /^schemas$/, mayUse: [...engine, ...speech], pure: false },
  tools: { folder: /^tools$/, mayUse: [...engine, ...speech], pure: false },
}

/** Files beside the workspaces that programs may point at. */
const freeFolders = /^(docs|examples)\//

/** What lies in a `testing` folder is for tests, for other such folders and for those that play games in bulk. */
const testingUsers = ['apps/cli', 'bench', 'e2e', 'tools']

/** Clock, chance, network, screen and process. */
const impureGlobals = new Set(
  `AbortController Buffer Date EventSource FileReader Intl MessageChannel SharedArrayBuffer WebSocket Worker
  XMLHttpRequest alert cancelAnimationFrame clearImmediate clearInterval clearTimeout console crypto document fetch
  global globalThis indexedDB localStorage location navigator performance postMessage process queueMicrotask
  requestAnimationFrame require self sessionStorage setImmediate setInterval setTimeout window`.split(/\s+/),
)

/** Methods whose answer depends on the machine's language. */
const localeMethods = new Set([
  'localeCompare',
  'toLocaleDateString',
  'toLocaleLowerCase',
  'toLocaleString',
  'toLocaleTimeString',
  'toLocaleUpperCase',
])

/**
 * Everything in the tree that breaks the house plan, one sentence each. Seeing fewer files of a folder than
 * `leastFiles` says (one, where it says nothing) means that the check looked in the wrong place, so that counts too.
 */
export function importViolations(
  files: readonly SourceFile[],
  workspaces: readonly Workspace[],
  leastFiles: Readonly<Record<string, number>>,
): readonly string[] {
  const owned = files.map((file) => ({ file, workspace: workspaceOf(file.path, workspaces) }))
  const folders = new Set([...workspaces.map(({ folder }) => folder), ...Object.keys(leastFiles)])
  return [
    ...workspaces
      .filter((workspace) => roomOf(workspace) === null)
      .map(({ folder }) => `${folder}: has no place in the house plan`),
    ...[...folders].flatMap((folder) => {
      const seen = owned.filter(({ workspace }) => workspace?.folder === folder).length
      const least = leastFiles[folder] ?? 1
      return seen < least ? [`${folder}: saw ${seen} files, there must be ${least}`] : []
    }),
    ...owned.flatMap(({ file, workspace }) =>
      workspace === null ? [`${file.path}: belongs to no workspace`] : fileViolations(file, workspace, workspaces),
    ),
  ]
}

function fileViolations(file: SourceFile, workspace: Workspace, workspaces: readonly Workspace[]): readonly string[] {
  const syntax = syntaxOf(file)
  const isTest = isTestFile(file.path)
  const isPure = roomOf(workspace)?.pure === true
  const violations = syntax.errors.map((error) => `${file.path}: cannot be read: ${error}`)
  for (const { from, line } of syntax.imports) {
    const complaint =
      from === null
        ? isPure && 'imports something that is only known at run time'
        : (importComplaint(file.path, from, workspace, workspaces) ??
          (isPure && !isTest ? purityComplaint(file.path, from, workspace) : null))
    if (typeof complaint === 'string') violations.push(`${file.path}:${line} ${complaint}`)
  }
  for (const [line, use] of impureUses(syntax, isPure && !isTest, isTest)) {
    violations.push(`${file.path}:${line} uses ${use}`)
  }
  return violations
}

function importComplaint(
  path: string,
  from: string,
  workspace: Workspace,
  workspaces: readonly Workspace[],
): string | null {
  if (from.startsWith('.')) return relativeComplaint(path, from, workspace, workspaces)
  const target = workspaces.find(({ name }) => from === name || from.startsWith(`${name}/`))
  if (target === undefined) return from.startsWith('@athanor/') ? `imports ${from}, which is not there` : null
  if (target !== workspace && !mayUse(workspace, target)) return `imports ${from} against the dependency direction`
  if (!exported(`.${from.slice(target.name.length)}`, target)) return `imports ${from}, which is not exported`
  if (from === `${target.name}/testing` && !mayUseTesting(path, workspace)) return `imports ${from} outside a test`
  return null
}

/** Whether a package offers a path, by name or by a pattern such as `./compiled/*`. */
function exported(path: string, { exports }: Workspace): boolean {
  return exports.some((name) => (name.endsWith('/*') ? path.startsWith(name.slice(0, -1)) : name === path))
}

function relativeComplaint(
  path: string,
  from: string,
  workspace: Workspace,
  workspaces: readonly Workspace[],
): string | null {
  const target = posix.join(posix.dirname(path), from)
  const owner = workspaceOf(target, workspaces)
  // Documents and examples belong to nobody, and a build is a product, not a source.
  const isFree = roomOf(workspace)?.pure !== true && (freeFolders.test(target) || target.includes('/dist/'))
  if (owner !== workspace && !isFree) return `imports ${from} across workspaces`
  const intoTesting = inTestingFolder(target) && !mayUseTesting(path, workspace)
  return intoTesting ? `imports ${from} outside a test` : null
}

function mayUse(workspace: Workspace, target: Workspace): boolean {
  const targetName = roomNameOf(target)
  return targetName !== null && roomOf(workspace)?.mayUse.includes(targetName) === true
}

function mayUseTesting(path: string, workspace: Workspace): boolean {
  return isTestFile(path) || inTestingFolder(path) || testingUsers.includes(workspace.folder)
}

/** Pure code uses neither Node nor packages that it does not declare. */
function purityComplaint(path: string, from: string, workspace: Workspace): string | null {
  if (from.startsWith('.') || from.startsWith('@athanor/')) return null
  if (isBuiltin(from)) return `imports ${from} into pure code`
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
  const isKit = path.startsWith('packages/kernel/src/testing/')
  return isKit || workspace.dependencies.includes(name) ? null : `imports ${from} without a dependency on it`
}

function* impureUses(syntax: Syntax, isPure: boolean, isTest: boolean): Generator<readonly [number, string], void> {
  for (const { name, member, line } of syntax.globals) {
    // Taken whole, Math could hide its dice anywhere.
    if (name === 'Math' && (isPure || isTest) && (member === null || member === 'random')) {
      yield [line, member === null ? 'Math as a value' : 'Math.random']
    }
    if (isPure && impureGlobals.has(name)) yield [line, name]
  }
  if (!isPure) return
  for (const { name, line } of syntax.members) if (localeMethods.has(name)) yield [line, name]
}

/** The longest folder wins; files at the root of the project belong to the tools. */
function workspaceOf(path: string, workspaces: readonly Workspace[]): Workspace | null {
  if (path.startsWith('../')) return null
  const holders = workspaces.filter(({ folder }) => path.startsWith(`${folder}/`))
  const holder = holders.sort((a, b) => b.folder.length - a.folder.length)[0]
  return holder ?? (path.includes('/') ? null : (workspaces.find(({ folder }) => folder === 'tools') ?? null))
}

function roomNameOf(workspace: Workspace): RoomName | null {
  const names = Object.keys(rooms) as RoomName[]
  return names.find((name) => rooms[name].folder.test(workspace.folder)) ?? null
}

function roomOf(workspace: Workspace): Room | null {
  const name = roomNameOf(workspace)
  return name === null ? null : rooms[name]
}
