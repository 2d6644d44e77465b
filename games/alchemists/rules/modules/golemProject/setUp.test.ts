import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { alchemists, rulesOf } from '../../game.ts'
import { onSpace, project } from '../../testing/golemPlay.ts'
import { golemOptions, golemTable } from '../../testing/golemTable.ts'
import { all, begun, declared, type Played, player, question, untilRound } from '../../testing/play.ts'
import { optionsWith } from '../../testing/table.ts'
import { moodTiles } from './components.ts'
import { projectAt } from './state.ts'

function fresh(players: number, seed = 'golem'): Played {
  const seats = alchemists.colours.slice(0, players).map((colour) => ({ colour }))
  const { state, events } = alchemists.setup(optionsWith(golemOptions), seats, quickChance(seed))
  return { state, table: state.table, events, seen: events.map((event) => event.public) }
}

function rules(players: number, options = {}) {
  return rulesOf(optionsWith({ ...golemOptions, ...options }), players)
}

const base = (players: number) => rulesOf(optionsWith({}), players)

describe('setting up the Golem Project', () => {
  it('G-137, G-159 deals every player an empty project with six report tokens, and lays the boards out', () => {
    const game = fresh(3)
    expect(game.state.own.map(({ slots }) => slots.golemProject)).toEqual(
      Array.from({ length: 3 }, () => ({ tests: [], attempts: [], reports: { chest: [], ears: [] }, pending: null })),
    )
    const table = golemTable({ players: 2, round: 2, projects: [{ tests: [], flask: 2 }] })
    const reporting = declared(table, {})
    expect(question(reporting)).toBe('0 report')
    const legal = [...alchemists.legal(alchemists.view(reporting.state, 0))]
    expect(legal.filter((action) => action.kind === 'reportCertain' && action.part === 'chest')).toHaveLength(6)
  })

  it('G-140, G-168, GR-82, G-285 puts Research Golem behind Sell and Visit Library behind Buy Artifact', () => {
    for (const players of [2, 3, 4]) {
      expect(rules(players).spaces.map(({ id }) => id)).toEqual([
        'forage',
        'transmute',
        'custodian',
        'sell',
        'researchGolem',
        'buy',
        'visitLibrary',
        'debunk',
        'publish',
        'test',
        'drink',
        'exhibit',
      ])
      expect(rules(players).space('buy').cubes).toEqual(base(players).space('buy').cubes)
    }
  })

  it('G-165, G-166, G-170, GR-82 both new spaces take cubes in every round, while the old ones open when they always do', () => {
    const open = (round: number) =>
      rules(4)
        .spaces.filter(({ isOpen }) => isOpen(round))
        .map(({ id }) => id)
    expect(open(1)).toEqual([
      'forage',
      'transmute',
      'custodian',
      'researchGolem',
      'buy',
      'visitLibrary',
      'test',
      'drink',
    ])
    for (const round of [2, 3, 4, 5]) {
      expect(open(round)).toEqual(rules(4).spaces.flatMap(({ id }) => (id === 'exhibit' ? [] : [id])))
    }
    expect(open(6).slice(-5)).toEqual(['buy', 'visitLibrary', 'debunk', 'publish', 'exhibit'])
    expect(open(6)).toContain('researchGolem')
  })

  it('GR-44 asks 1 cube for the first action on each new space and 2 for the second, as a reconstruction', () => {
    for (const players of [2, 3, 4]) {
      for (const id of ['researchGolem', 'visitLibrary'] as const) {
        expect(rules(players).space(id)).toMatchObject({ cubes: [1, 2], source: 'reconstructed' })
      }
    }
  })

  it('G-142 starts every flask on the lowest space, and G-152 every player without tokens', () => {
    const game = fresh(4)
    for (const seat of [0, 1, 2, 3]) expect(project(game, seat)).toMatchObject({ flask: 0, approval: 0 })
  })

  it('G-143, G-266, G-267, GR-64 shuffles Royal Signet into level II and Mahogany Bookcase into level III, one card more each', () => {
    const without = rulesOf(optionsWith({ royalEncyclopedia: true, busyDays: true }), 3)
    const more = ([1, 2, 3] as const).map((level) =>
      rules(3)
        .artifactsOfLevel(level)
        .filter((artifact) => !without.artifactsOfLevel(level).includes(artifact)),
    )
    expect(more).toEqual([[], ['royalSignet'], ['mahoganyBookcase']])
    expect(without.artifacts).not.toContain('mahoganyBookcase')
    expect(without.artifacts).not.toContain('royalSignet')
    expect(without.favours.ids).not.toContain('courtier')
  })

  it('G-151 shuffles four Courtiers into the favor deck', () => {
    const { favours } = rules(3)
    expect(favours.all[favours.numberOf('courtier')]).toBe(4)
    const game = fresh(2)
    const held = game.state.own.reduce((sum, each) => sum + each.favours.reduce((all, one) => all + one, 0), 0)
    expect(game.state.hidden.favourDeck.length + held).toBe(favours.all.reduce((all, one) => all + one, 0))
  })

  it('G-141, G-144, G-145, GR-24 draws a fourth card of each level: the first lies under the counter, the others wait in the open', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const game = fresh(3, seed)
      const { underCounter, underCounterToCome } = projectAt(game.table)
      const levels = [underCounter, ...underCounterToCome].map((card) => rules(3).artifact(card as 'royalSignet').level)
      expect(levels).toEqual([1, 2, 3])
      expect(game.table.onOffer).toHaveLength(3)
      const shown = [...game.table.onOffer, ...game.table.toCome.flat(), underCounter, ...underCounterToCome]
      expect(new Set(shown).size).toBe(12)
      expect(all(game, 'underCounterCame')).toEqual([
        { kind: 'underCounterCame', artifact: underCounter, toCome: underCounterToCome },
      ])
    }
  })

  it('G-153 sets the Encyclopedia up, too', () => {
    expect(fresh(3).table.slots.royalEncyclopedia).toBeDefined()
  })
})

