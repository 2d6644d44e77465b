import { defineConfig } from 'vitest/config'

/** For mutation testing: the rules' own tests, without the long random runs that touch every line at once. */
export default defineConfig({
  test: {
    include: ['packages/kernel/src/*.test.ts', 'games/*/src/**/*.test.ts'],
    exclude: ['**/conformance.test.ts'],
  },
})
