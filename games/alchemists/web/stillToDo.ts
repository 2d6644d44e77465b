import { declaredOn, type Player, rulesAt, type Space, type Table } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'

/** Actions that somebody has declared and not done yet, as everybody can count them. */
export interface StillDeclared {
  readonly space: Space
  readonly actions: number
}

/** what is left of a plan, in the order in which the spaces come; nothing before there is one, and after the last. */
export function stillDeclared(table: Table, seat: Seat): readonly StillDeclared[] {
  const player = table.players[seat]
  if (player === undefined || (table.phase !== 'declare' && table.phase !== 'resolve')) return []
  const { spaces } = rulesAt(table)
  const now = table.space === null ? -1 : spaces.findIndex(({ id }) => id === table.space)
  return spaces.flatMap(({ id: space }, place) => {
    if (place < now) return []
    const actions = place === now ? leftHere(table, seat) : laterOn(player, space)
    return actions > 0 ? [{ space, actions }] : []
  })
}

/** On the space that is being resolved: whoever acts now, and who stands in the queue. */
function leftHere({ asks, queue, space }: Table, seat: Seat): number {
  const acts = asks.some((ask) => ask.kind === 'act' && ask.seat === seat && ask.space === space && !ask.boots)
  return (acts ? 1 : 0) + queue.filter((turn) => turn.seat === seat).length
}

/** AR-15: what immediate publications took is gone. */
function laterOn(player: Player, space: Space): number {
  return declaredOn(player, space) - (space === 'publish' ? player.early : 0)
}
