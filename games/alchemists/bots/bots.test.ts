import { type AlchemistsShape, alchemists, type Options } from '@athanor/alchemists'
import { expansionSetups } from '@athanor/alchemists/testing'
import type { Bot } from '@athanor/bots'
import { randomBot } from '@athanor/bots'
import { begin, type Position, perform, quickChance, readOptions, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { greedyBot } from './greedyBot.ts'

function optionsOf(chosen: Partial<Options>): Options {
  const read = readOptions(alchemists.options, chosen)
  if (!read.ok) throw new TypeError(read.reason.id)
  return read.options
}

const master = optionsOf(alchemists.options.presets['master'] ?? {})

/** A whole game between bots, one for each seat. */
function played(bots: readonly Bot<AlchemistsShape>[], options: Options, seed: number): Position<AlchemistsShape> {
  const source = seededChance(seed.toString(16).padStart(64, '0'))
  const seats = alchemists.colours.slice(0, bots.length).map((colour) => ({ colour }))
  const thinking = { chance: quickChance(seed), effort: 1, outOfTime: () => false }
  let { position } = begin(alchemists, options, seats, source)
  for (;;) {
    const answered = position.sealed.map(({ seat }) => seat)
    const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.includes(seat))
    if (decision === undefined) return position
    const action = bots[decision.seat]?.choose(alchemists.view(position.state, decision.seat), thinking)
    if (action === undefined) throw new RangeError(`nobody sits at ${decision.seat}`)
    const done = perform(alchemists, position, decision.seat, action, source)
    if (!done.ok) throw new Error(`${JSON.stringify(action)} was refused: ${done.reason.id}`)
    position = done.position
  }
}

describe('bots at Alchemists', () => {
  it('greedy plays all phases to the end, with every number of players and both variants', () => {
    for (const players of [2, 3, 4]) {
      for (const options of [optionsOf({}), master]) {
        const { state } = played(
          Array.from({ length: players }, () => greedyBot),
          options,
          players,
        )
        expect(alchemists.outcome(state)?.seats.length).toBe(players)
      }
    }
  })

  it('G-002 greedy plays every mix of modules to the end, and wins against random players', {
    timeout: 120_000,
  }, () => {
    const lost = expansionSetups.filter(({ seats, options }, number) => {
      const me = number % seats
      const table = Array.from({ length: seats }, (_, seat) => (seat === me ? greedyBot : randomBot(alchemists)))
      const { state } = played(table, optionsOf(options), number)
      return alchemists.outcome(state)?.seats[me]?.place !== 1
    })
    expect(lost.length).toBeLessThanOrEqual(Math.ceil(expansionSetups.length / 10))
  })

  it('greedy beats random', () => {
    let wins = 0
    const games = 10
    for (let game = 0; game < games; game++) {
      const { state } = played([greedyBot, randomBot(alchemists)], master, 100 + game)
      const [greedy, random] = alchemists.outcome(state)?.seats ?? []
      if ((greedy?.total ?? 0) > (random?.total ?? 0)) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(9)
  })
})
