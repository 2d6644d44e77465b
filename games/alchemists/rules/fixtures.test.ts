import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replay } from '@athanor/kernel'
import { checkFixture, describeFinding, type Fixture } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { baseArtifacts } from './base/artifacts/artifacts.ts'
import { base } from './base/base.ts'
import { baseFavours } from './base/favours/favours.ts'
import type { Options } from './base/options.ts'
import { alchemists } from './game.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const names = readdirSync(folder).filter((name) => name.endsWith(`.v${alchemists.rulesVersion}.json`))
const stored = new Map(names.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture]))

describe('stored games', () => {
  it('are there for every number of players, both variants, handicaps and both families of codes', () => {
    expect(names.length).toBeGreaterThanOrEqual(12)
    const headers = [...stored.values()].map(({ log }) => log.header)
    const options = headers.map((header) => header.options as Options)
    for (const debunking of ['apprentice', 'master']) {
      const seats = headers
        .filter((_, number) => options[number]?.debunking === debunking)
        .map((header) => header.seats.length)
      expect(new Set(seats)).toEqual(new Set([2, 3, 4]))
    }
    expect(options.some(({ seat2 }) => seat2 === 'apprentice')).toBe(true)
    expect(options.some(({ codes }) => codes === 'original')).toBe(true)
  })

  it.each(names)('%s plays as it did when it was recorded, state by state, and verifies', (name) => {
    const fixture = stored.get(name) as Fixture
    expect(fixture.log.header.rulesVersion).toBe(alchemists.rulesVersion)
    expect(checkFixture(alchemists, fixture).map(describeFinding)).toEqual([])
    expect(fixture.hashes.length).toBeGreaterThanOrEqual(fixture.log.entries.length / 5)
  })

  it('hold every kind of action and event, every artifact, every favor card, and moves that were taken back', () => {
    const seen = new Set<string>()
    for (const { log } of stored.values()) {
      for (const { entry, events } of replay(alchemists, log)) {
        if (entry !== null) seen.add('undo' in entry ? 'undo' : `action ${entry.action.kind}`)
        for (const { public: event } of events) {
          seen.add(`event ${event.kind}`)
          if (event.kind === 'artifactBought') seen.add(event.artifact)
          if (event.kind === 'favourPlayed') seen.add(event.favour)
        }
      }
    }
    const due = [
      ...base.actionKinds.map((kind) => `action ${kind}`),
      ...base.eventKinds.map((kind) => `event ${kind}`),
      ...baseArtifacts.map(({ id }) => id),
      ...baseFavours.map(({ id }) => id),
      'undo',
    ]
    expect(due.filter((name) => !seen.has(name))).toEqual([])
  })

  it('betray a rule that changed', () => {
    const other: typeof alchemists = {
      ...alchemists,
      setup: (options, seats, chance) => {
        const begun = alchemists.setup(options, seats, chance)
        return { ...begun, state: { ...begun.state, table: { ...begun.state.table, studentCharges: true } } }
      },
    }
    const [first] = stored.values()
    expect(checkFixture(other, first as Fixture).map(({ detail }) => detail)).toEqual([
      'the stored game plays differently',
    ])
  })
})
