import { alchemicals, colours as aspectColours, readCode } from '@athanor/alchemy'
import { begin, quickChance, seededChance, startMatch } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Favour } from '../engine/contributions.ts'
import { total } from '../engine/counts.ts'
import type { State } from '../engine/state.ts'
import { alchemists, box, rulesOf } from '../game.ts'
import {
  all,
  answer,
  begun,
  discard,
  legalOf,
  own,
  type Played,
  player,
  question,
  together,
  untilRound,
} from '../testing/play.ts'
import { masterOptions, optionsWith } from '../testing/table.ts'
import { orderSpacesFor } from './components/orderSpaces.ts'
import type { Options } from './options.ts'

const colours = ['purple', 'white', 'brown', 'black'].map((colour) => ({ colour }))

function fresh(players: number, options: Partial<Options> = {}, seed: number | string = 1): State {
  return alchemists.setup(optionsWith(options), colours.slice(0, players), quickChance(seed)).state
}

/** Everybody keeps the first card on offer, Herbalists last of all. */
function chosen(players: number, options: Partial<Options> = {}, seed: number | string = 1): Played {
  const game = begun(fresh(players, options, seed))
  const kept = [...game.table.players.keys()].map((seat) => [
    seat,
    legalOf(game, seat).find((action) => action.kind === 'keepFavour' && action.favour !== 'herbalist') ??
      legalOf(game, seat)[0],
  ])
  return together(game, Object.fromEntries(kept))
}

describe('set-up of the board', () => {
  it('A-001 seats two to four players, each with a colour of their own', () => {
    const seats = (count: number) =>
      Array.from({ length: count }, (_, seat) => ({
        name: `${seat}`,
        colour: alchemists.colours[seat] ?? 'purple',
        salt: '',
      }))
    const start = (count: number) =>
      startMatch(alchemists, { options: {}, seats: seats(count), secret: 'ab'.repeat(32) })
    expect([1, 2, 3, 4, 5].map((count) => start(count).ok)).toEqual([false, true, true, true, false])
    expect(new Set(alchemists.colours).size).toBe(4)
    // Red, green and blue are aspects: a seat in such a colour would be read as one.
    expect(alchemists.colours.filter((colour) => aspectColours.some((aspect) => aspect === colour))).toEqual([])
  })

  it('A-066, A-434, A-435 uses the side of the board for the number of players', () => {
    expect(fresh(2).table.markers.length).toBe(7)
    expect(fresh(3).table.markers.length).toBe(7)
    expect(fresh(4).table.markers.length).toBe(8)
    const gains = (players: number) =>
      orderSpacesFor(players).map(({ cost, gain }) => `${cost.gold}${gain.favours}${gain.ingredients}`)
    expect(gains(3)).toEqual(['100', '000', '001', '002', '011', '020', '012'])
    expect(gains(4)).toEqual(['100', '000', '001', '002', '011', '020', '003', '012'])
  })

  it('A-067, A-068, A-107 puts one adventurer back unseen and shows only the top one', () => {
    const { table, hidden } = fresh(3)
    const tiles = [...hidden.adventurers, hidden.boxed, table.nextAdventurer]
    expect(new Set(tiles)).toEqual(new Set(box.adventurers.keys()))
    expect(hidden.adventurers.length).toBe(4)
    expect(table.adventurersLeft).toBe(4)
    expect(table.adventurer).toBeNull()
  })

  it('A-071, A-072, A-073 draws three artifacts of each level, all open, level I on offer', () => {
    const { table } = fresh(2)
    const levels = [table.onOffer, ...table.toCome].map((row) => row.map((artifact) => box.artifact(artifact).level))
    expect(levels).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
    ])
    const offers = new Set(Array.from({ length: 40 }, (_, seed) => fresh(2, {}, seed).table.onOffer.toSorted().join()))
    expect(offers.size).toBeGreaterThan(10)
  })

  it('A-075, A-433 deals a row of five from forty cards', () => {
    const game = chosen(4)
    expect(game.table.row.length).toBe(5)
    expect(game.table.players.map(({ cards }) => cards)).toEqual([3, 3, 3, 3])
    expect(game.table.deck).toBe(23)
  })

  it('A-074, A-077, A-078, A-079 lays out grants and alchemicals, no theory, no conflict, no exhibition', () => {
    const { table } = fresh(3, masterOptions)
    expect(table.grants).toEqual([0, 1, 2, 3, 4])
    expect(table.theories).toEqual(alchemicals.map(() => null))
    expect(table.conflicts).toEqual([])
    expect(table.firstExhibits.every((seat) => seat === null)).toBe(true)
  })

  it('A-080, AR-63 lets chance or the host name the starting player', () => {
    const seats = new Set(Array.from({ length: 40 }, (_, seed) => fresh(4, {}, seed).table.startingPlayer))
    expect(seats).toEqual(new Set([0, 1, 2, 3]))
    expect(fresh(4, { firstPlayer: 'seat3' }).table.startingPlayer).toBe(2)
  })

  it('A-081, A-048, AR-90, AR-91 hides the code, which stands for the answers in the chosen family', () => {
    const codes = Array.from({ length: 30 }, (_, seed) => fresh(2, {}, seed).hidden)
    for (const { code, answers } of codes) {
      const read = readCode(code)
      expect(read.ok && read.truth.assignment).toEqual(answers)
      expect(code.charAt(3) >= 'F').toBe(true)
    }
    expect(new Set(codes.map(({ code }) => code)).size).toBe(30)
    const { hidden } = fresh(2, { codes: 'original' })
    expect(hidden.code.charAt(3) <= 'E').toBe(true)
    const state = fresh(2)
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(JSON.stringify(alchemists.view(state, viewer))).not.toContain(state.hidden.code)
    }
  })

  it('A-006 gives every ingredient another alchemical', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(new Set(Object.values(fresh(2, {}, seed).hidden.answers)).size).toBe(8)
    }
  })

  it('A-432 shuffles all favor cards, 22 of them in the rule book: 4 rejected, 4 in hands, the others in the deck', () => {
    const { favours } = box
    const printed = [
      'assistant',
      'herbalist',
      'associate',
      'custodian',
      'barmaid',
      'merchant',
      'shopkeeper',
      'sage',
    ] as const
    expect(printed.reduce((sum, favour) => sum + (favours.all[favours.numberOf(favour)] ?? 0), 0)).toBe(22)
    const seed = Array.from({ length: 50 }, (_, number) => number).find(
      (number) => all(chosen(4, {}, number), 'favourPlayed').length === 0,
    )
    const game = chosen(4, {}, seed ?? 0)
    expect(game.table.favourDeck).toBe(total(rulesOf(game.table.options, 4).favours.all) - 8)
    expect(total(game.table.favourDiscard)).toBe(4)
    expect(game.table.players.map(({ favours }) => favours)).toEqual([1, 1, 1, 1])
  })
})

