import { describe, expect, it } from 'vitest'
import type { Action, Artifact, Favour } from '../../engine/contributions.ts'
import { rulesOf } from '../../game.ts'
import {
  all,
  answer,
  begun,
  buy,
  declared,
  decline,
  legalOf,
  own,
  type Played,
  play,
  player,
  question,
  refusal,
  together,
  until,
  untilRound,
} from '../../testing/play.ts'
import { cardWith, funded, secretCard, settle, startingCard, startupTable } from '../../testing/startup.ts'
import { masterOptions, optionsWith, type PlayerPlan, type TablePlan } from '../../testing/table.ts'
import { printedStartupCards } from './components.ts'
import { ownStartup, poolsOn, startupOf } from './state.ts'

const gold3 = cardWith({ gold: 3 })
const ingredients3 = cardWith({ ingredients: 3 })
const favours2 = cardWith({ ingredients: 1, favours: 2 })
const book = cardWith({ gold: 1, books: 1 })
const fame1 = cardWith({ gold: 1, ingredients: 1, reputation: 1 })
const loan = cardWith({ gold: 1, ingredients: 2, favours: 2, reputation: -2 })
const delayed = cardWith({ ingredients: 1, delayed: 3 })

const replicate = (card: number): Action => ({ kind: 'replicate', card })

/** The end of a round for an owner of the Replicator who did nothing in it. */
function endOf(round: number, kept: readonly [number, number], seat: PlayerPlan = {}, plan: Partial<TablePlan> = {}) {
  const artifacts: readonly Artifact[] = ['replicator', ...(seat.artifacts ?? [])]
  const state = startupTable({ players: 2, round, seats: [{ gold: 0, ...seat, artifacts }], ...plan }, [{ kept }])
  return until(begun(state), '0 replicate')
}

const moves = (game: Played) => all(game, 'reputationChanged').map(({ seat, from, to }) => [seat, from, to])

