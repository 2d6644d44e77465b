/// <reference types="node" />
// Runs before `npm start` and `npm test` on whatever Node is there: installs when the lock file changed, for a server what
// serves, for everything else (`--all`) also what tests. The script after it then finds the project's own Node 24 in
// node_modules/.bin, or the Node that runs now is young enough.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.installed-lock'
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
/** What was installed last: the lock file's fingerprint, and whether it was everything or only what serves. */
const installed = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8').trim().split(' ') : [])
// Who has tested here once goes on testing: a start does not take the tools away again.
const scope = process.argv.includes('--all') || installed()[1] === 'all' ? 'all' : 'serve'
function isInstalled() {
  const [of, what] = installed()
  return of === lock && (what === 'all' || what === scope)
}

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

/** npm as it was called, without a shell: on Windows there is no program of that name, only scripts. */
function npm(...args) {
  const { npm_execpath: self } = process.env
  const isScript = self !== undefined && /\.c?js$/.test(self)
  const [command, before] = isScript ? [process.execPath, [self]] : ['npm', []]
  return spawnSync(command, [...before, ...args], {
    stdio: 'inherit',
    shell: !isScript && process.platform === 'win32',
  })
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

/** A third of the project's Node are headers for C++, which nothing here is built with. */
function dropHeaders() {
  const own = `node_modules/node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  rmSync(`${own}/include`, { recursive: true, force: true })
}

/** npm also installs what packages would use if it were there (types, other formats of settings) and tests bring along. */
function dropPeers() {
  const { packages = {} } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const [folder, { devOptional }] of Object.entries(packages)) {
    if (devOptional === true) rmSync(folder, { recursive: true, force: true })
  }
}

/** A tenth of what serves is there for people and editors: types, sources that were compiled, maps to them, descriptions. */
const unread = /\.(map|[cm]?tsx?|md)$/i
const notices = /^(licen[cs]e|copying|notice|authors|credits|patents|third)/i

function dropUnread(folder = 'node_modules') {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    // Our own packages are links.
    if (entry.isDirectory()) dropUnread(path)
    else if (entry.isFile() && unread.test(entry.name) && !notices.test(entry.name)) rmSync(path)
  }
}

if (!isInstalled()) {
  takeTurn()
  let status = 0
  if (!isInstalled()) {
    console.log('Installing what is missing; this happens once …')
    const left = scope === 'serve' ? ['--omit=dev'] : []
    status = npm('ci', ...left, '--no-audit', '--no-fund', '--loglevel=error').status ?? 1
    if (status === 0) {
      dropHeaders()
      if (scope === 'serve') {
        dropPeers()
        dropUnread()
      }
      writeFileSync(stamp, `${lock} ${scope}`)
    }
  }
  rmSync(turn, { recursive: true, force: true })
  process.exitCode = status
}

/** The project's Node, where there is a package of it for this system. */
const own = `node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`
const youngEnough = 24
if ((process.exitCode ?? 0) === 0 && Number.parseInt(process.versions.node, 10) < youngEnough && !existsSync(own)) {
  console.error(
    `Athanor runs on Node ${youngEnough}, and npm has none for ${process.platform} ${process.arch}. ` +
      `Install Node ${youngEnough} or newer (https://nodejs.org); this one is ${process.versions.node}.`,
  )
  process.exitCode = 1
}
