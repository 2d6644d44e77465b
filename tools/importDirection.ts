// Does every import follow the house plan? Part of `npm test`.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importViolations, type Workspace } from './importRules.ts'
import { projectRoot, readSources } from './sourceFiles.ts'

/** Source files that a workspace has at the very least; a workspace that is not listed has one. */
const leastFiles: Readonly<Record<string, number>> = {
  'packages/kernel': 15,
  'packages/messages': 4,
  'games/compendium/rules': 15,
  tools: 10,
}

interface PackageJson {
  readonly name: string
  readonly workspaces?: readonly string[]
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

function packageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')) as PackageJson
}

const patterns = packageJson('.').workspaces ?? []
const folders = globSync(
  patterns.map((pattern) => `${pattern}/package.json`),
  { cwd: projectRoot },
).map((path) => path.replaceAll('\\', '/').replace(/\/package\.json$/, ''))
const workspaces: readonly Workspace[] = [
  { folder: 'tools', name: 'athanor', exports: [], dependencies: [] },
  ...folders.flatMap((folder) => {
    const { name, exports = {}, dependencies = {} } = packageJson(folder)
    const whole = { folder, name, exports: Object.keys(exports), dependencies: Object.keys(dependencies) }
    return folder.startsWith('games/') ? partsOf(whole) : [whole]
  }),
]
/** The parts of a game are rooms of their own: `@athanor/chess` is games/chess/rules, `@athanor/chess/bots` games/chess/bots. */
function partsOf({ folder, name, exports, dependencies }: Workspace): readonly Workspace[] {
  const parts = globSync('*/', { cwd: join(projectRoot, folder) })
    .map((path) => path.replace(/[\\/]$/, ''))
    .filter((part) => part !== 'fixtures' && part !== 'words' && part !== 'node_modules')
  const under = (part: string) =>
    exports.flatMap((path) =>
      path === `./${part}` ? ['.'] : path.startsWith(`./${part}/`) ? [`.${path.slice(part.length + 2)}`] : [],
    )
  return [
    { folder, name: `${name}/parts`, exports: under('parts'), dependencies },
    ...parts.map((part) =>
      part === 'rules'
        ? {
            folder: `${folder}/rules`,
            name,
            exports: exports.filter((path) => ['.', './laidTable', './testing'].includes(path)),
            dependencies,
          }
        : { folder: `${folder}/${part}`, name: `${name}/${part}`, exports: under(part), dependencies },
    ),
  ]
}

// A game in waiting follows the plan where a test lays it.
const files = readSources(projectRoot, ['**/*.{ts,tsx}']).filter(
  ({ path }) => !path.startsWith('tools/fifthGame/heap/'),
)
const violations = importViolations(files, workspaces, leastFiles)

console.log(`${files.length} files in ${workspaces.length} workspaces, ${violations.length} violations`)
if (violations.length > 0) {
  console.error(violations.join('\n'))
  process.exitCode = 1
}
