import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { buildTarget } from './browsers.ts'

const kept = '**/*.{js,css,html,svg,png,woff2,webmanifest}'

/** Builds the service worker once the pages are there, and tells it which files they are made of. */
export function serviceWorker(source: string): Plugin {
  let folder = ''
  return {
    name: 'athanor-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = globSync(kept, { cwd: folder }).map((path) => fileAt(folder, path))
        await build({
          configFile: false,
          logLevel: 'error',
          define: { everyFile: JSON.stringify(files.sort((one, other) => (one.url < other.url ? -1 : 1))) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            copyPublicDir: false,
            target: buildTarget,
            lib: { entry: source, formats: ['iife'], name: 'pages', fileName: () => 'sw.js' },
          },
        })
      },
    },
  }
}

/** The names of what was built change with what is in them; of all else that tells its revision. */
function fileAt(folder: string, path: string): { readonly url: string; readonly revision: string | null } {
  const url = path.replaceAll('\\', '/')
  if (url.startsWith('assets/')) return { url, revision: null }
  const content = readFileSync(join(folder, path))
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) }
}
