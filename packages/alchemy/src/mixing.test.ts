import { describe, expect, it } from 'vitest'
import {
  type Alchemical,
  alchemicalIndex,
  alchemicals,
  alchemicalsWith,
  differingColours,
  hasAspect,
  isAlchemical,
  neutraliserOf,
  signOf,
  sizeOf,
} from './alchemical.ts'
import {
  aspects,
  type Colour,
  colours,
  isColour,
  isSign,
  isSize,
  nextColour,
  oppositeSign,
  signs,
  sizes,
} from './aspect.ts'
import { mix, mixingTable, pairsMaking, twoColours } from './mixing.ts'
import {
  aspectOf,
  colouredPotions,
  isColouredPotion,
  isNegative,
  isPotion,
  type Potion,
  potionIndex,
  potionOf,
  potions,
} from './potion.ts'

/** The printed table of the rules ledger, row by row in grid order. */
const printed = [
  '.  0  B- G+ R- B- R- G+',
  '0  .  G- B+ B+ R+ G- R+',
  'B- G- .  0  G- R+ B- R+',
  'G+ B+ 0  .  R- G+ R- B+',
  'R- B+ G- R- .  0  G- B+',
  'B- R+ R+ G+ 0  .  B- G+',
  'R- G- B- R- G- B- .  0',
  'G+ R+ R+ B+ B+ G+ 0  .',
].map((row) => row.split(/\s+/))

const short: Readonly<Record<string, Potion>> = {
  'R+': 'healing',
  'R-': 'poison',
  'G+': 'speed',
  'G-': 'paralysis',
  'B+': 'wisdom',
  'B-': 'insanity',
  '0': 'neutral',
}

const differentPairs = alchemicals.flatMap((one) =>
  alchemicals.filter((other) => other !== one).map((other) => [one, other] as const),
)

describe('alchemicals', () => {
  it('A-008, A-009, A-010, AR-01 gives every alchemical three aspects with sign and size, spelt by its name', () => {
    expect(alchemicals).toEqual(['npN', 'pnP', 'pNn', 'nPp', 'Nnp', 'Ppn', 'NNN', 'PPP'])
    const spelt = alchemicals.map((alchemical) =>
      colours
        .map((colour) => {
          const letter = signOf(alchemical, colour) === 'plus' ? 'p' : 'n'
          return sizeOf(alchemical, colour) === 'big' ? letter.toUpperCase() : letter
        })
        .join(''),
    )
    expect(spelt).toEqual(alchemicals)
  })

  it('A-010 makes an aspect big exactly when the next colour has the same sign', () => {
    for (const alchemical of alchemicals) {
      for (const colour of colours) {
        const sameSign = signOf(alchemical, colour) === signOf(alchemical, nextColour(colour))
        expect(sizeOf(alchemical, colour)).toBe(sameSign ? 'big' : 'small')
      }
    }
    expect(colours.map(nextColour)).toEqual(['green', 'blue', 'red'])
  })

  it('A-020 has four alchemicals for each of the six aspects', () => {
    expect(aspects).toHaveLength(6)
    for (const aspect of aspects) expect(alchemicalsWith(aspect)).toHaveLength(4)
    expect(alchemicalsWith({ colour: 'red', sign: 'minus' })).toEqual(['npN', 'nPp', 'Nnp', 'NNN'])
    expect(hasAspect('npN', { colour: 'green', sign: 'plus' })).toBe(true)
    expect(hasAspect('npN', { colour: 'green', sign: 'minus' })).toBe(false)
  })

  it('A-018, A-024 pairs each alchemical with the one of opposite signs and equal sizes, in the next row', () => {
    for (const alchemical of alchemicals) {
      const neutraliser = neutraliserOf(alchemical)
      for (const colour of colours) {
        expect(signOf(neutraliser, colour)).toBe(oppositeSign(signOf(alchemical, colour)))
        expect(sizeOf(neutraliser, colour)).toBe(sizeOf(alchemical, colour))
      }
      expect(neutraliserOf(neutraliser)).toBe(alchemical)
      expect(alchemicalIndex(neutraliser) >> 1).toBe(alchemicalIndex(alchemical) >> 1)
    }
  })

  it('names the colours in which two alchemicals differ', () => {
    expect(differingColours('npN', 'pnP')).toEqual(colours)
    expect(differingColours('NNN', 'Nnp')).toEqual(['blue'])
    expect(differingColours('PPP', 'PPP')).toEqual([])
  })

  it('knows its own words', () => {
    expect(isAlchemical('npN')).toBe(true)
    for (const wrong of ['NPN', 'toString', 3, null]) expect(isAlchemical(wrong)).toBe(false)
    expect([...colours, ...signs, ...sizes].filter(isColour)).toEqual(colours)
    expect([...colours, ...signs, ...sizes].filter(isSign)).toEqual(signs)
    expect([...colours, ...signs, ...sizes].filter(isSize)).toEqual(sizes)
  })
})

