import { type Locale, locales, wordsIn } from '@athanor/messages/all'
import { SeatMarks } from '@athanor/tabletop/SeatMarks.tsx'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Waiting } from '@athanor/tabletop/Waiting.tsx'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const thinking: TableSeat = { name: 'Fox', colour: 'red', bot: 'strong', present: true }
const waiting: TableSeat = { ...thinking, inLine: 3 }

/** What a seat says of itself, and what the tray says while the table waits for it. */
function told(seat: TableSeat, locale: Locale): string {
  const page = (
    <WordsProvider locale={locale}>
      <SeatMarks seat={seat} own={false} />
      <Waiting over={false} seat={seat} since={0} live={false} />
    </WordsProvider>
  )
  return renderToStaticMarkup(page).replace(/<[^>]*>/g, '')
}

describe('a bot that waits for its turn to think', () => {
  it.each(locales)('says its place at its seat and in the tray, in %s', (locale) => {
    const { say } = wordsIn(locale)
    const text = told(waiting, locale)
    expect(text).toContain(say('web.seat.inLine', { place: 3 }))
    expect(text).toContain(say('web.table.waitInLine', { player: 'Fox', place: 3 }))
    expect(text).not.toContain(say('web.table.waitBot', { player: 'Fox' }))
  })

  it.each(locales)('says that it thinks once it does, in %s', (locale) => {
    const { say } = wordsIn(locale)
    const text = told(thinking, locale)
    expect(text).toContain(say('web.table.waitBot', { player: 'Fox' }))
    expect(text).not.toContain('3')
  })
})
