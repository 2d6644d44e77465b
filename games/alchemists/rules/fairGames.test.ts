import { pick, type Stream } from '@athanor/kernel'
import { conformance, describeFinding, findingsOf, type Harness, playedProperties } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { Action, Favour } from './engine/contributions.ts'
import { playerAt, type State } from './engine/state.ts'
import type { View } from './engine/view.ts'
import type { AlchemistsShape } from './game.ts'
import { referee } from './referee/referee.ts'
import { fairCards, fairFavours } from './testing/fair/fair.ts'
import { fairGame } from './testing/fair/fairTable.ts'
import { playedGames } from './testing/games.ts'
import { golemOptions } from './testing/golemTable.ts'
import { brokenUnder } from './testing/invariant.ts'
import { livelyChoice } from './testing/lively.ts'
import { randomActionOf } from './testing/randomAction.ts'
import { masterOptions } from './testing/table.ts'

const { game, rulesOf } = fairGame

const setups: Harness<AlchemistsShape>['setups'] = [
  { seats: 4, options: { ...masterOptions, fair: true } },
  { seats: 2, options: { ...golemOptions, fair: true } },
  { seats: 3, options: { startupFunding: true, fair: true } },
  { seats: 3, options: { fair: false } },
]

/** Any action of the game, now and then with a card by name that may not be there or not be played now. */
function anyAction(view: View, chance: Stream): Action {
  const action = randomActionOf(game, view, chance)
  const named = rulesOf(view.table.options, view.table.players.length).namedBy(action.kind)
  if (named.length === 0 || chance.below(3) > 0) return action
  const tried = { ...action, others: { [pick(chance, named)]: 1 + chance.below(2) } } as Action
  return game.actionSchema.safeParse(tried).success ? tried : action
}

function brokenInvariant(state: State): string | null {
  return brokenUnder(rulesOf(state.table.options, state.table.players.length), state)
}

const harness: Harness<AlchemistsShape> = {
  setups,
  games: setups.length,
  seed: 'fair',
  randomAction: anyAction,
  invariant: brokenInvariant,
  choose: livelyChoice,
  stepLimit: 1500,
  coverageGames: 0,
  rates: { nonInterference: 0.05, agreement: 0.05, refusals: 0.05 },
}

describe('a box with a second card for every power', { timeout: 120_000 }, () => {
  it('keeps every property of the contract', () => {
    const report = conformance(game, harness)
    // That every rare thing of the base game turns up is the business of its own run.
    const properties = playedProperties.filter((name) => name !== 'coverage')
    const findings = properties.flatMap((name) => findingsOf(report, name).map(describeFinding))
    expect(findings).toEqual([])
  })

  it('is played by its own cards, and the referee objects to nothing', () => {
    const wanted: readonly Favour[] = [...fairFavours.map(({ id }) => id), 'envoy']
    const played = new Set<Favour>()
    const bought = { withPurse: 0, withBoth: 0 }
    for (const { before, seat, action, events, after } of playedGames(300, 'fair', setups, game)) {
      expect(referee(before, seat, action, events, after, fairCards)).toEqual([])
      for (const { public: event } of events) {
        if (event.kind === 'favourPlayed') played.add(event.favour)
        if (event.kind !== 'artifactBought') continue
        const { artifacts } = playerAt(before.table, event.seat)
        if (!artifacts.includes('purse')) continue
        bought.withPurse++
        if (artifacts.includes('discountCard')) bought.withBoth++
      }
    }
    expect(wanted.filter((favour) => !played.has(favour))).toEqual([])
    expect(bought.withPurse).toBeGreaterThan(5)
    expect(bought.withBoth).toBeGreaterThan(0)
  })

  it('has a referee who notices what an action plays without saying so', () => {
    const objections = new Set<string>()
    for (const { before, seat, action, events, after } of playedGames(60, 'fair', setups, game)) {
      if (!('others' in action) || action.kind === 'declare') continue
      const { others: _, ...silent } = action
      for (const objection of referee(before, seat, silent, events, after, fairCards)) {
        objections.add(objection.slice(0, objection.lastIndexOf(':')))
      }
    }
    for (const due of ['buying: the price', 'gathering: gold for the ingredient', 'sales: gold for Merchants']) {
      expect(objections).toContain(due)
    }
    expect(objections).toContain('golem: tokens for research')
    expect(objections).toContain('sales: gold for the sale')
  })
})
