import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { buildTarget } from './build/browsers.ts'
import { fewFiles } from './build/fewFiles.ts'
import { gameIcons } from './build/gameIcons.ts'
import { namedWindows } from './build/namedWindows.ts'
import { oldBrowsers } from './build/oldBrowsers.ts'
import { order, parcelOf, roomOf } from './build/parcels.ts'
import { precompress } from './build/precompress.ts'
import { recipes } from './build/recipes.ts'
import { scalableLengths } from './build/scalableLengths.ts'
import { serviceWorker } from './build/serviceWorker.ts'
import { words } from './build/words.ts'

/** Where the table server listens during development. */
const server = process.env['TABLE_SERVER'] ?? 'http://127.0.0.1:8080'

/** What makes the pages, whatever is done with them then. */
const pages = {
  root: import.meta.dirname,
  // Messages come parsed (tools/makeWords.ts), so nobody downloads what parses them.
  resolve: {
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  build: {
    target: buildTarget,
    // Which chunk needs which, for `tools/bundleSize.ts`.
    manifest: true,
    // A strict content policy knows no data: addresses.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
} as const satisfies UserConfig

const styles = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'styles')

const made = () => [
  gameIcons(),
  recipes(join(styles, 'recipes.css')),
  namedWindows(join(styles, 'windows.css')),
  scalableLengths(),
  react(),
]

export default defineConfig({
  ...pages,
  plugins: [
    fewFiles({ pages: { ...pages, plugins: made() }, roomOf, parcelOf, order }),
    ...made(),
    words(),
    oldBrowsers(),
    serviceWorker(join(import.meta.dirname, 'src', 'offline', 'sw.ts')),
    precompress(),
  ],
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  preview: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