describe('mixing', () => {
  it('A-012, A-013, A-015 agrees with the printed table for every pair', () => {
    for (const [one, other] of differentPairs) {
      const cell = printed[alchemicalIndex(one)]?.[alchemicalIndex(other)] ?? ''
      expect(mix(one, other), `${one} with ${other}`).toBe(short[cell])
    }
  })

  it('A-012 follows the one colour with the same sign and different sizes', () => {
    for (const [one, other] of differentPairs) {
      const matching = colours.filter(
        (colour) => signOf(one, colour) === signOf(other, colour) && sizeOf(one, colour) !== sizeOf(other, colour),
      )
      expect(matching.length).toBeLessThanOrEqual(1)
      const [colour] = matching
      expect(mix(one, other)).toBe(colour === undefined ? 'neutral' : potionOf(colour, signOf(one, colour)))
    }
  })

  it('A-012 makes healing of pnP and Ppn', () => expect(mix('pnP', 'Ppn')).toBe('healing'))
  it('A-013 makes speed, not healing, of PPP and Ppn', () => expect(mix('PPP', 'Ppn')).toBe('speed'))
  it('A-015 makes the neutral potion of NNN and PPP', () => expect(mix('NNN', 'PPP')).toBe('neutral'))

  it('A-016 is symmetric', () => {
    for (const [one, other] of differentPairs) expect(mix(one, other)).toBe(mix(other, one))
  })

  it('A-011 refuses to mix a thing with itself', () => {
    for (const alchemical of alchemicals) {
      expect(() => mix(alchemical, alchemical)).toThrow(RangeError)
      expect(mixingTable[alchemicalIndex(alchemical) * 9]).toBe(potionIndex('neutral'))
    }
  })

  it('A-017 makes the neutral potion with the neutraliser and with nothing else', () => {
    for (const [one, other] of differentPairs) expect(mix(one, other) === 'neutral').toBe(neutraliserOf(one) === other)
  })

  it('A-014, A-019 makes each of the seven potions from four pairs', () => {
    expect(potions).toHaveLength(7)
    for (const potion of potions) expect(pairsMaking(potion)).toHaveLength(4)
    expect(pairsMaking('healing')).toEqual([
      ['pnP', 'Ppn'],
      ['pnP', 'PPP'],
      ['pNn', 'Ppn'],
      ['pNn', 'PPP'],
    ])
  })

  it('A-020 proves the sign of a coloured potion for both ingredients', () => {
    for (const [one, other] of differentPairs) {
      const potion = mix(one, other)
      if (!isColouredPotion(potion)) continue
      expect(hasAspect(one, aspectOf(potion))).toBe(true)
      expect(hasAspect(other, aspectOf(potion))).toBe(true)
    }
  })

  it('G-118 keeps the two-colour rule: a shared sign gives that colour or the next', () => {
    const shared = (one: Alchemical, other: Alchemical, colour: Colour) => signOf(one, colour) === signOf(other, colour)
    for (const colour of colours) {
      const made = differentPairs
        .filter(([one, other]) => shared(one, other, colour))
        .map(([one, other]) => mix(one, other))
      const met = colours.filter((candidate) =>
        made.some((potion) => isColouredPotion(potion) && aspectOf(potion).colour === candidate),
      )
      expect(new Set(met)).toEqual(new Set(twoColours(colour)))
      expect(made).not.toContain('neutral')
    }
    expect(twoColours('blue')).toEqual(['blue', 'red'])
  })
})

describe('potions', () => {
  it('A-021, A-022 names colour and sign of each, and calls the three minus potions negative', () => {
    const table = colouredPotions.map((potion) => [potion, aspectOf(potion).colour, aspectOf(potion).sign])
    expect(table).toEqual([
      ['healing', 'red', 'plus'],
      ['poison', 'red', 'minus'],
      ['speed', 'green', 'plus'],
      ['paralysis', 'green', 'minus'],
      ['wisdom', 'blue', 'plus'],
      ['insanity', 'blue', 'minus'],
    ])
    for (const potion of colouredPotions) {
      const { colour, sign } = aspectOf(potion)
      expect(potionOf(colour, sign)).toBe(potion)
    }
    expect(potions.filter(isNegative)).toEqual(['poison', 'paralysis', 'insanity'])
  })

  it('knows its own words', () => {
    expect(potions.every(isPotion)).toBe(true)
    expect([...potions].filter(isColouredPotion)).toEqual(colouredPotions)
    for (const wrong of ['soup', 'valueOf', 0, undefined]) expect(isPotion(wrong)).toBe(false)
    expect(isColouredPotion('soup')).toBe(false)
  })
})
