import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { ArtifactCard } from '../../base/artifacts/artifact.ts'
import { playerColours } from '../../base/components/players.ts'
import { worldsOf } from '../../engine/atTable.ts'
import type { Module } from '../../engine/module.ts'
import { alchemists, alchemistsWith, rulesOf } from '../../game.ts'
import { modules } from '../../modules.ts'
import { answer, begun, own, player, together, until, untilRound } from '../../testing/play.ts'
import { cardWith, funded, secretCard, settle, startupTable } from '../../testing/startup.ts'
import { masterOptions, optionsWith } from '../../testing/table.ts'
import { boardsOn } from '../busyDays/state.ts'
import { ownStartup, poolsOn, startupOf } from './state.ts'

const gold3 = cardWith({ gold: 3 })
const ingredients3 = cardWith({ ingredients: 3 })
const seats = playerColours.slice(0, 2).map((colour) => ({ colour }))

describe('startup funding beside busy days', () => {
  it('GR-98 G-022 GR-26 comes after the order boards of rounds 1 and 2 lie open', () => {
    const options = optionsWith({ startupFunding: true, busyDays: true })
    const { state, events } = alchemists.setup(options, seats, quickChance('pair'))
    const kinds = events.map((event) => event.public.kind)
    expect(kinds.indexOf('orderBoardCame')).toBeLessThan(kinds.indexOf('startupDealt'))
    expect(state.table.asks.map(({ kind }) => kind)).toEqual(['chooseStartup', 'chooseStartup'])
    expect(boardsOn(alchemists.view(state, 1).table).next).not.toBeNull()
  })

  it('GR-70 has its funding step after the new order board and before the new row', () => {
    const state = startupTable(
      { players: 2, round: 2, options: { busyDays: true }, seats: [{ artifacts: ['replicator'] }] },
      [{ kept: [gold3, ingredients3] }],
    )
    const asked = until(begun(state), '0 replicate')
    const game = untilRound(answer(asked, 0, { kind: 'replicate', card: gold3 }), 3)
    const kinds = game.seen.map(({ kind }) => kind)
    const places = ['adventurerCame', 'orderBoardCame', 'replicated', 'rowDealt'].map((kind) =>
      kinds.indexOf(kind as (typeof kinds)[number]),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThanOrEqual(0)
  })
})

describe('the pools', () => {
  /** As the Golem Project does it: one card more of each level is drawn, and the last level has one more. */
  const drawsMore: Module = {
    id: 'drawsMore',
    options: {},
    isInPlay: () => true,
    actionKinds: [],
    actionSchema: null,
    secrets: {},
    eventKinds: [],
    reveals: { public: {}, secret: {} },
    reasonIds: [],
    extend: (parts) => {
      const bookcase: ArtifactCard = { id: 'bookcase', level: 3, cost: 3, points: 0, source: 'reconstructed' }
      return { ...parts, artifactsDrawn: 4, artifactCards: [...parts.artifactCards, bookcase] }
    },
  }

  it('GR-64 GR-31 are what is left of levels I and III, without what else is drawn of them', () => {
    const sizes = (game: typeof alchemists) => {
      const { table } = game.setup(optionsWith({ startupFunding: true }), seats, quickChance('pools')).state
      const { starting, secret } = poolsOn(table)
      const open = [...table.onOffer, ...table.toCome.flat()]
      expect([...starting, ...secret].filter((artifact) => open.includes(artifact))).toEqual([])
      return [starting.length, secret.length]
    }
    const rules = rulesOf(optionsWith({ startupFunding: true }), seats.length)
    const [first, last] = ([1, 3] as const).map((level) => rules.artifactsOfLevel(level).length - 3)
    expect(sizes(alchemists)).toEqual([first, last])
    // The last level has one card more there.
    expect(sizes(alchemistsWith([...modules, drawsMore]))).toEqual([Number(first) - 1, last])
  })
})

describe('worlds that look alike', () => {
  const game = together(
    funded({
      keeping: [
        [secretCard, gold3],
        [ingredients3, cardWith({ gold: 3, ingredients: 2, reputation: -2 })],
      ],
      pools: { starting: [], secret: ['altarOfGold', 'featherInCap', 'magicMirror'] },
      options: masterOptions,
    }),
    { 0: settle({ secret: 'featherInCap' }) },
  )
  const drawn = (viewer: 0 | 1 | 'spectator') => {
    const draw = worldsOf(alchemists.view(game.state, viewer))
    return Array.from({ length: 60 }, (_, number) => draw(quickChance(`world ${number}`)))
  }

  it('G-037 GR-66 hold any artifact of the pool face down for who cannot see it', () => {
    for (const viewer of [1, 'spectator'] as const) {
      const secrets = drawn(viewer).map(({ own: all }) => ownStartup(all[0] as (typeof all)[number]).secret)
      expect(new Set(secrets.flat())).toEqual(new Set(['altarOfGold', 'featherInCap', 'magicMirror']))
      expect(secrets.every(({ length }) => length === 1)).toBe(true)
    }
    expect(
      drawn(0).every(({ own: all }) => ownStartup(all[0] as (typeof all)[number]).secret[0] === 'featherInCap'),
    ).toBe(true)
  })

  it('G-026 hold any cards that were put away, and always those that were kept', () => {
    const mine = ownStartup(own(game, 1)).dealt
    const hands = drawn(1).map(({ own: all }) => ownStartup(all[0] as (typeof all)[number]).dealt)
    const { kept } = startupOf(player(game, 0))
    expect(hands.every((dealt) => dealt.length === 4 && kept.every((card) => dealt.includes(card)))).toBe(true)
    const thrown = new Set(hands.flat().filter((card) => !kept.includes(card)))
    expect(thrown.size).toBe(20 - kept.length - 4)
    expect(mine.some((card) => thrown.has(card))).toBe(false)
  })
})
