import { begin, type Position, perform, pick, quickChance, seededChance } from '@athanor/kernel'
import type { Action } from '../action.ts'
import { playerColours } from '../components.ts'
import type { Event } from '../event.ts'
import { type CompendiumShape, compendium } from '../game.ts'
import type { Options } from '../options.ts'
import type { State } from '../state.ts'
import { optionsWith } from './table.ts'

export interface RandomStep {
  /** Null for the set-up. */
  readonly action: Action | null
  readonly before: State
  readonly after: State
  readonly events: readonly Event[]
}

/** A game between players without a plan: a kind of action first, then one of that kind. */
export function* randomGame(players: number, seed: number, options: Partial<Options> = {}): Generator<RandomStep> {
  const seats = playerColours.slice(0, players).map((colour) => ({ colour }))
  const source = seededChance(seed.toString(16).padStart(64, '0'))
  const choice = quickChance(seed)
  const began = begin(compendium, optionsWith(options), seats, source)
  let position: Position<CompendiumShape> = began.position
  yield { action: null, before: position.state, after: position.state, events: began.events }
  while (position.state.finalCount === null) {
    const before = position.state
    const group = pick(choice, compendium.legal(compendium.view(before, before.turn)).groups)
    const action = group.at(choice.below(group.size))
    const done = perform(compendium, position, before.turn, action, source)
    if (!done.ok) throw new Error(`${JSON.stringify(action)} was refused: ${done.reason.id}`)
    position = done.position
    yield { action, before, after: position.state, events: done.events }
  }
}
