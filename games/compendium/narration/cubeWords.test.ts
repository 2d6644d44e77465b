import { ingredients } from '@athanor/compendium'
import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { countedIngredient, ingredientAmong } from './cubeWords.ts'

describe('ingredients beside numbers', () => {
  it.each(['en', 'ru'] as const)('are in the number’s own form: %s', (locale) => {
    const words = wordsIn(locale)
    for (const ingredient of ingredients) {
      for (const count of [0, 1, 2, 4, 5, 11, 21, 22]) {
        expect(`${count} ${ingredientAmong(ingredient, count, words)}`).toBe(
          countedIngredient(ingredient, count, words).replace('\u00a0', ' '),
        )
      }
    }
  })

  it('are counted as people say it', () => {
    const ru = wordsIn('ru')
    expect(ingredientAmong('mushrooms', 4, ru)).toBe('гриба')
    expect(ingredientAmong('dragonsBlood', 2, ru)).toBe('капли крови дракона')
    expect(ingredientAmong('birdLegs', 1, wordsIn('en'))).toBe('bird leg')
  })
})
