import { botsFor } from '@athanor/bots'
import { describe, expect, it } from 'vitest'
import { gameIds } from '../games/clients.ts'
import { botIdsFor } from './botIds.ts'

describe('bots that the pages offer', () => {
  it('are exactly those that can play', () => {
    for (const game of gameIds) expect(botIdsFor(game)).toEqual(botsFor(game).map(({ id }) => id))
  })
})
