import { seededChance, seenBy, startMatch } from '@athanor/kernel'
import { type ScriptedChance, scriptedChance } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { playerColours, supplyFor } from './components.ts'
import { compendium } from './game.ts'
import type { Options } from './options.ts'
import { drawn } from './setUp.ts'
import type { State } from './state.ts'
import { cubes, each, none, sizeOf, sumOf } from './testing/cubes.ts'
import { handOf, legalActions, played, take } from './testing/play.ts'
import { optionsWith, seatsOf, tableWith } from './testing/table.ts'

function begun(players: number, seed: number | ScriptedChance, options: Partial<Options> = {}) {
  const seats = playerColours.slice(0, players).map((colour) => ({ colour }))
  const chance = typeof seed === 'number' ? seededChance(seed.toString(16).padStart(64, '0')).at(0) : seed
  return compendium.setup(optionsWith(options), seats, chance)
}

function stateOf(players: number, seed: number | ScriptedChance, options: Partial<Options> = {}): State {
  return begun(players, seed, options).state
}

const rows = [
  { rule: 'R-018', players: 2, setup: 'english', bag: 6, reserve: 10, removed: 16 },
  { rule: 'R-019', players: 3, setup: 'english', bag: 8, reserve: 12, removed: 12 },
  { rule: 'R-093', players: 3, setup: 'german', bag: 10, reserve: 12, removed: 10 },
  { rule: 'R-020', players: 4, setup: 'english', bag: 12, reserve: 16, removed: 4 },
  { rule: 'R-021', players: 5, setup: 'english', bag: 14, reserve: 18, removed: 0 },
] as const

