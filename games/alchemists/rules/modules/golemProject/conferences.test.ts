import { describe, expect, it } from 'vitest'
import { changeBySeals } from '../../base/components/levels.ts'
import type { Options } from '../../base/options.ts'
import { rulesOf } from '../../game.ts'
import { golemOptions, golemTable, type ProjectPlan, token } from '../../testing/golemTable.ts'
import {
  all,
  declared,
  favoursIn,
  own,
  type Played,
  player,
  question,
  together,
  untilRound,
} from '../../testing/play.ts'
import { masterOptions, optionsWith, type PlayerPlan, type TheoryPlan } from '../../testing/table.ts'
import { projectAt } from './state.ts'

const one: ProjectPlan = { flask: 2, reports: { chest: [token('big red')] } }
const two: ProjectPlan = { flask: 2, reports: { chest: [token('big red'), token('small red')] } }
const oneAndTwo: ProjectPlan = { flask: 2, reports: { ...one.reports, ears: [token('big blue'), token('small blue')] } }
const none: ProjectPlan = {}

/** The end of a round in which everybody leaves the reports as they are. */
function held(plan: {
  readonly round: 3 | 5
  readonly projects: readonly ProjectPlan[]
  readonly options?: Partial<Options>
  readonly seats?: readonly PlayerPlan[]
  readonly theories?: readonly TheoryPlan[]
  readonly favourDeck?: readonly ('herbalist' | 'sage' | 'merchant')[]
  readonly order?: readonly number[]
}): Played {
  const game = declared(golemTable({ players: plan.projects.length, ...plan }), {})
  const seats = game.table.asks.flatMap((ask) => (ask.kind === 'report' ? [ask.seat] : []))
  return seats.length === 0
    ? game
    : together(game, Object.fromEntries(seats.map((seat) => [seat, { kind: 'decline' }])))
}

/** Seals on theories, enough to make the other tile give nothing. */
function theories(count: number, seats: readonly number[]): readonly TheoryPlan[] {
  const lists = [
    ['toad', 'PPP'],
    ['fern', 'NNN'],
    ['flower', 'npN'],
    ['scorpion', 'pnP'],
  ] as const
  return lists.slice(0, count).map(([on, is]) => ({ on, is, seals: seats.map((seat) => [seat, 'silver'] as const) }))
}

const reputations = (game: Played) =>
  all(game, 'reputationChanged')
    .filter(({ why }) => why === 'conference')
    .reduce<Record<number, number>>((changes, { seat, from, to }) => ({ ...changes, [seat]: to - from }), {})

describe('the first conference', () => {
  it('G-147, G-148, G-150, G-222, G-225, G-228 judges seals by the usual tile and reports by the new one, in round 3', () => {
    const rules = rulesOf(optionsWith(golemOptions), 3)
    expect(rules.conferences.map(({ round, tiles }) => [round, tiles.length])).toEqual([
      [3, 2],
      [5, 2],
    ])
    const usual = rulesOf(optionsWith({}), 3).conferences[0]?.tiles[0]?.seals
    expect(rules.conferences[0]?.tiles[0]?.seals).toEqual(usual)
  })

  it('G-226 apprentice: a report brings 1 reputation and a favor card, none brings nothing', () => {
    const game = held({ round: 3, projects: [two, none], theories: theories(1, [0, 1]) })
    // The usual tile adds 1 for a seal.
    expect(reputations(game)).toEqual({ 0: 2, 1: 1 })
    expect(player(game, 0).favours - player(game, 1).favours).toBe(1)
  })

  it('G-227 master: a report brings a favor card alone, none costs 2', () => {
    const game = held({ round: 3, options: masterOptions, projects: [one, none], theories: theories(2, [0, 1]) })
    expect(reputations(game)).toEqual({ 0: 1, 1: -1 })
    expect(player(game, 0).favours - player(game, 1).favours).toBe(1)
  })

  it('GR-63 reads each player’s own side of the tile', () => {
    const game = held({
      round: 3,
      options: { ...masterOptions, seat1: 'apprentice' },
      projects: [none, none],
      theories: theories(2, [0, 1]),
    })
    expect(reputations(game)).toEqual({ 0: 1, 1: -1 })
  })

  it('GR-58 deals the cards in play order whatever the reputation does, and plays Herbalists after all draws', () => {
    const game = held({
      round: 3,
      options: masterOptions,
      projects: [one, one],
      order: [1, 0],
      favourDeck: ['herbalist', 'sage'],
    })
    expect(reputations(game)).toEqual({ 0: -2, 1: -2 })
    const draws = all(game, 'cardsDrawn').filter(({ favours }) => favours > 0)
    expect(draws.map(({ seat }) => seat).slice(0, 2)).toEqual([1, 0])
    const kinds = game.seen.map(({ kind }) => kind)
    expect(kinds.indexOf('favourPlayed')).toBeGreaterThan(kinds.lastIndexOf('reputationChanged'))
    expect(question(game)).toBe('1 herbalist')
    expect(favoursIn(own(game, 0).favours, 'sage')).toBe(1)
  })
})

