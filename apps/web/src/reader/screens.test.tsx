import {
  alchemicals,
  animatingIngredients,
  articleWith,
  type Ingredient,
  ingredients,
  newGame,
  nothingPublished,
  type Publications,
  potions,
} from '@athanor/alchemy'
import type { DebunkVariant, ReaderAction, ReaderMode, ReaderStep } from '@athanor/alchemy/reader'
import { quickChance } from '@athanor/kernel'
import { formatter, type Locale, locales } from '@athanor/messages/all'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { AnswerScreen } from './AnswerScreen.tsx'
import { AnswersScreen } from './AnswersScreen.tsx'
import { DebunkScreen } from './DebunkScreen.tsx'
import { ExplainScreen } from './ExplainScreen.tsx'
import { HomeScreen } from './HomeScreen.tsx'
import { IngredientsScreen } from './IngredientsScreen.tsx'
import { StartScreen } from './StartScreen.tsx'
import { snapshotOf } from './testing.ts'

const say = formatter('en')
const nothing = () => {}
const golemCode = newGame(quickChance('screens'), 'golem').code

function htmlOf(page: ReactNode, locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <Router ssrPath="/reader">
      <WordsProvider locale={locale}>{page}</WordsProvider>
    </Router>,
  )
}

/** What is said aloud of everything that can be pressed in a step: buttons that are chosen or not. */
function picksOf(html: string): readonly string[] {
  return [...html.matchAll(/<button[^>]*aria-pressed[^>]*>(.*?)<\/button>/g)].map(([, face = '']) =>
    face.replace(/<[^>]*>/g, '').trim(),
  )
}

function menuOf(code: string, ...actions: readonly ReaderAction[]): string {
  return htmlOf(
    <HomeScreen snapshot={snapshotOf(code, 'apprentice', ...actions)} onHistory={nothing} onOther={nothing} />,
  )
}

function has(html: string, entry: ReaderAction & { readonly kind: 'open' }): boolean {
  return html.includes(say(`alchemy.reader.${entry.entry}`))
}

function entriesOf(html: string): readonly string[] {
  const entries = ['test', 'drink', 'sell', 'debunk', 'exhibit', 'library', 'researchGolem'] as const
  return entries.filter((entry) => has(html, { kind: 'open', entry }))
}

function inputOf(code: string, variant: DebunkVariant, ...actions: readonly ReaderAction[]) {
  const { state } = snapshotOf(code, variant, ...actions)
  const { game, step } = state
  if (game === null || step.kind !== 'input') throw new Error('nothing is asked')
  return { game, input: step, variant, selection: state.selection }
}

function cardsScreen(mode: ReaderMode, ...actions: readonly ReaderAction[]): string {
  const asked = inputOf(golemCode, 'apprentice', ...actions)
  expect(asked.input.mode).toBe(mode)
  return htmlOf(<IngredientsScreen {...asked} />)
}

const names = ingredients.map((ingredient) => say(`alchemy.ingredient.${ingredient}`))

describe('the menu of the reader', () => {
  it('A-040, A-351, AR-82 the final round puts the exhibition in the place of the student, and drinking stays', () => {
    const before = menuOf('DEMO')
    expect(entriesOf(before)).toEqual(['test', 'drink', 'sell', 'debunk'])
    expect(before).not.toContain(say('alchemy.reader.showAnswers'))
    const last = menuOf('DEMO', { kind: 'finalRound', on: true })
    expect(entriesOf(last)).toEqual(['drink', 'sell', 'debunk', 'exhibit'])
    expect(last).toContain(say('alchemy.reader.showAnswers'))
  })

  it('G-006, G-007, G-288 offers library and golem to games of five letters alone', () => {
    expect(entriesOf(menuOf(golemCode))).toEqual(['test', 'drink', 'sell', 'debunk', 'library', 'researchGolem'])
  })

  it('A-045, A-047 shows the code and nothing of what it stands for', () => {
    for (const code of ['DEMO', golemCode]) {
      const html = menuOf(code)
      expect(html).toContain(code)
      const told = [...names, ...alchemicals.map((each) => say(`alchemy.alchemical.${each}`))]
      expect(told.filter((each) => html.includes(each))).toEqual([])
    }
  })

  it('A-445, AR-91 says which codes the original app reads otherwise, and explains the choice in a sentence', () => {
    const differs = say('alchemy.notice.differsFromOriginal')
    expect(menuOf('AAAA')).not.toContain(differs)
    expect(menuOf('DEMO')).not.toContain(differs)
    const own = newGame(quickChance('own'), 'veiled').code
    expect(menuOf(own)).toContain(differs)
    const lettersOnly = say('reader.home.lettersOnly')
    expect([menuOf('AAAA'), menuOf(own)].map((html) => html.includes(lettersOnly))).toEqual([true, false])
    const start = htmlOf(<StartScreen onContinue={null} onBegun={nothing} />)
    expect(start).toContain(say('reader.start.schemeText'))
    expect(say('reader.start.schemeText').match(/\.(\s|$)/g)).toHaveLength(1)
  })
})

