import { describe, expect, it } from 'vitest'
import { mixIngredients } from '../assignment.ts'
import { readCode } from '../codes/gameCode.ts'
import { type Ingredient, ingredientPairs } from '../ingredient.ts'
import { colouredPotions } from '../potion.ts'
import { potionsOfQuality, saleQualities } from '../saleQuality.ts'
import {
  add,
  after,
  answered,
  back,
  confirm,
  demo,
  expansion,
  finalRound,
  into,
  master,
  open,
  refusal,
  seen,
  stream,
  truthOf,
} from '../testing/readerPresses.ts'
import { questionOf } from './input.ts'
import { operate } from './operate.ts'
import {
  debunkVariants,
  newReader,
  type ReaderAction,
  type ReaderInput,
  type ReaderState,
  readerModes,
  selections,
} from './reader.ts'
import { readerScreen } from './screen.ts'

describe('starting', () => {
  it('A-026, A-030 shows nothing before there is a game', () => {
    expect(seen(newReader)).toEqual({
      actor: { kind: 'start', variant: 'apprentice', audience: 'everybody' },
      table: { kind: 'start', variant: 'apprentice', audience: 'everybody' },
    })
    for (const action of [open('drink'), confirm, back, ...add('fern'), { kind: 'showAnswers' }] as const) {
      expect(refusal(newReader, action)).toBe('alchemy.reject.readerNoGame')
    }
  })

  it('A-026 refuses a bad code with the reason and stays where it is', () => {
    expect(refusal(demo, { kind: 'enterCode', code: 'DEM' })).toBe('alchemy.reject.codeLength')
    expect(refusal(demo, { kind: 'enterCode', code: 'DE1O' })).toBe('alchemy.reject.codeLetters')
  })

  it('A-027, A-045, AR-91 starts a new game and shows its code, with a word about the original app', () => {
    for (const scheme of ['veiled', 'original', 'golem'] as const) {
      const { actor, table } = seen(after(newReader, { kind: 'newGame', scheme }))
      if (actor.kind !== 'menu' || actor.code === null) throw new Error('a new game has a menu and a code')
      expect(table).toEqual(actor)
      expect(readCode(actor.code)).toMatchObject({ ok: true, scheme })
      expect(actor.differsFromOriginal).toBe(scheme === 'veiled')
    }
    const typed = after(newReader, { kind: 'enterCode', code: 'lhvt' })
    expect(readerScreen(typed, 'table')).toMatchObject({ code: 'LHVT', differsFromOriginal: true })
  })

  it('A-025, A-046 gives the same answers on several devices', () => {
    const other = after(newReader, { kind: 'enterCode', code: 'demo' })
    for (const pair of ingredientPairs) {
      const steps = [open('drink'), ...add(...pair), confirm]
      expect(answered(after(other, ...steps), 'table')).toEqual(answered(after(demo, ...steps), 'table'))
    }
  })

  it('A-028, A-029 keeps the game when the variant changes, and changes only the debunking', () => {
    const setMaster: ReaderAction = { kind: 'setVariant', variant: 'master' }
    expect(after(demo, setMaster)).toEqual({ ...demo, variant: 'master' })
    expect(readerScreen(master, 'actor')).toMatchObject({ kind: 'menu', code: 'DEMO', variant: 'master' })
    expect(refusal(demo, open('debunk'), setMaster)).toBe('alchemy.reject.readerNotNow')
    expect(refusal(demo, open('drink'), setMaster)).toBeUndefined()
    const debunked = after(demo, open('debunk'), ...add('fern'), { kind: 'chooseColour', colour: 'red' }, confirm)
    expect(after(debunked, setMaster)).toEqual({ ...debunked, variant: 'master' })
    expect(debunkVariants).toEqual(['apprentice', 'master'])
  })

  it('A-053, A-055 selects by hand as by camera, with the same answers', () => {
    const results = selections.map((selection) => {
      const state = after(demo, { kind: 'setSelection', selection }, open('test'), ...add('mushroom', 'toad'))
      expect(readerScreen(state, 'actor')).toMatchObject({ selection })
      return answered(after(state, confirm), 'table')
    })
    expect(results).toEqual([
      { kind: 'mix', potion: 'healing' },
      { kind: 'mix', potion: 'healing' },
    ])
  })

  it('starts afresh with another code', () => {
    const again = after(finalRound, open('drink'), { kind: 'enterCode', code: 'AAAA' })
    expect(readerScreen(again, 'table')).toMatchObject({ kind: 'menu', code: 'AAAA', finalRound: false })
  })
})

