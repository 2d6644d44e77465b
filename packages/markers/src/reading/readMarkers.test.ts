import { type Ingredient, ingredients } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { type Glance, remembered, verdictOf } from '../agreement.ts'
import { shadesOf } from '../picture.ts'
import { frameOf, ownMarkers, type Scene, sceneOf } from '../testing/index.ts'
import { readMarkers } from './readMarkers.ts'

const small = { width: 800, height: 450 } as const

function namesIn(scene: Scene, frame: number): readonly Ingredient[] {
  const found = readMarkers(frameOf(scene, frame, ownMarkers)).map(({ marking }) => marking.ingredient)
  return ingredients.filter((ingredient) => found.includes(ingredient))
}

describe('reading markers', () => {
  it('finds nothing in a picture without any', () => {
    const blank = { side: 1, isDark: () => false }
    for (let number = 0; number < 6; number++) {
      expect(readMarkers(frameOf(sceneOf(number, small), 0, blank))).toEqual([])
    }
  })

  it('tells every ingredient, and which end of its card it is', () => {
    for (const ingredient of ingredients) {
      const scene = sceneOf(1, { ...small, ingredients: [ingredient] })
      const found = readMarkers(frameOf(scene, 0, ownMarkers)).map(({ marking }) => marking)
      expect(new Set(found.map((marking) => marking.ingredient))).toEqual(new Set([ingredient]))
      expect(found.map(({ end }) => end).toSorted()).toEqual(['bottom', 'top'])
    }
  })

  it('reads a picture in colour by its shades', () => {
    const { width, height, shades } = frameOf(sceneOf(1, small), 0, ownMarkers)
    const rgba = new Uint8ClampedArray(4 * shades.length)
    for (const [pixel, shade] of shades.entries()) rgba.fill(shade, 4 * pixel, 4 * pixel + 4)
    expect(readMarkers(shadesOf(width, height, rgba))).toHaveLength(4)
  })

  it('A-053 tells the two cards in 300 pictures of small size, and never a wrong one', () => {
    const courses = Array.from({ length: 100 }, (_, number) => {
      const scene = sceneOf(number, small)
      const lying = new Set(scene.cards.map(({ ingredient }) => ingredient))
      let glances: readonly Glance[] = []
      for (let frame = 0; frame < 3; frame++) {
        const sightings = readMarkers(frameOf(scene, frame, ownMarkers))
        for (const { marking } of sightings) expect(lying).toContain(marking.ingredient)
        glances = remembered(glances, { time: 120 * frame, sightings })
      }
      return verdictOf(glances, 2).kind
    })
    expect(courses.filter((kind) => kind !== 'agreed' && kind !== 'some' && kind !== 'looking')).toEqual([])
    // The full size and two seconds are measured by `npm run bench -- camera`.
    expect(courses.filter((kind) => kind === 'agreed').length).toBeGreaterThanOrEqual(90)
  })

  it('does so although a thumb or the other card lies on one of them', () => {
    const covered = Array.from({ length: 10 }, (_, index) => sceneOf(3 * index, small))
    expect(new Set(covered.map(({ cover }) => cover))).toEqual(new Set(['thumb', 'card']))
    const right = covered.filter((scene) => namesIn(scene, 0).length === 2)
    expect(right.length).toBeGreaterThanOrEqual(8)
  })
})
