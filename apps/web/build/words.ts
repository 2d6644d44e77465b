import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..', '..', '..')

/** Makes the words before pages are served during development, and again whenever somebody changes one. */
export function words(): Plugin {
  return {
    name: 'athanor-words',
    apply: 'serve',
    configureServer({ watcher }) {
      make()
      watcher.add(globSync('{packages,games,apps}/*/words', { cwd: root }).map((folder) => join(root, folder)))
      watcher.on('all', (_, path) => {
        if (/[\\/]words[\\/].*\.json$/.test(path)) make()
      })
    },
  }
}

/** What is made anew is among the sources of the page, which then loads itself again. */
function make(): void {
  spawnSync(process.execPath, [join(root, 'tools', 'makeWords.ts')], { stdio: 'inherit' })
}