describe('mixing', () => {
  it.each<['test' | 'drink' | 'exhibit', ReaderState]>([
    ['test', demo],
    ['drink', demo],
    ['exhibit', finalRound],
  ])(
    'A-030, A-031, A-032, A-033, A-041, A-043 shows the potion of %s to all and the ingredients to nobody else',
    (mode, start) => {
      const input = after(start, open(mode), ...add('toad', 'mushroom'))
      expect(readerScreen(input, 'actor')).toMatchObject({
        kind: 'input',
        mode,
        ingredients: ['toad', 'mushroom'],
        complete: true,
      })
      expect(readerScreen(input, 'table')).toMatchObject({ kind: 'input', mode, ingredients: null, complete: null })
      const shown = seen(after(input, confirm))
      expect(shown.table).toEqual({
        kind: 'answer',
        mode,
        promised: null,
        question: null,
        answer: { kind: 'mix', potion: 'healing' },
        debunking: null,
        audience: 'everybody',
      })
      expect(shown.actor).toMatchObject({ question: { kind: 'mix', ingredients: ['mushroom', 'toad'] } })
    },
  )

  it('A-049, A-050, A-051, A-064 answers the tutorial', () => {
    const mixed = (one: Ingredient, other: Ingredient) =>
      answered(after(demo, open('drink'), ...add(one, other), confirm), 'table')
    expect(mixed('mushroom', 'toad')).toEqual({ kind: 'mix', potion: 'healing' })
    expect(mixed('scorpion', 'birdClaw')).toEqual({ kind: 'mix', potion: 'speed' })
    expect(mixed('birdClaw', 'toad')).toEqual({ kind: 'mix', potion: 'neutral' })
  })

  it('A-011, A-031 needs two different ingredients before it answers, and takes no third', () => {
    expect(refusal(demo, open('test'), confirm)).toBe('alchemy.reject.readerIncomplete')
    expect(refusal(demo, open('test'), ...add('fern'), confirm)).toBe('alchemy.reject.readerIncomplete')
    expect(refusal(demo, open('test'), ...add('fern', 'fern'))).toBe('alchemy.reject.readerSameIngredient')
    expect(refusal(demo, open('test'), ...add('fern', 'toad', 'flower'))).toBe('alchemy.reject.readerTooMany')
    expect(readerScreen(after(demo, open('test'), ...add('fern')), 'actor')).toMatchObject({ complete: false })
    const third = operate(
      after(demo, open('test'), ...add('fern', 'toad')),
      { kind: 'add', ingredient: 'flower' },
      stream,
    )
    expect(third).toEqual({ ok: false, reason: { id: 'alchemy.reject.readerTooMany', params: { count: 2 } } })
  })

  it('A-031 answers nothing before an ingredient is given, whatever the mode', () => {
    const golemic = after(expansion, { kind: 'finalRound', on: true })
    for (const mode of readerModes) {
      const state = mode === 'test' ? expansion : golemic
      expect(readerScreen(after(state, ...into(mode)), 'actor')).toMatchObject({ complete: false })
      expect(refusal(state, ...into(mode), confirm)).toBe('alchemy.reject.readerIncomplete')
    }
    const red: ReaderAction = { kind: 'chooseColour', colour: 'red' }
    expect(refusal(demo, open('debunk'), red, confirm)).toBe('alchemy.reject.readerIncomplete')
  })

  it('A-030 lets the player correct what was recognised, or go back', () => {
    const corrected = after(
      demo,
      open('test'),
      ...add('fern', 'toad'),
      { kind: 'remove', ingredient: 'fern' },
      ...add('mushroom'),
    )
    expect(answered(after(corrected, confirm), 'actor')).toEqual({ kind: 'mix', potion: 'healing' })
    expect(after(corrected, back)).toEqual(demo)
    expect(after(corrected, confirm, back)).toEqual(demo)
    expect(refusal(demo, back)).toBe('alchemy.reject.readerNotNow')
  })

  it('opens one thing at a time', () => {
    expect(refusal(demo, open('test'), open('drink'))).toBe('alchemy.reject.readerNotNow')
    expect(refusal(demo, confirm)).toBe('alchemy.reject.readerNotNow')
    expect(refusal(demo, ...add('fern'))).toBe('alchemy.reject.readerNotNow')
    expect(refusal(demo, open('test'), { kind: 'finalRound', on: true })).toBe('alchemy.reject.readerNotNow')
    expect(refusal(finalRound, open('drink'), { kind: 'showAnswers' })).toBe('alchemy.reject.readerNotNow')
    expect(refusal(demo, open('test'), ...add('fern', 'toad'), confirm, confirm)).toBe('alchemy.reject.readerNotNow')
  })
})

