import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

interface Chunk {
  readonly fileName: string
  readonly code: string
  readonly imports: readonly string[]
  readonly facadeModuleId: string | null
  readonly isEntry: boolean
}

export interface FirstLoadLimit {
  /** End of the path of the module that the first page loads. */
  readonly page: string
  readonly kilobytes: number
}

/** Measures the JavaScript that the first page needs, prints it, and fails the build when it outgrows its limit. */
export function firstLoad({ page, kilobytes }: FirstLoadLimit): Plugin {
  return {
    name: 'athanor-first-load',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = new Map<string, Chunk>()
      for (const output of Object.values(bundle)) if (output.type === 'chunk') chunks.set(output.fileName, output)
      const roots = [...chunks.values()].filter(
        (chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith(page) === true,
      )
      if (roots.length < 2) this.error(`the first page ${page} is not among the chunks`)
      const needed = withImports(roots, chunks)
      const sizes = needed.map((chunk) => ({ name: chunk.fileName, size: gzipSync(chunk.code).length / 1000 }))
      const total = sizes.reduce((sum, { size }) => sum + size, 0)
      for (const { name, size } of sizes.sort((a, b) => b.size - a.size)) {
        this.info(`${size.toFixed(1).padStart(7)} kB  ${name}`)
      }
      const sentence = `first load: ${total.toFixed(1)} kB of JavaScript, compressed (limit ${kilobytes} kB)`
      if (total > kilobytes) this.error(sentence)
      this.info(sentence)
    },
  }
}

function withImports(roots: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): readonly Chunk[] {
  const found = new Set<Chunk>(roots)
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name)
      if (imported !== undefined) found.add(imported)
    }
  }
  return [...found]
}