describe('the board at the start', () => {
  it('R-012..R-014 R-016 R-017 begins with everything in its place', () => {
    const { state, events } = begun(3, 1)
    expect(state).toEqual({
      options: { threePlayerSetup: 'english', schools: true, schoolTie: 'best', openLog: true, firstPlayer: 'random' },
      colours: ['white', 'black', 'brown'],
      firstSeat: state.firstSeat,
      turn: state.firstSeat,
      turnsTaken: 0,
      cauldrons: Array.from({ length: 10 }, () => null),
      tiles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      reserve: each(12),
      removed: each(12),
      bag: state.bag,
      players: seatsOf(3).map((seat) => ({
        hand: handOf(state, seat),
        stones: 5,
        score: { creations: 0, copies: 0, halfPoints: 0, award: 0 },
        trail: { drawn: 12, net: none, proven: [] },
      })),
      schools: state.schools,
      undealt: state.undealt,
      finalCount: null,
    })
    expect(events).toEqual([
      { public: { kind: 'gameBegan', firstSeat: state.firstSeat } },
      ...seatsOf(3).map((seat) => ({
        public: { kind: 'cubesDealt', seat, count: 12 },
        secret: { [seat]: { cubes: handOf(state, seat) } },
      })),
      ...seatsOf(3).map((seat) => ({
        public: { kind: 'schoolDealt', seat },
        secret: { [seat]: { school: state.schools[seat] } },
      })),
      { public: { kind: 'roundBegan', round: 1 } },
    ])
  })

  it('R-012 shows every cauldron empty to everybody', () => {
    for (const viewer of [0, 3, 'spectator'] as const) {
      expect(compendium.view(stateOf(4, 2), viewer).cauldrons).toEqual(Array.from({ length: 10 }, () => null))
    }
  })

  it('R-013 lays all ten tiles out in the open', () => {
    expect(compendium.view(stateOf(2, 1), 'spectator').tiles).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('R-014 R-016 starts every marker on space 0 without a chip', () => {
    const { players } = compendium.view(stateOf(5, 1), 'spectator')
    for (const { score } of players) expect(score).toEqual({ creations: 0, copies: 0, halfPoints: 0, award: 0 })
  })

  it('R-015 lets nobody take a colour that somebody has', () => {
    const seats = ['red', 'black', 'red'].map((colour) => ({ name: colour, colour, salt: '' }))
    const secret = 'cd'.repeat(32)
    expect(startMatch(compendium, { options: {}, seats, secret })).toEqual({
      ok: false,
      reason: { id: 'kernel.reject.colourTaken', params: { colour: 'red' } },
    })
    const different = seats.slice(0, 2)
    const started = startMatch(compendium, { options: {}, seats: different, secret })
    expect(started.ok && started.match.position.state.colours).toEqual(['red', 'black'])
  })

  it('R-017 keeps five stones of each player in the open', () => {
    expect(compendium.view(stateOf(5, 1), 'spectator').players.map(({ stones }) => stones)).toEqual([5, 5, 5, 5, 5])
  })
})

describe('the cubes at the start', () => {
  it.each(rows)(
    '$rule RR-02 with $players players ($setup) has $bag of each kind in the bag, $reserve in the reserve, $removed out',
    ({ players, setup, bag, reserve, removed }) => {
      const row = supplyFor(players, setup)
      expect([row.bag, row.reserve, row.removed]).toEqual([bag, reserve, removed])
      const state = stateOf(players, 7, { threePlayerSetup: setup })
      expect(state.reserve).toEqual(each(reserve))
      expect(state.removed).toEqual(each(removed))
      // the bag was filled before anybody drew.
      expect(sumOf([state.bag, ...state.players.map(({ hand }) => hand)])).toEqual(each(bag))
      expect(bag + reserve + removed).toBe(32)
    },
  )

  it('RR-02 has 50, 60, 80 and 90 cubes in the reserve and 30, 40, 60 and 70 in the bag', () => {
    const english = [2, 3, 4, 5].map((players) => supplyFor(players, 'english'))
    expect(english.map(({ reserve }) => reserve * 5)).toEqual([50, 60, 80, 90])
    expect(english.map(({ bag }) => bag * 5)).toEqual([30, 40, 60, 70])
    const german = supplyFor(3, 'german')
    expect([german.reserve * 5, german.bag * 5]).toEqual([60, 50])
  })

  it('R-093 RR-40 uses the English row for three unless told otherwise, and one row for all other numbers', () => {
    expect(compendium.options.fields.threePlayerSetup.default).toBe('english')
    expect(supplyFor(3, 'english')).toEqual({ bag: 8, reserve: 12, removed: 12, source: 'rulebook' })
    expect(supplyFor(3, 'german')).toEqual({ bag: 10, reserve: 12, removed: 10, source: 'component' })
    for (const players of [2, 4, 5]) expect(supplyFor(players, 'german')).toEqual(supplyFor(players, 'english'))
  })

  it('R-022 keeps the reserve open, counted by kind', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(compendium.view(stateOf(2, 3), viewer).reserve).toEqual(each(10))
    }
  })

  it.each(rows)('R-024..R-026 deals 12 cubes to each of $players players ($setup) and leaves the rest', (row) => {
    const { players, setup } = row
    const state = stateOf(players, 11, { threePlayerSetup: setup })
    for (const seat of seatsOf(players)) {
      expect(sizeOf(handOf(state, seat))).toBe(12)
      expect(compendium.view(state, seat).hand).toEqual(handOf(state, seat))
    }
    expect(sizeOf(state.bag)).toBe(row.bag * 5 - players * 12)
    expect(compendium.view(state, 'spectator').bagSize).toBe(sizeOf(state.bag))
  })

  it('R-023 R-024 fills the bag with the listed number of each kind before the first draw, each cube with the same odds', () => {
    // Each of the 30 numbers is another cube of the full bag: 6 of each kind.
    const firstCubes = Array.from({ length: 30 }, (_, number) => drawn(scripted([number]), each(6), 1))
    expect(sumOf(firstCubes)).toEqual(each(6))
    // One cube of a bag that is uneven: 1 gray, 3 blue, 2 yellow.
    const uneven = cubes({ gray: 1, blue: 3, yellow: 2 })
    expect(sumOf(Array.from({ length: 6 }, (_, number) => drawn(scripted([number]), uneven, 1)))).toEqual(uneven)
  })

  it('R-024 never draws a cube that is not there', () => {
    const bag = cubes({ gray: 1, blue: 1, orange: 1, green: 1, yellow: 1 })
    expect(drawn(scripted([4, 3, 2, 1, 0]), bag, 5)).toEqual(bag)
    expect(drawn(scripted([0, 0, 0, 0, 0]), bag, 5)).toEqual(bag)
    expect(() => drawn(scripted([5]), bag, 1)).toThrow('there is no cube number 5')
  })

  it('R-024 R-025 shows the dealt cubes to their owner only, and their number to all', () => {
    const { state, events } = begun(3, 5)
    const deals = events.filter((event) => event.public.kind === 'cubesDealt')
    for (const [seat, deal] of deals.entries()) {
      expect(seenBy(deal, seat)).toEqual({ kind: 'cubesDealt', seat, count: 12, cubes: handOf(state, seat) })
      expect(seenBy(deal, (seat + 1) % 3)).toEqual({ kind: 'cubesDealt', seat, count: 12 })
      expect(seenBy(deal, 'spectator')).toEqual({ kind: 'cubesDealt', seat, count: 12 })
    }
  })

  it('R-026 leaves the cubes that were not drawn in the bag for draws in play', () => {
    const state = stateOf(3, 5)
    expect(legalActions(state)).toContainEqual({ kind: 'takeBag' })
    expect(sizeOf(played(state, [{ kind: 'takeBag' }]).state.bag)).toBe(2)
  })
})

