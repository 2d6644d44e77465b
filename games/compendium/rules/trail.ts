import { type Cubes, contains, minus, noCubes, plus } from './cubes.ts'

/**
 * What the table has seen of one hand. Every cube that moves in the open changes `net`; cubes that arrive unseen
 * (the deal, draws from the bag) only raise `drawn`. Hand = unseen cubes + net. When a player pays more of a kind than
 * arrived in the open, the rest must have been among the unseen cubes: `proven` keeps what was proven when.
 *
 * It follows from public events alone, so it is no secret; it lets bots and `resample` reason as a player with a
 * perfect memory would (RR-25).
 */
export interface Trail {
  /** Cubes that arrived unseen. */
  readonly drawn: number
  /** Open gains minus open payments; negative where unseen cubes were paid. */
  readonly net: Cubes
  /** The first `drawn` unseen cubes held at least these; both grow from entry to entry. */
  readonly proven: readonly Proof[]
}

export interface Proof {
  readonly drawn: number
  readonly least: Cubes
}

export const emptyTrail: Trail = { drawn: 0, net: noCubes, proven: [] }

export function afterDraw(trail: Trail, count: number): Trail {
  return { ...trail, drawn: trail.drawn + count }
}

export function afterGain(trail: Trail, cubes: Cubes): Trail {
  return { ...trail, net: plus(trail.net, cubes) }
}

export function afterPayment(trail: Trail, cubes: Cubes): Trail {
  const net = minus(trail.net, cubes)
  const last = trail.proven.at(-1)
  const known = last?.least ?? noCubes
  const least: Cubes = [
    Math.max(known[0], -net[0]),
    Math.max(known[1], -net[1]),
    Math.max(known[2], -net[2]),
    Math.max(known[3], -net[3]),
    Math.max(known[4], -net[4]),
  ]
  if (contains(known, least)) return { ...trail, net }
  const before = last?.drawn === trail.drawn ? trail.proven.slice(0, -1) : trail.proven
  return { ...trail, net, proven: [...before, { drawn: trail.drawn, least }] }
}