describe('set-up of the players', () => {
  it('A-083, A-084, A-138 gives three cubes in round 1, whatever the number of players', () => {
    for (const players of [2, 3, 4]) {
      for (const { cubes } of fresh(players).table.players)
        expect(cubes).toEqual({ board: 3, placed: 0, unused: 0, hospital: 0 })
    }
  })

  it.each([
    [2, 6],
    [3, 5],
    [4, 4],
  ])('A-083 gives each of %i players %i cubes from round 2 on', (players, cubes) => {
    const later = untilRound(chosen(players), 2)
    expect(later.table.players.map((each) => each.cubes.board)).toEqual(Array.from({ length: players }, () => cubes))
  })

  it('A-086, A-379 deals three ingredients to apprentices and two to masters', () => {
    expect(fresh(2).table.players.map(({ cards }) => cards)).toEqual([3, 3])
    expect(fresh(2, masterOptions).table.players.map(({ cards }) => cards)).toEqual([2, 2])
  })

  it('A-076, A-087, A-224 starts with 2 gold and reputation 10', () => {
    for (const { gold, reputation } of fresh(4).table.players) expect([gold, reputation]).toEqual([2, 10])
  })

  it('A-089, AR-24 gives eleven seals: 2 gold, 3 silver, 2 of each hedge', () => {
    expect(fresh(2).own[0]?.seals).toEqual([2, 3, 2, 2, 2])
    expect(fresh(2).table.players[0]?.sealsLeft).toBe(11)
  })

  it('A-090 starts with empty notes and an empty board', () => {
    const { own: owns, table } = fresh(2)
    expect(owns[0]?.mixes).toEqual([])
    expect(table.players[0]?.made).toEqual([])
  })

  it('A-085, AR-71, G-274 lets each keep one of two favor cards, in secret and together; the other lies face up', () => {
    const before = begun(fresh(2))
    expect(before.table.players.map(({ favours }) => favours)).toEqual([2, 2])
    expect(question(before)).toBe('0 keepFavour, 1 keepFavour')
    expect(alchemists.decisions(before.state).every(({ sealed }) => sealed === true)).toBe(true)
    const game = chosen(2)
    expect(all(game, 'favourRejected').map(({ seat }) => seat)).toEqual([0, 1])
  })

  it('A-091, A-425, AR-72, G-273 plays kept Herbalists only after all is dealt and chosen, clockwise from the starting player', () => {
    const state = withFavours(fresh(3, { firstPlayer: 'seat2' }), [
      ['herbalist', 'sage'],
      ['herbalist', 'herbalist'],
      ['assistant', 'sage'],
    ])
    const keep = (favour: 'herbalist' | 'assistant') => ({ kind: 'keepFavour', favour }) as const
    const game = together(begun(state), { 0: keep('herbalist'), 1: keep('herbalist'), 2: keep('assistant') })
    expect(all(game, 'favourRejected').map(({ favour }) => favour)).toEqual(['sage', 'herbalist', 'sage'])
    expect(question(game)).toBe('1 herbalist')
    expect(player(game, 1).cards).toBe(6)
    expect(player(game, 0).cards).toBe(3)
    const [first] = legalOf(game)
    const next = answer(game, 1, first ?? discard())
    expect(question(next)).toBe('0 herbalist')
    expect(player(next, 1).cards).toBe(4)
    // AR-72: the second Herbalist of seat 1 had no effect.
    expect(own(next, 1).favours[box.favours.numberOf('herbalist')]).toBe(0)
  })
})

