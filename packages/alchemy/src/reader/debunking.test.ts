import { describe, expect, it } from 'vitest'
import type { Colour } from '../aspect.ts'
import type { Ingredient } from '../ingredient.ts'
import { type Potion, potions } from '../potion.ts'
import { add, after, back, confirm, demo, master, open, refusal, seen } from '../testing/readerPresses.ts'
import type { ReaderAction } from './reader.ts'
import { previewQuestion, readerScreen } from './screen.ts'

describe('debunking', () => {
  const theories = { scorpion: 'pnP', mushroom: 'pNn', toad: 'PPP' } as const
  const boards = { theories, conflicts: [], articles: [] } as const
  const note: ReaderAction = { kind: 'noteBoard', board: boards }
  const failed = { theories: { kind: 'failed' }, articles: [], succeeded: false }

  it('A-037, A-043, A-044, A-274 shows an apprentice the sign of one aspect, all of it in public', () => {
    const input = after(demo, open('debunk'), ...add('scorpion'), { kind: 'chooseColour', colour: 'green' })
    expect(readerScreen(input, 'table')).toEqual(readerScreen(input, 'actor'))
    expect(readerScreen(input, 'table')).toMatchObject({ ingredients: ['scorpion'], colour: 'green', complete: true })
    const shown = seen(after(input, confirm))
    expect(shown.table).toEqual(shown.actor)
    expect(shown.table).toMatchObject({
      question: { kind: 'aspect', ingredient: 'scorpion', colour: 'green' },
      answer: { kind: 'aspect', sign: 'plus' },
    })
    expect(refusal(demo, open('debunk'), ...add('scorpion', 'toad'))).toBe('alchemy.reject.readerTooMany')
    expect(refusal(demo, open('debunk'), ...add('scorpion'), confirm)).toBe('alchemy.reject.readerIncomplete')
    expect(refusal(demo, open('debunk'), { kind: 'choosePotion', potion: 'speed' })).toBe('alchemy.reject.readerNotNow')
    expect(refusal(demo, open('test'), { kind: 'chooseColour', colour: 'red' })).toBe('alchemy.reject.readerNotNow')
  })

  it('A-038, A-044, A-306 answers a master with yes or no alone, all of it in public', () => {
    for (const potion of potions) {
      const input = after(master, open('debunk'), ...add('scorpion', 'mushroom'), { kind: 'choosePotion', potion })
      expect(readerScreen(input, 'table')).toEqual(readerScreen(input, 'actor'))
      const shown = seen(after(input, confirm))
      expect(shown.table).toEqual(shown.actor)
      expect(shown.table).toMatchObject({ answer: { kind: 'demonstration', yes: potion === 'speed' } })
    }
    expect(refusal(master, open('debunk'), ...add('scorpion', 'mushroom'), confirm)).toBe(
      'alchemy.reject.readerIncomplete',
    )
    expect(refusal(master, open('debunk'), { kind: 'chooseColour', colour: 'red' })).toBe('alchemy.reject.readerNotNow')
    expect(refusal(master, open('sell'), { kind: 'choosePotion', potion: 'speed' })).toBe('alchemy.reject.readerNotNow')
  })

  it('A-039 can be cancelled before it is confirmed', () => {
    const chosen: ReaderAction = { kind: 'choosePotion', potion: 'speed' }
    expect(after(master, open('debunk'), ...add('scorpion', 'mushroom'), chosen, back)).toEqual(master)
  })

  it('A-305, AR-05 previews for everybody what each answer would do', () => {
    const input = after(master, note, open('debunk'), ...add('scorpion', 'mushroom'), {
      kind: 'choosePotion',
      potion: 'speed',
    })
    const { actor, table } = seen(input)
    expect(table).toEqual(actor)
    expect(table).toMatchObject({
      preview: {
        answers: [
          {
            answer: { kind: 'demonstration', yes: true },
            debunking: { theories: { kind: 'debunked', ingredients: ['mushroom', 'scorpion'], colour: 'green' } },
          },
          { answer: { kind: 'demonstration', yes: false }, debunking: failed },
        ],
        askable: true,
        valid: true,
      },
    })
  })

  it('AR-05 previews an apprentice question for both signs', () => {
    const preview = (colour: Colour) => {
      const screen = readerScreen(
        after(demo, note, open('debunk'), ...add('scorpion'), { kind: 'chooseColour', colour }),
        'table',
      )
      return screen.kind === 'input' ? screen.preview : undefined
    }
    const fallen = (colour: Colour) => ({
      theories: { kind: 'debunked', ingredients: ['scorpion'], colour },
      articles: [],
      succeeded: true,
    })
    expect(preview('green')).toMatchObject({
      answers: [
        { answer: { kind: 'aspect', sign: 'plus' }, debunking: fallen('green') },
        { answer: { kind: 'aspect', sign: 'minus' }, debunking: failed },
      ],
    })
    expect(preview('red')).toMatchObject({ answers: [{ debunking: failed }, { debunking: fallen('red') }] })
  })

  const demonstrate = (one: Ingredient, other: Ingredient, potion: Potion): readonly ReaderAction[] => [
    open('debunk'),
    ...add(one, other),
    { kind: 'choosePotion', potion },
    confirm,
  ]

  it('A-280, A-311, A-312 takes what fell off the noted board and keeps the rest for the next debunking', () => {
    const shown = after(master, note, ...demonstrate('scorpion', 'mushroom', 'speed'))
    expect(shown.game?.board).toEqual({ theories: { toad: 'PPP' }, conflicts: [], articles: [] })
    expect(seen(shown).table).toMatchObject({
      debunking: { theories: { kind: 'debunked', ingredients: ['mushroom', 'scorpion'], colour: 'green' } },
    })
    // a failure changes nothing, and neither do questions that debunk nothing.
    const failure = after(shown, back, ...demonstrate('scorpion', 'mushroom', 'wisdom'), back)
    expect(failure.game?.board).toEqual(shown.game?.board)
    expect(after(failure, open('drink'), ...add('toad', 'fern'), confirm)).toMatchObject({
      game: { board: { theories: { toad: 'PPP' } } },
      step: { debunking: null },
    })
    // What the table published since is noted beside it.
    const published = after(failure, {
      kind: 'noteBoard',
      board: { ...boards, theories: { toad: 'PPP', fern: 'npN' } },
    })
    expect(published.game?.board?.theories).toEqual({ toad: 'PPP', fern: 'npN' })
  })

  it('A-274, A-280 takes a theory off that a sign has refuted, and no other', () => {
    const asked = after(demo, note, open('debunk'), ...add('scorpion'), { kind: 'chooseColour', colour: 'green' })
    expect(after(asked, confirm).game?.board?.theories).toEqual({ mushroom: 'pNn', toad: 'PPP' })
    expect(after(asked, back).game?.board?.theories).toEqual(theories)
  })

  it('A-314, A-317, A-322, A-323 marks a conflict on the noted board until one of the two falls', () => {
    const marked = after(master, note, ...demonstrate('scorpion', 'toad', 'wisdom'))
    expect(marked.game?.board).toEqual({ theories, conflicts: [['toad', 'scorpion']], articles: [] })
    // shown once more it is nothing new.
    const again = after(marked, back, ...demonstrate('scorpion', 'toad', 'wisdom'))
    expect(again.game?.board).toEqual(marked.game?.board)
    expect(seen(again).table).toMatchObject({ debunking: { succeeded: false } })
    const fallen = after(again, back, ...demonstrate('scorpion', 'mushroom', 'speed'))
    expect(fallen.game?.board).toEqual({ theories: { toad: 'PPP' }, conflicts: [], articles: [] })
  })

  it('says nothing of a board that nobody noted, and a new game begins without one', () => {
    expect(seen(after(master, ...demonstrate('scorpion', 'mushroom', 'speed'))).table).toMatchObject({
      debunking: null,
    })
    expect(after(master, note, { kind: 'enterCode', code: 'DEMO' }).game?.board).toBeNull()
  })

  it('A-043 previews nothing without a noted board, before the question is complete, and for other questions', () => {
    const chosen: ReaderAction = { kind: 'choosePotion', potion: 'speed' }
    expect(readerScreen(after(master, open('debunk'), ...add('scorpion', 'toad'), chosen), 'table')).toMatchObject({
      preview: null,
    })
    expect(readerScreen(after(master, note, open('debunk'), ...add('scorpion')), 'table')).toMatchObject({
      preview: null,
    })
    expect(readerScreen(after(master, note, open('drink'), ...add('scorpion', 'toad')), 'actor')).toMatchObject({
      preview: null,
    })
    expect(
      previewQuestion({ kind: 'mix', ingredients: ['fern', 'toad'] }, { theories, conflicts: [], articles: [] }),
    ).toBeNull()
    const cleared = after(master, note, { kind: 'noteBoard', board: null })
    expect(cleared).toEqual(master)
  })
})
