import { apprentices } from '@athanor/apprentices'
import { sentencesOf } from '@athanor/telling/testing'
import { describe, expect, it } from 'vitest'
import { apprenticesTelling } from './telling.ts'

const said = sentencesOf(apprentices, apprenticesTelling, {
  table1: 'random',
  table2: 'random',
  table3: 'random',
  table4: 'random',
  table5: 'random',
  table6: 'random',
})

describe('The Apprentices told', () => {
  it.each(['en', 'ru'] as const)('says every event of a game in whole sentences (%s)', (locale) => {
    for (const watcher of [0, 'spectator', 'all'] as const) {
      for (const sentence of said(watcher, locale)) expect(sentence).not.toMatch(/apprentices\.|undefined|[{}]/)
    }
  })
})
