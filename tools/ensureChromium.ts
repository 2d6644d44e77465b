// Makes sure that the browser tests have a browser: Chromium from the system, installed by apt-get where that can be done.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const browser = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

if (!existsSync(browser) && process.env['CHROMIUM'] === undefined && process.getuid?.() === 0) {
  console.log('Installing Chromium for the browser tests …')
  if (apt('update')) apt('install', '-y', 'chromium')
}
if (!existsSync(browser)) {
  console.error(`There is no Chromium at ${browser}. Install it, or name another one in the variable CHROMIUM.`)
  process.exitCode = 1
}
