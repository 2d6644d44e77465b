import { defineConfig } from '@playwright/test'
import { browserEnv, browserFlags, browserPath } from './support/browser.ts'
import { journeyPort } from './support/port.ts'

const port = await journeyPort()

/** Whole journeys in a real browser against the real server. Nothing is tried twice and nothing waits for a fixed time. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/e2e/results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  reporter: [['list']],
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browserPath, args: [...browserFlags], env: { ...browserEnv } },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node support/serve.ts ${port}`,
    url: `http://127.0.0.1:${port}/readyz`,
    // The pages are built first, which a busy machine takes its time for.
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
