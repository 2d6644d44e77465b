import { availableParallelism } from 'node:os'
import { matchesGlob, relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { slowTests } from './tools/slowTests.ts'
import { makeOwnWords } from './tools/words/makeWords.ts'

makeOwnWords()

/** Pictures of the web client are modules that its build makes; no test looks at them. */
const noIcons = {
  name: 'athanor-no-icons',
  resolveId: (id: string) => (id.startsWith('virtual:icon/') ? `\0${id}` : null),
  load: (id: string) => (id.startsWith('\0virtual:icon/') ? 'export const icon = []' : null),
}

/** Slow files come first, in their order, so that no worker is left alone with one at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => {
      const found = slowTests.findIndex((pattern) => matchesGlob(relative(import.meta.dirname, moduleId), pattern))
      return found < 0 ? slowTests.length : found
    }
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  plugins: [noIcons],
  test: {
    include: [
      '{packages,apps}/*/src/**/*.test.{ts,tsx}',
      'games/*/**/*.test.{ts,tsx}',
      '{bench,registry,schemas}/src/**/*.test.ts',
      'apps/*/build/*.test.ts',
      'tools/**/*.test.ts',
    ],
    // Styles are left out, except where a test reads them as text.
    css: { include: [/\?raw$/] },
    // Everything tested here is pure, so files can share a worker.
    isolate: false,
    // A slow machine is no failure: whole games are played here.
    testTimeout: 180_000,
    // One more than there are processors: tests of servers and of programs wait for most of their time.
    maxWorkers: Math.max(2, availableParallelism()) + 1,
    hookTimeout: 60_000,
    sequence: { sequencer: SlowFirst },
  },
})