describe('the school cards at the start', () => {
  it.each([2, 3, 4, 5])('R-027 RR-03 gives each of %i players exactly one card', (players) => {
    const { schools, undealt } = stateOf(players, 4)
    expect(schools).toHaveLength(players)
    expect(undealt).toHaveLength(5 - players)
    expect(new Set([...schools, ...undealt]).size).toBe(5)
  })

  it('RR-03 shuffles the cards: over many games every seat gets every card about equally often', () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 500; seed++) {
      for (const [seat, school] of stateOf(2, seed).schools.entries()) {
        counts.set(`${seat} ${school}`, (counts.get(`${seat} ${school}`) ?? 0) + 1)
      }
    }
    expect(counts.size).toBe(10)
    // Expected 100 each, standard deviation 9.
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(45)
  })

  it('R-028 shows a card to its holder alone', () => {
    const { state, events } = begun(3, 9)
    for (const seat of seatsOf(3)) expect(compendium.view(state, seat).school).toBe(state.schools[seat])
    expect(compendium.view(state, 'spectator').school).toBeNull()
    const cards = events.filter((event) => event.public.kind === 'schoolDealt')
    for (const [seat, card] of cards.entries()) {
      expect(seenBy(card, seat)).toEqual({ kind: 'schoolDealt', seat, school: state.schools[seat] })
      expect(seenBy(card, (seat + 1) % 3)).toEqual({ kind: 'schoolDealt', seat })
    }
    expect(JSON.stringify(compendium.view(state, 'spectator'))).not.toMatch(
      /birdLegs|mushrooms|trollEyes|dragonsBlood|spiders/,
    )
  })

  it('RR-04 shows the cards that were not dealt to nobody before the final count', () => {
    const state = stateOf(2, 9)
    for (const viewer of [0, 1, 'spectator'] as const) {
      const text = JSON.stringify({ ...compendium.view(state, viewer), school: null })
      for (const card of state.undealt) expect(text).not.toContain(card)
      const swapped = { ...state, undealt: [...state.undealt].reverse() }
      expect(compendium.view(swapped, viewer)).toEqual(compendium.view(state, viewer))
    }
    const lastTurn = tableWith({ players: 2, turn: 1, reserve: cubes({ gray: 2 }), schools: ['spiders', 'trollEyes'] })
    const { state: ended, seen } = played(lastTurn, [take('gray')])
    const undealt = ['birdLegs', 'mushrooms', 'dragonsBlood']
    expect(seen).toContainEqual({ kind: 'schoolsRevealed', schools: ['spiders', 'trollEyes'], undealt })
    expect(compendium.view(ended, 'spectator').end?.undealt).toEqual(undealt)
  })

  it('R-031 lets a card change nothing before the final count', () => {
    const plan = { players: 2, hands: [each(2), each(2)] }
    const one = tableWith({ ...plan, schools: ['birdLegs', 'spiders'] })
    const other = tableWith({ ...plan, schools: ['trollEyes', 'mushrooms'] })
    expect(legalActions(one)).toEqual(legalActions(other))
    const first = played(one, [take('gray'), { kind: 'takeBag' }])
    const second = played(other, [take('gray'), { kind: 'takeBag' }])
    expect(first.events).toEqual(second.events)
    expect({ ...first.state, schools: [], undealt: [] }).toEqual({ ...second.state, schools: [], undealt: [] })
  })

  it('RR-41 deals no card at all when schools are not played', () => {
    const { state, events } = begun(4, 4, { schools: false })
    expect([state.schools, state.undealt]).toEqual([[], []])
    expect(events.map((event) => event.public.kind)).toEqual([
      'gameBegan',
      'cubesDealt',
      'cubesDealt',
      'cubesDealt',
      'cubesDealt',
      'roundBegan',
    ])
    for (const viewer of [0, 3, 'spectator'] as const) expect(compendium.view(state, viewer).school).toBeNull()
  })
})

