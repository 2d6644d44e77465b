import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/*/src/**/*.test.{ts,tsx}', '{bots,bench}/src/**/*.test.ts', 'tools/*.test.ts'],
    // Everything tested here is pure, so files can share a worker.
    isolate: false,
  },
})
