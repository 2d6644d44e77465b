import { formatData, formatter, locales, type MessageId, type ParamsFor, wordsIn } from '@athanor/messages/all'
import { describe, expect, expectTypeOf, it } from 'vitest'

const en = formatter('en')
/** Non-breaking spaces are the typesetter’s business (tools/words/typography.ts): here they read as spaces. */
function ru<Id extends MessageId>(id: Id, ...params: ParamsFor<Id>): string {
  return formatter('ru')(id, ...params).replaceAll('\u00a0', ' ')
}

describe('formatting', () => {
  it('fills in parameters', () => {
    expect(en('compendium.event.drewFromBag', { player: 'Abigail', count: 2, you: 'no' })).toBe(
      'Abigail draws 2 cubes from the bag.',
    )
    expect(en('kernel.reject.notYourTurn')).toBe('It is not your turn.')
  })

  it('counts as each language does', () => {
    const lines = [1, 2, 5, 11, 21].map((count) => ru('compendium.cubes.birdLegs', { count }))
    expect(lines).toEqual([
      '1 птичья лапка',
      '2 птичьи лапки',
      '5 птичьих лапок',
      '11 птичьих лапок',
      '21 птичья лапка',
    ])
    expect([1, 2].map((count) => en('compendium.cubes.dragonsBlood', { count }))).toEqual([
      '1 drop of dragon’s blood',
      '2 drops of dragon’s blood',
    ])
  })

  it('declines what the sentence needs in another case', () => {
    expect(ru('compendium.event.tookFromReserve', { player: 'Мерлин', ingredient: 'spiders', you: 'no' })).toBe(
      'Мерлин берёт из запаса паука.',
    )
    expect(ru('compendium.reject.pileEmpty', { ingredient: 'mushrooms' })).toBe('В запасе больше нет грибов.')
  })

  it('leaves out what did not happen', () => {
    const player = 'Merlin'
    const some = {
      player,
      you: 'no',
      received: 'some',
      cubes: '1 spider',
      lacking: 'some',
      missing: '1 mushroom',
    } as const
    expect(en('compendium.event.productsReceived', some)).toBe(
      'Merlin receives products from the reserve: 1 spider. The reserve has run out of: 1 mushroom.',
    )
    const all = { ...some, lacking: 'none', missing: '' } as const
    expect(en('compendium.event.productsReceived', all)).toBe('Merlin receives products from the reserve: 1 spider.')
  })

  it('R-084 warns in both languages that a creation is one potion fewer to brew', () => {
    expect(en('compendium.word.creationWarning')).toBe(
      'Remember: you can never brew your own potions, so each one you create leaves one fewer to brew.',
    )
    expect(ru('compendium.word.creationWarning')).toBe(
      'Помните: свои зелья варить нельзя. Чем больше вы изобрели, тем меньше останется варить.',
    )
  })

  it('R-092 calls the winner Supreme Adept, and lets equals share the title', () => {
    expect(en('compendium.event.gameEnded', { winners: 'Abigail', count: 1, total: 81 })).toBe(
      'Abigail becomes the Supreme Adept with 81 points of fame.',
    )
    expect(ru('compendium.event.gameEnded', { winners: 'Абигейл и Мерлин', count: 2, total: 81 })).toBe(
      'Абигейл и Мерлин делят звание Верховного адепта: у каждого 81 очко славы.',
    )
  })

  it('keeps a parameter that looks like a message as it is', () => {
    expect(en('compendium.event.schoolDealt', { player: '{x} <b>', you: 'no' })).toBe(
      '{x} <b> receives a secret school card.',
    )
  })

  it('joins lists as each language does', () => {
    expect(wordsIn('en').list(['a', 'b', 'c'])).toBe('a, b and c')
    expect(wordsIn('ru').list(['а', 'б', 'в'])).toBe('а, б и в')
    expect(wordsIn('ru').list([])).toBe('')
  })
})

describe('messages that come as data', () => {
  it('are said like any other', () => {
    const reason = { id: 'compendium.reject.tileGone', params: { value: 9 } }
    expect(formatData('en', reason)).toBe('The value tile 9 is already in use.')
    expect(formatData('ru', { id: 'kernel.reject.gameOver' })).toBe('Партия окончена.')
    expect(formatData('ru', { id: 'kernel.reject.colourTaken', params: { colour: 'purple' } })).toBe(
      'Цвет уже занят: фиолетовый. Выберите другой.',
    )
    expect(formatData('ru', { id: 'kernel.reject.colourTaken', params: { colour: 'teal' } })).toContain('teal')
  })

  it('show their id when nobody wrote a sentence or parameters are missing', () => {
    for (const locale of locales) {
      expect(formatData(locale, { id: 'nobody.wrote.this' })).toBe('nobody.wrote.this')
      expect(formatData(locale, { id: 'toString' })).toBe('toString')
      expect(formatData(locale, { id: 'compendium.reject.tileGone' })).toBe('compendium.reject.tileGone')
    }
  })
})

describe('types', () => {
  it('know the parameters of every message', () => {
    expectTypeOf<ParamsFor<'kernel.reject.notYourTurn'>>().toEqualTypeOf<[]>()
    expectTypeOf<ParamsFor<'compendium.event.drewFromBag'>>().toEqualTypeOf<
      [params: { readonly count: number; readonly player: string; readonly you: 'no' | 'yes' }]
    >()
    expectTypeOf<ParamsFor<'compendium.reject.pileEmpty'>>().toEqualTypeOf<
      [params: { readonly ingredient: 'birdLegs' | 'dragonsBlood' | 'mushrooms' | 'spiders' | 'trollEyes' }]
    >()
    expectTypeOf<'nobody.wrote.this'>().not.toExtend<MessageId>()
    expectTypeOf<`compendium.score.${'creations' | 'copies'}`>().toExtend<MessageId>()
  })
})
