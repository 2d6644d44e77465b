import { at } from '@athanor/kernel'
import { type Locale, locales, wordsIn } from '@athanor/messages/all'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { gameIds, loadClient } from '../games/clients.ts'
import { type ChosenOptions, defaultsOf, fieldsOf } from './chosenOptions.ts'
import { OptionsForm } from './OptionsForm.tsx'
import { PlayerKind } from './PlayerKind.tsx'

const clients = await Promise.all(gameIds.map(loadClient))

/** What is read on a page, without its marks. */
function read(locale: Locale, page: ReactNode): string {
  const markup = renderToStaticMarkup(<WordsProvider locale={locale}>{page}</WordsProvider>)
  return markup.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')
}

interface Table {
  readonly chosen: ChosenOptions
  readonly players: number
}

describe.each(clients)('a new table of $card.id', (client) => {
  const { card, game, optionGuide } = client
  const fields = fieldsOf(game.options)
  const usual = defaultsOf(game.options)
  const allOn = Object.fromEntries(fields.filter(({ values }) => values === null).map(({ name }) => [name, true]))
  // Some settings only come up with so many players, or once another one is on.
  const tables: readonly Table[] = [usual, { ...usual, ...allOn }].flatMap((chosen) =>
    [4, 3, 2].map((players) => ({ chosen, players })),
  )

  it.each(fields)('has the setting $name by its name, with all that can be chosen', ({ name, values }) => {
    const { chosen, players } = at(
      tables.filter((table) => optionGuide.matters(name, table.chosen, table.players)),
      0,
    )
    for (const locale of locales) {
      const words = wordsIn(locale)
      const form = <OptionsForm client={client} players={players} chosen={chosen} onChange={() => {}} />
      const text = read(locale, form)
      const id = `${card.id}.option.${name}`
      expect(text).toContain(`>${optionGuide.label?.(name, words) ?? words.data({ id })}<`)
      for (const value of values ?? []) {
        if (optionGuide.fits(name, value, players)) expect(text).toContain(`>${words.data({ id: `${id}.${value}` })}<`)
      }
      expect(text).not.toContain(id)
    }
  })

  it.each(card.bots)('lets the strength %s be chosen by its name', (bot) => {
    for (const locale of locales) {
      const text = read(locale, <PlayerKind bots={card.bots} bot={null} onChange={() => {}} />)
      const name = wordsIn(locale).data({ id: `bots.name.${bot}` })
      expect(name).not.toBe(`bots.name.${bot}`)
      expect(text).toContain(`<option value="${bot}">${wordsIn(locale).say('web.seat.bot', { name })}</option>`)
    }
  })
})
