import type { Seat } from '@athanor/kernel'
import { askTogether } from '../../agenda.ts'
import { draw } from '../../cards.ts'
import { changeGold, type Draft, playerOf } from '../../draft.ts'
import { levelOf } from '../../options.ts'
import { moveReputation, reputationAfter } from '../../reputation.ts'
import { clockwise } from '../../round.ts'
import type { Rules, Step } from '../../rules.ts'
import type { Player, Table } from '../../state.ts'
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
export const fund: Step = {
  id: 'fund',
  run(draft) {
    for (const seat of clockwise(draft.table)) fundSeat(draft, seat)
  },
}

function fundSeat(draft: Draft, seat: Seat): void {
  const { rules, table } = draft
  const { kept } = startupOf(playerOf(draft, seat))
  const favours = amountOn(rules, kept, 'favours')
  // G-048, GR-63.
  const bonus = levelOf(table.options, seat, 'startingIngredients') === 'apprentice' ? apprenticeBonus : 0
  changeGold(draft, seat, amountOn(rules, kept, 'gold'), 'startup')
  draw(draft, seat, {
    ingredients: amountOn(rules, kept, 'ingredients') + bonus,
    // G-031, GR-27.
    favours: favours === 0 ? 0 : favours + extraFavours,
  })
}

/** GR-26 (5): everything that there is to choose, at once and sealed. */
export const settleFunding: Step = {
  id: 'settleFunding',
  run(draft) {
    const { rules, table } = draft
    const asks = table.players.map((player, seat) => ({
      kind: 'settleFunding' as const,
      seat,
      discards: player.favours > 0,
      pools: poolsFor(rules, table, seat, startupOf(player).kept),
      replica: null,
    }))
    askTogether(
      draft,
      asks.filter(({ discards, pools }) => discards || pools.length > 0),
    )
  },
}

/** GR-26 (6), G-033, G-045: one move for all that the cards bring and for what a starting artifact costs. */
export const fundingReputation: Step = {
  id: 'fundingReputation',
  run(draft) {
    const { rules, table } = draft
    for (const [seat, player] of table.players.entries()) {
      const { kept, starting } = startupOf(player)
      const price = starting.reduce((sum, artifact) => sum + reputationFor(rules.artifact(artifact).cost), 0)
      const net = amountOn(rules, kept, 'reputation') - price
      // GR-28: an artifact that comes with this move does not change it.
      moveReputation(draft, seat, reputationAfter(player.reputation, net, 0), 'startup')
    }
  },
}

/** GR-26 (7), G-032. */
export const fundingBooks: Step = {
  id: 'fundingBooks',
  run(draft) {
    const { rules, table } = draft
    readTogether(
      draft,
      table.players.map((player) => amountOn(rules, startupOf(player).kept, 'books')),
    )
  },
}
