import { alchemists } from '@athanor/alchemists'
import type { Game, Shape } from '@athanor/kernel'
import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { valuesIn } from './valuesIn.ts'

const game = alchemists as unknown as Game<Shape>

function read(text: string) {
  return valuesIn(game, 'printedValues', 3, text)
}

describe('a file of printed values', () => {
  it('GR-97 is taken when the game can be played with it', () => {
    expect(read('{"articleSeals": 2}')).toEqual({ ok: true, values: { articleSeals: 2 } })
  })

  it('GR-97 is refused with one reason that the catalogue can say', () => {
    const faults = [
      '{"articleSeals": 7}',
      '{"moods": []}',
      '[1]',
      '{"moodTiles": []}',
      '{"replicator": {"cost": 1, "points": 0}}',
    ]
    for (const text of faults) {
      const refused = read(text)
      if (refused.ok || refused.reason === null) throw new Error(`${text} was taken`)
      // One whole sentence, in both languages, and no id.
      for (const locale of ['en', 'ru'] as const) expect(wordsIn(locale).data(refused.reason)).toMatch(/^[^.]+\S\.$/)
    }
    expect(read('{"moods": []}')).toMatchObject({ reason: { params: { path: 'moods' } } })
  })

  it('says when it is no JSON at all', () => {
    expect(read('gold = 3')).toEqual({ ok: false, reason: null })
  })
})
