import { formatData, type Locale, locales } from '@athanor/messages/all'
import { registry } from '@athanor/registry'
import { botsFor } from '@athanor/registry/bots'
import { Face } from '@athanor/ui/Face.tsx'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fewBots } from '../lobby/OpponentPick.tsx'
import { gameIds, loadCard, loadClient, loadTableClient } from './clients.ts'

/** A length of time, with its number if it has one. */
const lengths: Readonly<Record<Locale, RegExp>> = {
  en: /(\S+)\s(?:minutes?|hours?)\b|half an hour/g,
  ru: /(\S+)\s(?:минут\S*|час(?:а|ов)?(?!\p{L}))|полчаса/gu,
}

describe('the games of the house', () => {
  it('are found by their folders', () => {
    expect(gameIds.toSorted()).toEqual(registry.map(({ id }) => id).toSorted())
  })

  it('leave games that have no board here to programs', async () => {
    expect(await loadTableClient('chess', 1)).toEqual({ ok: false, reason: { id: 'web.table.noBoard' } })
  })

  it.each([...gameIds])('%s stands on the shelf as what it is', async (id) => {
    const card = await loadCard(id)
    const { game } = await loadClient(id)
    expect(card.id).toBe(id)
    expect(game.id).toBe(id)
    expect(card.players).toEqual({ min: game.players.min, max: game.players.max })
    expect(card.colours).toEqual(game.colours)
    expect(card.bots).toEqual(botsFor(id).map((bot) => bot.id))
  })

  it.each([...gameIds])(
    '%s: every bot has a name, and those to choose among many a manner, no two the same',
    async (id) => {
      const { bots, faces = {} } = await loadCard(id)
      const kinds = bots.length > fewBots ? ['name', 'manner'] : ['name']
      for (const locale of locales) {
        for (const kind of kinds) {
          const said = bots.map((bot) => formatData(locale, { id: `bots.${kind}.${bot}` }))
          expect(new Set(said).size).toBe(bots.length)
          expect(said.filter((text) => text.startsWith('bots.'))).toEqual([])
        }
      }
      expect(bots.slice(bots.length - Object.keys(faces).length)).toEqual(Object.keys(faces))
    },
  )

  it('Alchemists has at least eight opponents with a face, no two alike', async () => {
    const { faces = {} } = await loadCard('alchemists')
    const looks = Object.values(faces).map((face) => renderToStaticMarkup(createElement(Face, face)))
    expect(looks.length).toBeGreaterThanOrEqual(8)
    expect(new Set(looks).size).toBe(looks.length)
  })

  it.each([...gameIds])('%s takes as long as its card says, whatever its rules say of it', async (id) => {
    const { Rules, card } = await loadClient(id)
    for (const locale of locales) {
      const text = renderToStaticMarkup(createElement(WordsProvider, { locale, children: createElement(Rules) }))
      for (const [found, number] of text.matchAll(lengths[locale]))
        expect([found, number]).toEqual([found, String(card.minutes)])
    }
  })
})
