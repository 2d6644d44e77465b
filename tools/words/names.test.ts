import { describe, expect, it } from 'vitest'
import { projectRoot } from '../sourceFiles.ts'
import { nameDefects, withNames } from './names.ts'
import { readWritten } from './wordFolders.ts'

const german = {
  'chess.piece.king': 'König',
  'chess.piece.king@dative': 'Könige',
  'chess.piece.rook': 'Turm',
  'chess.piece.rook@dative': 'Turme',
  'chess.event.took': '{piece, name, chess.piece} schlägt',
  'chess.event.withdrew': 'mit dem {piece, name, chess.piece@dative}',
}

describe('the names of things', () => {
  it('are taken into the sentences that ask for them', () => {
    expect(withNames(german)).toEqual({
      'chess.piece.king': 'König',
      'chess.piece.rook': 'Turm',
      'chess.event.took': '{piece, select, king {König} rook {Turm} other {}} schlägt',
      'chess.event.withdrew': 'mit dem {piece, select, king {Könige} rook {Turme} other {}}',
    })
  })

  it('are missed where a language bends some and not others, or bends for nothing', () => {
    expect(nameDefects('de', german)).toEqual([])
    const { 'chess.piece.rook@dative': _, ...lost } = german
    expect(nameDefects('de', lost)).toEqual(['de chess.piece.rook@dative: is missing'])
    expect(nameDefects('de', { ...german, 'chess.piece.rook@genitive': 'Turmes' })).toEqual([
      'de chess.piece.rook@genitive: is a form that no sentence asks for',
    ])
    expect(nameDefects('de', { ...german, 'chess.event.moved': '{man, name, chess.man}' })).toEqual([
      'de chess.event.moved: nothing is called chess.man',
    ])
  })
})

/** Groups of messages that name the components of a game, and nothing else. */
const groups = [
  'alchemists.adventurer',
  'alchemists.artifact',
  'alchemists.favour',
  'alchemists.seal',
  'alchemists.space',
  'alchemy.ingredient',
  'alchemy.potion',
  'apprentices.face',
  'compendium.ingredient',
]

/** Sentences that choose among all things of a group in their own words, with the reason. */
const ownWords: Readonly<Record<string, string>> = {
  'alchemists.brief.potionMade': 'a sentence begins with it',
  'alchemists.own.articleEndorsed': 'seals are told apart by what they hedge on an article',
  'alchemists.own.articlePublished': 'seals are told apart by what they hedge on an article',
  'alchemists.own.endorsed': 'seals are told apart by what they hedge in a theory',
  'alchemists.own.published': 'seals are told apart by what they hedge in a theory',
  'alchemists.reject.sealMissing': 'seals are told apart by what they hedge in a theory',
  'cli.alchemists.ingredient': 'short for the terminal',
  'cli.alchemists.space': 'short for the terminal',
  'cli.apprentices.letter': 'short for the terminal',
  'cli.compendium.letter': 'short for the terminal',
}

describe.each(['en', 'ru'])('the names of components in %s', (locale) => {
  it('are written once: no sentence lists them, but for those with words of their own', () => {
    const written = readWritten(projectRoot, locale)
    const listing = groups.flatMap((group) => {
      const names = Object.keys(written)
        .filter((id) => id.startsWith(`${group}.`) && !id.includes('@'))
        .map((id) => id.slice(group.length + 1))
      return Object.entries(written)
        .filter(([, text]) => names.length > 0 && names.every((name) => new RegExp(`[ ,]${name} \\{`).test(text)))
        .map(([id]) => id)
    })
    expect(listing.toSorted()).toEqual(Object.keys(ownWords).toSorted())
  })
})
