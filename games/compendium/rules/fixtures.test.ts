import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replay } from '@athanor/kernel'
import { checkFixture, describeFinding, type Fixture } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { compendium } from './game.ts'
import type { Options } from './options.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const names = readdirSync(folder).filter((name) => name.endsWith(`.v${compendium.rulesVersion}.json`))

function fixture(name: string): Fixture {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture
}

function optionsOf(name: string): Options {
  return fixture(name).log.header.options as Options
}

describe('stored games', () => {
  it('are there for every number of players and every option', () => {
    expect(names.length).toBeGreaterThanOrEqual(8)
    expect(new Set(names.map((name) => fixture(name).log.header.seats.length))).toEqual(new Set([2, 3, 4, 5]))
    const options = names.map(optionsOf)
    expect(options.some(({ threePlayerSetup }) => threePlayerSetup === 'german')).toBe(true)
    expect(options.some(({ schools }) => !schools)).toBe(true)
    expect(options.some(({ schoolTie }) => schoolTie === 'split')).toBe(true)
    expect(options.some(({ openLog }) => !openLog)).toBe(true)
    expect(options.some(({ firstPlayer }) => firstPlayer !== 'random')).toBe(true)
  })

  it.each(names)('%s plays as it did when it was recorded, state by state, and verifies', (name) => {
    const stored = fixture(name)
    expect(stored.log.header.rulesVersion).toBe(compendium.rulesVersion)
    expect(checkFixture(compendium, stored).map(describeFinding)).toEqual([])
    expect(stored.hashes.length).toBeGreaterThanOrEqual(stored.log.entries.length / 5)
  })

  it('hold moves that were taken back, chips of both faces and a skipped turn', () => {
    const kinds = new Set<string>()
    for (const name of names) {
      for (const { entry, events } of replay(compendium, fixture(name).log)) {
        if (entry !== null && 'undo' in entry) kinds.add('undo')
        for (const { public: happening } of events) {
          kinds.add(happening.kind === 'fameLapped' ? `chip ${happening.chip}` : happening.kind)
        }
      }
    }
    const everything = compendium.eventKinds.filter((kind) => kind !== 'fameLapped')
    for (const kind of [...everything, 'undo', 'chip 50', 'chip 100']) expect([...kinds]).toContain(kind)
  })

  it('betray a rule that changed', () => {
    const other: typeof compendium = {
      ...compendium,
      setup: (options, seats, chance) => {
        const begun = compendium.setup(options, seats, chance)
        return { ...begun, state: { ...begun.state, reserve: [9, 10, 10, 10, 10] } }
      },
    }
    const [name = ''] = names
    expect(checkFixture(other, fixture(name)).map(({ detail }) => detail)).toEqual([
      'the stored game plays differently',
    ])
  })
})