describe('action cubes of the Golem Project', () => {
  it.each([
    [2, [3, 6, 6, 6, 6, 6]],
    [3, [3, 5, 5, 6, 6, 6]],
    [4, [3, 5, 5, 5, 5, 5]],
  ])('G-161..G-164 are given to %i players as %j, round by round', (players, cubes) => {
    let game = begun(golemTable({ players, round: 1 }))
    for (const [number, due] of cubes.entries()) {
      game = untilRound(game, number + 1)
      expect(player(game, 0).cubes.board).toBe(due)
    }
  })

  it('GR-60, GR-90 takes hospital cubes out of the new total', () => {
    const state = golemTable({ players: 3, round: 3 })
    const players = state.table.players.map((each, seat) =>
      seat === 1 ? { ...each, cubes: { ...each.cubes, board: 4, hospital: 1 } } : each,
    )
    const game = untilRound(begun({ ...state, table: { ...state.table, players } }), 4)
    expect(player(game, 1).cubes).toEqual({ board: 5, placed: 0, unused: 1, hospital: 0 })
    expect(player(game, 0).cubes.board).toBe(6)
  })
})

describe('the king’s mood', () => {
  it('G-154, GR-43 leaves out the tiles marked 3 with three players and those marked 4 with four; the numbers are marked', () => {
    expect(moodTiles).toHaveLength(8)
    expect(moodTiles.every(({ source }) => source === 'reconstructed')).toBe(true)
    const tokens = (players: number, seed: string) => {
      const { slots } = fresh(players, seed).state.hidden
      return slots.golemProject?.moods ?? []
    }
    for (const seed of ['a', 'b', 'c']) {
      const turned = (players: number) => onSpace(fresh(players, seed))
      expect([...tokens(3, seed), turned(3)].toSorted((one, other) => one - other)).toEqual([1, 1, 2, 2, 2, 3])
      expect([...tokens(4, seed), turned(4)].toSorted((one, other) => one - other)).toEqual([1, 2, 2, 3, 3, 4])
    }
  })

  it('G-155 stacks them in any order', () => {
    const orders = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const { slots } = fresh(4, `order ${seed}`).state.hidden
        return slots.golemProject?.moods.join()
      }),
    )
    expect(orders.size).toBeGreaterThan(6)
  })

  it('G-156 turns the top tile and puts so many tokens on Research Golem', () => {
    const game = fresh(3)
    const [shown] = all(game, 'moodShown')
    expect(shown).toEqual({ kind: 'moodShown', tokens: onSpace(game), tile: true })
    expect(projectAt(game.table).moods).toEqual([onSpace(game)])
  })

  it('G-157, G-241, G-242 clears what is left and supplies each round as its tile says', () => {
    const moods = [4, 1, 3, 2, 3]
    let game = begun(golemTable({ players: 4, round: 1, tokens: 2, moods }))
    for (const [number, tokens] of moods.entries()) {
      game = untilRound(game, number + 2)
      expect(onSpace(game)).toBe(tokens)
    }
  })

  it('G-158, G-243, GR-90 two players have no tiles and one token every round', () => {
    let game = fresh(2)
    expect(game.state.hidden.slots.golemProject?.moods).toEqual([])
    for (const round of [1, 2, 3, 4, 5, 6]) {
      game = untilRound(game, round)
      expect(onSpace(game)).toBe(1)
    }
    expect(all(game, 'moodShown').every(({ tile, tokens }) => !tile && tokens === 1)).toBe(true)
  })
})
