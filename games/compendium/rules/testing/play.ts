import { type ChanceSource, perform, type Reason, seededChance } from '@athanor/kernel'
import type { Action } from '../action.ts'
import type { Cubes } from '../cubes.ts'
import type { Event, Happening } from '../event.ts'
import { compendium } from '../game.ts'
import type { Player, State } from '../state.ts'
import { type Colour, ingredientIn } from './cubes.ts'

export function create(cauldron: number, recipe: Cubes, value: number): Action {
  return { kind: 'create', cauldron, recipe, value }
}

export function copy(cauldron: number, tribute: Colour): Action {
  return { kind: 'copy', cauldron, tribute: ingredientIn(tribute) }
}

export function take(colour: Colour): Action {
  return { kind: 'takeReserve', ingredient: ingredientIn(colour) }
}

export const drawFromBag: Action = { kind: 'takeBag' }

export interface Played {
  readonly state: State
  /** Everything that happened, with what single seats saw of it. */
  readonly events: readonly Event[]
  /** The same as the whole table sees it. */
  readonly seen: readonly Happening[]
}

const someChance: ChanceSource = seededChance('5eed'.repeat(16))

/** Whoever is to move does the next action, one after the other, through the kernel's door. */
export function played(state: State, actions: readonly Action[], chance: ChanceSource = someChance): Played {
  let position = { state, step: 0, sealed: [] as const }
  const events: Event[] = []
  for (const action of actions) {
    const done = perform(compendium, position, position.state.turn, action, chance)
    if (!done.ok) throw new Error(`${JSON.stringify(action)} was refused: ${done.reason.id}`)
    position = { state: done.position.state, step: done.position.step, sealed: [] }
    events.push(...done.events)
  }
  return { state: position.state, events, seen: events.map((event) => event.public) }
}

/** Why an action is refused, or null when it is not. */
export function refusal(state: State, action: Action, seat: number = state.turn): Reason | null {
  const done = perform(compendium, { state, step: 0, sealed: [] }, seat, action, someChance)
  return done.ok ? null : done.reason
}

/** Every action that the player to move may take. */
export function legalActions(state: State): readonly Action[] {
  return [...compendium.legal(compendium.view(state, state.turn))]
}

/** A player who must be there. */
export function playerAt(state: State, seat: number): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`)
  return player
}

export function handOf(state: State, seat: number): Cubes {
  return playerAt(state, seat).hand
}

/** Fame as the sum of the score sheet. */
export function fameAt(state: State, seat: number): number {
  const { creations, copies, halfPoints, award } = playerAt(state, seat).score
  return creations + copies + halfPoints + award
}
