// Builds the web client when anything it is made of has changed since the last build. `npm start` and `npm test` call it.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './sourceFiles.ts'

const stamp = join(projectRoot, 'apps', 'web', 'dist', '.built-from')
const madeOf = [
  'apps/web/{src,build,public}/**/*.*',
  'apps/web/*.{html,ts,json}',
  '{packages,games,tellings}/*/src/**/*.{ts,json}',
  'games/*/kept/*.js',
  'bots/src/**/*.ts',
  'package-lock.json',
]

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(madeOf, { cwd: projectRoot }).sort()) {
    if (/\.test\.tsx?$/.test(path)) continue
    hash.update(`${path}\n`).update(readFileSync(join(projectRoot, path)))
  }
  return hash.digest('hex')
}

const current = fingerprint()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(projectRoot, 'apps', 'web'),
    stdio: 'inherit',
  })
  if (status === 0) writeFileSync(stamp, current)
  process.exitCode = status ?? 1
}