describe('the first player', () => {
  it('R-029 RR-05 is drawn by chance, every seat with the same odds, unless the host names one', () => {
    expect(compendium.options.fields.firstPlayer.default).toBe('random')
    const seats = Array.from({ length: 400 }, (_, seed) => stateOf(4, seed).firstSeat)
    for (const seat of seatsOf(4)) {
      // Expected 100, standard deviation 9.
      expect(Math.abs(seats.filter((first) => first === seat).length - 100)).toBeLessThan(45)
    }
  })

  it('R-029 R-030 RR-05 is whomever the host names, by whatever custom the group likes', () => {
    for (const [seat, firstPlayer] of (['seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const).entries()) {
      const { state, events } = begun(5, 3, { firstPlayer })
      expect([state.firstSeat, state.turn]).toEqual([seat, seat])
      expect(events[0]).toEqual({ public: { kind: 'gameBegan', firstSeat: seat } })
    }
  })
})

describe('chance at set-up', () => {
  it('RR-37 deals seat by seat twelve cubes, then the cards, with the first player from a stream of its own', () => {
    const chance = scriptedChance()
    begun(2, chance)
    const draws = Array.from({ length: 24 }, (_, draw) => ({ stream: 'deal', below: 30 - draw }))
    const cards = [5, 4, 3, 2].map((below) => ({ stream: 'schools', below }))
    expect(chance.asked).toEqual([{ stream: 'firstPlayer', below: 2 }, ...draws, ...cards])
  })

  it('RR-37 gives the first seat its twelve cubes before the second draws', () => {
    // Always the first cube that is left: kind by kind.
    const state = stateOf(2, scriptedChance())
    expect(handOf(state, 0)).toEqual(cubes({ gray: 6, blue: 6 }))
    expect(handOf(state, 1)).toEqual(cubes({ orange: 6, green: 6 }))
    expect(state.bag).toEqual(cubes({ yellow: 6 }))
  })

  it('RR-05 RR-37 changes neither hands nor cards when the host names the first seat', () => {
    const random = stateOf(5, 21)
    for (const firstPlayer of ['seat1', 'seat4'] as const) {
      const chosen = stateOf(5, 21, { firstPlayer })
      expect([chosen.players, chosen.schools, chosen.bag]).toEqual([random.players, random.schools, random.bag])
    }
  })

  it('RR-37 deals the same again from the same seed, and otherwise from another', () => {
    expect(begun(3, 8)).toEqual(begun(3, 8))
    expect(stateOf(3, 8).players).not.toEqual(stateOf(3, 9).players)
  })

  it('RR-40 changes bag and removed cubes only', () => {
    const english = stateOf(3, scriptedChance())
    const german = stateOf(3, scriptedChance(), { threePlayerSetup: 'german' })
    expect(german.reserve).toEqual(english.reserve)
    expect([sizeOf(english.bag), sizeOf(german.bag)]).toEqual([4, 14])
    expect([english.removed, german.removed]).toEqual([each(12), each(10)])
  })
})

function scripted(numbers: readonly number[]) {
  return scriptedChance({ deal: numbers }).stream('deal')
}
