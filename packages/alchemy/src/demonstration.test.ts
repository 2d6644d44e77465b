import { describe, expect, it } from 'vitest'
import { type Alchemical, alchemicals, hasAspect } from './alchemical.ts'
import { colours, oppositeSign } from './aspect.ts'
import { apprenticeOutcome, type DebunkOutcome, demonstrationOutcome } from './demonstration.ts'
import type { IngredientPair } from './ingredient.ts'
import { mix } from './mixing.ts'
import { aspectOf, isColouredPotion, type Potion, potions } from './potion.ts'
import type { Theories } from './theory.ts'

const pair: IngredientPair = ['fern', 'scorpion']
const orNone = [undefined, ...alchemicals]

function boardOf(one: Alchemical | undefined, other: Alchemical | undefined): Theories {
  return { ...(one === undefined ? {} : { fern: one }), ...(other === undefined ? {} : { scorpion: other }) }
}

/** The ledger's formal definition, straight from the worlds of the demonstration alone. */
function byDefinition(
  one: Alchemical | undefined,
  other: Alchemical | undefined,
  potion: Potion,
  answer: boolean,
): DebunkOutcome['kind'] | 'debunkedTwo' {
  const worlds = alchemicals.flatMap((a) =>
    alchemicals.filter((b) => a !== b && (mix(a, b) === potion) === answer).map((b) => [a, b] as const),
  )
  const possible = [new Set(worlds.map(([a]) => a)), new Set(worlds.map(([, b]) => b))] as const
  const fallen = [one !== undefined && !possible[0].has(one), other !== undefined && !possible[1].has(other)]
  if (fallen[0] === true && fallen[1] === true) return 'debunkedTwo'
  if (fallen.includes(true)) return 'debunked'
  if (one === undefined || other === undefined) return 'failed'
  return worlds.some(([a, b]) => a === one && b === other) ? 'failed' : 'conflict'
}

function kindOf(outcome: DebunkOutcome): DebunkOutcome['kind'] | 'debunkedTwo' {
  return outcome.kind === 'debunked' && outcome.ingredients.length === 2 ? 'debunkedTwo' : outcome.kind
}

/** All cases in which at most these theories lie on the board; the two theories are never the same token. */
const cases = orNone.flatMap((one) =>
  orNone
    .filter((other) => one === undefined || other !== one)
    .flatMap((other) => potions.map((potion) => ({ one, other, potion }))),
)

