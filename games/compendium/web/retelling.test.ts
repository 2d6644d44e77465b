import { compendium } from '@athanor/compendium'
import { compendiumTelling } from '@athanor/compendium/narration'
import { locales, wordsIn } from '@athanor/messages/all'
import { recordedLogs } from '@athanor/tabletop/testing/recordedLogs.ts'
import { retold } from '@athanor/tabletop/testing/retold.ts'
import { describe, expect, it } from 'vitest'
import { retelling } from './retelling.ts'

const fixtures = import.meta.glob<string>('../fixtures/*.json', { query: '?raw', import: 'default', eager: true })
const games = recordedLogs(fixtures, compendium.rulesVersion).map(({ name, log }) => {
  const account = retold(compendium, log, retelling)
  if (account === null) throw new TypeError(`${name} has no end`)
  return { name, log, account }
})

function gameOf(name: string): (typeof games)[number] {
  return games.find((game) => game.name === name) ?? expect.fail(name)
}

describe('what Alchemist tells of itself at the end', () => {
  it.each(games)('$name: three titles at most, each with a move of whom it praises or of their recipe', (game) => {
    const { titles, moments } = game.account
    expect(titles.length).toBeLessThanOrEqual(3)
    for (const { seats, version } of titles) expect(seats).toContain(moments.get(version)?.seat)
  })

  it.each(games)('$name: the turns move the lead, and from the last of them on it is that of the result', (game) => {
    const { turns, turningPoint } = game.account
    for (const { before, after, from, version } of turns) {
      expect(after).not.toBe(before)
      expect(from).toBeLessThan(version)
    }
    expect(turningPoint?.after ?? 1).toBeGreaterThan(turningPoint?.before ?? 0)
  })

  it('praises the recipe that rivals brewed most often, with the move that created it', () => {
    const { log, account } = gameOf('four-greedy.v1.json')
    const title = account.titles.find(({ name }) => name === 'wantedRecipe') ?? expect.fail('no such title')
    const created = log.entries[title.version - 1] as { readonly action?: { readonly kind: string; cauldron: number } }
    expect(created.action?.kind).toBe('create')
    const copies = new Map<number, number>()
    for (const entry of log.entries as readonly { readonly action?: { readonly kind: string; cauldron: number } }[]) {
      const { action } = entry
      if (action?.kind === 'copy') copies.set(action.cauldron, (copies.get(action.cauldron) ?? 0) + 1)
    }
    expect(title.worth).toBe(Math.max(...copies.values()))
    expect(copies.get(created.action?.cauldron ?? -1)).toBe(title.worth)
  })

  it.each(locales)('says every title that recorded games have earned, and its reason, in words (%s)', (locale) => {
    const words = wordsIn(locale)
    const said = games.flatMap(({ account }) => account.titles.map((title) => retelling.told(title, words)))
    expect(said.length).toBeGreaterThan(10)
    for (const { name, why } of said) expect(`${name} ${why}`).not.toMatch(/web\.compendium|NaN|undefined|\{/)
    expect(new Set(said.map(({ name }) => name)).size).toBeGreaterThanOrEqual(3)
  })

  it('tells the moments with everything in the open, and nothing before the game is over', () => {
    const { log } = gameOf('three-greedy.v1.json')
    for (const moment of gameOf('three-greedy.v1.json').account.moments.values()) {
      const told = moment.events.flatMap((event) => compendiumTelling.tell(event, 'all'))
      expect(told.length).toBeGreaterThan(0)
    }
    expect(retold(compendium, { ...log, entries: log.entries.slice(0, -1) }, retelling)).toBeNull()
  })
})
