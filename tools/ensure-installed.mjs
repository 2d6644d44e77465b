// Runs before `npm start` and `npm test` on whatever Node is there: installs when the lock file changed.
// The script after it then finds the project's own Node 24 in node_modules/.bin.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.installed-lock'
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock

/** Who installs here; npm takes node_modules away meanwhile, so it lies elsewhere. */
const turn = '.cache/installing'
const owner = `${turn}/process`

function isAlive(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Waits for whoever else installs in this folder. A process that died without giving its turn back is not waited for. */
function takeTurn() {
  mkdirSync('.cache', { recursive: true })
  for (let tries = 0; ; tries++) {
    try {
      mkdirSync(turn)
      writeFileSync(owner, String(process.pid))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const id = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0
    // Between taking the turn and signing for it there is a moment.
    if (id === 0 ? tries > 20 : !isAlive(id)) rmSync(turn, { recursive: true, force: true })
    else if (tries === 0) console.log('Another process installs here; waiting for it …')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250)
  }
}

if (!isInstalled()) {
  takeTurn()
  let status = 0
  if (!isInstalled()) {
    status = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' }).status ?? 1
    if (status === 0) writeFileSync(stamp, lock)
  }
  rmSync(turn, { recursive: true, force: true })
  process.exitCode = status
}