describe('the Replicator', () => {
  it('GR-32 GR-62 belongs to level I, costs 4 and is worth nothing, as a reconstruction', () => {
    expect(rulesOf(optionsWith({ startupFunding: true }), 2).artifact('replicator')).toMatchObject({
      level: 1,
      cost: 4,
      points: 0,
      source: 'reconstructed',
    })
  })

  it('G-047 G-269 GR-32 as a starting artifact has its moments at the ends of rounds 1 and 2, with another card each', () => {
    const start = together(
      funded({
        keeping: [
          [startingCard, gold3],
          [ingredients3, cardWith({ gold: 3, ingredients: 2, reputation: -2 })],
        ],
        pools: { starting: ['replicator', 'periscope'], secret: [] },
        startingPlayer: 0,
        options: masterOptions,
      }),
      { 0: settle({ starting: 'replicator' }) },
    )
    const first = until(start, '0 replicate')
    expect(first.table.round).toBe(1)
    expect(legalOf(first)).toEqual([replicate(gold3), replicate(startingCard), decline])
    const second = until(answer(first, 0, replicate(gold3)), '0 replicate')
    expect(second.table.round).toBe(2)
    expect(
      all(second, 'goldChanged').flatMap(({ seat, change, why }) => (seat === 0 && why === 'startup' ? [change] : [])),
    ).toEqual([3, 3])
    expect(legalOf(second)).toEqual([replicate(startingCard), decline])
    expect(refusal(second, replicate(gold3))).toBe('notReplicable')
    // GR-69: the card that brought it may be used again, for what is left.
    const picking = answer(second, 0, replicate(startingCard))
    expect(legalOf(picking, 0)).toEqual([settle({ starting: 'periscope' })])
    const third = together(picking, { 0: settle({ starting: 'periscope' }) })
    expect(player(third, 0).artifacts).toEqual(['replicator', 'periscope'])
    // 3 after the start: a loss of 5 less 1 in the red zone does not go below 1.
    expect(player(third, 0).reputation).toBe(1)
    expect(all(untilRound(third, 4), 'replicated').length).toBe(2)
  })

  it('GR-32 GR-69 bought in round 3 has its moments at the ends of rounds 3 and 4', () => {
    const state = startupTable({ players: 2, round: 3, seats: [{ gold: 4 }], onOffer: ['replicator'] }, [
      { kept: [gold3, ingredients3] },
    ])
    const bought = play(declared(state, { 0: { buy: 1 } }), [buy('replicator')])
    const first = until(bought, '0 replicate')
    expect(first.table.round).toBe(3)
    const second = until(answer(first, 0, replicate(gold3)), '0 replicate')
    expect(second.table.round).toBe(4)
    expect(all(untilRound(answer(second, 0, replicate(ingredients3)), 6), 'replicated').length).toBe(2)
  })

  it('GR-69 may be passed, and a moment that passed is lost', () => {
    const first = endOf(2, [gold3, ingredients3])
    const second = until(answer(first, 0, decline), '0 replicate')
    expect(second.table.round).toBe(3)
    expect(legalOf(second).length).toBe(3)
    expect(player(second, 0).gold).toBe(0)
    const later = untilRound(answer(second, 0, replicate(gold3)), 6)
    expect(all(later, 'replicated').map(({ card }) => card)).toEqual([printedStartupCards[gold3]])
    expect(startupOf(player(later, 0)).moments).toBe(2)
  })

  it('GR-33 gives what the card shows and nothing besides: no favor card more, no ingredient for apprentices', () => {
    const before = endOf(2, [favours2, gold3])
    const game = answer(before, 0, replicate(favours2))
    expect(player(game, 0).cards - player(before, 0).cards).toBe(1)
    expect(player(game, 0).favours - player(before, 0).favours).toBe(2)
    expect(question(game)).not.toContain('settleFunding')
  })

  it('G-268 pays delayed reputation of a replicated card at once', () => {
    const game = answer(endOf(2, [delayed, gold3]), 0, replicate(delayed))
    expect(moves(game)).toEqual([[0, 10, 13]])
  })

  it('GR-33 takes losses at once, with the zone that the marker stands in', () => {
    const game = answer(endOf(2, [loan, gold3], { reputation: 15 }), 0, replicate(loan))
    // 2 and 1 more in the green zone.
    expect(moves(game)).toEqual([[0, 15, 12]])
    expect(moves(answer(endOf(2, [loan, gold3], { reputation: 5 }), 0, replicate(loan)))).toEqual([[0, 5, 4]])
  })

  it('GR-29 GR-71 pays what was delayed as an ordinary gain, which a Robe of Respect enlarges', () => {
    const state = startupTable({ players: 2, round: 1, seats: [{ artifacts: ['robeOfRespect'] }] }, [
      { kept: [delayed, gold3] },
      { kept: [ingredients3, book] },
    ])
    expect(moves(untilRound(begun(state), 2))).toEqual([[0, 10, 14]])
  })

  it('GR-29 GR-69 makes one change of delayed and replicated reputation', () => {
    const twice = answer(endOf(1, [delayed, gold3], { artifacts: ['robeOfRespect'] }), 0, replicate(delayed))
    expect(moves(twice)).toEqual([[0, 10, 17]])
    const mixed = answer(endOf(1, [delayed, loan]), 0, replicate(loan))
    expect(moves(mixed)).toEqual([[0, 10, 11]])
    const passed = answer(endOf(1, [delayed, loan]), 0, decline)
    expect(moves(passed)).toEqual([[0, 10, 13]])
  })

  it('GR-71 is enlarged by a Robe once for each replicated gain', () => {
    expect(moves(answer(endOf(2, [fame1, gold3], { artifacts: ['robeOfRespect'] }), 0, replicate(fame1)))).toEqual([
      [0, 10, 12],
    ])
  })

  it('GR-69 GR-94 gives gold, ingredients, favors, then reputation, and a Herbalist last of all', () => {
    const game = answer(
      // Unused cubes bring three favor cards to each player before.
      endOf(
        2,
        [loan, gold3],
        {},
        {
          favourDeck: [
            ...'sage sage merchant merchant barmaid barmaid'.split(' '),
            'herbalist',
            'associate',
          ] as Favour[],
        },
      ),
      0,
      replicate(loan),
    )
    const kinds = game.seen.map(({ kind }) => kind)
    const order = ['replicated', 'goldChanged', 'cardsDrawn', 'reputationChanged', 'favourPlayed'] as const
    expect(kinds.slice(kinds.indexOf('replicated')).slice(0, order.length)).toEqual(order)
    expect(question(game)).toBe('0 herbalist')
  })

  it('GR-69 reads the book of a replicated card before the game goes on', () => {
    const game = answer(endOf(2, [book, gold3]), 0, replicate(book))
    expect(question(game)).toBe('0 readBook')
    expect(player(game, 0)).toMatchObject({ gold: 1, slots: { library: { books: 1 } } })
  })

  it('GR-33 GR-69 takes another starting artifact for its usual price, merged with the rest of the step', () => {
    const before = endOf(1, [startingCard, delayed])
    const { starting } = poolsOn(before.table)
    const pick = starting.find((artifact) => artifact === 'printingPress' || artifact === 'bootsOfSpeed') ?? starting[0]
    const price = rulesOf(before.table.options, 2).artifact(pick as Artifact).cost === 4 ? 7 : 5
    const game = together(answer(before, 0, replicate(startingCard)), { 0: settle({ starting: pick as Artifact }) })
    expect(moves(game)).toEqual([[0, 10, 10 - price + 3]])
    expect(poolsOn(game.table).starting).toEqual(starting.filter((artifact) => artifact !== pick))
  })

  it('GR-33 GR-64 takes another secret artifact from what its owner left, unseen', () => {
    const state = startupTable({ players: 2, round: 2, seats: [{ artifacts: ['replicator'] }] }, [
      { kept: [gold3, secretCard], secret: ['bronzeCup'] },
    ])
    const pools = { starting: [], secret: ['bronzeCup', 'magicMirror', 'wisdomIdol'] } as const
    const asked = until(
      begun({ ...state, table: { ...state.table, slots: { ...state.table.slots, startupFunding: { pools } } } }),
      '0 replicate',
    )
    const picking = answer(asked, 0, replicate(secretCard))
    expect(legalOf(picking, 0)).toEqual([settle({ secret: 'magicMirror' }), settle({ secret: 'wisdomIdol' })])
    const game = together(picking, { 0: settle({ secret: 'wisdomIdol' }) })
    expect(ownStartup(own(game, 0)).secret).toEqual(['bronzeCup', 'wisdomIdol'])
    expect(startupOf(player(game, 0)).faceDown).toBe(2)
    expect(JSON.stringify(game.seen)).not.toContain('wisdomIdol')
    expect(moves(game)).toEqual([])
  })

  it('GR-64 gives nothing and costs nothing where the pool is empty', () => {
    const asked = endOf(2, [startingCard, gold3])
    const { slots } = asked.table
    const empty = begun({
      ...asked.state,
      table: { ...asked.table, slots: { ...slots, startupFunding: { pools: { starting: [], secret: [] } } } },
    })
    const game = answer(empty, 0, replicate(startingCard))
    expect(question(game)).not.toContain('settleFunding')
    expect(moves(game)).toEqual([])
  })

  it('GR-70 has its moment after the new adventurer and before the new row', () => {
    const game = untilRound(answer(endOf(2, [gold3, ingredients3]), 0, replicate(gold3)), 3)
    const kinds = game.seen.map(({ kind }) => kind)
    expect(kinds.indexOf('adventurerCame')).toBeLessThan(kinds.indexOf('replicated'))
    expect(kinds.indexOf('replicated')).toBeLessThan(kinds.indexOf('rowDealt'))
  })

  it('GR-93 draws replicated ingredients although a Witch’s Trunk is owned', () => {
    const before = endOf(2, [ingredients3, gold3], { artifacts: ['witchsTrunk'] })
    expect(player(answer(before, 0, replicate(ingredients3)), 0).cards - player(before, 0).cards).toBe(3)
  })
})
