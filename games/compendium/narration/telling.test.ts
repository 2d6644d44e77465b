import { compendium } from '@athanor/compendium'
import { sentencesOf } from '@athanor/narration/testing'
import { describe, expect, it } from 'vitest'
import { compendiumTelling } from './telling.ts'

const said = sentencesOf(compendium, compendiumTelling, {})

describe('Alchemist told', () => {
  it.each(['en', 'ru'] as const)('says every event of a game in whole sentences (%s)', (locale) => {
    for (const watcher of [0, 'spectator', 'all'] as const) {
      for (const sentence of said(watcher, locale)) expect(sentence).not.toMatch(/compendium\.|undefined|[{}]/)
    }
  })

  it('R-024, R-028, R-064 tells what was drawn to the drawer alone', () => {
    const dealt = ['cubesDealt', 'schoolDealt']
    expect(said(0, 'en', dealt).join(' ')).toContain('You drew')
    expect(said(0, 'en', dealt).join(' ')).toContain('Your school')
    expect(said('spectator', 'en', dealt).join(' ')).not.toMatch(/You drew|Your school/)
  })

  it('tells whoever may see everything both what was seen and what was not', () => {
    const open = said('spectator', 'en', ['drewFromBag'])
    const all = said('all', 'en', ['drewFromBag'])
    expect(all).toHaveLength(2 * open.length)
    expect(all).toEqual(expect.arrayContaining([...open]))
  })
})
