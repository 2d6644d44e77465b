import { alchemists } from '@athanor/alchemists'
import { readOptions } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { optionGuide } from '../optionGuide.ts'
import { settledModules } from './options.ts'

describe('the modules as options', () => {
  it('G-003 the golem brings the encyclopedia along and goes with it, so that a form never holds what is refused', () => {
    const flags = ['startupFunding', 'busyDays', 'royalEncyclopedia', 'golemProject'] as const
    const mixes = Array.from({ length: 16 }, (_, bits) =>
      Object.fromEntries(flags.map((flag, bit) => [flag, (bits & (1 << bit)) !== 0])),
    )
    for (const before of mixes.filter(({ golemProject, royalEncyclopedia }) => !golemProject || royalEncyclopedia)) {
      for (const flag of flags) {
        const settled = settledModules({ ...before, [flag]: before[flag] !== true }, flag)
        expect(settled[flag]).toBe(before[flag] !== true)
        const read = readOptions(alchemists.options, settled)
        expect(read.ok && (alchemists.checkOptions?.(read.options, 2) ?? null)).toBeNull()
      }
    }
  })

  it('G-001 are all offered, and printed values where a module can read them', () => {
    const all = Object.keys(alchemists.options.fields)
    const offered = (chosen: object) => all.filter((name) => optionGuide.matters(name, { ...chosen }, 4))
    expect(offered({})).toEqual(
      expect.arrayContaining(['startupFunding', 'busyDays', 'royalEncyclopedia', 'golemProject']),
    )
    expect(offered({})).not.toContain('printedValues')
    expect(offered({ busyDays: true })).toContain('printedValues')
    // Codes with a golem are of one kind only.
    expect(offered({})).toContain('codes')
    expect(offered({ busyDays: true })).not.toContain('codes')
  })
})
