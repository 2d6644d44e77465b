import { alchemicals, chanceOfAlchemical, codeLengths, ingredients, luminaryOf, readCode } from '@athanor/alchemy'
import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { playerColours } from '../../base/components/players.ts'
import type { Options } from '../../base/options.ts'
import { knowledgeOf, worldsOf } from '../../engine/atTable.ts'
import type { State } from '../../engine/state.ts'
import { alchemists } from '../../game.ts'
import { combinations } from '../../testing/harness.ts'
import {
  all,
  answer,
  begun,
  choosingOrder,
  legalOf,
  own,
  type Played,
  player,
  question,
  refusal,
  secrets,
  toTheEnd,
} from '../../testing/play.ts'
import { demo, optionsWith, tableWith } from '../../testing/table.ts'
import { boardsOn } from '../busyDays/state.ts'
import { hasExpansion, hasLibrary } from '../expansion/flags.ts'
import { golemOf } from '../expansion/module.ts'
import { anyOffer } from './books.ts'
import { booksOf, libraryOf } from './state.ts'

/** Seat 0 has just opened a book: board 1d sells one for two gold. */
function reading(players = 3): Played {
  const state = tableWith({ players, options: { busyDays: true }, answers: demo(), seats: [{ gold: 4 }, { gold: 4 }] })
  const slots = { ...state.table.slots, busyDays: { ...boardsOn(state.table), board: '1d' as const } }
  const game = begun(choosingOrder({ ...state, table: { ...state.table, slots } }, [0, 1]))
  return answer(game, 0, { kind: 'chooseOrder', space: 0 })
}

function offerOf(game: Played, seat = 0) {
  return libraryOf(own(game, seat)).offer ?? []
}

function readFirst(game: Played): Played {
  const [ingredient] = offerOf(game)
  if (ingredient === undefined) throw new RangeError('no book is open')
  return answer(game, 0, { kind: 'readBook', ingredient })
}

function fresh(options: Partial<Options>, seed: string): State {
  const seats = playerColours.slice(0, 2).map((colour) => ({ colour }))
  return alchemists.setup(optionsWith(options), seats, quickChance(seed)).state
}

describe('the palace library', () => {
  it('G-005 G-012 GR-81 is open with every part of the expansion that brings books', () => {
    const base = optionsWith({})
    const live = (['startupFunding', 'busyDays', 'royalEncyclopedia', 'golemProject'] as const).map((flag) =>
      hasLibrary({ ...base, [flag]: true }),
    )
    expect(live).toEqual([true, true, false, true])
    expect(hasLibrary(base)).toBe(false)
    expect(fresh({}, 'base').table.players[0]?.slots).toEqual({})
  })

  it('G-013 G-015 GR-39 offers four different ingredients as soon as the book is taken', () => {
    const game = reading()
    expect(question(game)).toBe('0 readBook')
    expect(new Set(offerOf(game)).size).toBe(4)
    expect(legalOf(game)).toEqual(offerOf(game).map((ingredient) => ({ kind: 'readBook', ingredient })))
  })

  it('G-016 GR-39 takes exactly one of the four; nobody may decline', () => {
    const game = reading()
    const other = ingredients.find((ingredient) => !offerOf(game).includes(ingredient)) ?? 'toad'
    expect(refusal(game, { kind: 'readBook', ingredient: other })).toBe('bookNotOffered')
    expect(refusal(game, { kind: 'decline' })).toBe('notAsked')
  })

  it('GR-39 draws every four with the same odds, whatever was read before', () => {
    const times = new Map<string, number>()
    const stream = quickChance('offers').stream('library')
    for (let book = 0; book < 7000; book++) {
      const offer = anyOffer(stream).join()
      times.set(offer, (times.get(offer) ?? 0) + 1)
    }
    expect(times.size).toBe(70)
    expect(Math.min(...times.values())).toBeGreaterThan(60)
    expect(Math.max(...times.values())).toBeLessThan(145)
  })

  it('G-017 G-008 G-009 tells sun or moon of that ingredient, and puts it into the reader’s notes alone', () => {
    const game = readFirst(reading())
    const [ingredient] = offerOf(reading())
    if (ingredient === undefined) throw new RangeError('no offer')
    const luminary = luminaryOf(demo()[ingredient])
    expect(libraryOf(own(game, 0))).toEqual({ offer: null, read: [{ ingredient, luminary }] })
    expect(secrets(game, 'bookRead', 0)).toEqual([{ ingredient, luminary }])
    const [reader, other] = [0, 1].map((seat) => knowledgeOf(alchemists.view(game.state, seat)))
    expect(other?.notebook.facts).toEqual([])
    const impossible = alchemicals.filter(
      (alchemical) => reader !== undefined && chanceOfAlchemical(reader.chances, ingredient, alchemical) === 0,
    )
    expect(impossible).toEqual(alchemicals.filter((alchemical) => luminaryOf(alchemical) !== luminary))
  })

  it('G-014 GR-40 shows offer, choice and answer to nobody else', () => {
    const game = readFirst(reading())
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(secrets(game, 'bookTaken', viewer)).toEqual([])
      expect(secrets(game, 'bookRead', viewer)).toEqual([])
    }
    expect(all(game, 'bookRead')).toEqual([{ kind: 'bookRead', seat: 0 }])
    expect(alchemists.secrets.readBook).toEqual(['ingredient'])
  })

  it('G-018 G-019 G-201 leaves a token on the board for every book, without end', () => {
    expect([0, 1, 2].map((seat) => booksOf(player(readFirst(reading()), seat)))).toEqual([1, 0, 0])
  })

  it('draws for a rival any readings that are true in the drawn world, and another offer while the book is open', () => {
    const open = reading().state
    const done = readFirst(reading()).state
    const offers = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const world = worldsOf(alchemists.view(open, 1))(quickChance(`open ${seed}`))
      offers.add((world.own[0]?.slots.library?.offer ?? []).join())
      const later = worldsOf(alchemists.view(done, 1))(quickChance(`done ${seed}`))
      const [read] = later.own[0]?.slots.library?.read ?? []
      if (read === undefined) throw new RangeError('nothing was read')
      expect(read.luminary).toBe(luminaryOf(later.hidden.answers[read.ingredient]))
    }
    expect(offers.size).toBeGreaterThan(10)
  })
})

