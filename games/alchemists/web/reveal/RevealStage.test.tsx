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
})