describe('selling', () => {
  it('A-034, A-036 asks for the promise first, and shows it to all', () => {
    expect(refusal(demo, open('sell'), ...add('fern'))).toBe('alchemy.reject.readerIncomplete')
    const promised = after(demo, open('sell'), { kind: 'promise', potion: 'speed' }, ...add('fern'))
    expect(readerScreen(promised, 'table')).toMatchObject({ mode: 'sell', promised: 'speed', ingredients: null })
    expect(refusal(demo, open('drink'), { kind: 'promise', potion: 'speed' })).toBe('alchemy.reject.readerNotNow')
  })

  it('A-034 asks nothing of two ingredients without a promise', () => {
    const input: ReaderInput = {
      kind: 'input',
      mode: 'sell',
      ingredients: ['fern', 'toad'],
      promised: null,
      colour: null,
      potion: null,
    }
    expect(questionOf(input, 'apprentice')).toBeNull()
    expect(questionOf({ ...input, promised: 'speed' }, 'apprentice')).toEqual({
      kind: 'sale',
      ingredients: ['fern', 'toad'],
      promised: 'speed',
    })
  })

  it('A-035, A-205 answers with the quality alone, for every pair and promise', () => {
    for (const promised of colouredPotions) {
      for (const pair of ingredientPairs) {
        const state = after(demo, open('sell'), { kind: 'promise', potion: promised }, ...add(...pair), confirm)
        const screen = readerScreen(state, 'table')
        if (screen.kind !== 'answer' || screen.answer?.kind !== 'sale') throw new Error('a sale has a quality')
        const made = mixIngredients(truthOf(demo).assignment, ...pair)
        expect(potionsOfQuality(promised, screen.answer.quality)).toContain(made)
        expect(saleQualities).toContain(screen.answer.quality)
        expect(screen).toEqual({
          kind: 'answer',
          mode: 'sell',
          promised,
          question: null,
          answer: { kind: 'sale', quality: screen.answer.quality },
          debunking: null,
          audience: 'everybody',
        })
      }
    }
  })
})

describe('the final round', () => {
  const entriesOf = (state: ReaderState) => {
    const screen = readerScreen(state, 'table')
    return screen.kind === 'menu' ? screen.entries : []
  }

  it('A-040, A-351, AR-82 offers the exhibition instead of the test, and keeps drinking', () => {
    expect(entriesOf(demo)).toEqual(['test', 'drink', 'sell', 'debunk'])
    expect(entriesOf(finalRound)).toEqual(['drink', 'sell', 'debunk', 'exhibit'])
    expect(refusal(finalRound, open('test'))).toBe('alchemy.reject.readerFinalRound')
    expect(refusal(demo, open('exhibit'))).toBe('alchemy.reject.readerFinalRound')
    expect(after(finalRound, { kind: 'finalRound', on: false })).toEqual(demo)
  })

  it('A-042, A-047, A-370 asks before it lists all answers, and only after the final round was chosen', () => {
    expect(refusal(demo, { kind: 'showAnswers' })).toBe('alchemy.reject.readerFinalRound')
    const asking = after(finalRound, { kind: 'showAnswers' })
    const question = { kind: 'askAnswers', audience: 'everybody' }
    expect(seen(asking)).toEqual({ actor: question, table: question })
    expect(after(asking, back)).toEqual(finalRound)
    const { actor, table } = seen(after(asking, confirm))
    expect(table).toEqual(actor)
    expect(table).toMatchObject({
      kind: 'answers',
      truth: { assignment: { flower: 'NNN', scorpion: 'nPp' } },
      animators: null,
    })
  })
})
