// `npm start`: builds the web client where that is needed, then serves. All in one process, so that a supervisor that
// holds npm stops the server too.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './sourceFiles.ts'

/** How often one looks whether whoever started this is still there, in milliseconds. */
const look = 1000

interface Relative {
  readonly name: string
  readonly parent: number
  readonly isDead: boolean
}

/** A process of this machine; null when there is none by that number. */
function processOf(id: number): Relative | null {
  const text = existsSync('/proc/self/stat')
    ? statusOf(id)
    : spawnSync('ps', ['-o', 'comm=,stat=,ppid=', '-p', String(id)], { encoding: 'utf8' }).stdout
  const [, name = '', state = '', parent = ''] = /\(?([^()\n]*?)\)?\s+([A-Z]\S*)\s+(\d+)/.exec(text ?? '') ?? []
  return parent === '' ? null : { name, parent: Number(parent), isDead: /^[ZX]/.test(state) }
}

function statusOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8').replace(/^\d+ /, '')
  } catch {
    return ''
  }
}

/** npm itself: the parent, or whoever has put a shell between. Shells differ in whether they hand signals on. */
function holderOf(): number {
  const parent = processOf(process.ppid)
  return parent !== null && /(?:^|\/)-?(?:ba|da|a|k|z)?sh$|busybox$/.test(parent.name) ? parent.parent : process.ppid
}

// When npm is gone nobody could stop the server any more, and the next start would find the data in use.
if (process.env['npm_lifecycle_event'] === 'start' && process.platform !== 'win32') {
  const holder = holderOf()
  const watch = setInterval(() => {
    if (holder > 1 ? processOf(holder)?.isDead === false : true) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, look)
  watch.unref()
}
await import('./buildWeb.ts')
if ((process.exitCode ?? 0) === 0) {
  await import(pathToFileURL(join(projectRoot, 'apps', 'server', 'src', 'main.ts')).href)
}