describe('the secret of a game with modules', () => {
  it.each(combinations.map((mix) => [Object.keys(mix).join(' and '), mix] as const))(
    'G-006 G-007 GR-41 has a code of five letters that names assignment and golem: %s',
    (_, mix) => {
      const { hidden } = fresh(mix, 'code')
      expect(hidden.code.length).toBe(codeLengths.expansion)
      const read = readCode(hidden.code, 'expansion')
      expect(read.ok && read.truth).toEqual({ assignment: hidden.answers, golem: golemOf({ hidden }) })
    },
  )

  it('G-007 keeps four letters without modules', () => {
    expect(fresh({}, 'code').hidden.code.length).toBe(codeLengths.base)
    expect(hasExpansion(optionsWith({}))).toBe(false)
  })

  it('GR-42 draws every golem', () => {
    const golems = new Set(
      Array.from({ length: 300 }, (_, seed) => JSON.stringify(golemOf(fresh({ busyDays: true }, `golem ${seed}`)))),
    )
    expect(golems.size).toBe(24)
  })

  it('GR-95 shows the code to nobody before the end, and to everybody then', () => {
    const state = fresh({ busyDays: true }, 'hush')
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(JSON.stringify(alchemists.view(state, viewer))).not.toContain(state.hidden.code)
    }
    const end = toTheEnd(begun(state))
    expect(end.table.end?.code).toBe(state.hidden.code)
    const again = worldsOf(alchemists.view(end.state, 'spectator'))(quickChance('again'))
    expect(again.hidden.slots.expansion).toEqual(end.state.hidden.slots.expansion)
  })

  it('G-003 refuses the Golem Project without the Royal Encyclopedia', () => {
    const base = optionsWith({})
    const check = (flags: Partial<Options>) => alchemists.checkOptions?.({ ...base, ...flags }, 2)?.id ?? null
    expect(check({ golemProject: true })).toBe('alchemists.reject.golemNeedsEncyclopedia')
    expect(check({ golemProject: true, royalEncyclopedia: true })).toBeNull()
    expect(check({ startupFunding: true, busyDays: true })).toBeNull()
  })

  it('leaves tables without modules as they were: their options say nothing of them', () => {
    expect(Object.keys(optionsWith({ busyDays: false }))).not.toContain('busyDays')
    expect(optionsWith({ busyDays: true }).busyDays).toBe(true)
  })
})
