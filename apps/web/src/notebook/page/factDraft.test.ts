import { type Fact, factText, readFact } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { type DraftField, type DraftKind, type DraftValues, draftFields, draftKinds, factFrom } from './factDraft.ts'

const whole: DraftValues = {
  ingredient: 'fern',
  second: 'toad',
  potion: 'wisdom',
  promised: 'speed',
  quality: 'correctSign',
  colour: 'green',
  sign: 'minus',
  yes: false,
  alchemical: 'nPp',
  luminary: 'lunar',
  chest: true,
  ears: false,
  part: 'ears',
  trigger: { colour: 'blue', size: 'small' },
  odds: 4,
}

const texts: Readonly<Record<DraftKind, string>> = {
  experiment: 'fern + toad = B+',
  sale: 'fern + toad = R+ | B+',
  sign: 'fern has G-',
  demonstration: 'fern + toad != B+',
  publication: 'fern ~ nPp x4',
  periscope: 'fern + ? = B+',
  alchemical: 'fern = nPp',
  library: 'fern = lunar',
  reaction: 'golem fern = chest',
  animation: 'animate fern + toad = no',
  report: 'ears = small blue x4',
}

describe('facts by hand', () => {
  it.each(draftKinds)('%s says what the science reads', (kind) => {
    const fact = factFrom({ kind, ...whole }) as Fact
    expect(factText(fact)).toBe(texts[kind])
    expect(readFact(fact)).toEqual({ ok: true, fact })
  })

  it.each(draftKinds)('%s waits until everything is chosen', (kind) => {
    const usual: readonly DraftField[] = ['odds', 'chest', 'ears']
    for (const field of draftFields[kind].filter((each) => !usual.includes(each))) {
      const { [field]: _, ...rest } = whole
      expect(factFrom({ kind, ...rest })).toBeNull()
    }
  })

  it('never mixes an ingredient with itself', () => {
    for (const kind of ['experiment', 'sale', 'demonstration', 'animation'] as const) {
      expect(factFrom({ kind, ...whole, second: 'fern' })).toBeNull()
    }
  })
})
