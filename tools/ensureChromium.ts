// Makes sure that the browser tests have a browser: Chromium from the system, installed by apt-get where that can be done.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const named = process.env['CHROMIUM'] ?? ''
const browser = named === '' ? '/usr/bin/chromium' : named

function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Another installation on this machine is waited for.
  const quietly = ['-qq', '-o', 'DPkg::Lock::Timeout=600']
  return spawnSync('apt-get', [...quietly, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

/** Its version, or why it does not even say that. */
function tried(): { readonly version: string } | { readonly problem: string } {
  const { status, stdout, stderr, error } = spawnSync(browser, ['--version'], { encoding: 'utf8', timeout: 60_000 })
  if (status === 0) return { version: stdout.trim() }
  return { problem: error?.message ?? stderr.trim() }
}

const mayInstall = named === '' && process.getuid?.() === 0
if (!existsSync(browser) && mayInstall) {
  console.log('Installing Chromium for the browser tests …')
  if (apt('update')) apt('install', '-y', 'chromium')
}
if (existsSync(browser)) {
  const found = tried()
  if ('version' in found) console.log(found.version)
  else {
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
