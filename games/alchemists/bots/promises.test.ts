import { type Action, type AlchemistsShape, alchemists, type Options, rulesAt, type State } from '@athanor/alchemists'
import { answer, declared, tableWith } from '@athanor/alchemists/testing'
import { ingredientPairs, mixIngredients } from '@athanor/alchemy'
import { begin, perform, quickChance, readOptions, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { greedyBot } from './greedyBot.ts'

const thinking = { chance: quickChance('promises'), effort: 1, outOfTime: () => false }

function chosen(state: State, seat = 0): Action {
  return greedyBot.choose(alchemists.view(state, seat), thinking)
}

/** The same table after seat 0 has mixed so many pairs in earlier rounds; after all of them nothing is unknown. */
function learned({ table, own, hidden }: State, count = ingredientPairs.length): State {
  const pairs = ingredientPairs.slice(0, count)
  const results = pairs.map(
    ([one, other]) => ({ seat: 0, round: 1, at: 'test', potion: mixIngredients(hidden.answers, one, other) }) as const,
  )
  return {
    table: { ...table, results },
    own: own.map((mine, seat) => (seat === 0 ? { ...mine, mixes: pairs } : mine)),
    hidden,
  }
}

function planOf(state: State) {
  const action = chosen(state)
  if (action.kind !== 'declare') throw new TypeError(`${action.kind} is no plan`)
  return action.actions
}

/** Seat 0 declares first. */
const first = { players: 2, order: [1, 0] } as const

describe('the greedy bot keeps its word', () => {
  it('keeps the gold for two declared publications when it could buy', () => {
    const buying = (gold: number) =>
      declared(learned(tableWith({ ...first, round: 5, seats: [{ gold }], onOffer: ['wisdomIdol', 'altarOfGold'] })), {
        0: { buy: 1, publish: 2 },
      }).state
    expect(alchemists.decisions(buying(5))).toEqual([{ seat: 0, ask: 'buy' }])
    // Three gold are spare: enough for the altar and its gift, not for the idol.
    const action = chosen(buying(5))
    const spent = action.kind === 'buy' ? rulesAt(buying(5).table).artifact(action.artifact).cost + action.offering : 0
    expect(spent).toBeLessThanOrEqual(3)
    // With two gold nothing is spare, although the altar could be had for one.
    expect(chosen(buying(2))).toEqual({ kind: 'decline' })
  })

  it('carries out both publications that it declared, the first one leaving the gold for the second', () => {
    // To seal what a rival has published costs two, to publish costs one.
    const state = learned(
      tableWith({
        ...first,
        round: 5,
        seats: [{ gold: 2 }],
        theories: [{ on: 'toad', is: tableWith(first).hidden.answers.toad, seals: [[1, 'gold']] }],
      }),
    )
    let game = declared(state, { 0: { publish: 2 } })
    for (const published of [1, 2]) {
      const action = chosen(game.state)
      expect(action.kind).toBe('publish')
      game = answer(game, 0, action)
      expect(game.table.theories.filter((theory) => theory?.seals.includes(0)).length).toBe(published)
    }
  })

  it('declares as many publications as it will have gold for when their turn comes', () => {
    for (const gold of [0, 1, 2]) {
      for (const hand of [[], ['toad']] as const) {
        const seats = [{ gold, hand }]
        const {
          forage = 0,
          transmute = 0,
          publish = 0,
          buy = 0,
        } = planOf(learned(tableWith({ ...first, round: 5, seats, onOffer: ['wisdomIdol'] })))
        // Every card that is there or foraged can become one gold before anything is published.
        expect(transmute).toBeLessThanOrEqual(hand.length + forage)
        expect(publish + 2 * buy).toBeLessThanOrEqual(gold + transmute)
        expect(publish).toBeGreaterThan(0)
      }
    }
    expect(planOf(learned(tableWith({ ...first, round: 5, seats: [{ gold: 2 }], onOffer: [] }))).publish).toBe(2)
  })

  it('declares no test and no drink that would tell nothing', () => {
    const hand = ['toad', 'fern', 'flower', 'mandrakeRoot', 'scorpion'] as const
    const knowing = planOf(learned(tableWith({ ...first, round: 4, seats: [{ hand }] })))
    expect([knowing.test, knowing.drink, knowing.custodian]).toEqual([undefined, undefined, undefined])
    const curious = planOf(tableWith({ ...first, round: 4, seats: [{ hand, gold: 3 }] }))
    expect((curious.test ?? 0) + (curious.drink ?? 0)).toBeGreaterThan(0)
  })

  it('carries out a declared test, even when it has come to know the answer before', () => {
    const game = declared(learned(tableWith({ ...first, round: 4, seats: [{ hand: ['toad', 'fern'], gold: 2 }] })), {
      0: { test: 1 },
    })
    expect(alchemists.decisions(game.state)).toEqual([{ seat: 0, ask: 'test' }])
    expect(chosen(game.state)).toMatchObject({ kind: 'test' })
  })

  it('declares no more mixes than it has cards for', () => {
    const one = planOf(
      tableWith({ ...first, round: 2, seats: [{ hand: ['toad', 'fern'], gold: 3 }], emptyDeck: true, row: [] }),
    )
    const mixes = (one.test ?? 0) + (one.drink ?? 0) + (one.sell ?? 0)
    expect(mixes).toBeLessThanOrEqual(1 + (one.forage ?? 0))
    const twins = planOf(tableWith({ ...first, round: 2, seats: [{ hand: ['toad', 'toad', 'toad'] }], row: ['toad'] }))
    expect([twins.test, twins.drink, twins.sell]).toEqual([undefined, undefined, undefined])
  })

  it('as a master does not topple what bears its own seal', () => {
    const { answers } = tableWith(first).hidden
    const wrong = { on: 'toad', is: answers.fern } as const
    const options: Partial<Options> = { debunking: 'master' }
    const state = (owner: number) =>
      learned(
        tableWith({
          ...first,
          round: 4,
          options,
          seats: [{ gold: 2 }],
          theories: [{ ...wrong, seals: [[owner, 'red']] }],
        }),
      )
    expect(planOf(state(0)).debunk).toBeUndefined()
    expect(planOf(state(1)).debunk).toBe(1)
    expect(chosen(declared(state(1), { 0: { debunk: 1 } }).state)).toMatchObject({ kind: 'demonstrate' })
  })

  it('does in whole games nearly all that it declares', () => {
    const sums = { declared: 0, undone: 0 }
    for (const [players, games] of [
      [2, 6],
      [3, 4],
      [4, 6],
    ] as const) {
      for (let seed = 0; seed < games; seed++) count(players, seed, sums)
    }
    expect(sums.declared).toBeGreaterThan(1000)
    // What is left are actions of rivals and answers that nobody could foresee; it was one in eight.
    expect(sums.undone / sums.declared).toBeLessThan(0.05)
  })

  it('and with the modules of The King’s Golem too', () => {
    const sums = { declared: 0, undone: 0 }
    const modules = { busyDays: true, startupFunding: true, royalEncyclopedia: true, golemProject: true }
    for (let seed = 0; seed < 3; seed++) count(3, seed, sums, modules)
    expect(sums.declared).toBeGreaterThan(200)
    expect(sums.undone / sums.declared).toBeLessThan(0.05)
  })
})

function count(
  players: number,
  seed: number,
  sums: { declared: number; undone: number },
  options: Partial<Options> = {},
): void {
  const read = readOptions(alchemists.options, options)
  if (!read.ok) throw new TypeError(read.reason.id)
  const source = seededChance(seed.toString(16).padStart(64, '0'))
  const seats = alchemists.colours.slice(0, players).map((colour) => ({ colour }))
  let { position } = begin<AlchemistsShape>(alchemists, read.options, seats, source)
  const spaces: readonly string[] = rulesAt(position.state.table).spaces.map(({ id }) => id)
  for (;;) {
    const answered = position.sealed.map(({ seat }) => seat)
    const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.includes(seat))
    if (decision === undefined) return
    const done = perform(alchemists, position, decision.seat, chosen(position.state, decision.seat), source)
    if (!done.ok) throw new Error(done.reason.id)
    position = done.position
    for (const { public: event } of done.events) {
      if (event.kind === 'declared') for (const actions of Object.values(event.actions)) sums.declared += actions
      if (event.kind === 'declined' && decision.ask !== 'boots' && spaces.includes(event.ask)) sums.undone++
    }
  }
}
