import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Lays a compressed copy beside every text file, so that the server has nothing to compress while people wait. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'athanor-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of globSync('**/*.{js,css,html,svg,webmanifest}', { cwd: folder })) {
          const path = join(folder, name)
          const content = readFileSync(path)
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
          writeFileSync(
            `${path}.br`,
            brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
          )
        }
      },
    },
  }
}
