import type { Seat } from '@athanor/kernel'
import { draw } from '../../base/cards.ts'
import { levelOf } from '../../base/options.ts'
import { moveReputation, reputationAfter } from '../../base/reputation.ts'
import { clockwise } from '../../base/round.ts'
import { askTogether } from '../../engine/agenda.ts'
import { changeGold, type MutableState, playerOf } from '../../engine/mutableState.ts'
import type { RoundStep, Rules } from '../../engine/rules.ts'
import type { Player, Table } from '../../engine/state.ts'
import { readTogether } from '../library/books.ts'
import { apprenticeBonus, extraFavours, type Pool, reputationFor, type StartupCard } from './components.ts'
import { poolsOn, startupCard, startupOf } from './state.ts'

type Amount = Exclude<keyof StartupCard, 'artifact' | 'source'>

/** So much of something on some cards together. */
export function amountOn(rules: Rules, cards: readonly number[], what: Amount): number {
  return cards.reduce((sum, card) => sum + (startupCard(rules, card)[what] ?? 0), 0)
}

/** The pools that some cards let their owner choose from; GR-64: an empty one gives nothing. */
export function poolsFor(rules: Rules, table: Table, seat: Seat, cards: readonly number[]): readonly Pool[] {
  return cards.flatMap((card) => {
    const { artifact } = startupCard(rules, card)
    return artifact !== undefined && leftIn(table, seat, artifact) > 0 ? [artifact] : []
  })
}

/** Only its owner takes from the secret pool, so that everybody can count what is left of it. */
function leftIn(table: Table, seat: Seat, pool: Pool): number {
  const { length } = poolsOn(table)[pool]
  if (pool === 'starting') return length
  const { faceDown, unveiled } = startupOf(table.players[seat] as Player)
  return length - faceDown - unveiled.length
}

/** GR-26 (4): gold, ingredients and favor cards, from the starting player clockwise. */
export const fund: RoundStep = {
  id: 'fund',
  run(state) {
    for (const seat of clockwise(state.table)) fundSeat(state, seat)
  },
}

function fundSeat(state: MutableState, seat: Seat): void {
  const { rules, table } = state
  const { kept } = startupOf(playerOf(state, seat))
  const favours = amountOn(rules, kept, 'favours')
  // G-048, GR-63.
  const bonus = levelOf(table.options, seat, 'startingIngredients') === 'apprentice' ? apprenticeBonus : 0
  changeGold(state, seat, amountOn(rules, kept, 'gold'), 'startup')
  draw(state, seat, {
    ingredients: amountOn(rules, kept, 'ingredients') + bonus,
    // G-031, GR-27.
    favours: favours === 0 ? 0 : favours + extraFavours,
  })
}

/** GR-26 (5): everything that there is to choose, at once and sealed. */
export const settleFunding: RoundStep = {
  id: 'settleFunding',
  run(state) {
    const { rules, table } = state
    const asks = table.players.map((player, seat) => ({
      kind: 'settleFunding' as const,
      seat,
      discards: player.favours > 0,
      pools: poolsFor(rules, table, seat, startupOf(player).kept),
      replica: null,
    }))
    askTogether(
      state,
      asks.filter(({ discards, pools }) => discards || pools.length > 0),
    )
  },
}

/** GR-26 (6), G-033, G-045: one move for all that the cards bring and for what a starting artifact costs. */
export const fundingReputation: RoundStep = {
  id: 'fundingReputation',
  run(state) {
    const { rules, table } = state
    for (const [seat, player] of table.players.entries()) {
      const { kept, starting } = startupOf(player)
      const price = starting.reduce((sum, artifact) => sum + reputationFor(rules.artifact(artifact).cost), 0)
      const net = amountOn(rules, kept, 'reputation') - price
      // GR-28: an artifact that comes with this move does not change it.
      moveReputation(state, seat, reputationAfter(player.reputation, net, 0), 'startup')
    }
  },
}

/** GR-26 (7), G-032. */
export const fundingBooks: RoundStep = {
  id: 'fundingBooks',
  run(state) {
    const { rules, table } = state
    readTogether(
      state,
      table.players.map((player) => amountOn(rules, startupOf(player).kept, 'books')),
    )
  },
}