/** The same deal with other favor cards in the hands. */
function withFavours(state: State, hands: readonly (readonly Favour[])[]): State {
  const counts = hands.map(
    (hand) =>
      state.own[0]?.favours.map((_, kind) => hand.filter((card) => box.favours.numberOf(card) === kind).length) ?? [],
  )
  const deck = [4, 4, 3, 3, 2, 2, 2, 2].flatMap((copies, kind) =>
    Array.from({ length: copies - counts.reduce((sum, hand) => sum + (hand[kind] ?? 0), 0) }, () => kind),
  )
  return {
    ...state,
    own: state.own.map((mine, seat) => ({ ...mine, favours: counts[seat] ?? [] })),
    hidden: { ...state.hidden, favourDeck: deck },
  }
}

describe('options', () => {
  it('A-380, A-381 allows any mixture, for the table and for each player', () => {
    const game = fresh(4, {
      startingIngredients: 'master',
      debunking: 'master',
      seat2: 'apprentice',
      seat3: 'apprenticeIngredients',
      seat4: 'masterIngredients',
    })
    expect(game.table.players.map(({ cards }) => cards)).toEqual([2, 3, 3, 2])
  })

  it('A-065 offers both variants as presets', () => {
    expect(optionsWith(alchemists.options.presets['apprentice'] ?? {}).debunking).toBe('apprentice')
    expect(optionsWith(alchemists.options.presets['master'] ?? {}).debunking).toBe('master')
  })

  it('refuses a seat that is not there', () => {
    const refused = (options: Partial<Options>) => alchemists.checkOptions?.(optionsWith(options), 2)?.id ?? null
    expect(refused({ firstPlayer: 'seat3' })).toBe('alchemists.reject.noSuchSeat')
    expect(refused({ seat4: 'apprentice' })).toBe('alchemists.reject.noSuchSeat')
    expect(alchemists.checkOptions?.(optionsWith({ seat4: 'apprentice' }), 2)?.params).toEqual({ seat: 4, seats: 2 })
    expect(refused({ firstPlayer: 'seat2', seat2: 'master' })).toBeNull()
  })

  it('begins the same game from the same seed', () => {
    const source = seededChance('0f'.repeat(32))
    const once = begin(alchemists, optionsWith({}), colours, source)
    expect(begin(alchemists, optionsWith({}), colours, source)).toEqual(once)
  })
})
