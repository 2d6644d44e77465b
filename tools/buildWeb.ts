// Builds the web client when anything it is made of has changed since the last build. `npm start` and `npm test` call it.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.ts'
import { projectRoot } from './sourceFiles.ts'
import { makeOwnWords } from './words/makeWords.ts'

const stamp = join(projectRoot, 'apps', 'web', 'dist', '.built-from')
const madeOf = [
  'apps/web/{src,build,public}/**/*.*',
  'apps/web/*.{html,ts,json}',
  'packages/*/src/**/*.*',
  'games/*/{rules,narration,bots,web}/**/*.*',
  'games/*/pinned/*.js',
  'package-lock.json',
]

function fingerprintOfNow(): string {
  const hash = createHash('sha256')
  for (const path of globSync(madeOf, { cwd: projectRoot }).sort()) {
    if (/\.test\.tsx?$/.test(path)) continue
    hash.update(`${path}\n`).update(readFileSync(join(projectRoot, path)))
  }
  return hash.digest('hex')
}

function isCurrent(fingerprint: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint
}

makeOwnWords()
const current = fingerprintOfNow()
const giveBack = isCurrent(current) ? null : alone(join(projectRoot, '.cache'), 'build', () => undefined)
// Whoever was waited for may have built the same.
if (!isCurrent(current)) {
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(projectRoot, 'apps', 'web'),
    stdio: 'inherit',
  })
  if (status === 0) writeFileSync(stamp, current)
  process.exitCode = status ?? 1
}
giveBack?.()
