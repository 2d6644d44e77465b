// Makes sure that the browser tests have their browsers, those of the system, installed by apt-get where that can be
// done: Chromium must be there; journeys in Firefox and in WebKit say themselves that they were not run.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const named = process.env['CHROMIUM'] ?? ''
const browser = named === '' ? '/usr/bin/chromium' : named
const isRoot = process.getuid?.() === 0

/** Milliseconds after which a download is given up for this time. */
const patience = 240_000

function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Another installation on this machine is waited for.
  const quietly = ['-qq', '-o', 'DPkg::Lock::Timeout=600']
  return spawnSync('apt-get', [...quietly, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

let isUpdated = false
function update(): boolean {
  isUpdated ||= apt('update')
  return isUpdated
}

/** Fetches for so long and no longer; what has been fetched is then installed, which nothing may cut off. */
function fetched(packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const fetching = ['-qq', '-o', 'DPkg::Lock::Timeout=60', 'install', '-y', '--download-only', ...packages]
  return spawnSync('apt-get', fetching, { stdio: 'ignore', env, timeout: patience }).status === 0
}

/** Its version, or why it does not even say that. */
function tried(): { readonly version: string } | { readonly problem: string } {
  const { status, stdout, stderr, error } = spawnSync(browser, ['--version'], { encoding: 'utf8', timeout: 60_000 })
  if (status === 0) return { version: stdout.trim() }
  return { problem: error?.message ?? stderr.trim() }
}

/** The others: what each must have here, and the packages that bring it. */
const others = [
  { name: 'Firefox', paths: [process.env['FIREFOX'] ?? '/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  { name: 'WebKit', paths: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
] as const

function installOthers(): void {
  for (const { name, paths, packages } of others) {
    if (paths.every((path) => existsSync(path))) continue
    console.log(`Installing ${name} for the browser tests …`)
    const isThere = update() && fetched(packages) && apt('install', '-y', ...packages)
    if (!isThere) console.log(`${name} cannot be installed now.`)
  }
}

if (!existsSync(browser) && named === '' && isRoot) {
  console.log('Installing Chromium for the browser tests …')
  if (update()) apt('install', '-y', 'chromium')
}
if (existsSync(browser)) {
  const found = tried()
  if ('version' in found) {
    console.log(found.version)
    if (isRoot && existsSync('/usr/bin/apt-get')) installOthers()
  } else {
    console.error(`The browser tests need Chromium, and ${browser} does not start: ${found.problem}`)
    process.exitCode = 1
  }
} else {
  console.error(
    `The browser tests need Chromium, and there is none at ${browser}.\n` +
      'Install it (Debian, Ubuntu: sudo apt-get install chromium), or name the one that you have:\n' +
      '  CHROMIUM=/path/to/chrome npm test',
  )
  process.exitCode = 1
}
