import { type Bus, localBus } from '../bus.ts'
import { newNodeName } from '../secrets.ts'
import { nowhereElse, type Whereabouts } from './whereabouts.ts'

/** One server of a club. */
export interface ClusterNode {
  readonly name: string
  readonly isOwn: boolean
  /** When it began, and when it was heard of last, by the club's clock. */
  readonly beganAt: number
  readonly heardAt: number
  /** Hears at once what happens on the others; otherwise it has to look. */
  readonly hears: boolean
}

/** Small things that nodes tell each other, each on a topic; whoever is away misses them. */
export interface Gossip {
  tell(topic: string, body: unknown): void
  hear(topic: string, listener: (body: unknown) => void): void
  /** Called when another node has come, which knows nothing yet. */
  greet(listener: () => void): void
}

/**
 * All servers of one club. Any of them serves any table, for whoever appends a row first wins; only so that work is not
 * done twice, they know of each other.
 */
export interface Cluster {
  readonly name: string
  readonly bus: Bus
  readonly whereabouts: Whereabouts
  readonly gossip: Gossip
  /** Those that live, this one included. */
  nodes(): readonly ClusterNode[]
  /** 0 for the node that does the work of a table that it has in memory; for others the milliseconds before they do it. */
  standBy(table: string): number
  /** Whether something that one node does for all is done by this one. */
  isFirst(task: string): boolean
  /** The database has not answered for so long that the others take this node for dead. */
  readonly isCutOff: boolean
  /** It is cut off, and people do better elsewhere: not where the database is down for everybody, and nobody else is there. */
  readonly isIsland: boolean
  /** The time of day, the same on all nodes. */
  now(): number
  /** How long the club has been there, the same on all nodes; null where there is no other node to agree with. */
  readonly scale: (() => number) | null
  /** Called when nodes came or went, when this one was cut off, and when the database answers again. */
  subscribe(listener: () => void): () => void
  stop(): Promise<void>
}

export const noGossip: Gossip = { tell: () => undefined, hear: () => undefined, greet: () => undefined }

/** A house of one server. */
export function alone(bus: Bus = localBus(), now: () => number = Date.now): Cluster {
  const name = newNodeName()
  const beganAt = now()
  return {
    name,
    bus,
    whereabouts: nowhereElse,
    gossip: noGossip,
    nodes: () => [{ name, isOwn: true, beganAt, heardAt: now(), hears: true }],
    standBy: () => 0,
    isFirst: () => true,
    isCutOff: false,
    isIsland: false,
    now,
    scale: null,
    subscribe: () => () => undefined,
    stop: async () => undefined,
  }
}
