import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/*/src/**/*.test.{ts,tsx}', '{bots,bench}/src/**/*.test.ts', 'tools/*.test.ts'],
    // Everything tested here is pure, so files can share a worker.
    isolate: false,
    // A slow machine is no failure: whole games are played here.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
