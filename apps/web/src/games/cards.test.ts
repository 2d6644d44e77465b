import { botsFor } from '@athanor/bots'
import { describe, expect, it } from 'vitest'
import { gameIds, loadCard, loadClient, loadTableClient } from './clients.ts'

describe('the games of the house', () => {
  it('are found by their folders', () => {
    expect(gameIds).toContain('compendium')
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
})
