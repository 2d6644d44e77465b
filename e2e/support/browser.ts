import { join } from 'node:path'

/** Debian's Chromium; another one can be named by the environment. */
export const browserPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** As root there is no sandbox; the rest keeps the browser from calling home. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
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
