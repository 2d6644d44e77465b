// `npm run release -- 1.2.3` dates the changelog, writes the version down, commits and tags; `--dry-run` says what it would
// do and does nothing. What a release needs (a clean main, notes, a later version) is checked first. It pushes nothing.

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { releasePlan } from './releasePlan.ts'
import { projectRoot } from './sourceFiles.ts'

/** The project's own version, and the one that the server tells its clients. */
const packages = ['package.json', 'apps/server/package.json']

const { values, positionals } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false } },
  allowPositionals: true,
})

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout.trim()
}

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const lines = (text: string) => (text === '' ? [] : text.split('\n'))
const { version: present } = JSON.parse(read('package.json')) as { readonly version: string }
const [minor = 0] = present.split('.').slice(1).map(Number)
const version = positionals[0] ?? present.replace(/\d+\.\d+$/, `${minor + 1}.0`)

/** The same file with another version in it: the project's own ones and no others. */
function withVersion(path: string): string {
  return read(path).replace(`"version": "${present}"`, `"version": "${version}"`)
}

/** The lock file repeats the versions of the project's packages. */
function lockWithVersion(): string {
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string
    packages: Record<string, { version?: string }>
  }
  lock.version = version
  for (const folder of ['', 'apps/server']) {
    const entry = lock.packages[folder]
    if (entry !== undefined) entry.version = version
  }
  return `${JSON.stringify(lock, null, 2)}\n`
}

const plan = releasePlan({
  version,
  present,
  day: new Date().toISOString().slice(0, 10),
  changelog: read('CHANGELOG.md'),
  branch: git('branch', '--show-current'),
  changes: lines(git('status', '--short')),
  tags: lines(git('tag')),
})

if (!plan.ok) {
  console.error(plan.complaints.join('\n'))
  process.exitCode = 1
} else if (values['dry-run']) {
  console.log(
    `Would write ${version} into ${[...packages, 'package-lock.json'].join(', ')}, date CHANGELOG.md, ` +
      `commit "Release ${version}" and tag it ${plan.tag}. Its notes:\n\n${plan.notes}`,
  )
} else {
  const changed = [
    ...packages.map((path) => [path, withVersion(path)] as const),
    ['package-lock.json', lockWithVersion()] as const,
    ['CHANGELOG.md', plan.changelog] as const,
  ]
  for (const [path, text] of changed) writeFileSync(join(projectRoot, path), text)
  git('commit', '--quiet', '--message', `Release ${version}`, '--', ...changed.map(([path]) => path))
  git('tag', '--annotate', plan.tag, '--message', `Athanor ${version}`)
  console.log(`${plan.tag} is there. Run npm test, then push main and the tag.`)
}
