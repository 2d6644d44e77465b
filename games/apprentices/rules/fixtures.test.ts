import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replay } from '@athanor/kernel'
import { checkFixture, describeFinding, type Fixture } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { apprentices } from './game.ts'
import type { Options } from './options.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const names = readdirSync(folder).filter((name) => name.endsWith(`.v${apprentices.rulesVersion}.json`))

function fixture(name: string): Fixture {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture
}

describe('stored games', () => {
  it('are there for every number of players, both Ways, their mix and the hard reading of ravens', () => {
    expect(names.length).toBeGreaterThanOrEqual(8)
    expect(new Set(names.map((name) => fixture(name).log.header.seats.length))).toEqual(new Set([2, 3, 4]))
    const options = names.map((name) => fixture(name).log.header.options as Options)
    expect(new Set(options.map(({ table1 }) => table1))).toEqual(new Set(['apprentice', 'initiate', 'random']))
    expect(options.some(({ ravenBreaksWholeConversion }) => ravenBreaksWholeConversion)).toBe(true)
    expect(options.some(({ firstPlayer }) => firstPlayer !== 'random')).toBe(true)
  })

  it.each(names)('%s plays as it did when it was recorded, state by state, and verifies', (name) => {
    const stored = fixture(name)
    expect(checkFixture(apprentices, stored).map(describeFinding)).toEqual([])
    expect(stored.hashes.length).toBeGreaterThanOrEqual(stored.log.entries.length / 5)
  })

  it('hold moves that were taken back, and everything that can happen but ties and dried-up tables', () => {
    const kinds = new Set<string>()
    for (const name of names) {
      for (const { entry, events } of replay(apprentices, fixture(name).log)) {
        if (entry !== null && 'undo' in entry) kinds.add('undo')
        for (const { public: happening } of events) kinds.add(happening.kind)
      }
    }
    const rare = ['squaresOpened', 'tieRoundBegan']
    for (const kind of [...apprentices.eventKinds.filter((each) => !rare.includes(each)), 'undo']) {
      expect([...kinds]).toContain(kind)
    }
  })

  it('betray a rule that changed', () => {
    const other: typeof apprentices = {
      ...apprentices,
      setup: (options, seats, chance) => {
        const begun = apprentices.setup(options, seats, chance)
        return { ...begun, state: { ...begun.state, price: 9 } }
      },
    }
    const [name = ''] = names
    expect(checkFixture(other, fixture(name)).map(({ detail }) => detail)).toEqual([
      'the stored game plays differently',
    ])
  })
})
