import type { Seat } from '@athanor/kernel'
import { artifactPrice } from './buyArtifact.ts'
import type { Space } from './components/spaces.ts'
import { countOf } from './counts.ts'
import { testFee } from './experiments.ts'
import { type Favour, favourNumber, favourSet } from './favours/favours.ts'
import { canPublish } from './publishTheory.ts'
import { freePotions } from './sellPotion.ts'
import { playerAt, type Table } from './state.ts'
import { hasTheories } from './theories.ts'

/**
 * AR-59: whether the table leaves the seat anything to do on a space. It reads public things alone, so that declining
 * for a player never tells what the player holds.
 */
export function isPossible(table: Table, seat: Seat, space: Space): boolean {
  const player = playerAt(table, seat)
  switch (space) {
    case 'forage':
      return table.row.length + table.deck + table.discard > 0
    case 'transmute':
      return player.cards > 0
    case 'sell':
      // A hidden Merchant could still make room.
      return player.cards >= 2 && (freePotions(table).length > 0 || mostHeld(table, seat, 'merchant') > 0)
    case 'buy': {
      const shopkeepers = mostHeld(table, seat, 'shopkeeper')
      return table.onOffer.some((artifact) => artifactPrice(table, seat, artifact, shopkeepers) <= player.gold)
    }
    case 'debunk':
      return hasTheories(table)
    case 'publish':
      return canPublish(table, seat)
    case 'test':
      return player.cards >= 2 && player.gold >= testFee(table)
    case 'custodian':
    case 'drink':
      return player.cards >= 2
    case 'exhibit':
      return player.cards >= 2 && player.exhibited.length < 6
  }
}

/** How many copies of a favor card the seat can hold at most: those in the discard pile lie face up. */
function mostHeld(table: Table, seat: Seat, favour: Favour): number {
  const kind = favourNumber(favour)
  const unseen = countOf(favourSet, kind) - countOf(table.favourDiscard, kind)
  return Math.min(playerAt(table, seat).favours, unseen)
}
