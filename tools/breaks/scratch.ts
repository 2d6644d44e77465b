import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../sourceFiles.ts'

/** Words are made before any test, out of those of the programs too. */
const words = ['apps/cli/words', 'apps/server/words', 'apps/web/words']
const copied = ['games', 'packages', 'registry', 'tools', ...words]
const files = ['package.json', 'vitest.config.ts', 'tsconfig.base.json', 'docs/protocol.md', 'docs/turns.md']

/** A copy of what the rules' tests need, in a folder of its own: nothing is ever broken in the project itself. */
export function scratchCopy(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'athanor-breaks-'))
  for (const name of [...copied, ...files]) {
    cpSync(join(projectRoot, name), join(root, name), {
      recursive: true,
      filter: (path) => !/[\\/](?:node_modules|\.cache|dist)(?:[\\/]|$)/.test(path.slice(projectRoot.length)),
    })
  }
  linkModules(root)
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** The project's dependencies, and its own packages as they are in the copy. */
function linkModules(root: string): void {
  const from = join(projectRoot, 'node_modules')
  const modules = join(root, 'node_modules')
  mkdirSync(join(modules, '@athanor'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@athanor' && !name.startsWith('.')) symlinkSync(join(from, name), join(modules, name))
  }
  for (const folder of ['packages', 'games']) {
    for (const name of readdirSync(join(root, folder))) {
      symlinkSync(join(root, folder, name), join(modules, '@athanor', name))
      const own = join(projectRoot, folder, name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(root, folder, name, 'node_modules'))
    }
  }
}
