import { ingredients } from '@athanor/alchemy'
import { locales, wordsIn } from '@athanor/messages/all'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RevealStage } from './RevealStage.tsx'
import { scenesOf } from './scenesOf.ts'
import { momentsOf, playersFor, recordedGames } from './testing.ts'

describe('the stage of Alchemists', () => {
  it.each(Object.entries(recordedGames))('draws every scene at every step, in both languages: %s', (_, fixture) => {
    const drawn = new Set<string>()
    for (const moment of momentsOf(fixture, 0)) {
      for (const locale of locales) {
        for (const scene of scenesOf(moment, playersFor(0), wordsIn(locale))) {
          if (drawn.has(`${scene.show.kind} ${scene.weight} ${locale}`)) continue
          drawn.add(`${scene.show.kind} ${scene.weight} ${locale}`)
          for (const told of scene.steps.keys()) {
            const html = renderToStaticMarkup(
              <WordsProvider locale={locale}>
                <RevealStage {...playersFor(0)} scene={scene} told={told + 1} size="full" />
              </WordsProvider>,
            )
            expect(html).toContain('<h2>')
            expect(html).not.toMatch(/undefined|NaN|web\.alchemists/)
          }
        }
      }
    }
    expect(drawn.size).toBeGreaterThan(12)
  })

  it('sends the flask of an own mixture into its place of the triangle when that is told, and nobody else’s', () => {
    const landings = (viewer: 0 | 1, told: number) => {
      const own = momentsOf(recordedGames.threeApprentices, viewer).flatMap((moment) =>
        scenesOf(moment, playersFor(viewer), wordsIn('en')).filter(
          ({ show }) => show.kind === 'experiment' && show.seat === 0,
        ),
      )
      return own.map((scene) => ({
        scene,
        place: /--x:([\d.]+);--y:([\d.]+)"( data-flies="true")?/.exec(
          renderToStaticMarkup(
            <WordsProvider locale="en">
              <RevealStage {...playersFor(viewer)} scene={scene} told={told} size="full" />
            </WordsProvider>,
          ),
        ),
      }))
    }
    expect(landings(0, 1).length).toBeGreaterThan(2)
    for (const { place } of landings(0, 1)) expect([place === null, place?.[3]]).toEqual([false, undefined])
    for (const { scene, place } of landings(0, 2)) {
      const { show } = scene
      const pair = show.kind === 'experiment' && show.pair !== null ? show.pair : expect.fail('no pair')
      const [a = 0, b = 0] = pair.map((each) => ingredients.indexOf(each)).toSorted((one, other) => one - other)
      // Between the two feet, one row up for each step that they are apart.
      expect([Number(place?.[1]), Number(place?.[2])]).toEqual([(a + b + 1) / 16, 1 - (b - a) / 8])
      expect(place?.[3]).toBeDefined()
    }
    for (const { place } of landings(1, 2)) expect(place).toBeNull()
  })
})
