import { describe, expect, it } from 'vitest'
import { aspectOf, colouredPotions, isColouredPotion, potions } from './potion.ts'
import { isSaleQuality, meetsGuarantee, potionsOfQuality, saleQualities, saleQuality } from './saleQuality.ts'

describe('quality of a sale', () => {
  it('A-198 has four levels, best first', () => {
    expect(saleQualities).toEqual(['exact', 'correctSign', 'neutral', 'wrongSign'])
    expect(saleQualities.every(isSaleQuality)).toBe(true)
    expect(isSaleQuality('perfect')).toBe(false)
  })

  it('A-199 judges every potion for the target healing', () => {
    expect(potions.map((made) => saleQuality('healing', made))).toEqual([
      'exact',
      'wrongSign',
      'correctSign',
      'wrongSign',
      'correctSign',
      'wrongSign',
      'neutral',
    ])
  })

  it('A-199 judges all targets by colour and sign', () => {
    for (const promised of colouredPotions) {
      for (const made of potions) {
        const quality = saleQuality(promised, made)
        const sameSign = isColouredPotion(made) && aspectOf(made).sign === aspectOf(promised).sign
        expect(quality === 'exact').toBe(made === promised)
        expect(quality === 'neutral').toBe(made === 'neutral')
        expect(quality === 'correctSign').toBe(sameSign && made !== promised)
      }
    }
  })

  it('A-206, A-207, A-208 leaves one potion, the two other colours, or the three of the other sign', () => {
    expect(potionsOfQuality('insanity', 'exact')).toEqual(['insanity'])
    expect(potionsOfQuality('insanity', 'neutral')).toEqual(['neutral'])
    expect(potionsOfQuality('insanity', 'correctSign')).toEqual(['poison', 'paralysis'])
    expect(potionsOfQuality('insanity', 'wrongSign')).toEqual(['healing', 'speed', 'wisdom'])
  })

  it('A-035 divides the seven potions among the four answers', () => {
    for (const promised of colouredPotions) {
      const answers = saleQualities.flatMap((quality) => potionsOfQuality(promised, quality))
      expect(answers.toSorted()).toEqual(potions.toSorted())
    }
  })

  it('A-202, A-204 meets a guarantee with the same level or a better one', () => {
    const met = saleQualities.map((guaranteed) =>
      saleQualities.filter((achieved) => meetsGuarantee(achieved, guaranteed)),
    )
    expect(met).toEqual([
      ['exact'],
      ['exact', 'correctSign'],
      ['exact', 'correctSign', 'neutral'],
      ['exact', 'correctSign', 'neutral', 'wrongSign'],
    ])
  })
})
