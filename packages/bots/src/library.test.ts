import { compendium } from '@athanor/compendium'
import { describe, expect, it } from 'vitest'
import type { Bot } from './bot.ts'
import { botLibrary } from './library.ts'

const bot = (id: string, action: string): Bot<never> =>
  ({ id, choose: () => ({ kind: action }) }) as unknown as Bot<never>
const today = bot('greedy', 'today')
const before = bot('greedy', 'before')
const game = { ...compendium, rulesVersion: 3 }
const library = botLibrary([
  {
    game,
    ladder: [today],
    pinned: { 2: async () => ({ game: { ...compendium, rulesVersion: 2 }, bots: [before] }) },
  },
])

describe('the bots of a table', () => {
  it('are of the time of its rules', async () => {
    expect(library.botsFor(game.id)).toEqual([today])
    expect(library.findBot(game.id, 'greedy')).toBe(today)
    expect(await library.loadBot(game.id, 3, 'greedy')).toBe(today)
    expect(await library.loadBot(game.id, 2, 'greedy')).toBe(before)
  })

  it('are none where there were none', async () => {
    expect(await library.loadBot(game.id, 2, 'strong')).toBeUndefined()
    expect(await library.loadBot(game.id, 1, 'greedy')).toBeUndefined()
    expect(await library.loadBot('chess', 1, 'greedy')).toBeUndefined()
  })
})
