import { at } from '@athanor/kernel'

/** How candidates are tried out. */
export interface Trials<World, Action> {
  /** How many times candidates may be tried in all. */
  readonly trials: number
  /** The worse half is dropped again and again, and what is left is tried more often (sequential halving). */
  readonly isHalved: boolean
  /** Asked before every world; who hears yes makes do with what was tried. */
  outOfTime(): boolean
  /** Told after every world how much is done, 0 to 1. */
  onProgress?(share: number): void
  /** The first world is number 0; each is drawn once and met by all candidates that are still in. */
  world(number: number): World
  /** How well it went. The same world must meet every candidate with the same chance. */
  play(world: World, action: Action): number
}

/** Something that could be done, and what came of it in each of some worlds, the same for all. */
export interface Tried<Action> {
  readonly action: Action
  /** How far ahead it ended, world by world. */
  readonly leads: readonly number[]
}

/**
 * Tries candidates with a fixed number of trials in common worlds, so that differences between them are not luck. With
 * halving (Karnin, Koren and Somekh 2013) all are tried equally often, the worse half is dropped, and what is left
 * gets as many trials again, until two are left.
 */
export function triedOut<World, Action>(
  actions: readonly Action[],
  { trials, isHalved, outOfTime, onProgress, world: draw, play }: Trials<World, Action>,
): readonly Tried<Action>[] {
  const all = actions.map((action) => ({ action, leads: [] as number[] }))
  const rounds = isHalved ? halvings(all.length) : 1
  let field = all
  let [world, done] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const share = Math.max(1, Math.floor((trials - done) / (rounds - round) / field.length))
    for (const end = world + share; world < end; world++) {
      if (outOfTime()) return all
      const drawn = draw(world)
      for (const { action, leads } of field) leads.push(play(drawn, action))
      done += field.length
      onProgress?.(Math.min(1, done / trials))
    }
    if (field.length > 2) field = bestHalf(field)
  }
  return all
}

function bestHalf<Each extends Tried<unknown>>(field: readonly Each[]): Each[] {
  return field.toSorted((one, other) => meanOf(other.leads) - meanOf(one.leads)).slice(0, Math.ceil(field.length / 2))
}

/** How many times something is tried when it is halved until two are left. */
function halvings(count: number): number {
  let rounds = 1
  for (let left = count; left > 2; left = Math.ceil(left / 2)) rounds++
  return rounds
}

export function meanOf(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? Number.NEGATIVE_INFINITY : sum / values.length
}

/** What one action brings beyond another in the worlds in which both were tried, and the standard error of that. */
export function difference(
  one: Tried<unknown>,
  other: Tried<unknown>,
): { readonly mean: number; readonly error: number } {
  const count = Math.min(one.leads.length, other.leads.length)
  if (count < 2) return { mean: 0, error: Number.POSITIVE_INFINITY }
  let [sum, squares] = [0, 0]
  for (let world = 0; world < count; world++) {
    const gain = at(one.leads, world) - at(other.leads, world)
    sum += gain
    squares += gain * gain
  }
  const mean = sum / count
  const variance = Math.max(0, squares / count - mean * mean) / (count - 1)
  return { mean, error: Math.sqrt(variance) }
}

/** What was found to be better than the first thought, by how much, and the standard error of that. */
export interface Better<Action> {
  readonly tried: Tried<Action>
  readonly gain: number
  readonly error: number
}

/** What is ahead of the first one by so many standard errors, and by most; null when nothing is. */
export function betterThanFirst<Action>(
  [first, ...others]: readonly Tried<Action>[],
  sure: number,
): Better<Action> | null {
  let best: Better<Action> | null = null
  if (first === undefined) return best
  for (const tried of others) {
    const { mean, error } = difference(tried, first)
    if (mean > sure * error && mean > (best?.gain ?? 0)) best = { tried, gain: mean, error }
  }
  return best
}

/** The best of those that were tried most often, since who was dropped was worse; the first one where nothing was tried. */
export function leaderOf<Action>(tried: readonly Tried<Action>[]): Tried<Action> {
  const most = Math.max(...tried.map(({ leads }) => leads.length))
  const left = tried.filter(({ leads }) => leads.length === most)
  return left.reduce((one, other) => (meanOf(other.leads) > meanOf(one.leads) ? other : one), at(left, 0))
}
