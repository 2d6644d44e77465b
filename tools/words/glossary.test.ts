import { describe, expect, it } from 'vitest'
import { glossaryDefects, parseGlossary } from './glossary.ts'

const text = `# Glossary

Words | before the first chapter do not count.

## The game

Messages: \`game.\`

| English | Russian | said by | not in English | not in Russian |
|---|---|---|---|---|
| seal | печать | \`game.word.seal\` | stone | камен, камн |
| hand | за ширмой | | | на руке |
`

const english = { 'game.word.seal': 'Seal', 'game.event.pressed': '{stone} presses a seal.', 'other.word': 'A stone' }
const russian = { 'game.word.seal': 'печать', 'game.event.pressed': '{stone} ставит печать.', 'other.word': 'Камень' }
const german = { 'game.word.seal': 'Stempel', 'game.event.pressed': '{stone} setzt ein Siegel.', 'other.word': 'Stein' }

function defects(changed: {
  en?: Record<string, string>
  ru?: Record<string, string>
  glossary?: string
  german?: string
}): string[] {
  const glossary = parseGlossary(changed.glossary ?? text)
  return glossaryDefects(glossary, [
    { locale: 'en', catalogue: { ...english, ...changed.en }, glossary: 'English' },
    { locale: 'ru', catalogue: { ...russian, ...changed.ru }, glossary: 'Russian' },
    { locale: 'de', catalogue: german, glossary: changed.german ?? null },
  ])
}

describe('the glossary', () => {
  it('accepts messages that keep to it, in any case, whatever their parameters are called', () => {
    expect(defects({})).toEqual([])
  })

  it('finds a message that names its thing otherwise', () => {
    expect(defects({ en: { 'game.word.seal': 'Stamp' } })).toEqual([
      'en game.word.seal: says “Stamp” where the glossary says “seal”',
    ])
    expect(defects({ ru: { 'game.word.seal': 'печати' } })).toEqual([
      'ru game.word.seal: says “печати” where the glossary says “печать”',
    ])
  })

  it('finds another name inside a sentence of its chapter, non-breaking spaces or not', () => {
    expect(
      defects({ en: { 'game.event.pressed': 'Two {stone, plural, one {Stones} other {stones}} lie there.' } }),
    ).toEqual(['en game.event.pressed: says “stone” where the glossary says “seal”'])
    expect(defects({ ru: { 'game.event.pressed': 'У вас камни на\u00a0руке.' } })).toEqual([
      'ru game.event.pressed: says “камн” where the glossary says “печать”',
      'ru game.event.pressed: says “на руке” where the glossary says “за ширмой”',
    ])
  })

  it('holds any language to its columns, and asks nothing of one that has none', () => {
    const glossary = text
      .replace('| English | Russian |', '| English | Russian | German | not in German |')
      .replace('| seal | печать |', '| seal | печать | Siegel | Stempel |')
      .replace('| hand | за ширмой |', '| hand | за ширмой | Hand | |')
    expect(defects({ glossary })).toEqual([])
    expect(defects({ glossary, german: 'German' })).toEqual([
      'de game.word.seal: says “Stempel” where the glossary says “Siegel”',
      'de game.word.seal: says “stempel” where the glossary says “Siegel”',
    ])
  })

  it('finds tables that speak of nothing', () => {
    expect(defects({ glossary: text.replace('`game.`', '`gone.`') })).toContain(
      'docs/glossary.md: no message of “The game” begins with gone.',
    )
    expect(defects({ glossary: text.replace('game.word.seal', 'game.word.gone') })).toContain(
      'docs/glossary.md: there is no message game.word.gone',
    )
    expect(defects({ glossary: `${text}| too | few |\n` })).toEqual([
      'docs/glossary.md: a row needs 5 cells: | too | few |',
    ])
  })
})
