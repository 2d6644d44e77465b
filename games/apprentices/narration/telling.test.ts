import { type ApprenticesShape, apprentices } from '@athanor/apprentices'
import { pinned } from '@athanor/apprentices/pinned'
import { type Game, pinnedRules } from '@athanor/kernel'
import { wordsIn } from '@athanor/messages/all'
import { type SeenEvent, spoken } from '@athanor/narration'
import { sentencesOf } from '@athanor/narration/testing'
import { describe, expect, it } from 'vitest'
import { apprenticesTelling, type Thing } from './index.ts'

const random = {
  table1: 'random',
  table2: 'random',
  table3: 'random',
  table4: 'random',
  table5: 'random',
  table6: 'random',
} as const

const said = sentencesOf(apprentices, apprenticesTelling, random)

const odd = /apprentices\.|undefined|[{}]/

function told(event: SeenEvent<ApprenticesShape>, locale: 'en' | 'ru'): string {
  const words = wordsIn(locale)
  const names = ['Ann', 'Bob', 'Cleo']
  const spell = (thing: Thing) => apprenticesTelling.spell(thing, words)
  return apprenticesTelling
    .tell(event, 'spectator')
    .map((message) => spoken(message, { words, names, watcher: 'spectator', spell }))
    .join(' ')
}

describe('The Apprentices told', () => {
  it.each(['en', 'ru'] as const)('says every event of a game in whole sentences (%s)', (locale) => {
    for (const watcher of [0, 'spectator', 'all'] as const) {
      for (const sentence of said(watcher, locale)) expect(sentence).not.toMatch(odd)
    }
  })

  it('says who has ended the game, and otherwise why it ends', () => {
    const end = { kind: 'endTriggered', round: 9 } as const
    expect(told({ ...end, cause: 'points', seat: 1 }, 'en')).toBe(
      'Bob has reached 42 knowledge points: the game ends after this round (9).',
    )
    const ways = (['tracks', 'limit'] as const).flatMap((cause) =>
      (['en', 'ru'] as const).map((locale) => told({ ...end, cause }, locale)),
    )
    for (const way of ways) expect(way).toContain('9')
    expect(new Set(ways).size).toBe(4)
  })

  it('says what was paid for a unit, and which die was thrown again', () => {
    const taken = { kind: 'unitTaken', seat: 0, table: 5, from: 2, unit: 3, type: 'potion' } as const
    expect(told({ ...taken, spent: ['gemstone', 'gemstone'] }, 'en')).toBe(
      'Ann takes 1 potion from Cleo at table 5 and pays 2 gemstones.',
    )
    const again = { kind: 'dieRerolled', seat: 0, table: 6, die: 3, before: 'raven', face: 'potion' } as const
    expect(told({ ...again, colour: 'black' }, 'en')).toContain('a black die at table 6')
  })

  it('tells games of kept rules, which say less', async () => {
    const first = await pinnedRules('apprentices', 1, pinned)
    if (first === null) throw new Error('version 1 is not kept')
    // A kept version has today's shape but for the fields that it does not tell.
    const game = first.game as unknown as Game<ApprenticesShape>
    const then = sentencesOf(game, apprenticesTelling, random)
    for (const locale of ['en', 'ru'] as const) {
      for (const sentence of then('all', locale)) expect(sentence).not.toMatch(odd)
      expect(then('all', locale, ['endTriggered'])).toHaveLength(1)
    }
    for (const kind of ['dieRerolled', 'unitTaken']) expect(then('all', 'en', [kind])).not.toEqual([])
  })
})
