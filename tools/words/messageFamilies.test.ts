import { alchemists, box } from '@athanor/alchemists'
import { alchemicals, colouredPotions, colours, ingredients, potions, saleQualities } from '@athanor/alchemy'
import { paramsOf, parseMessage } from '@athanor/messages/compile'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../sourceFiles.ts'
import { auditMessages } from './messageAudit.ts'
import { gameFamilies, reasonIds } from './messageFamilies.ts'
import { readLanguage } from './wordFolders.ts'

const english = readLanguage(projectRoot, 'en')

const families = gameFamilies()

function membersOf(prefix: string): readonly string[] {
  return families.filter((family) => family.prefix === prefix).flatMap(({ members }) => members)
}

describe('what Alchemists makes the catalogue say', () => {
  it('is everything that any game does', () => {
    expect(membersOf('alchemists.event.')).toContain('theoryDebunked')
    expect(membersOf('alchemists.action.')).toContain('demonstrate')
    expect(membersOf('alchemists.ask.')).toEqual(expect.arrayContaining(['keepFavour', 'exhibit', 'immediate']))
    expect(membersOf('alchemists.option.')).toEqual(expect.arrayContaining(['debunking.master', 'seat4.table']))
    expect(membersOf('alchemists.reject.')).toContain('inConflict')
    expect(membersOf('alchemists.shelf.')).toContain('title')
  })

  it('is what a seat alone sees, whether it comes out of hiding or was its own doing', () => {
    expect(membersOf('alchemists.own.')).toEqual(expect.arrayContaining(['cardsDrawn', 'potionMade', 'published']))
  })

  it('is the name of every component, and what each card does', () => {
    expect(membersOf('alchemists.artifact.')).toHaveLength(21)
    expect(membersOf('alchemists.artifactText.')).toHaveLength(21)
    expect(membersOf('alchemists.favour.')).toHaveLength(9)
    expect(membersOf('alchemists.favourText.')).toHaveLength(9)
    expect(membersOf('alchemists.adventurer.')).toContain('witcher')
  })

  it.each(['alchemists.event.sold', 'alchemists.reject.noAltar', 'alchemists.artifactText.periscope'])(
    'fails the audit without %s',
    (lost) => {
      const rest = Object.fromEntries(Object.entries(english).filter(([id]) => id !== lost))
      const language = { locale: 'en', catalogue: rest, rules: { glossary: null, habits: [], slips: [] }, same: [] }
      const glossary = { chapters: [], defects: [] }
      const input = {
        english: language,
        others: [],
        glossary,
        families,
        wanted: reasonIds,
        uses: { whole: [], heads: [] },
      }
      expect(auditMessages(input)).toContain(`en ${lost}: is missing`)
    },
  )
})

/** A word without a branch would leave a hole in the sentence, and reasons come as data that no compiler checks. */
describe('sentences of Alchemists that choose their words', () => {
  const words: Readonly<Record<string, readonly (readonly string[])[]>> = {
    adventurer: [box.adventurers.map(({ id }) => id)],
    alchemical: [alchemicals],
    artifact: [box.artifacts],
    colour: [colours],
    counted: [saleQualities],
    favour: [box.favours.ids],
    from: [
      ['deck', ...ingredients],
      ['hidden', 'known'],
    ],
    guarantee: [saleQualities],
    ingredient: [ingredients],
    potion: [potions, colouredPotions],
    quality: [saleQualities],
    seal: [box.seals.ids],
    source: [alchemists.scoreSources],
    space: [box.spaces.map(({ id }) => id)],
  }

  /** Each select, with whether its branches are exactly the words that can come. */
  const choices = Object.entries(english)
    .filter(([id]) => id.startsWith('alchemists.'))
    .flatMap(([id, text]) => {
      const message = parseMessage(text)
      if (typeof message === 'string') throw new SyntaxError(message)
      return [...paramsOf(message)].flatMap(([name, type]) => {
        const sets = words[name]
        if (typeof type === 'string' || sets === undefined) return []
        const complete = sets.some((set) => set.toSorted().join() === type.join())
        return [{ choice: `${id} {${name}}`, complete }]
      })
    })

  it('know every word that can come, in all places', () => {
    expect(choices.length).toBeGreaterThan(40)
    expect(choices.filter(({ complete }) => !complete)).toEqual([])
  })
})