describe('what is chosen', () => {
  it('A-037, A-044 an apprentice names one of eight ingredients and one of three aspects; no card is scanned', () => {
    const { input } = inputOf('DEMO', 'apprentice', { kind: 'open', entry: 'debunk' })
    const html = htmlOf(
      <DebunkScreen input={input} variant="apprentice" board={nothingPublished} hasArticles={false} />,
    )
    expect(picksOf(html)).toEqual([
      ...names,
      ...(['red', 'green', 'blue'] as const).map((each) => say(`alchemy.colour.${each}`)),
    ])
    expect(html).not.toContain(say('reader.camera.scan'))
  })

  it('A-038, A-044 a master names two of eight ingredients and one of seven potions', () => {
    const { input } = inputOf('DEMO', 'master', { kind: 'open', entry: 'debunk' })
    const html = htmlOf(<DebunkScreen input={input} variant="master" board={nothingPublished} hasArticles={false} />)
    expect(picksOf(html)).toEqual([...names, ...potions.map((each) => say(`alchemy.potion.${each}`))])
    expect(html).not.toContain(say('reader.camera.scan'))
  })

  it('G-015, G-016, G-282 a reader of the library sees four books and no more', () => {
    const html = cardsScreen('library', { kind: 'open', entry: 'library' })
    expect(picksOf(html)).toHaveLength(4)
    expect(html).toContain(say('reader.input.book'))
    expect(html).not.toContain(say('reader.camera.scan'))
  })

  it('G-175, G-176, G-259, G-260, G-286 a test is fed one card, an animation names two and uses none', () => {
    const test = cardsScreen(
      'golemTest',
      { kind: 'open', entry: 'researchGolem' },
      { kind: 'research', branch: 'golemTest' },
    )
    expect(picksOf(test)).toEqual(names)
    expect(test).toContain(say('reader.input.fed'))
    expect(test).toContain(say('reader.camera.scan'))
    const animate = cardsScreen(
      'animate',
      { kind: 'open', entry: 'researchGolem' },
      { kind: 'research', branch: 'animate' },
    )
    expect(animate).toContain(say('reader.input.animators'))
    expect(animate).not.toContain(say('reader.camera.scan'))
  })

  it('A-030, A-053, A-056 the chosen cards are pressed, to be checked against the cauldron', () => {
    const html = cardsScreen('drink', { kind: 'open', entry: 'drink' }, { kind: 'add', ingredient: 'toad' })
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1)
    expect(html).toContain(say('reader.input.chosen', { ingredients: say('alchemy.ingredient.toad') }))
    expect(html).toContain(say('reader.input.pair'))
  })
})

