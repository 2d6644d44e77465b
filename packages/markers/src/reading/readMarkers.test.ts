import { type Ingredient, ingredients } from '@athanor/alchemy'
import { quickChance, shuffled } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { type Glance, verdictOf } from '../agreement.ts'
import { shadesOf } from '../picture.ts'
import { frameOf, looked, ownMarkers, type Scene, sceneOf } from '../testing/index.ts'
import { readMarkers } from './readMarkers.ts'

const small = { width: 800, height: 450 } as const

/** Every day a part of the scenes, all of them in long runs (`npm run test:all`). */
const share = process.env['LONG_RUNS'] === undefined ? 0.4 : 1

function namesIn(scene: Scene, frame: number): readonly Ingredient[] {
  const found = readMarkers(frameOf(scene, frame, ownMarkers)).map(({ marking }) => marking.ingredient)
  return ingredients.filter((ingredient) => found.includes(ingredient))
}

describe('reading markers', { timeout: 600_000 }, () => {
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

  it('A-053 tells the two cards in pictures of small size, and never a wrong one', () => {
    const courses = Array.from({ length: 100 * share }, (_, number) => {
      const scene = sceneOf(number, small)
      const lying = new Set(scene.cards.map(({ ingredient }) => ingredient))
      let glances: readonly Glance[] = []
      for (let frame = 0; frame < 3; frame++) {
        glances = looked(glances, frameOf(scene, frame, ownMarkers), 120 * frame, 2)
        for (const { marking } of glances.at(-1)?.sightings ?? []) expect(lying).toContain(marking.ingredient)
      }
      return verdictOf(glances, 2).kind
    })
    expect(courses).not.toContain('twice')
    // A box on the table may look like the marker of a third card: rarely, and until the hand has moved.
    expect(courses.filter((kind) => kind === 'tooMany').length).toBeLessThanOrEqual(1)
    // The full size and two seconds are measured by `npm run bench -- camera`.
    expect(courses.filter((kind) => kind === 'agreed').length).toBeGreaterThanOrEqual(90 * share)
  })

  it('A-030 never takes three cards for two, although they are small and far away', () => {
    const believed = Array.from({ length: 60 * share }, (_, number) => {
      const lying = shuffled(quickChance(`three ${number}`), ingredients).slice(0, 3)
      const { camera, ...scene } = sceneOf(number, { width: 640, height: 480, ingredients: lying })
      const far = { ...scene, camera: { ...camera, scale: camera.scale * (number % 2 === 0 ? 1 : 0.85) } }
      let glances: readonly Glance[] = []
      for (let frame = 0; frame < 4; frame++) {
        glances = looked(glances, frameOf(far, frame, ownMarkers), 120 * frame, 2)
        if (verdictOf(glances, 2).kind === 'agreed') return number
      }
      return null
    })
    expect(believed.filter((number) => number !== null)).toEqual([])
  })

  it('does so although a thumb or the other card lies on one of them', () => {
    const covered = Array.from({ length: 10 }, (_, index) => sceneOf(3 * index, small))
    expect(new Set(covered.map(({ cover }) => cover))).toEqual(new Set(['thumb', 'card']))
    const right = covered.filter((scene) => namesIn(scene, 0).length === 2)
    expect(right.length).toBeGreaterThanOrEqual(8)
  })
})
