import { type AlchemistsShape, alchemists, type Options } from '@athanor/alchemists'
import { expansionSetups } from '@athanor/alchemists/testing'
import type { Bot } from '@athanor/bots'
import { begin, type Position, perform, quickChance, readOptions, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { greedyBot } from '../greedyBot.ts'
import { scholarBot } from './scholarBot.ts'

function optionsOf(chosen: Partial<Options>): Options {
  const read = readOptions(alchemists.options, chosen)
  if (!read.ok) throw new TypeError(read.reason.id)
  return read.options
}

const master = optionsOf(alchemists.options.presets['master'] ?? {})

type Watch = (position: Position<AlchemistsShape>, seat: number) => void

/** A whole game between bots, one for each seat; somebody may look at every decision. */
function played(
  bots: readonly Bot<AlchemistsShape>[],
  options: Options,
  seed: number,
  watch?: Watch,
): Position<AlchemistsShape> {
  const source = seededChance(seed.toString(16).padStart(64, '0'))
  const seats = alchemists.colours.slice(0, bots.length).map((colour) => ({ colour }))
  const thinking = { chance: quickChance(seed), effort: 1, outOfTime: () => false }
  let { position } = begin(alchemists, options, seats, source)
  for (;;) {
    const answered = position.sealed.map(({ seat }) => seat)
    const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.includes(seat))
    if (decision === undefined) return position
    watch?.(position, decision.seat)
    const action = bots[decision.seat]?.choose(alchemists.view(position.state, decision.seat), thinking)
    if (action === undefined) throw new RangeError(`nobody sits at ${decision.seat}`)
    const done = perform(alchemists, position, decision.seat, action, source)
    if (!done.ok) throw new Error(`${JSON.stringify(action)} was refused: ${done.reason.id}`)
    position = done.position
  }
}

describe('the scholar', () => {
  it('G-002 plays every number of players, both variants and mixes of modules to the end', { timeout: 120_000 }, () => {
    const setups = [
      ...[2, 3, 4].flatMap((seats) => [
        { seats, options: {} },
        { seats, options: master },
      ]),
      // All of them would take a minute; `npm run fuzz -- --bot scholar` plays them.
      ...expansionSetups.filter((_, number) => number % 9 === 0),
    ]
    for (const [seed, { seats, options }] of setups.entries()) {
      const { state } = played(
        Array.from({ length: seats }, () => scholarBot),
        optionsOf(options),
        seed,
      )
      expect(alchemists.outcome(state)?.seats.length).toBe(seats)
    }
  })

  it('beats the greedy bot', { timeout: 60_000 }, () => {
    let lead = 0
    for (let game = 0; game < 12; game++) {
      const me = game % 2
      const bots = me === 0 ? [scholarBot, greedyBot] : [greedyBot, scholarBot]
      const seats = alchemists.outcome(played(bots, master, 300 + Math.floor(game / 2)).state)?.seats ?? []
      const total = (seat: number) => seats.find((each) => each.seat === seat)?.total ?? 0
      lead += total(me) - total(1 - me)
    }
    expect(lead / 12).toBeGreaterThan(3)
  })

  it('makes the same move and gives the same reasons when everything that it may not see is another', () => {
    let compared = 0
    let number = 0
    played([scholarBot, greedyBot, scholarBot], master, 7, ({ state }, seat) => {
      if (seat === 1 || number++ % 9 !== 0) return
      const view = alchemists.view(state, seat)
      const swapped = alchemists.resample(view, quickChance(`swap/${number}`))
      const thinking = { chance: quickChance('same'), effort: 1, outOfTime: () => false }
      const choice = (world: typeof state) => scholarBot.choose(alchemists.view(world, seat), thinking)
      const reasons = (world: typeof state) => scholarBot.explain?.(alchemists.view(world, seat), thinking)
      expect(choice(swapped)).toEqual(choice(state))
      expect(reasons(swapped)).toEqual(reasons(state))
      expect(reasons(state)?.action).toEqual(choice(state))
      if (JSON.stringify(swapped.hidden.answers) !== JSON.stringify(state.hidden.answers)) compared++
    })
    expect(compared).toBeGreaterThan(3)
  })
})
