import { defineConfig } from 'vitest/config'

/** For mutation testing: the rules' own tests, without the long random runs that touch every line at once. */
export default defineConfig({
  test: {
    include: ['packages/{kernel,alchemy}/src/**/*.test.ts', 'games/*/rules/**/*.test.ts'],
    exclude: ['**/testing/**', '**/conformance*.test.ts'],
    // Code under mutation is slow, and whoever watches over the mutants stops those that hang.
    testTimeout: 60_000,
  },
})
