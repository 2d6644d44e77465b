import type { PropertyName } from './finding.ts'

/** What a run has met so far: it shows that the checks had something to check. */
export interface Tally {
  games: number
  moves: number
  /** How often each property was looked at. */
  readonly looks: Map<PropertyName, number>
  /** How often each property was looked at while something was asked, done or happening. */
  readonly met: Map<string, number>
  /** Hidden worlds drawn, and how many of them were not the true one. */
  resamples: number
  differing: number
  /** Parts of the state in which they differed, like `players[].hand[]`. */
  readonly varied: Set<string>
  /** Moves that two worlds made side by side, and how often a declared reveal told them apart. */
  compared: number
  rejoined: number
  /** Actions taken twice with another choice in one of their parts, and later moves made side by side after that. */
  twins: number
  followed: number
  /** Parts of actions, like `publish.seal`: how often others could not see another choice in it, and how often they could. */
  readonly unseen: Map<string, number>
  readonly seen: Map<string, number>
  /** Declared reveals by name: how many moves did not bear them out; less than none once something did. */
  readonly reveals: Map<string, number>
  /** Moves taken back. */
  undone: number
  /** Forged logs shown to the verifier. */
  forged: number
  readonly actions: Set<string>
  readonly events: Set<string>
  readonly reasons: Set<string>
  readonly asks: Set<string>
  readonly scoreSources: Set<string>
  readonly targets: Set<string>
}

export function newTally(): Tally {
  return {
    games: 0,
    moves: 0,
    looks: new Map(),
    met: new Map(),
    resamples: 0,
    differing: 0,
    varied: new Set(),
    compared: 0,
    rejoined: 0,
    twins: 0,
    followed: 0,
    unseen: new Map(),
    seen: new Map(),
    reveals: new Map(),
    undone: 0,
    forged: 0,
    actions: new Set(),
    events: new Set(),
    reasons: new Set(),
    asks: new Set(),
    scoreSources: new Set(),
    targets: new Set(),
  }
}