describe('the second conference', () => {
  const seals = { round: 5 as const, options: {} }
  /** Three seals each: the tile of seals gives 1 to every apprentice. */
  const level = (projects: readonly ProjectPlan[]) => {
    const game = held({ ...seals, projects, theories: theories(3, [0, 1, 2].slice(0, projects.length)) })
    const changes = reputations(game)
    return projects.map((_, seat) => (changes[seat] ?? 0) - (seat < 3 ? 1 : -2))
  }

  it('G-229..G-231, V4.9, GR-25 the printed example: 1½, 1, 1 and ½ bring +2, 0, 0 and −2', () => {
    expect(level([oneAndTwo, one, one, two])).toEqual([2, 0, 0, -2])
  })

  it('G-232 all who share the highest total gain, unless it is nothing', () => {
    expect(level([one, one, none])).toEqual([2, 2, -2])
    expect(level([none, none])).toEqual([-2, -2])
  })

  it('G-233 all who share the lowest total lose, those without a report included', () => {
    expect(level([one, none, none])).toEqual([2, -2, -2])
    expect(level([one, two, two])).toEqual([2, -2, -2])
  })

  it('GR-55, GR-90 equal totals above nothing cancel out, whatever the number of players', () => {
    expect(level([one, one])).toEqual([0, 0])
    expect(level([two, two, two])).toEqual([0, 0, 0])
    expect(level([one, two])).toEqual([2, -2])
  })

  it('G-234, G-265 whoever has animated the golem gains 3', () => {
    expect(level([{ ...one, flask: 3 }, one, { ...none, flask: 3 }])).toEqual([5, 2, 1])
  })

  it('GR-56 the report tile is the same for masters', () => {
    const game = held({ ...seals, options: masterOptions, projects: [one, none], theories: theories(4, [0, 1]) })
    expect(reputations(game)).toEqual({ 0: 3, 1: -1 })
  })

  it('G-149, G-235, GR-57 the new tile asks for one seal more before it gives; what it takes is marked', () => {
    const rules = rulesOf(optionsWith(golemOptions), 3)
    const tile = rules.conferences[1]?.tiles[0]?.seals
    expect(tile?.source).toBe('reconstructed')
    const row = (side: 'apprentice' | 'master') =>
      [0, 1, 2, 3, 4, 5].map((count) => changeBySeals(tile?.bySeals[side] ?? [], count))
    expect(row('apprentice')).toEqual([-2, -1, 0, 1, 1, 1])
    expect(row('master')).toEqual([-3, -2, -1, 0, 1, 1])
    const base = rulesOf(optionsWith({ royalEncyclopedia: true }), 3).conferences[1]?.tiles
    expect(base?.map(({ seals: each }) => each?.bySeals.apprentice)).toEqual([[-2, -1, 1, 1]])
  })

  it('G-236..G-239, GR-71 adds both tiles into one change: one zone, one Robe', () => {
    // Apprentice without seals -2, lowest -2, in the green zone one more.
    const loss = held({ ...seals, projects: [one, none], seats: [{}, { reputation: 15 }], theories: theories(3, [0]) })
    expect(all(loss, 'reputationChanged').filter(({ seat, why }) => seat === 1 && why === 'conference')).toEqual([
      { kind: 'reputationChanged', seat: 1, from: 15, to: 10, why: 'conference' },
    ])
    // +1 and +2, the Robe adds 1 once; the second conference still counts for it.
    const gain = held({
      ...seals,
      projects: [one, none],
      seats: [{ artifacts: ['robeOfRespect'] }],
      theories: theories(3, [0]),
    })
    expect(reputations(gain)[0]).toBe(4)
    // +1 and -2: a net loss, which the Robe leaves alone.
    const mixed = held({
      ...seals,
      projects: [none, one],
      seats: [{ artifacts: ['robeOfRespect'] }],
      theories: theories(3, [0, 1]),
    })
    expect(reputations(mixed)[0]).toBe(-1)
  })
})

describe('the course of the rounds', () => {
  it('G-139, G-222, G-223 announces the conferences before rounds 3 and 5', () => {
    const game = untilRound(declared(golemTable({ players: 2, round: 1 }), {}), 6)
    expect(all(game, 'conferenceAnnounced').map(({ conference }) => conference)).toEqual([1, 2])
    expect(all(game, 'conferenceHeld').map(({ conference }) => conference)).toEqual([1, 2])
  })

  it('G-146, G-199, G-240 replaces the card under the counter with the row, and only then', () => {
    const state = golemTable({ players: 2, round: 2, underCounter: null })
    const second = projectAt(state.table).underCounterToCome[0]
    const third = untilRound(declared(state, {}), 3)
    expect(projectAt(third.table).underCounter).toBeNull()
    const fourth = untilRound(third, 4)
    expect(projectAt(fourth.table).underCounter).toBe(second)
    expect(projectAt(fourth.table).underCounterToCome).toHaveLength(1)
    const sixth = untilRound(fourth, 6)
    expect(
      rulesOf(optionsWith(golemOptions), 2).artifact(projectAt(sixth.table).underCounter ?? 'royalSignet').level,
    ).toBe(3)
    expect(projectAt(sixth.table).underCounterToCome).toEqual([])
  })

  it('GR-70 reports, conference, artifacts, award, cubes, adventurer, row, mood', () => {
    const game = held({ round: 3, projects: [one, none], theories: theories(1, [0]) })
    const order = [
      'reported',
      'conferenceHeld',
      'artifactsReplaced',
      'underCounterCame',
      'topAlchemists',
      'unusedCubes',
      'adventurerCame',
      'rowDealt',
      'moodShown',
      'roundBegan',
    ]
    const seen = game.seen.map(({ kind }) => kind as string).filter((kind) => order.includes(kind))
    expect([...new Set(seen)]).toEqual(order)
  })
})
