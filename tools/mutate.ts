// `npm run mutate [-- packages/alchemy/src/belief games/compendium --concurrency 1]`: do the tests of a package or game
// notice when its code is broken? Takes folders or single files, all pure packages and games unless told; what follows
// the first dash goes to Stryker. A folder is judged by the tests that lie in it.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from './sourceFiles.ts'

const everything = ['packages/kernel', 'packages/alchemy', 'games/compendium/rules', 'games/alchemists/rules']
const left = ['!**/testing/**', '!**/*.test.ts', '!**/index.ts']

const given = process.argv.slice(2).map((word) => word.replace(/\/$/, ''))
const dash = given.findIndex((word) => word.startsWith('-'))
const named = dash < 0 ? given : given.slice(0, dash)
const targets = named.length === 0 ? everything : named
for (const target of targets) {
  if (!existsSync(join(projectRoot, target))) throw new Error(`there is no ${target}`)
}

const mutate = targets.map((target) => (target.endsWith('.ts') ? target : `${target}/**/*.ts`))
const tests = targets.map((target) => `${target.endsWith('.ts') ? dirname(target) : target}/**/*.test.ts`)

const stryker = join(projectRoot, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const { status } = spawnSync(
  process.execPath,
  [
    stryker,
    'run',
    '--mutate',
    [...mutate, ...left].join(','),
    '--testFiles',
    tests.join(','),
    ...(dash < 0 ? [] : given.slice(dash)),
  ],
  { cwd: projectRoot, stdio: 'inherit' },
)
process.exitCode = status ?? 1
