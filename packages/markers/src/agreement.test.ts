import type { Ingredient } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { type Glance, needsCloseLook, remembered, verdictOf } from './agreement.ts'
import { cardOutline } from './cardOutline.ts'
import type { Quad } from './geometry.ts'
import { type CardEnd, cardSize, markerPlaces, markerSize } from './printedCard.ts'
import type { Sighting } from './reading/readMarkers.ts'

/** The frame of a marker on a card that lies straight, ten pixels for a millimetre. */
function seen(ingredient: Ingredient, end: CardEnd = 'top', card = { x: 0, y: 0 }): Sighting {
  const module = markerSize / 10
  const left = 10 * (card.x + markerPlaces[end].x + module)
  const top = 10 * (card.y + markerPlaces[end].y + module)
  const [right, bottom] = [left + 80 * module, top + 80 * module]
  const corners: Quad = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const [one, two, three, four] = corners
  return { marking: { ingredient, end }, corners: end === 'top' ? corners : [three, four, one, two] }
}

const elsewhere = { x: 120, y: 10 }

function glancesOf(...shown: readonly (readonly Sighting[])[]): readonly Glance[] {
  return shown.map((sightings, index) => ({ time: 100 * index, sightings, unread: [] }))
}

describe('agreement', () => {
  const pair = [seen('toad'), seen('fern', 'top', elsewhere)]

  it('A-030 believes two cards only when two pictures show them', () => {
    expect(verdictOf(glancesOf(), 2)).toEqual({ kind: 'looking' })
    expect(verdictOf(glancesOf(pair), 2)).toEqual({ kind: 'some', seen: ['toad', 'fern'], sure: [] })
    expect(verdictOf(glancesOf(pair, pair), 2)).toEqual({ kind: 'agreed', ingredients: ['toad', 'fern'] })
  })

  it('believes them also when each picture shows another one', () => {
    const [toad, fern] = pair.map((sighting) => [sighting])
    if (toad === undefined || fern === undefined) throw new Error('two cards')
    expect(verdictOf(glancesOf(toad, fern, toad), 2)).toEqual({ kind: 'some', seen: ['toad', 'fern'], sure: ['toad'] })
    expect(verdictOf(glancesOf(toad, fern, toad, fern), 2).kind).toBe('agreed')
  })

  it('accepts nothing while a third card is seen', () => {
    const third = [...pair, seen('scorpion', 'top', { x: 200, y: 0 })]
    expect(verdictOf(glancesOf(pair, pair, third), 2)).toEqual({ kind: 'tooMany', seen: ['toad', 'fern', 'scorpion'] })
    expect(verdictOf(glancesOf(pair), 1).kind).toBe('tooMany')
  })

  it('accepts nothing before a close look, nor while a square beside the cards may be a third one', () => {
    const quick = [0, 100].map((time): Glance => ({ time, sightings: pair }))
    expect(verdictOf(quick, 2).kind).toBe('some')
    expect(needsCloseLook(quick, 2)).toBe(true)
    expect(needsCloseLook(quick.slice(1), 2)).toBe(false)
    const [first, last] = quick
    if (first === undefined || last === undefined) throw new Error('two glances')
    const verdictWith = (...unread: readonly Quad[]) => verdictOf([first, { ...last, unread }], 2).kind
    expect(verdictWith()).toBe('agreed')
    expect(verdictWith(seen('scorpion', 'top', { x: 300, y: 0 }).corners)).toBe('tooMany')
    // The other end of a card that was read, what is printed between the two, and a box of another size.
    expect(verdictWith(seen('toad', 'bottom').corners)).toBe('agreed')
    const [corner] = seen('toad').corners
    const square = (x: number, y: number, size: number): Quad => [
      { x, y },
      { x: x + size, y },
      { x: x + size, y: y + size },
      { x, y: y + size },
    ]
    expect(verdictWith(square(corner.x + 150, corner.y + 250, 200))).toBe('agreed')
    expect(verdictWith(square(3000, 0, 600))).toBe('agreed')
  })

  it('A-011 knows two cards of one ingredient from the two ends of one card', () => {
    const ends = [seen('toad'), seen('toad', 'bottom')]
    expect(verdictOf(glancesOf(ends, ends), 1)).toEqual({ kind: 'agreed', ingredients: ['toad'] })
    expect(verdictOf(glancesOf(ends, ends), 2)).toEqual({ kind: 'some', seen: ['toad'], sure: ['toad'] })
    for (const end of ['top', 'bottom'] as const) {
      const twins = [seen('toad'), seen('toad', end, elsewhere)]
      expect(verdictOf(glancesOf(twins, twins), 2)).toEqual({ kind: 'twice', ingredient: 'toad' })
      expect(verdictOf(glancesOf(twins, [seen('toad')], [seen('toad')]), 1).kind).toBe('some')
    }
  })

  it('forgets what it saw more than a second ago', () => {
    const old: Glance = { time: 0, sightings: [seen('scorpion')] }
    const now: Glance = { time: 1300, sightings: pair }
    expect(remembered([old], now)).toEqual([now])
    expect(remembered([old], { ...now, time: 900 })).toHaveLength(2)
  })

  it('knows the outline of the card from either end, and from both', () => {
    const [top, bottom] = [seen('fern'), seen('fern', 'bottom')]
    for (const [one, other] of [
      [top, null],
      [bottom, null],
      [top, bottom],
      [bottom, top],
    ] as const) {
      const corners = cardOutline(one, other).map(({ x, y }) => `${Math.abs(Math.round(x))} ${Math.abs(Math.round(y))}`)
      const [wide, high] = [10 * cardSize.width, 10 * cardSize.height]
      expect(new Set(corners)).toEqual(new Set(['0 0', `${wide} 0`, `${wide} ${high}`, `0 ${high}`]))
    }
  })
})
