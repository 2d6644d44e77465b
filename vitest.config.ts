import { defineConfig } from 'vitest/config'

/** Pictures of the web client are modules that its build makes; no test looks at them. */
const noIcons = {
  name: 'athanor-no-icons',
  resolveId: (id: string) => (id.startsWith('virtual:icon/') ? `\0${id}` : null),
  load: (id: string) => (id.startsWith('\0virtual:icon/') ? 'export const icon = []' : null),
}

export default defineConfig({
  plugins: [noIcons],
  test: {
    include: [
      '{packages,games,tellings,apps}/*/src/**/*.test.{ts,tsx}',
      '{bots,bench,schemas}/src/**/*.test.ts',
      'apps/*/build/*.test.ts',
      'tools/*.test.ts',
    ],
    // Styles are left out, except where a test reads them as text.
    css: { include: [/\?raw$/] },
    // Everything tested here is pure, so files can share a worker.
    isolate: false,
    // A slow machine is no failure: whole games are played here.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
})
