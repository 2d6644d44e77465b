import { compendium } from '@athanor/compendium'
import type { Catalogue } from '@athanor/messages/compile'
import { describe, expect, it } from 'vitest'
import { parseGlossary } from './glossary.ts'
import { type AuditInput, auditMessages } from './messageAudit.ts'
import { familiesOf, gameFamilies } from './messageFamilies.ts'
import { type MessageUse, messageUses } from './messageUses.ts'
import { rules as en } from './rules/en.ts'
import { rules as ru } from './rules/ru.ts'
import { type Slip, saying } from './slips.ts'

const english = {
  'game.event.moved': '{player} moves {n, plural, one {# step} other {# steps}}.',
  'game.reject.wrong': 'No {kind, select, a {apple} b {bean} other {}}.',
  'game.screen.title': 'Title',
}
const russian = {
  'game.event.moved':
    '{player}: {n, plural, one {#\u00a0шаг} few {#\u00a0шага} many {#\u00a0шагов} other {#\u00a0шага}}.',
  'game.reject.wrong': 'Нет {kind, select, b {боба} a {яблока} other {}}.',
  'game.screen.title': 'Заголовок',
}

const sound: Omit<AuditInput, 'english' | 'others'> = {
  glossary: { chapters: [], defects: [] },
  families: [{ prefix: 'game.event.', members: ['moved'] }],
  wanted: ['game.reject.wrong'],
  uses: { whole: [{ path: 'app.ts', id: 'game.screen.title', params: [] }], heads: [] },
}

interface Change extends Partial<Omit<AuditInput, 'english' | 'others'>> {
  readonly english?: Catalogue
  readonly russian?: Catalogue
  readonly same?: readonly string[]
  readonly slips?: readonly Slip[]
}

/** The defects after one change to words that have none. */
function defects({ same = [], slips = [], ...change }: Change): readonly string[] {
  return auditMessages({
    ...sound,
    ...change,
    english: { locale: 'en', catalogue: change.english ?? english, rules: { ...en, slips }, same: [] },
    others: [{ locale: 'ru', catalogue: change.russian ?? russian, rules: { ...ru, slips: [] }, same }],
  })
}

function withEnglish(change: Catalogue): Catalogue {
  return { ...english, ...change }
}

function withRussian(change: Catalogue): Catalogue {
  return { ...russian, ...change }
}

function without(catalogue: Catalogue, id: string): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).filter(([each]) => each !== id))
}

function withUse(use: MessageUse): AuditInput['uses'] {
  return { ...sound.uses, whole: [...sound.uses.whole, use] }
}

