import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const named = process.env['FIREFOX'] ?? ''

/** Debian's Firefox; another one can be named by the environment. */
export const firefoxPath = named === '' ? '/usr/bin/firefox-esr' : named

export const webKitDriverPath = '/usr/bin/WebKitWebDriver'
export const xvfbPath = '/usr/bin/Xvfb'

/** The small browser that comes with the engine, /usr/lib/<machine>/webkit2gtk-<version>/MiniBrowser. */
export const miniBrowserPath = within('/usr/lib')
  .filter((folder) => folder.endsWith('-linux-gnu'))
  .flatMap(within)
  .map((folder) => join(folder, 'MiniBrowser'))
  .find((path) => path.includes('webkit') && existsSync(path))

function within(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

/** Why journeys cannot be run in an engine here, and what would help; null where they can. */
export function lacking(engine: 'firefox' | 'webkit'): string | null {
  if (engine === 'firefox') {
    if (existsSync(firefoxPath)) return null
    return `Firefox: there is none at ${firefoxPath} (Debian: sudo apt-get install firefox-esr; another one: FIREFOX=/path/to/firefox npm test)`
  }
  const missing = [
    ...[webKitDriverPath, xvfbPath].filter((path) => !existsSync(path)),
    ...(miniBrowserPath === undefined ? ['MiniBrowser'] : []),
  ]
  if (missing.length === 0) return null
  return `WebKit: ${missing.join(', ')} missing (Debian: sudo apt-get install webkit2gtk-driver xvfb)`
}
