import { alchemists } from '@athanor/alchemists'
import { replay } from '@athanor/kernel'
import { locales, wordsIn } from '@athanor/messages/all'
import { recordedLogs } from '@athanor/tabletop/testing/recordedLogs.ts'
import { retold } from '@athanor/tabletop/testing/retold.ts'
import { describe, expect, it } from 'vitest'
import { retelling } from './retelling.ts'

const fixtures = import.meta.glob<string>('../../fixtures/*.json', { query: '?raw', import: 'default', eager: true })
// Beliefs with a golem take their time; what is praised is the same with it.
const games = recordedLogs(fixtures, alchemists.rulesVersion)
  .filter(({ name }) => !name.includes('golem'))
  .map(({ name, log }) => {
    const account = retold(alchemists, log, retelling)
    if (account === null) throw new TypeError(`${name} has no end`)
    return { name, log, account }
  })
const titles = games.flatMap(({ log, account }) => account.titles.map((title) => ({ log, title })))

function eventsAt(log: (typeof games)[number]['log'], version: number) {
  return [...replay(alchemists, log)][version]?.events.map(({ public: each }) => each) ?? []
}

describe('what Alchemists tells of itself at the end', () => {
  it.each(games)('$name: three titles at most, and turns that moved the lead', ({ account }) => {
    expect(account.titles.length).toBeLessThanOrEqual(3)
    expect(account.turns.length).toBeGreaterThan(0)
    for (const { before, after } of account.turns) expect(after).not.toBe(before)
    // Theories count by the truth all along, so the count itself turns nothing.
    for (const { seat } of account.turns) expect(seat).not.toBeNull()
  })

  it('praises a promise only where it was kept against the odds', () => {
    const bold = titles.filter(({ title }) => title.name === 'boldestPromise')
    expect(bold.length).toBeGreaterThan(0)
    for (const { log, title } of bold) {
      expect(title.worth).toBeGreaterThanOrEqual(0.25)
      expect(title.worth).toBeLessThan(1)
      const kept = eventsAt(log, title.version).some(
        (each) =>
          (each.kind === 'saleAnswered' && each.quality !== 'wrongSign') ||
          (each.kind === 'sold' && each.paid > 0) ||
          (each.kind === 'exhibited' && each.success),
      )
      expect(kept).toBe(true)
    }
  })

  it('praises a reader of rivals for endorsing what is true or toppling what is not', () => {
    const readers = titles.filter(({ title }) => title.name === 'quickReader')
    expect(readers.length).toBeGreaterThan(0)
    for (const { log, title } of readers) {
      const kinds = eventsAt(log, title.version).map(({ kind }) => kind)
      expect(kinds.includes('endorsed') || kinds.includes('theoryDebunked')).toBe(true)
    }
  })

  it.each(locales)('says every title that recorded games have earned, and its reason, in words (%s)', (locale) => {
    const words = wordsIn(locale)
    for (const { title } of titles) {
      const { name, why } = retelling.told(title, words)
      expect(`${name} ${why}`).not.toMatch(/web\.alchemists|NaN|undefined|\{/)
    }
    expect(new Set(titles.map(({ title: { name } }) => name)).size).toBeGreaterThanOrEqual(5)
  })
})