describe('the audit', () => {
  it('has nothing to say about a sound catalogue', () => {
    expect(defects({})).toEqual([])
  })

  it('finds a message that cannot be parsed', () => {
    const [first] = defects({ russian: withRussian({ 'game.screen.title': '{' }) })
    expect(first).toContain('ru game.screen.title: cannot be parsed')
  })

  it('finds what a printer or the glossary would not let pass', () => {
    const changed = withEnglish({ 'game.screen.title': 'Title …' })
    expect(defects({ english: changed })).toEqual(['en game.screen.title: has a space before an ellipsis'])
    const columns = '| English | Russian | said by | not in English | not in Russian |'
    const glossary = parseGlossary(`## Game\nMessages: \`game.\`\n${columns}\n| heading | имя | | title | |\n`)
    expect(defects({ glossary })).toEqual(['en game.screen.title: says “title” where the glossary says “heading”'])
  })

  it('finds what nobody would say', () => {
    const slips = [{ name: 'title', better: '“heading”', find: saying(/Title/u) }]
    expect(defects({ slips })).toEqual(['en game.screen.title: “Title” (title): “heading”'])
  })

  it('finds a message that is missing in Russian', () => {
    const changed = without(russian, 'game.screen.title')
    expect(defects({ russian: changed })).toEqual(['ru game.screen.title: is missing'])
  })

  it('finds a message that only Russian has', () => {
    expect(defects({ russian: withRussian({ 'game.screen.zoo': 'Зоопарк' }) })).toEqual([
      'ru game.screen.zoo: has no English text',
    ])
  })

  it.each([
    ['another name', '{who}: {n, plural, one {#} few {#} many {#} other {#}}', 'n: number, who: string'],
    ['one too few', '{player}', 'player: string'],
    ['another type', '{player} {n}', 'n: string, player: string'],
  ])('finds other parameters: %s', (_, text, takes) => {
    expect(defects({ russian: withRussian({ 'game.event.moved': text }) })).toEqual([
      `ru game.event.moved: takes ${takes} instead of n: number, player: string`,
    ])
  })

  it('finds other select branches', () => {
    const text = 'Нет {kind, select, a {яблока} c {вишни} other {}}.'
    expect(defects({ russian: withRussian({ 'game.reject.wrong': text }) })).toEqual([
      'ru game.reject.wrong: takes kind: a|c instead of kind: a|b',
    ])
  })

  it('finds missing and needless plural forms', () => {
    const poorer = withRussian({ 'game.event.moved': '{player} {n, plural, one {#} other {#}}' })
    expect(defects({ russian: poorer })).toEqual([
      'ru game.event.moved: {n} lacks the plural form few',
      'ru game.event.moved: {n} lacks the plural form many',
    ])
    const changed = withEnglish({ 'game.event.moved': '{player} {n, plural, =0 {} one {#} few {#} other {#}}' })
    expect(defects({ english: changed })).toEqual(['en game.event.moved: {n} has no use for the plural form few'])
  })

  it('finds plural forms inside branches, and asks of ordinals what ordinals need', () => {
    const changed = withEnglish({
      'game.event.moved': '{player} {n, plural, one {#} other {{n, selectordinal, one {#st} other {#th}}}}',
    })
    expect(defects({ english: changed })).toEqual([
      'en game.event.moved: {n} lacks the plural form few',
      'en game.event.moved: {n} lacks the plural form two',
    ])
  })

  it('finds text that was never translated, unless it is meant to be the same', () => {
    const changed = withRussian({ 'game.screen.title': 'Title' })
    expect(defects({ russian: changed })).toEqual(['ru game.screen.title: is the same as in English'])
    expect(defects({ russian: changed, same: ['game.screen.title'] })).toEqual([])
    expect(defects({ same: ['game.screen.title'] })).toEqual([
      'same.json game.screen.title: is not the same in English and ru',
    ])
  })

  it('finds a message that nothing uses', () => {
    expect(defects({ uses: { whole: [], heads: [] } })).toEqual(['en game.screen.title: is never used'])
  })

  it('takes what begins like an id that is put together for used', () => {
    expect(defects({ uses: { whole: [], heads: ['game.screen.ti'] } })).toEqual([])
  })

  it('finds a member of a family without a sentence', () => {
    const families = [{ prefix: 'game.event.', members: ['moved', 'rested'] }]
    expect(defects({ families })).toEqual(['en game.event.rested: is missing'])
  })

  it('finds a sentence for what the game no longer knows', () => {
    const families = [{ prefix: 'game.event.', members: [] }]
    expect(defects({ families })).toEqual(['en game.event.moved: the game knows nothing of it'])
  })

  it('finds a reason without a sentence', () => {
    expect(defects({ wanted: [...sound.wanted, 'game.reject.late'] })).toEqual(['en game.reject.late: is missing'])
  })

  it('finds an id in the source that has no message', () => {
    const uses = withUse({ path: 'app.ts', id: 'game.screen.titel', params: null })
    expect(defects({ uses })).toEqual(['app.ts: game.screen.titel has no message'])
  })

  it('finds parameters that a message does not take', () => {
    const uses = withUse({ path: 'app.ts', id: 'game.event.moved', params: ['player', 'count'] })
    expect(defects({ uses })).toEqual(['app.ts: gives game.event.moved {count, player} instead of {n, player}'])
  })
})

describe('uses of messages', () => {
  it('are read from the source with what is given to them', () => {
    const text = `
      say('a.b.plain')
      say('a.b.given', { x: 1, y })
      refuse({ id: 'a.b.data', params: { z } })
      refuse({ id: 'a.b.bare' })
      say('a.b.unknown', params)
      const list = ['a.b.listed', \`a.b.template\`, 'not an id', 'a.b']`
    expect(messageUses([{ path: 'app.ts', text }]).whole.map(({ id, params }) => [id, params])).toEqual([
      ['a.b.plain', []],
      ['a.b.given', ['x', 'y']],
      ['a.b.data', ['z']],
      ['a.b.bare', []],
      ['a.b.unknown', null],
      ['a.b.listed', null],
      ['a.b.template', null],
    ])
  })

  it('are read from ids that are put together', () => {
    const text =
      'say(`a.b.${name}`); say(`a.b.${kind}.${name}`); say(`a.b.which${name}`); say(`a ${name}`); say(`a.${name}`)'
    expect(messageUses([{ path: 'app.ts', text }]).heads).toEqual(['a.b.', 'a.b.which'])
  })

  it('do not count in tests', () => {
    expect(messageUses([{ path: 'app.test.ts', text: "say('a.b.c')" }])).toEqual({ whole: [], heads: [] })
  })
})

describe('what the games make the catalogue say', () => {
  const families = new Map(gameFamilies().map(({ prefix, members }) => [prefix, members]))

  it('is every event, action, option, ask, score source, colour and preset of a game', () => {
    expect(families.get('compendium.event.')).toContain('drewFromBag')
    expect(families.get('compendium.action.')).toContain('copy')
    expect(families.get('compendium.option.')).toEqual(expect.arrayContaining(['schools', 'schoolTie.split']))
    expect(families.get('compendium.ask.')).toEqual(expect.arrayContaining(['opening', 'turn']))
    expect([...(families.get('compendium.score.') ?? [])].sort()).toEqual([
      'award',
      'copies',
      'creations',
      'halfPoints',
    ])
    expect(families.get('compendium.colour.')).toContain('purple')
    expect(families.get('compendium.preset.')).toContain('standard')
    expect(families.get('compendium.own.')).toContain('schoolDealt')
  })

  it('grows with the game', () => {
    const grown = familiesOf({ ...compendium, eventKinds: [...compendium.eventKinds, 'catAsleep'] })
    expect(grown.find(({ prefix }) => prefix === 'compendium.event.')?.members).toContain('catAsleep')
  })
})
