import type { Outcome, Viewer } from '@athanor/kernel'
import { type Locale, locales, wordsIn } from '@athanor/messages/all'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Winner } from './Winner.tsx'

function outcome(...totals: readonly (readonly [place: number, total: number])[]): Outcome {
  return { seats: totals.map(([place, total], seat) => ({ seat, place, total, breakdown: [] })) }
}

function told(result: Outcome, viewer: Viewer, locale: Locale = 'en'): string {
  const seats = result.seats.map((_, seat) => ({ name: `Player ${seat}`, colour: 'white', bot: null, present: true }))
  const html = renderToStaticMarkup(
    <WordsProvider locale={locale}>
      <Winner outcome={result} seats={seats} viewer={viewer} sentence={() => 'Somebody wins.'} />
    </WordsProvider>,
  )
  return html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
}

const four = outcome([2, 31], [1, 34], [4, 20], [3, 30])

describe('the end of a game tells me where I am', () => {
  it('and how far behind', () => {
    expect(told(four, 0)).toContain('You are 2nd, 3 points behind.')
    expect(told(four, 2)).toContain('You are 4th, 14 points behind.')
    expect(told(outcome([1, 30], [2, 29]), 1)).toContain('You are 2nd, 1 point behind.')
    expect(told(four, 0, 'ru')).toContain('Ваше место — 2, до победы не хватило 3 очков.')
  })

  it('and by how much I have won, alone or with others', () => {
    expect(told(four, 1)).toContain('You won by 3 points.')
    expect(told(outcome([1, 30], [1, 30], [3, 12]), 0)).toContain('You share the victory.')
    expect(told(outcome([1, 30], [2, 30]), 0)).toContain('You won on the tie-break.')
    expect(told(outcome([1, 30], [2, 30]), 1)).toContain('You are 2nd, with as many points as the winner.')
  })

  it.each(locales)('and nothing of the kind to spectators, or to whoever plays alone (%s)', (locale) => {
    const { say } = wordsIn(locale)
    const own = say('web.end.own', { won: 'shared', place: 1, points: 0 })
    expect(told(four, 'spectator', locale).trim()).toBe('Somebody wins.')
    expect(told(outcome([1, 30]), 0, locale).trim()).toBe('Somebody wins.')
    expect(told(outcome([1, 30], [1, 30]), 0, locale)).toContain(own.replaceAll('\u00a0', ' '))
  })
})
