import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserEnv, browserFlags, browserPath } from './support/browser.ts'
import { journeyPort } from './support/port.ts'

const port = await journeyPort()

/** A worker and its browser keep a processor busy; all of them share one server. */
const workers = Math.max(2, Math.min(6, Math.floor(availableParallelism() / 2)))

/** Whole journeys in a real browser against the real server. Nothing is tried twice and nothing waits for a fixed time. */
export default defineConfig<{ readonly engine: 'firefox' | 'webkit' }>({
  testDir: 'journeys',
  projects: [
    { name: 'journeys' },
    // Long, and not of every day: `npm run test:all`.
    { name: 'looks', testDir: 'looks' },
    // Not Playwright's own builds of these engines but those that come with the system: one browser of each at a time.
    { name: 'firefox', testDir: 'engines', fullyParallel: false, use: { engine: 'firefox' } },
    { name: 'webkit', testDir: 'engines', fullyParallel: false, use: { engine: 'webkit' } },
  ],
  outputDir: '../.cache/e2e/results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers,
  timeout: 120_000,
  reporter: [['list']],
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // To keep all pages takes longer than most journeys; those that need it allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: browserPath, args: [...browserFlags], env: { ...browserEnv } },
    screenshot: 'only-on-failure',
    // A press on what never comes, or a page that never does, must not keep a worker until the end of a long journey.
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
  },
  webServer: {
    command: `node support/serve.ts ${port}`,
    url: `http://127.0.0.1:${port}/readyz`,
    // The pages are built first, which a busy machine takes its time for.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
