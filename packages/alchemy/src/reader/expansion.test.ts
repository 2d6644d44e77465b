import { canonical, quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { signOf } from '../alchemical.ts'
import { articleWith } from '../article.ts'
import type { Sign } from '../aspect.ts'
import { codesOf, demoCode, readCode } from '../codes/gameCode.ts'
import { type Golem, golems } from '../golem.ts'
import { type Ingredient, ingredientPairs, ingredients } from '../ingredient.ts'
import { answerTo } from '../question.ts'
import { blueArticle, redArticle } from '../testing/printedArticles.ts'
import {
  add,
  after,
  answered,
  back,
  confirm,
  demo,
  expansion,
  into,
  open,
  refusal,
  seen,
  truthOf,
} from '../testing/readerPresses.ts'
import { operate } from './operate.ts'
import { newReader, type ReaderAction, type ReaderState, readerEntries, readerModes } from './reader.ts'
import { readerAudience, readerScreen, readerViewers } from './screen.ts'

/** A running reader with a given golem, started by its code. */
function readerWith(golem: Golem): ReaderState {
  const [code = ''] = codesOf({ assignment: truthOf(expansion).assignment, golem }, 'golem')
  return after(newReader, { kind: 'enterCode', code })
}

describe('a game with an expansion', () => {
  it('G-006, G-288, GR-96 offers library and golem with five letters, and only then', () => {
    expect(readerScreen(expansion, 'table')).toMatchObject({
      entries: ['test', 'drink', 'sell', 'debunk', 'library', 'researchGolem'],
    })
    for (const entry of ['library', 'researchGolem'] as const) {
      expect(refusal(demo, open(entry))).toBe('alchemy.reject.readerNoExpansion')
    }
    const last = after(expansion, { kind: 'finalRound', on: true })
    expect(readerScreen(last, 'table')).toMatchObject({
      entries: ['drink', 'sell', 'debunk', 'exhibit', 'library', 'researchGolem'],
    })
    expect([readerModes.length, readerEntries.length]).toEqual([8, 7])
  })

  it('G-007, G-288 knows a game by the length of its code, and refuses one that does not fit what was chosen', () => {
    const code = expansion.game?.code ?? ''
    expect(code).toHaveLength(5)
    expect(after(newReader, { kind: 'enterCode', code }).game?.truth).toEqual(truthOf(expansion))
    expect(after(newReader, { kind: 'enterCode', code, edition: 'expansion' })).toEqual(
      after(newReader, { kind: 'enterCode', code }),
    )
    expect(refusal(demo, { kind: 'enterCode', code, edition: 'base' })).toBe('alchemy.reject.codeEdition')
    expect(refusal(demo, { kind: 'enterCode', code: 'DEMO', edition: 'expansion' })).toBe('alchemy.reject.codeEdition')
    expect(refusal(demo, { kind: 'enterCode', code: 'DEMO', edition: 'base' })).toBeUndefined()
    expect(readCode('DEMO', 'expansion')).toEqual({
      ok: false,
      reason: { id: 'alchemy.reject.codeEdition', params: { edition: 'expansion', length: 4 } },
    })
  })

  it('GR-96 keeps DEMO a code of the base game', () => {
    expect(readCode(demoCode)).toMatchObject({ ok: true, scheme: 'original' })
    expect(truthOf(demo).golem).toBeUndefined()
  })

  it('G-006, GR-96 answers alike on two devices with the same code', () => {
    const other = after(newReader, { kind: 'enterCode', code: expansion.game?.code ?? '' })
    const answers = (state: ReaderState) => [
      ...ingredients.map((ingredient) =>
        answered(after(state, ...into('golemTest'), ...add(ingredient), confirm), 'actor'),
      ),
      ...ingredientPairs.map((pair) => answered(after(state, ...into('animate'), ...add(...pair), confirm), 'table')),
    ]
    expect(answers(other)).toEqual(answers(expansion))
  })

  it('G-287, GR-96 lists golem and animating pair among the answers', () => {
    for (const golem of golems) {
      const state = readerWith(golem)
      const shown = readerScreen(
        after(state, { kind: 'finalRound', on: true }, { kind: 'showAnswers' }, confirm),
        'table',
      )
      if (shown.kind !== 'answers' || shown.animators === null) throw new Error('a golem has a pair that animates it')
      expect(shown.truth.golem).toEqual(golem)
      const worked = after(state, ...into('animate'), ...add(...shown.animators), confirm)
      expect(answered(worked, 'table')).toEqual({ kind: 'animation', worked: true })
    }
  })
})

describe('the library', () => {
  it('G-014..G-017, G-282 lets the reader of a book pick one of four, for that reader alone', () => {
    const opened = after(expansion, open('library'))
    const screen = readerScreen(opened, 'actor')
    if (screen.kind !== 'input' || screen.offer === null) throw new Error('four books are offered')
    expect(new Set(screen.offer).size).toBe(4)
    expect(readerScreen(opened, 'table')).toMatchObject({ offer: null, ingredients: null, audience: 'actor' })
    const absent = ingredients.find((ingredient) => !screen.offer?.includes(ingredient)) as Ingredient
    expect(refusal(opened, ...add(absent))).toBe('alchemy.reject.readerNotOffered')
    const [book, other] = screen.offer as [Ingredient, Ingredient]
    expect(refusal(opened, ...add(book, other))).toBe('alchemy.reject.readerTooMany')
    const read = after(opened, ...add(book), confirm)
    expect(answered(read, 'actor')).toEqual(answerTo({ kind: 'library', ingredient: book }, truthOf(expansion)))
    expect(readerScreen(read, 'table')).toEqual({
      kind: 'answer',
      mode: 'library',
      promised: null,
      question: null,
      answer: null,
      debunking: null,
      audience: 'actor',
    })
  })

  it('GR-39, GR-96 keeps the four books until one is read, and draws other four then', () => {
    const opened = after(expansion, open('library'))
    const offer = opened.game?.offer
    expect(after(opened, back, open('library')).game?.offer).toEqual(offer)
    const [book] = offer as readonly [Ingredient]
    expect(after(opened, ...add(book), confirm).game?.offer).toBeNull()
    expect(after(opened, back, open('drink'), ...add('fern', 'toad'), confirm).game?.offer).toEqual(offer)
    expect(readerScreen(after(opened, back, open('drink')), 'actor')).toMatchObject({ offer: null })
    const offers = new Map<string, number>()
    for (let round = 0; round < 700; round++) {
      const four = String(after(expansion, open('library')).game?.offer)
      offers.set(four, (offers.get(four) ?? 0) + 1)
    }
    // All 70 sets of four turn up, none much more often than the others.
    expect(offers.size).toBe(70)
    expect(Math.max(...offers.values())).toBeLessThan(30)
  })

  it('GR-39, GR-96 draws the four by chance alone: they follow from no code', () => {
    const drawn = (state: ReaderState, seed: string) => {
      const result = operate(state, open('library'), quickChance(seed))
      return result.ok ? result.state.game?.offer : undefined
    }
    const readers = [golems[0], golems[17]].map((golem) => readerWith(golem as Golem))
    for (const seed of ['one', 'two', 'three']) {
      expect(new Set(readers.map((reader) => String(drawn(reader, seed)))).size).toBe(1)
    }
    expect(drawn(readers[0] as ReaderState, 'one')).not.toEqual(drawn(readers[0] as ReaderState, 'two'))
  })
})

describe('Research Golem', () => {
  it('G-286 has two branches, a test with one ingredient and an animation with two', () => {
    const asking = after(expansion, open('researchGolem'))
    for (const viewer of readerViewers) {
      expect(readerScreen(asking, viewer)).toEqual({
        kind: 'research',
        branches: ['golemTest', 'animate'],
        audience: 'everybody',
      })
    }
    expect(after(asking, back)).toEqual(expansion)
    expect(refusal(asking, ...add('fern'))).toBe('alchemy.reject.readerNotNow')
    expect(refusal(asking, confirm)).toBe('alchemy.reject.readerNotNow')
    expect(refusal(expansion, { kind: 'research', branch: 'animate' })).toBe('alchemy.reject.readerNotNow')
    expect(refusal(newReader, { kind: 'research', branch: 'animate' })).toBe('alchemy.reject.readerNoGame')
    expect(refusal(expansion, ...into('golemTest'), ...add('fern', 'toad'))).toBe('alchemy.reject.readerTooMany')
    expect(refusal(expansion, ...into('animate'), ...add('fern'), confirm)).toBe('alchemy.reject.readerIncomplete')
    expect(refusal(expansion, ...into('animate'), ...add('fern', 'fern'))).toBe('alchemy.reject.readerSameIngredient')
  })

  it('G-176, G-181, G-286, GR-47 shows a test to the tester alone', () => {
    const tested = seen(after(expansion, ...into('golemTest'), ...add('fern'), confirm))
    const answer = answerTo({ kind: 'golemTest', ingredient: 'fern' }, truthOf(expansion))
    expect(tested.actor).toMatchObject({ answer, audience: 'actor' })
    expect(tested.table).toEqual({
      kind: 'answer',
      mode: 'golemTest',
      promised: null,
      question: null,
      answer: null,
      debunking: null,
      audience: 'actor',
    })
  })

  it('G-258, G-259, G-261, G-286, GR-50 shows everybody that an animation is tried and whether it worked, nobody the pair', () => {
    const chosen = after(expansion, ...into('animate'), ...add('fern', 'toad'))
    expect(readerScreen(chosen, 'table')).toMatchObject({ mode: 'animate', ingredients: null, audience: 'actor' })
    const { actor, table } = seen(after(chosen, confirm))
    const answer = answerTo({ kind: 'animation', ingredients: ['fern', 'toad'] }, truthOf(expansion))
    expect(table).toEqual({
      kind: 'answer',
      mode: 'animate',
      promised: null,
      question: null,
      answer,
      debunking: null,
      audience: 'everybody',
    })
    expect(actor).toMatchObject({ question: { kind: 'animation', ingredients: ['fern', 'toad'] }, answer })
  })

  it('GR-49, GR-89 looks the same to the table whichever pair fails', () => {
    const views = ingredientPairs.flatMap((pair) => {
      const state = after(expansion, ...into('animate'), ...add(...pair), confirm)
      const worked = answered(state, 'table')
      return worked?.kind === 'animation' && !worked.worked ? [canonical(readerScreen(state, 'table'))] : []
    })
    expect(views).toHaveLength(27)
    expect(new Set(views).size).toBe(1)
  })
})

describe('whom a screen is for', () => {
  it('A-043, G-282, G-286 is told for every mode, before and after the answer', () => {
    const last = after(expansion, { kind: 'finalRound', on: true })
    const audiences = readerModes.map((mode) => {
      const start = mode === 'exhibit' ? last : expansion
      const opened = after(start, ...into(mode))
      const offered = opened.game?.offer ?? ingredients
      const [one, other] = offered as [Ingredient, Ingredient]
      const entries: Partial<Record<typeof mode, readonly ReaderAction[]>> = {
        sell: [{ kind: 'promise', potion: 'speed' }, ...add(one, other)],
        debunk: [...add(one), { kind: 'chooseColour', colour: 'red' }],
        library: add(one),
        golemTest: add(one),
      }
      const done = after(opened, ...(entries[mode] ?? add(one, other)), confirm)
      return [mode, readerAudience(opened), readerAudience(done)]
    })
    expect(audiences).toEqual([
      ['test', 'actor', 'everybody'],
      ['drink', 'actor', 'everybody'],
      ['sell', 'actor', 'everybody'],
      ['debunk', 'everybody', 'everybody'],
      ['exhibit', 'actor', 'everybody'],
      ['library', 'actor', 'actor'],
      ['golemTest', 'actor', 'actor'],
      ['animate', 'actor', 'everybody'],
    ])
    expect(readerAudience(newReader)).toBe('everybody')
    expect(readerAudience(expansion)).toBe('everybody')
  })
})

describe('debunking with articles', () => {
  const note: ReaderAction = { kind: 'noteBoard', board: { theories: {}, conflicts: [], articles: [blueArticle] } }

  it('G-102, GR-05, GR-79 previews for everybody what would fall and which spaces would be safe', () => {
    const asked = (ingredient: Ingredient, colour: 'red' | 'blue') =>
      seen(after(expansion, note, open('debunk'), ...add(ingredient), { kind: 'chooseColour', colour }))
    const { actor, table } = asked('scorpion', 'blue')
    expect(table).toEqual(actor)
    expect(table).toMatchObject({
      preview: {
        answers: [
          { debunking: { articles: [{ safe: ['red', 'green', 'blue', 'white'] }], succeeded: true } },
          { debunking: { articles: [], succeeded: false } },
        ],
        askable: true,
        valid: true,
      },
    })
    expect(asked('scorpion', 'red').table).toMatchObject({ preview: { askable: false, valid: false } })
  })

  it('G-107 takes a fallen article off the noted board, and no other', () => {
    const { assignment } = truthOf(expansion)
    const having = (sign: Sign) => ingredients.filter((each) => signOf(assignment[each], 'blue') === sign)
    const [asked, second] = having('minus')
    if (asked === undefined || second === undefined) throw new Error('four have minus')
    const wrong = articleWith('blue', [asked, second], having('plus').slice(0, 2))
    if (wrong === null) throw new Error('two and two make an article')
    const theories = { [second]: 'PPP' } as const
    const shown = after(
      expansion,
      { kind: 'noteBoard', board: { theories, conflicts: [], articles: [wrong, redArticle] } },
      open('debunk'),
      ...add(asked),
      { kind: 'chooseColour', colour: 'blue' },
      confirm,
    )
    expect(shown.game?.board).toEqual({ theories, conflicts: [], articles: [redArticle] })
    expect(seen(shown).table).toMatchObject({ debunking: { articles: [{ article: wrong }], succeeded: true } })
  })

  it('GR-05 warns a master of a demonstration that cannot succeed', () => {
    const demonstrate = (potion: 'healing' | 'insanity') =>
      readerScreen(
        after(expansion, { kind: 'setVariant', variant: 'master' }, note, open('debunk'), ...add('toad', 'mushroom'), {
          kind: 'choosePotion',
          potion,
        }),
        'table',
      )
    expect(demonstrate('healing')).toMatchObject({ preview: { askable: true, valid: false } })
    expect(demonstrate('insanity')).toMatchObject({
      preview: { valid: true, answers: [{ debunking: { articles: [{ safe: [] }] } }, {}] },
    })
  })
})
