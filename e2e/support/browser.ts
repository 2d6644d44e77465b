import { join } from 'node:path'

/** Debian's Chromium; another one can be named by the environment. */
const named = process.env['CHROMIUM'] ?? ''
export const browserPath = named === '' ? '/usr/bin/chromium' : named

/** Neither root nor a container has a sandbox, and a container has little shared memory; the rest keeps it from calling home. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Letters are drawn alike on every machine, so that pictures can be compared. */
export const browserEnv: Readonly<Record<string, string | undefined>> = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
}
