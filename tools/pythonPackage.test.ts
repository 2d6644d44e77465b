import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './sourceFiles.ts'

const python = process.platform === 'win32' ? 'python' : 'python3'
const isThere = spawnSync(python, ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0

describe('the Python package', () => {
  // Its own tests say what it does; without Python they are left out, and not counted as passed.
  it.skipIf(!isThere)('passes its tests, the example that learns included', { timeout: 300_000 }, () => {
    const run = spawnSync(python, ['-m', 'unittest', 'discover', '-s', 'python/tests'], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    })
    expect(run.stderr).toMatch(/\nRan \d+ tests in .*\n\nOK\n$/)
    expect(run.status).toBe(0)
  })

  it.skipIf(!isThere)('has a bot that plays in tournaments', { timeout: 60_000 }, () => {
    const bots = 'random,./python/examples/random_bot.py'
    const series = ['simulate', '--game', 'apprentices', '--games', '2', '--workers', '1', '--seed', 's', '--json']
    const run = spawnSync(process.execPath, ['apps/cli/src/main.ts', ...series, '--bots', bots], {
      cwd: projectRoot,
      encoding: 'utf8',
    })
    expect(run.stderr).toBe('')
    expect(JSON.parse(run.stdout)).toMatchObject({ games: 2, bots: [{ bot: 'random' }, { bot: bots.split(',')[1] }] })
  })
})