describe('what is shown', () => {
  it('A-043, A-062 an answer to everybody never names the cards, in either language', () => {
    const cards: readonly ReaderAction[] = [
      { kind: 'add', ingredient: 'mushroom' },
      { kind: 'add', ingredient: 'ravensFeather' },
      { kind: 'confirm' },
    ]
    const ways: readonly (readonly ReaderAction[])[] = [
      [{ kind: 'open', entry: 'test' }, ...cards],
      [{ kind: 'open', entry: 'drink' }, ...cards],
      [{ kind: 'open', entry: 'sell' }, { kind: 'promise', potion: 'wisdom' }, ...cards],
      [{ kind: 'finalRound', on: true }, { kind: 'open', entry: 'exhibit' }, ...cards],
      [{ kind: 'open', entry: 'researchGolem' }, { kind: 'research', branch: 'animate' }, ...cards],
    ]
    for (const locale of locales) {
      const spoken = (['mushroom', 'ravensFeather'] as const).map((each: Ingredient) =>
        formatter(locale)(`alchemy.ingredient.${each}`),
      )
      for (const way of ways) {
        const { step } = snapshotOf(golemCode, 'master', ...way).state
        const html = htmlOf(<AnswerScreen step={step as ReaderStep & { readonly kind: 'answer' }} />, locale)
        expect(html).toContain(formatter(locale)('reader.banner.public'))
        expect(spoken.filter((name) => html.includes(name))).toEqual([])
      }
    }
  })

  it('A-037, A-043 a debunking is public: the answer says what was put to the test', () => {
    const { step } = snapshotOf(
      golemCode,
      'apprentice',
      { kind: 'open', entry: 'debunk' },
      { kind: 'add', ingredient: 'mushroom' },
      { kind: 'chooseColour', colour: 'red' },
      { kind: 'confirm' },
    ).state
    const html = htmlOf(<AnswerScreen step={step as ReaderStep & { readonly kind: 'answer' }} />)
    expect(html).toContain(say('alchemy.ingredient.mushroom'))
  })

  it('A-042, A-370, G-251..G-254, G-287 the answers name all eight, the golem’s circles and what animates it', () => {
    const { truth } = newGame(quickChance('screens'), 'golem')
    const html = htmlOf(<AnswersScreen truth={truth} />)
    const lines = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line)
    expect(lines).toHaveLength(8)
    for (const [place, ingredient] of ingredients.entries()) {
      expect(lines[place]).toContain(say(`alchemy.ingredient.${ingredient}`))
      expect(lines[place]).toContain(say(`alchemy.alchemical.${truth.assignment[ingredient]}`))
    }
    for (const part of ['chest', 'ears'] as const) {
      const { size, colour } = truth.golem?.[part] ?? { size: 'big', colour: 'red' }
      expect(html).toContain(say('reader.answers.golem', { part, size, colour }))
    }
    const [one, other] = (animatingIngredients(truth) ?? []).map((each) => say(`alchemy.ingredient.${each}`))
    expect(html).toContain(say('reader.answers.animators', { ingredients: `${one} and ${other}` }))
    expect(htmlOf(<AnswersScreen truth={{ assignment: truth.assignment }} />)).not.toContain('golem')
  })

  it('A-305, GR-79 asks for articles only where there are some, and only for those that the answer can touch', () => {
    const question = { kind: 'aspect', ingredient: 'toad', colour: 'blue' } as const
    const articles = say('reader.explain.reckonArticles')
    expect(
      htmlOf(<ExplainScreen question={question} board={nothingPublished} hasArticles={false} onBack={nothing} />),
    ).not.toContain(articles)
    const html = htmlOf(<ExplainScreen question={question} board={nothingPublished} hasArticles onBack={nothing} />)
    expect(html).toContain(articles)
    expect(html).toContain(say('alchemy.article.on', { colour: 'blue' }))
    expect(html).not.toContain(say('alchemy.article.on', { colour: 'red' }))
  })

  it('A-305, A-308, G-107 what was noted before is open for correction, and what fell is said with the answer', () => {
    const article = articleWith('blue', ['toad', 'fern'], ['mushroom', 'flower'])
    if (article === null) throw new Error('two and two make an article')
    const board = { theories: { toad: 'nPp', flower: 'PPP' }, conflicts: [], articles: [article] } as const
    const question = { kind: 'aspect', ingredient: 'toad', colour: 'blue' } as const
    const html = htmlOf(<ExplainScreen question={question} board={board} hasArticles onBack={nothing} />)
    expect(html.match(/<details[^>]* open/g)).toHaveLength(2)
    expect(html).toContain(say('reader.explain.alsoNoted'))
    // The theory on the toad, the one on the flower, and the four claims of the article.
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(6)
    const ask: readonly ReaderAction[] = [
      { kind: 'open', entry: 'debunk' },
      { kind: 'add', ingredient: 'scorpion' },
      { kind: 'chooseColour', colour: 'green' },
    ]
    const answered = (noted: Publications) => {
      const { step } = snapshotOf('DEMO', 'apprentice', { kind: 'noteBoard', board: noted }, ...ask, {
        kind: 'confirm',
      }).state
      return htmlOf(<AnswerScreen step={step as ReaderStep & { readonly kind: 'answer' }} />)
    }
    const fallen = answered({ ...nothingPublished, theories: { scorpion: 'pnP' } })
    expect(fallen).toContain(say('reader.explain.outcome', { kind: 'debunked', ingredients: 'scorpion' }))
    expect(fallen).toContain(say('reader.result.boardNoted'))
    // Whoever noted less than there is must not be told that nothing fell.
    expect(answered({ ...nothingPublished, theories: { toad: 'pnP' } })).toContain(say('reader.result.signText'))
  })
})
