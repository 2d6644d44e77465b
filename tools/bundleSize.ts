// Does the built web client keep to its budget? Part of `npm test`, after the build.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Budget, type BundleManifest, overBudget, sizesOf } from './bundleWeight.ts'
import { projectRoot } from './sourceFiles.ts'

const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'bundleBudget.json'), 'utf8')) as Budget
const dist = join(projectRoot, 'apps', 'web', 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as BundleManifest
const sizes = sizesOf(manifest, (file) => gzipSync(readFileSync(join(dist, file))).length / 1000)

for (const { name, kilobytes } of sizes) console.log(`${kilobytes.toFixed(1).padStart(7)} kB  ${name}`)
const complaints = overBudget(sizes, budget)
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exitCode = 1
}
