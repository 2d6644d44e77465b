import type { Goods } from '../../engine/goods.ts'
import type { Source } from './source.ts'

/** A place in the order of a round: what it costs and what it gives. */
export interface OrderSpace {
  readonly cost: Goods
  readonly gain: Goods
  /** The least number of players that may use it. */
  readonly players: number
  readonly source: Source
}

function space(gold: number, favours: number, ingredients: number, players = 2): OrderSpace {
  return { cost: { gold }, gain: { favours, ingredients }, players, source: 'component' }
}

/** from top to bottom, the side for two or three players. */
const smallSide: readonly OrderSpace[] = [
  space(1, 0, 0),
  space(0, 0, 0),
  space(0, 0, 1),
  space(0, 0, 2),
  space(0, 1, 1),
  space(0, 2, 0),
  space(0, 1, 2, 3),
]

/** the side for four. */
const largeSide: readonly OrderSpace[] = [
  space(1, 0, 0),
  space(0, 0, 0),
  space(0, 0, 1),
  space(0, 0, 2),
  space(0, 1, 1),
  space(0, 2, 0),
  space(0, 0, 3),
  space(0, 1, 2),
]

export function orderSpacesFor(players: number): readonly OrderSpace[] {
  return players === 4 ? largeSide : smallSide
}

/** the green space below all others. Nobody chooses it. */
export const paralysisSpace: OrderSpace = space(0, 1, 1)
