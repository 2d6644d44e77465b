import { at, type Seat } from '@athanor/kernel'
import { diceInBox, type Face, type Resource, resources } from './components.ts'
import type { Die, Made, State } from './state.ts'
import { isFirstRound } from './turnOrder.ts'

/**
 * Something that can be spent, with its source: a die, or what an ability made. In actions and events a unit is named by
 * one number, since whoever pays does not care where a unit came from; this file alone knows how the numbers run.
 */
export type Unit =
  | { readonly source: 'die'; readonly index: number; readonly piece: Die; readonly face: Face | null }
  | { readonly source: 'made'; readonly index: number; readonly piece: Made; readonly face: Resource }

/** Dice are named by their place among the dice; made units come after all dice of the box. */
export function sourceOf(name: number): Unit['source'] {
  return name < diceInBox ? 'die' : 'made'
}

/** The name of the made unit at this place of `State.made`. */
export function madeName(index: number): number {
  return diceInBox + index
}

/** The unit of this name, whether it is ready or not; null when there is none. */
export function unitAt({ dice, made }: Pick<State, 'dice' | 'made'>, name: number): Unit | null {
  if (name < diceInBox) {
    const piece = dice[name]
    return piece === undefined ? null : { source: 'die', index: name, piece, face: piece.face }
  }
  const index = name - diceInBox
  const piece = made[index]
  return piece === undefined ? null : { source: 'made', index, piece, face: piece.type }
}

/** The same where a rule has made sure that there is one. */
function unitNamed(state: State, name: number): Unit {
  const unit = unitAt(state, name)
  if (unit === null) throw new RangeError(`there is no unit ${name}`)
  return unit
}

/** The place of a type in every amount; wild units of round 1 come after the three resources (DR-32). */
export const wild = 3
export type TypeIndex = 0 | 1 | 2 | 3

/** Names of the ready units of one player by type, each list ascending, and of the player's own raven dice. */
export interface Hand {
  readonly units: readonly [readonly number[], readonly number[], readonly number[], readonly number[]]
  readonly ravens: readonly number[]
}

export function handOf(state: State, seat: Seat): Hand {
  const units: [number[], number[], number[], number[]] = [[], [], [], []]
  const ravens: number[] = []
  const { dice, made } = state
  let index = -1
  for (const die of dice) {
    index++
    if (die.state !== 'ready' || die.holder !== seat || die.face === null) continue
    if (die.face !== 'raven') units[typeIndex(die.face)].push(index)
    else if (isFirstRound(state)) units[wild].push(index)
    else ravens.push(index)
  }
  index = -1
  for (const unit of made) {
    index++
    if (unit.state === 'ready' && unit.holder === seat) units[typeIndex(unit.type)].push(madeName(index))
  }
  return { units, ravens }
}

export function typeIndex(type: Resource): 0 | 1 | 2 {
  return type === 'parchment' ? 0 : type === 'gemstone' ? 1 : 2
}

/** The resource at a place of an amount. */
export function resourceAt(index: number): Resource {
  return at(resources, index, 'resource')
}

/** The type that a unit counts as when it is spent; null for what cannot be spent. Ravens are units in round 1 only. */
export function spendableType(state: State, { piece, face }: Unit): TypeIndex | null {
  if (piece.state !== 'ready' || face === null) return null
  if (face === 'raven') return isFirstRound(state) ? wild : null
  return typeIndex(face)
}

/** The type of a ready unit of this seat; null for what is no unit of theirs. */
function unitType(state: State, seat: Seat, name: number): TypeIndex | null {
  const unit = unitAt(state, name)
  return unit?.piece.holder === seat ? spendableType(state, unit) : null
}

export function isGemstone(state: State, seat: Seat, name: number): boolean {
  return unitType(state, seat, name) === typeIndex('gemstone')
}

/** The types of ready units of this seat, named once each and ascending; null when they are not. */
export function typesReady(state: State, seat: Seat, names: readonly number[]): readonly TypeIndex[] | null {
  const types: TypeIndex[] = []
  let last = -1
  for (const name of names) {
    const type = name > last ? unitType(state, seat, name) : null
    if (type === null) return null
    types.push(type)
    last = name
  }
  return types
}

/** What units show that a rule has found to be there. */
export function facesOf(state: State, names: readonly number[]): readonly Face[] {
  return names.map((name) => {
    const { face } = unitNamed(state, name)
    if (face === null) throw new RangeError(`unit ${name} shows nothing`)
    return face
  })
}

/** The resource types of units that are no ravens, in their order. */
export function typesOf(state: State, names: readonly number[]): readonly Resource[] {
  return facesOf(state, names).map((face) => {
    if (face === 'raven') throw new RangeError('a raven is no resource')
    return face
  })
}

/** Units that are gone: paid, or taken by a raven. */
export function setAside(state: State, names: readonly number[], how: 'spent' | 'lost'): State {
  if (names.length === 0) return state
  const dice = state.dice.slice()
  const made = state.made.slice()
  for (const name of names) {
    const unit = unitNamed(state, name)
    if (unit.source === 'made') made[unit.index] = { ...unit.piece, state: how }
    else dice[unit.index] = { ...unit.piece, state: how === 'spent' ? 'spent' : 'aside' }
  }
  return { ...state, dice, made }
}

/** DR-45: a unit in other hands. */
export function handedTo(state: State, name: number, holder: Seat): State {
  const unit = unitNamed(state, name)
  if (unit.source === 'die') return withDie(state, unit.index, { holder })
  const made = state.made.slice()
  made[unit.index] = { ...unit.piece, holder }
  return { ...state, made }
}

export function withDie(state: State, number: number, change: Partial<Die>): State {
  const dice = state.dice.slice()
  dice[number] = { ...at(dice, number, 'die'), ...change }
  return { ...state, dice }
}
