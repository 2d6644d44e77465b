import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PinnedVersions, pinnedRules } from '@athanor/kernel'
import { checkFixture, describeFinding, type Fixture, firstPebbles, secondPebbles } from '@athanor/kernel/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { recordings } from './checkedGames.ts'
import { keepNothing, keepRules, pinnedFlaws } from './pinnedRules.ts'
import { projectRoot } from './sourceFiles.ts'

const games = [...new Set(recordings.map(({ game }) => game))]

async function pinnedIn(folder: string): Promise<PinnedVersions> {
  const index = pathToFileURL(join(folder, 'index.js')).href
  return ((await import(/* @vite-ignore */ index)) as { readonly pinned: PinnedVersions }).pinned
}

describe.each(games)('pinned rules of $id', (game) => {
  const home = join(projectRoot, 'games', game.id)

  it('are what was frozen, and no more', async () => {
    expect(await pinnedFlaws(join(home, 'pinned'), game)).toEqual([])
  })

  it('still play every game that was recorded with them', async () => {
    const pinned = await pinnedIn(join(home, 'pinned'))
    const versions = readdirSync(join(home, 'fixtures')).map((name) => [
      name,
      Number(/\.v(\d+)\.json$/.exec(name)?.[1]),
    ])
    for (const [name, version] of versions as [string, number][]) {
      if (version === game.rulesVersion) continue
      const rules = await pinnedRules(game.id, version, pinned)
      if (rules === null) throw new Error(`${name}: version ${version} is not pinned, so nobody can play this game`)
      const fixture = JSON.parse(readFileSync(join(home, 'fixtures', name), 'utf8')) as Fixture
      expect(checkFixture(rules.game, fixture).map(describeFinding)).toEqual([])
    }
  })
})

describe('keeping rules', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-keep-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const toy = (file: string, name: string) => {
    const path = join(projectRoot, 'packages/kernel/src/testing/pebbles', file)
    return { game: { path, name }, bots: null }
  }
  const first = toy('first.ts', 'firstPebbles')

  it('freezes the present version, loadable on demand, and again changes nothing', async () => {
    const into = join(folder, 'good')
    keepNothing('pebbles', into)
    expect(await pinnedFlaws(into, secondPebbles)).toEqual([])
    expect(await keepRules(first, into)).toEqual({ ok: true, file: join(into, 'v1.js') })
    const text = readFileSync(join(into, 'v1.js'), 'utf8')
    expect(await keepRules(first, into)).toMatchObject({ ok: true })
    expect(readFileSync(join(into, 'v1.js'), 'utf8')).toBe(text)
    expect(await pinnedFlaws(into, secondPebbles)).toEqual([])
    const rules = await (await pinnedIn(into))[1]?.()
    expect(rules?.game).toMatchObject({ id: 'pebbles', rulesVersion: firstPebbles.rulesVersion })
  })

  it('keeps the bots of the time as well', async () => {
    const into = join(folder, 'bots')
    const path = join(projectRoot, 'games/compendium/bots/ladder.ts')
    expect(await keepRules({ ...first, bots: { path, name: 'ladder' } }, into)).toMatchObject({ ok: true })
    const rules = await (await pinnedIn(into))[1]?.()
    expect(rules?.bots.map(({ id }) => id)).toEqual(['random', 'greedy', 'strong', 'master'])
  })

  it('never replaces what is frozen, and never mixes games', async () => {
    const into = join(folder, 'strict')
    await keepRules(first, into)
    const manifest = readFileSync(join(into, 'manifest.json'), 'utf8')
    writeFileSync(join(into, 'manifest.json'), manifest.replace(/"sha256": "../, '"sha256": "zz'))
    expect(await keepRules(first, into)).toMatchObject({ ok: false, problem: expect.stringContaining('kept already') })
    writeFileSync(join(into, 'manifest.json'), manifest.replace('"pebbles"', '"marbles"'))
    expect(await keepRules(first, into)).toMatchObject({ ok: false, problem: expect.stringContaining('keeps marbles') })
  })

  it('finds a file that was changed, is missing, is foreign, or belongs to rules that are still the newest', async () => {
    const into = join(folder, 'spoilt')
    await keepRules(first, into)
    expect(await pinnedFlaws(into, firstPebbles)).toEqual(['version 1 is kept, so new rules need a higher one than 1'])
    appendFileSync(join(into, 'v1.js'), '\n')
    writeFileSync(join(into, 'notes.txt'), '')
    writeFileSync(join(into, 'index.js'), 'export const pinned = {}\n')
    expect(await pinnedFlaws(into, secondPebbles)).toEqual([
      'index.js is not what the manifest says',
      'v1.js was changed after it was kept',
      'notes.txt is not in the manifest',
    ])
    rmSync(join(into, 'v1.js'))
    expect(await pinnedFlaws(into, secondPebbles)).toContain('v1.js is missing')
    expect(await pinnedFlaws(join(folder, 'nowhere'), secondPebbles)).toEqual([
      `${join(folder, 'nowhere')} has no manifest`,
    ])
  })
})
