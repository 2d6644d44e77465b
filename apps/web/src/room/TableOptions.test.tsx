import { at } from '@athanor/kernel'
import { locales, wordsIn } from '@athanor/messages/all'
import type { TableInfo } from '@athanor/protocol'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { gameIds, loadClient } from '../games/clients.ts'
import { type ChosenOptions, defaultsOf, fieldsOf, presetOf } from '../setup/chosenOptions.ts'
import { OptionsInShort } from './TableOptions.tsx'

const clients = await Promise.all(gameIds.map(loadClient))

describe.each(clients)('the settings in the room of $card.id', (client) => {
  const { card, game, optionGuide } = client
  const usual = defaultsOf(game.options)

  /** What is in sight, and what is folded. */
  function read(options: ChosenOptions, locale: (typeof locales)[number]) {
    const seats = Array.from({ length: card.players.max })
    const table = { game: card.id, options, seats, clock: null, commitment: 'c'.repeat(64) } as unknown as TableInfo
    const markup = renderToStaticMarkup(
      <WordsProvider locale={locale}>
        <OptionsInShort table={table} client={client} />
      </WordsProvider>,
    )
    const [inSight = '', folded = ''] = markup.split('<details')
    return { inSight, folded }
  }

  it.each(locales)('are the name of a preset, in %s, and nothing else that would have to be read', (locale) => {
    const words = wordsIn(locale)
    for (const [preset, values] of Object.entries(game.options.presets)) {
      const { inSight } = read({ ...usual, ...values }, locale)
      expect(inSight).toContain(words.data({ id: `${card.id}.preset.${preset}` }))
      expect(inSight.match(/<dt>/g)).toHaveLength(1)
    }
  })

  it.each(locales)('are those that differ where no preset says this, in %s, and all of them folded', (locale) => {
    const words = wordsIn(locale)
    const flags = fieldsOf(game.options).filter(
      ({ name, values, usual: is }) =>
        values === null &&
        presetOf(game.options, { ...usual, [name]: is !== true }) === null &&
        optionGuide.matters(name, { ...usual, [name]: is !== true }, card.players.max),
    )
    const { name, usual: is } = at(flags, 0)
    const label = `<dt>${words.data({ id: `${card.id}.option.${name}` })}</dt>`
    const { inSight, folded } = read({ ...usual, [name]: is !== true }, locale)
    expect(inSight).toContain(label)
    expect(inSight.match(/<dt>/g)).toHaveLength(1)
    expect(folded).toContain(label)
    expect(folded.match(/<dt>/g)?.length).toBeGreaterThan(1)
  })
})
