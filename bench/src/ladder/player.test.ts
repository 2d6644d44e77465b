import { alchemists } from '@athanor/alchemists'
import type { Bot } from '@athanor/bots'
import type { Shape } from '@athanor/kernel'
import { findBot } from '@athanor/registry/bots'
import { describe, expect, it } from 'vitest'
import { optionsOf } from '../playouts.ts'
import { seated } from './contestants.ts'
import { playMatch, secretOf } from './match.ts'
import { type AlchemistsBot, type BenchPlayer, oracle, sighted } from './player.ts'

const greedy = findBot(alchemists.id, 'greedy') as AlchemistsBot
const options = optionsOf(alchemists, alchemists.options.presets['master'] ?? {})

describe('the oracle', () => {
  it('cannot sit at a table: it asks for more than a view', () => {
    // Does not compile when an oracle may stand on a ladder.
    const isRefused: BenchPlayer extends Bot<Shape> ? false : true = true
    expect(isRefused).toBe(true)
    expect(oracle(greedy)).not.toHaveProperty('choose')
    expect(findBot(alchemists.id, 'oracle')).toBeUndefined()
  })

  it('plays better than the same bot that has to learn', () => {
    let lead = 0
    for (let deal = 0; deal < 4; deal++) {
      const players = deal % 2 === 0 ? [oracle(greedy), sighted(greedy)] : [sighted(greedy), oracle(greedy)]
      const reports = playMatch({ players, options, secret: secretOf(`oracle/${deal >> 1}`) })
      for (const { player, total } of reports) lead += player === 'oracle' ? total : -total
    }
    expect(lead / 4).toBeGreaterThan(5)
  })
})

describe('a match on the bench', () => {
  it('is the same for the same secret, and counts what the scholar does', () => {
    const play = () =>
      playMatch({ players: [seated({ id: 'scholar' }), seated({ id: 'greedy' })], options, secret: secretOf('same') })
    const [scholar] = play()
    expect(play().map(({ total, place, declared }) => [total, place, declared])).toEqual(
      play().map(({ total, place, declared }) => [total, place, declared]),
    )
    expect(scholar?.declared).toBeGreaterThan(10)
    expect(Object.values(scholar?.sources ?? {}).reduce((sum, points) => sum + points, 0)).toBe(scholar?.total)
  })

  it('sees nearly all deeds of a scholar that it declared', () => {
    const wasted = { rival: 0, luck: 0, none: 0 }
    let declared = 0
    for (let game = 0; game < 8; game++) {
      const players = [seated({ id: 'scholar' }), seated({ id: 'scholar' })]
      for (const report of playMatch({ players, options, secret: secretOf(`kept/${game}`) })) {
        declared += report.declared
        for (const cause of ['rival', 'luck', 'none'] as const) wasted[cause] += report.wasted[cause]
      }
    }
    expect(declared).toBeGreaterThan(300)
    expect(wasted.none + wasted.luck).toBeLessThan(declared / 200)
  })
})