describe('master debunking', () => {
  it('AR-02, A-308, A-310, A-311, A-314, A-315 follows the formal definition in every case', () => {
    for (const { one, other, potion } of cases) {
      for (const answer of [true, false]) {
        const outcome = demonstrationOutcome({ ingredients: pair, potion }, answer, boardOf(one, other), [])
        expect(kindOf(outcome), `${one} ${other} ${potion} ${answer}`).toBe(byDefinition(one, other, potion, answer))
      }
    }
  })

  it('AR-02 meets the counts of the ledger with both theories published', () => {
    const counts = new Map<string, number>()
    for (const { one, other, potion } of cases) {
      if (one === undefined || other === undefined) continue
      for (const answer of [true, false]) {
        const outcome = demonstrationOutcome({ ingredients: pair, potion }, answer, boardOf(one, other), [])
        const key = `${isColouredPotion(potion) ? 'coloured' : 'neutral'} ${answer ? 'yes' : 'no'} ${kindOf(outcome)}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
    expect(Object.fromEntries(counts)).toEqual({
      'coloured yes debunked': 192,
      'coloured yes debunkedTwo': 72,
      'coloured yes conflict': 24,
      'coloured yes failed': 48,
      'coloured no conflict': 48,
      'coloured no failed': 288,
      'neutral yes conflict': 48,
      'neutral yes failed': 8,
      'neutral no conflict': 8,
      'neutral no failed': 48,
    })
  })

  it('AR-03 never debunks by a no or by the neutral potion', () => {
    for (const { one, other, potion } of cases) {
      const board = boardOf(one, other)
      expect(demonstrationOutcome({ ingredients: pair, potion }, false, board, []).kind).not.toBe('debunked')
      expect(demonstrationOutcome({ ingredients: pair, potion: 'neutral' }, true, board, []).kind).not.toBe('debunked')
    }
  })

  it('AR-04 never looks at theories of other ingredients', () => {
    const board: Theories = { toad: 'PPP', flower: 'Ppn' }
    for (const potion of potions) {
      for (const answer of [true, false]) {
        expect(demonstrationOutcome({ ingredients: pair, potion }, answer, board, []).kind).toBe('failed')
      }
    }
  })

  it('AR-05 at most one of both answers succeeds', () => {
    expect(cases).toHaveLength((64 + 9) * 7)
    for (const { one, other, potion } of cases) {
      const board = boardOf(one, other)
      const kinds = [true, false].map((yes) => demonstrationOutcome({ ingredients: pair, potion }, yes, board, []).kind)
      expect(kinds).toContain('failed')
    }
  })

  const theories: Theories = { scorpion: 'pnP', mushroom: 'pNn', toad: 'PPP' }

  it('A-307 refutes a single theory by the three results with an opposite sign', () => {
    const board: Theories = { scorpion: 'pnP' }
    const refuting = potions.filter(
      (potion) =>
        demonstrationOutcome({ ingredients: ['fern', 'scorpion'], potion }, true, board, []).kind === 'debunked',
    )
    expect(refuting).toEqual(['poison', 'speed', 'insanity'])
  })

  it('A-310 debunks the scorpion through green', () => {
    const outcome = demonstrationOutcome(
      { ingredients: ['scorpion', 'mushroom'], potion: 'speed' },
      true,
      { scorpion: 'pnP' },
      [],
    )
    expect(outcome).toEqual({ kind: 'debunked', ingredients: ['scorpion'], colour: 'green' })
  })

  it('A-311, A-313 debunks scorpion and mushroom at once through green', () => {
    const outcome = demonstrationOutcome({ ingredients: ['scorpion', 'mushroom'], potion: 'speed' }, true, theories, [])
    expect(outcome).toEqual({ kind: 'debunked', ingredients: ['scorpion', 'mushroom'], colour: 'green' })
  })

  it('A-314 shows a conflict of scorpion and toad by a yes', () => {
    const outcome = demonstrationOutcome({ ingredients: ['scorpion', 'toad'], potion: 'wisdom' }, true, theories, [])
    expect(outcome).toEqual({ kind: 'conflict', ingredients: ['scorpion', 'toad'] })
  })

  it('A-315 shows the same conflict by a no', () => {
    const outcome = demonstrationOutcome({ ingredients: ['scorpion', 'toad'], potion: 'healing' }, false, theories, [])
    expect(outcome).toEqual({ kind: 'conflict', ingredients: ['scorpion', 'toad'] })
  })

  it('A-323, AR-09 fails when the pair carries the tokens already, whichever way round', () => {
    const demonstration = { ingredients: ['scorpion', 'toad'], potion: 'wisdom' } as const
    expect(demonstrationOutcome(demonstration, true, theories, [['toad', 'scorpion']])).toEqual({ kind: 'failed' })
    expect(demonstrationOutcome(demonstration, true, theories, [['scorpion', 'toad']])).toEqual({ kind: 'failed' })
  })

  it('A-324, AR-08 lets a marked theory take part in a different conflict', () => {
    const outcome = demonstrationOutcome({ ingredients: ['scorpion', 'toad'], potion: 'wisdom' }, true, theories, [
      ['scorpion', 'fern'],
    ])
    expect(outcome.kind).toBe('conflict')
  })

  it('A-321, AR-10 still debunks theories that carry tokens', () => {
    const outcome = demonstrationOutcome({ ingredients: ['scorpion', 'mushroom'], potion: 'speed' }, true, theories, [
      ['mushroom', 'scorpion'],
    ])
    expect(outcome.kind).toBe('debunked')
  })

  it('A-326, A-327, AR-06 calls a demonstration without theories invalid', () => {
    const all: Theories = { mushroom: 'npN', fern: 'pnP', toad: 'pNn', birdClaw: 'nPp', flower: 'Nnp', scorpion: 'Ppn' }
    for (const yes of [true, false]) {
      const demonstration = { ingredients: ['mandrakeRoot', 'ravensFeather'], potion: 'neutral' } as const
      expect(demonstrationOutcome(demonstration, yes, all, [])).toEqual({ kind: 'failed' })
    }
  })
})

describe('apprentice debunking', () => {
  it('A-275, A-276 debunks exactly when the true sign differs from the theory', () => {
    for (const theory of alchemicals) {
      for (const colour of colours) {
        for (const truth of alchemicals) {
          const shown = { colour, sign: hasAspect(truth, { colour, sign: 'plus' }) ? 'plus' : 'minus' } as const
          const outcome = apprenticeOutcome('fern', shown, { fern: theory })
          const differs = hasAspect(theory, { colour, sign: oppositeSign(shown.sign) })
          expect(outcome).toEqual(differs ? { kind: 'debunked', ingredients: ['fern'], colour } : { kind: 'failed' })
        }
      }
    }
  })

  it('A-276 debunks the scorpion of the example by green, and A-275 not by blue', () => {
    const board: Theories = { scorpion: 'pnP' }
    expect(apprenticeOutcome('scorpion', { colour: 'green', sign: 'plus' }, board).kind).toBe('debunked')
    expect(apprenticeOutcome('scorpion', { colour: 'blue', sign: 'plus' }, board).kind).toBe('failed')
  })

  it('A-273 does nothing where there is no theory', () => {
    expect(apprenticeOutcome('toad', { colour: 'green', sign: 'plus' }, { scorpion: 'pnP' })).toEqual({
      kind: 'failed',
    })
  })

  it('AR-62 singles out the colour of the answer', () => {
    for (const potion of potions.filter(isColouredPotion)) {
      const outcome = demonstrationOutcome({ ingredients: pair, potion }, true, { fern: 'PPP', scorpion: 'NNN' }, [])
      expect(outcome).toMatchObject({ kind: 'debunked', colour: aspectOf(potion).colour })
    }
  })
})
