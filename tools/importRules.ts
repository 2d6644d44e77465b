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
  | 'narration'
  | 'alchemy'
  | 'markers'
  | 'bots'
  | 'terminal'
  | 'ui'
  | 'tabletop'
  | 'alchemyUi'
  | 'lessons'
  | 'parts'
  | 'rules'
  | 'pinned'
  | 'gameNarration'
  | 'gameBots'
  | 'gameTerminal'
  | 'gameWeb'
  | 'gameChecks'
  | 'game'
  | 'registry'
  | 'cli'
  | 'apps'
  | 'bench'
  | 'e2e'
  | 'schemas'
  | 'tools'

/** What knows no game. */
const libraries: readonly RoomName[] = [
  ...(['kernel', 'messages', 'protocol', 'narration', 'alchemy', 'markers'] as const),
  ...(['bots', 'terminal', 'ui', 'tabletop', 'alchemyUi', 'lessons', 'parts'] as const),
]

/** The parts of a game. */
const gameParts: readonly RoomName[] = [
  ...(['rules', 'pinned', 'gameNarration', 'gameBots', 'gameTerminal', 'gameWeb', 'gameChecks', 'game'] as const),
]

const part = (name: string) => new RegExp(`^games/[^/]+/${name}$`)

/**
 * The house plan: libraries ← the parts of each game ← the registry ← apps. Libraries and apps know no game; a game knows
 * no other game (see `isForeign`), and its rules know none of its other parts.
 */
const rooms: Readonly<Record<RoomName, Room>> = {
  kernel: { folder: /^packages\/kernel$/, mayUse: [], pure: true },
  messages: { folder: /^packages\/messages$/, mayUse: [], pure: false },
  protocol: { folder: /^packages\/protocol$/, mayUse: ['kernel'], pure: false },
  narration: { folder: /^packages\/narration$/, mayUse: ['kernel', 'messages'], pure: false },
  alchemy: { folder: /^packages\/alchemy$/, mayUse: ['kernel'], pure: true },
  markers: { folder: /^packages\/markers$/, mayUse: ['kernel', 'alchemy'], pure: true },
  bots: { folder: /^packages\/bots$/, mayUse: ['kernel'], pure: true },
  terminal: {
    folder: /^packages\/terminal$/,
    mayUse: ['kernel', 'messages', 'narration', 'alchemy'],
    pure: false,
  },
  ui: { folder: /^packages\/ui$/, mayUse: ['messages'], pure: false },
  tabletop: { folder: /^packages\/tabletop$/, mayUse: ['kernel', 'messages', 'narration', 'ui'], pure: false },
  alchemyUi: {
    folder: /^packages\/alchemy-ui$/,
    mayUse: ['kernel', 'messages', 'alchemy', 'markers', 'ui'],
    pure: false,
  },
  lessons: {
    folder: /^packages\/lessons$/,
    mayUse: ['kernel', 'messages', 'alchemy', 'ui', 'alchemyUi'],
    pure: false,
  },
  parts: { folder: /^packages\/parts$/, mayUse: ['kernel', 'bots', 'terminal'], pure: false },
  rules: { folder: part('rules'), mayUse: ['kernel', 'alchemy'], pure: true },
  pinned: { folder: part('pinned'), mayUse: ['kernel'], pure: false },
  gameNarration: {
    folder: part('narration'),
    mayUse: ['kernel', 'messages', 'narration', 'alchemy', 'rules'],
    pure: false,
  },
  gameBots: { folder: part('bots'), mayUse: ['kernel', 'alchemy', 'bots', 'rules', 'pinned'], pure: true },
  gameTerminal: {
    folder: part('terminal'),
    mayUse: ['kernel', 'messages', 'narration', 'alchemy', 'terminal', 'rules', 'gameNarration'],
    pure: false,
  },
  gameWeb: {
    folder: part('web'),
    mayUse: [...libraries, 'rules', 'pinned', 'gameNarration', 'gameBots'],
    pure: false,
  },
  gameChecks: { folder: part('checks'), mayUse: [...libraries, ...gameParts], pure: false },
  game: { folder: /^games\/[^/]+$/, mayUse: ['parts', ...gameParts], pure: false },
  registry: { folder: /^registry$/, mayUse: ['kernel', 'bots', 'terminal', 'parts', 'game'], pure: false },
  // Whoever runs a club has one program; what it does to the club's data is the server's.
  cli: { folder: /^apps\/cli$/, mayUse: [...libraries, 'registry', 'apps'], pure: false },
  apps: { folder: /^apps\/[^/]+$/, mayUse: [...libraries, 'registry'], pure: false },
  bench: { folder: /^bench$/, mayUse: [...libraries, ...gameParts, 'registry', 'apps'], pure: false },
  e2e: { folder: /^e2e$/, mayUse: [...libraries, ...gameParts, 'registry', 'apps'], pure: false },
  schemas: { folder: /^schemas$/, mayUse: [...libraries, ...gameParts, 'registry'], pure: false },
  tools: { folder: /^tools$/, mayUse: [...libraries, ...gameParts, 'registry'], pure: false },
}

/** Files beside the workspaces that programs may point at. */
const freeFolders = /^(deploy|docs|examples|games\/[^/]+\/fixtures)\//

/** What lies in a `testing` folder is for tests, for other such folders and for those that play games in bulk. */
const testingUsers = /^(apps\/cli|bench|e2e|tools|packages\/parts|games\/[^/]+\/checks)$/

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
  const target = workspaces
    .filter(({ name }) => from === name || from.startsWith(`${name}/`))
    .reduce<Workspace | null>((longest, one) => (one.name.length > (longest?.name.length ?? 0) ? one : longest), null)
  if (target === null) return from.startsWith('@athanor/') ? `imports ${from}, which is not there` : null
  if (target !== workspace && !(mayUse(path, workspace, target) && pageStaysLight(from, workspace, target)))
    return `imports ${from} against the dependency direction`
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

/** Bots think in a worker: a page takes nothing of them but their list. */
function pageStaysLight(from: string, workspace: Workspace, target: Workspace): boolean {
  if (roomNameOf(workspace) !== 'gameWeb' || roomNameOf(target) !== 'gameBots') return true
  return from === `${target.name}/strengths`
}

function mayUse(path: string, workspace: Workspace, target: Workspace): boolean {
  const targetName = roomNameOf(target)
  if (targetName === null || isForeign(workspace, target)) return false
  // What works for every game is tried with some of them.
  const isTried = (isTestFile(path) || inTestingFolder(path) || inTools(path)) && triedWithGames.test(workspace.folder)
  return roomOf(workspace)?.mayUse.includes(targetName) === true || (isTried && gameParts.includes(targetName))
}

const triedWithGames = /^(apps\/[^/]+|packages\/(bots|tabletop)|games\/[^/]+\/\w+)$/
const inTools = (path: string) => path.startsWith('apps/server/src/tools/')

/** Whether both belong to games, but not to the same one. */
function isForeign(workspace: Workspace, target: Workspace): boolean {
  const [one, other] = [workspace, target].map(({ folder }) => /^games\/([^/]+)/.exec(folder)?.[1])
  return one !== undefined && other !== undefined && one !== other
}

function mayUseTesting(path: string, workspace: Workspace): boolean {
  return isTestFile(path) || inTestingFolder(path) || testingUsers.test(workspace.folder)
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
