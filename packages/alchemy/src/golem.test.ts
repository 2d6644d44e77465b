import { describe, expect, it } from 'vitest'
import { alchemicals, neutraliserOf, signOf, sizeOf } from './alchemical.ts'
import { colours, isColour } from './aspect.ts'
import { animatorsOf, type Golem, golemIndex, golems, reactionOf, reactions, triggers } from './golem.ts'
import { alchemicalsOf, isLuminary, luminaries, luminaryOf } from './luminary.ts'
import { mix } from './mixing.ts'

const example: Golem = { chest: { colour: 'red', size: 'big' }, ears: { colour: 'green', size: 'small' } }

describe('sun and moon', () => {
  it('G-008, G-009 count the negative aspects: even for the sun, odd for the moon', () => {
    expect(alchemicalsOf('solar')).toEqual(['npN', 'pNn', 'Nnp', 'PPP'])
    expect(alchemicalsOf('lunar')).toEqual(['pnP', 'nPp', 'Ppn', 'NNN'])
    for (const alchemical of alchemicals) {
      const negatives = colours.filter((colour) => signOf(alchemical, colour) === 'minus')
      expect(luminaryOf(alchemical)).toBe(negatives.length % 2 === 0 ? 'solar' : 'lunar')
      expect(luminaryOf(neutraliserOf(alchemical))).not.toBe(luminaryOf(alchemical))
    }
    expect([...luminaries, 'stellar'].filter(isLuminary)).toEqual(luminaries)
  })
})

describe('golems', () => {
  it('G-182, G-183 number 24; chest and ears never share a colour', () => {
    expect(golems).toHaveLength(24)
    expect(new Set(golems.map((golem) => JSON.stringify(golem))).size).toBe(24)
    for (const [index, golem] of golems.entries()) {
      expect(golem.chest.colour).not.toBe(golem.ears.colour)
      expect(isColour(golem.chest.colour)).toBe(true)
      expect(golemIndex({ chest: { ...golem.chest }, ears: { ...golem.ears } })).toBe(index)
    }
    expect(golemIndex({ chest: example.chest, ears: example.chest })).toBe(-1)
    expect(triggers).toHaveLength(6)
  })

  it('G-184, G-185 react to four alchemicals, by size alone', () => {
    for (const { colour, size } of triggers) {
      const reacting = alchemicals.filter((alchemical) => sizeOf(alchemical, colour) === size)
      expect(reacting).toHaveLength(4)
      for (const golem of golems.filter(({ ears }) => ears.colour === colour && ears.size === size)) {
        expect(alchemicals.filter((alchemical) => reactionOf(golem, alchemical).ears)).toEqual(reacting)
      }
    }
    expect(alchemicals.filter((alchemical) => reactionOf(example, alchemical).ears)).toEqual([
      'npN',
      'pnP',
      'Nnp',
      'Ppn',
    ])
    expect(alchemicals.filter((alchemical) => reactionOf(example, alchemical).chest)).toEqual([
      'Nnp',
      'Ppn',
      'NNN',
      'PPP',
    ])
  })

  it('G-181, G-190, G-191 give each of the four results for exactly one neutralising pair', () => {
    for (const golem of golems) {
      for (const reaction of reactions) {
        const giving = alchemicals.filter((alchemical) => {
          const { chest, ears } = reactionOf(golem, alchemical)
          return chest === reaction.chest && ears === reaction.ears
        })
        expect(giving).toHaveLength(2)
        expect(giving[1]).toBe(neutraliserOf(giving[0] ?? 'npN'))
      }
    }
  })

  it('G-251, G-253, G-254 are animated by exactly two alchemicals: plus for big, minus for small', () => {
    for (const golem of golems) {
      const animators = animatorsOf(golem)
      expect(animators).toHaveLength(2)
      for (const animator of animators) {
        for (const { colour, size } of [golem.chest, golem.ears]) {
          expect(signOf(animator, colour)).toBe(size === 'big' ? 'plus' : 'minus')
        }
      }
      expect(mix(...animators)).not.toBe('neutral')
      expect(new Set(animators.map(luminaryOf)).size).toBe(2)
    }
  })

  it('G-252, G-256 need pnP and pNn in the example, though Nnp and Ppn react in both places', () => {
    expect(animatorsOf(example)).toEqual(['pnP', 'pNn'])
    const both = alchemicals.filter(
      (alchemical) => reactionOf(example, alchemical).chest && reactionOf(example, alchemical).ears,
    )
    expect(both).toEqual(['Nnp', 'Ppn'])
  })

  it('G-189 V1.2 neutralising pairs have equal sizes: ssB, sBs, Bss and BBB', () => {
    const sizesOf = (alchemical: (typeof alchemicals)[number]) =>
      colours.map((colour) => (sizeOf(alchemical, colour) === 'big' ? 'B' : 's')).join('')
    expect(alchemicals.map(sizesOf)).toEqual(['ssB', 'ssB', 'sBs', 'sBs', 'Bss', 'Bss', 'BBB', 'BBB'])
    for (const alchemical of alchemicals) expect(sizesOf(neutraliserOf(alchemical))).toBe(sizesOf(alchemical))
  })

  it('G-251, GR-25 V4.4 twelve pairs animate, each of them two golems, chest and ears exchanged', () => {
    const pairs = new Map<string, Golem[]>()
    for (const golem of golems)
      pairs.set(String(animatorsOf(golem)), [...(pairs.get(String(animatorsOf(golem))) ?? []), golem])
    expect(pairs.size).toBe(12)
    for (const [one, other] of pairs.values()) expect(other).toEqual({ chest: one?.ears, ears: one?.chest })
  })

  it('G-256 V4.5 of the two alchemicals that react in both places one animates in 12 golems, none in 12', () => {
    const counts = golems.map((golem) => {
      const both = alchemicals.filter((one) => reactionOf(golem, one).chest && reactionOf(golem, one).ears)
      expect(both).toHaveLength(2)
      return both.filter((one) => animatorsOf(golem).includes(one)).length
    })
    expect([0, 1, 2].map((count) => counts.filter((one) => one === count).length)).toEqual([12, 12, 0])
  })

  it('V4.10 with equal sizes one of the animators is PPP or NNN, with unequal sizes neither is', () => {
    for (const golem of golems) {
      const extreme = animatorsOf(golem).filter((one) => one === 'PPP' || one === 'NNN')
      expect(extreme).toHaveLength(golem.chest.size === golem.ears.size ? 1 : 0)
    }
  })
})
