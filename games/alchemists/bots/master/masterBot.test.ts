import { type AlchemistsShape, alchemists, type Options, type State } from '@athanor/alchemists'
import type { Bot } from '@athanor/bots'
import { begin, perform, quickChance, readOptions, type Seat, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { scholarBot } from '../scholar/scholarBot.ts'
import { judge } from './judge.ts'
import { masterBot, masterWith } from './masterBot.ts'

function optionsOf(preset: string): Options {
  const read = readOptions(alchemists.options, alchemists.options.presets[preset] ?? {})
  if (!read.ok) throw new TypeError(read.reason.id)
  return read.options
}

const thinking = { chance: quickChance('master'), effort: 1, outOfTime: () => false }

/** Searches everywhere, but only a little. */
const quick = { candidates: 3, worlds: 2 }
const quickMaster = masterWith({
  depths: { declare: quick, chooseOrder: quick, publish: quick, test: quick, drink: quick, sell: quick },
})

function* decisionsOf(bots: readonly Bot<AlchemistsShape>[], preset: string, seed: number) {
  const source = seededChance(seed.toString(16).padStart(64, '0'))
  const seats = alchemists.colours.slice(0, bots.length).map((colour) => ({ colour }))
  let { position } = begin(alchemists, optionsOf(preset), seats, source)
  for (;;) {
    const answered = position.sealed.map(({ seat }) => seat)
    const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.includes(seat))
    if (decision === undefined) return
    const { seat, ask } = decision
    yield { state: position.state, seat, ask }
    const action = (bots[seat] as Bot<AlchemistsShape>).choose(alchemists.view(position.state, seat), thinking)
    const done = perform(alchemists, position, seat, action, source)
    if (!done.ok) throw new Error(`${JSON.stringify(action)} was refused: ${done.reason.id}`)
    position = done.position
  }
}

/** Decisions of a game of scholars at which a master searches. */
function searched(
  preset: string,
  seed: number,
  ask: string,
): readonly { readonly state: State; readonly seat: Seat }[] {
  return [...decisionsOf([scholarBot, scholarBot], preset, seed)].filter((each) => each.ask === ask)
}

describe('the master', () => {
  it('G-002 plays with and without modules, with two and three players, to the end', { timeout: 120_000 }, () => {
    for (const [preset, players] of [
      ['master', 2],
      ['apprentice', 3],
      ['kingsGolem', 2],
    ] as const) {
      const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? quickMaster : scholarBot))
      expect([...decisionsOf(bots, preset, 4)].length).toBeGreaterThan(30)
    }
  })

  it('makes the same move when everything that it may not see is another, whatever its lots', {
    timeout: 60_000,
  }, () => {
    let compared = 0
    for (const ask of ['declare', 'chooseOrder', 'publish']) {
      for (const [number, { state, seat }] of searched('master', 5, ask).entries()) {
        if (number % 5 !== 1) continue
        const view = alchemists.view(state, seat)
        const swapped = alchemists.resample(view, quickChance(`swap/${number}`))
        const other = { ...thinking, chance: quickChance('other lots') }
        const choice = masterBot.choose(view, { ...thinking, effort: 0.3 })
        expect(masterBot.choose(alchemists.view(swapped, seat), { ...other, effort: 0.3 })).toEqual(choice)
        if (JSON.stringify(swapped.hidden.answers) !== JSON.stringify(state.hidden.answers)) compared++
      }
    }
    expect(compared).toBeGreaterThan(3)
  })

  it('does something else than the scholar now and then, and says in how many worlds it tried that', {
    timeout: 60_000,
  }, () => {
    const places = [
      ...searched('master', 6, 'declare').filter((_, number) => number % 4 === 0),
      ...searched('master', 6, 'test'),
    ]
    const found = places.map(({ state, seat }) => {
      const view = alchemists.view(state, seat)
      const told = masterBot.explain?.(view, thinking)
      expect(told?.action).toEqual(masterBot.choose(view, thinking))
      const tried = told?.sentences.find(({ id }) => id === 'alchemists.why.tried')
      const isOwn = JSON.stringify(told?.action) !== JSON.stringify(scholarBot.choose(view, thinking))
      expect(tried !== undefined).toBe(isOwn)
      if (tried !== undefined) expect(tried.params['worlds']).toBeGreaterThanOrEqual(8)
      return isOwn
    })
    expect(found).toContain(true)
    expect(found).toContain(false)
  })

  it('asks for its time before every world, and makes do with what it has', () => {
    const [first] = searched('master', 7, 'declare')
    if (first === undefined) throw new RangeError('nobody declared')
    const view = alchemists.view(first.state, first.seat)
    let asked = 0
    const late = { ...thinking, outOfTime: () => ++asked > 0 }
    expect(masterBot.choose(view, late)).toEqual(scholarBot.choose(view, thinking))
    expect(asked).toBe(1)
  })
})

describe('a judged decision', () => {
  const [, place] = searched('master', 8, 'declare')
  if (place === undefined) throw new RangeError('nobody declared')
  const view = alchemists.view(place.state, place.seat)
  const idle = { kind: 'declare', actions: { forage: 1 }, assistants: 0, associates: [] } as const

  it('holds what was done beside what could be, each with what is lost by it', () => {
    const shares: number[] = []
    const judged = judge(view, {
      worlds: 6,
      candidates: 3,
      also: [idle],
      outOfTime: () => false,
      onProgress: (share) => shares.push(share),
    })
    expect(judged.length).toBe(4)
    expect(judged[0]).toMatchObject({ lost: 0, worlds: 6 })
    expect(judged.every(({ lost }, number) => lost >= (judged[number - 1]?.lost ?? 0))).toBe(true)
    expect(judged.find(({ action }) => action === idle)?.why).toBeNull()
    expect(judged.filter(({ why }) => why !== null).length).toBe(3)
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  })

  it('can be broken off', () => {
    let worlds = 0
    const judged = judge(view, { worlds: 50, candidates: 2, also: [], outOfTime: () => worlds++ >= 3 })
    expect(judged.map((each) => each.worlds)).toEqual([3, 3])
    expect(judge(view, { worlds: 50, candidates: 2, also: [], outOfTime: () => true })).toEqual([])
  })
})
