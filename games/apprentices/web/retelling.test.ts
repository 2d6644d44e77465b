import { apprentices } from '@athanor/apprentices'
import { replay } from '@athanor/kernel'
import { locales, wordsIn } from '@athanor/messages/all'
import { recordedLogs } from '@athanor/tabletop/testing/recordedLogs.ts'
import { retold } from '@athanor/tabletop/testing/retold.ts'
import { describe, expect, it } from 'vitest'
import { retelling } from './retelling.ts'

const fixtures = import.meta.glob<string>('../fixtures/*.json', { query: '?raw', import: 'default', eager: true })
const games = recordedLogs(fixtures, apprentices.rulesVersion).map(({ name, log }) => {
  const account = retold(apprentices, log, retelling)
  if (account === null) throw new TypeError(`${name} has no end`)
  return { name, log, account }
})
const titles = games.flatMap(({ name, log, account }) => account.titles.map((title) => ({ game: name, log, title })))

describe('what The Apprentices tells of itself at the end', () => {
  it.each(games)('$name: three titles at most, and turns that moved the lead', ({ account }) => {
    expect(account.titles.length).toBeLessThanOrEqual(3)
    expect(account.turns.length).toBeGreaterThan(0)
    for (const { before, after } of account.turns) expect(after).not.toBe(before)
  })

  it('praises a bold roll only where a raven was rolled and nothing was lost', () => {
    const rolls = titles.filter(({ title }) => title.name === 'boldestRoll')
    expect(rolls.length).toBeGreaterThan(0)
    for (const { log, title } of rolls) {
      const step = [...replay(apprentices, log)][title.version]
      const kinds = step?.events.map(({ public: { kind } }) => kind) ?? []
      expect(kinds).toContain('ravenRolled')
      expect(kinds).not.toContain('unitsLost')
      expect(kinds).not.toContain('pointsLost')
    }
  })

  it('counts the ravens that whoever scares them has driven away', () => {
    const scarers = titles.filter(({ title }) => title.name === 'ravenScarer')
    expect(scarers.length).toBeGreaterThan(0)
    for (const { log, title } of scarers) {
      const driven = log.header.seats.map(() => 0)
      const undone = log.entries.some((entry) => 'undo' in entry)
      for (const { events } of replay(apprentices, log)) {
        for (const { public: each } of events) {
          if (each.kind === 'ravenCancelled') driven[each.seat] = (driven[each.seat] ?? 0) + 1
        }
      }
      if (!undone) expect(Math.max(...driven)).toBe(title.worth)
      else expect(Math.max(...driven)).toBeGreaterThanOrEqual(title.worth)
    }
  })

  it.each(locales)('says every title that recorded games have earned, and its reason, in words (%s)', (locale) => {
    const words = wordsIn(locale)
    for (const { title } of titles) {
      const { name, why } = retelling.told(title, words)
      expect(`${name} ${why}`).not.toMatch(/web\.apprentices|NaN|undefined|\{/)
    }
    expect(new Set(titles.map(({ title: { name } }) => name)).size).toBeGreaterThanOrEqual(4)
  })
})
