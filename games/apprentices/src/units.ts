import type { Seat } from '@athanor/kernel'
import { firstMade } from './action.ts'
import { type Face, type Resource, resources } from './components.ts'
import type { Die, Made, State } from './state.ts'

/** The place of a type in every amount; wild units of round 1 come after the three resources (DR-32). */
export const wild = 3
export type TypeIndex = 0 | 1 | 2 | 3

/** Ready units of one player by type, each list ascending, and the player's own raven dice. */
export interface Hand {
  readonly units: readonly [readonly number[], readonly number[], readonly number[], readonly number[]]
  readonly ravens: readonly number[]
}

export function handOf(state: State, seat: Seat): Hand {
  const units: [number[], number[], number[], number[]] = [[], [], [], []]
  const ravens: number[] = []
  const { dice, made } = state
  for (let index = 0; index < dice.length; index++) {
    const die = dice[index] as Die
    if (die.state !== 'ready' || die.holder !== seat || die.face === null) continue
    if (die.face !== 'raven') units[typeIndex(die.face)].push(index)
    else if (state.round === 1) units[wild].push(index)
    else ravens.push(index)
  }
  for (let index = 0; index < made.length; index++) {
    const unit = made[index] as Made
    if (unit.state === 'ready' && unit.holder === seat) units[typeIndex(unit.type)].push(firstMade + index)
  }
  return { units, ravens }
}

export function typeIndex(type: Resource): 0 | 1 | 2 {
  return type === 'parchment' ? 0 : type === 'gemstone' ? 1 : 2
}

export function isMade(unit: number): boolean {
  return unit >= firstMade
}

export function madeAt(state: State, unit: number): Made | undefined {
  return state.made[unit - firstMade]
}

/** What a unit shows, whether it is ready or not. */
export function faceOf(state: State, unit: number): Face | null {
  return isMade(unit) ? (madeAt(state, unit)?.type ?? null) : (state.dice[unit]?.face ?? null)
}

export function holderOf(state: State, unit: number): Seat | null {
  return (isMade(unit) ? madeAt(state, unit)?.holder : state.dice[unit]?.holder) ?? null
}

function isReady(state: State, unit: number): boolean {
  return (isMade(unit) ? madeAt(state, unit) : state.dice[unit])?.state === 'ready'
}

/** The type of a ready unit of this seat; null for what is no unit of theirs. Ravens are units in round 1 only. */
export function unitType(state: State, seat: Seat, unit: number): TypeIndex | null {
  if (!isReady(state, unit) || holderOf(state, unit) !== seat) return null
  const face = faceOf(state, unit)
  if (face === null) return null
  if (face === 'raven') return state.round === 1 ? wild : null
  return typeIndex(face)
}

export function isGemstone(state: State, seat: Seat, unit: number): boolean {
  return unitType(state, seat, unit) === 1
}

/** The resource types of units that are no ravens, in their order. */
export function typesOf(state: State, units: readonly number[]): readonly Resource[] {
  return units.map((unit) => {
    const face = faceOf(state, unit)
    if (face === null || face === 'raven') throw new RangeError(`unit ${unit} is no resource`)
    return face
  })
}

/** The resource at a place of an amount. */
export function resourceAt(index: number): Resource {
  return resources[index] as Resource
}

/** Units whose state becomes another; dice and made units are told apart by their numbers. */
export function setAside(state: State, units: readonly number[], how: 'spent' | 'lost'): State {
  if (units.length === 0) return state
  let { dice, made } = state
  for (const unit of units) {
    if (isMade(unit)) {
      if (made === state.made) made = state.made.slice()
      ;(made as Made[])[unit - firstMade] = { ...(made[unit - firstMade] as Made), state: how }
    } else {
      if (dice === state.dice) dice = state.dice.slice()
      ;(dice as Die[])[unit] = { ...(dice[unit] as Die), state: how === 'spent' ? 'spent' : 'aside' }
    }
  }
  return { ...state, dice, made }
}

export function withDie(state: State, number: number, change: Partial<Die>): State {
  const dice = state.dice.slice()
  dice[number] = { ...(dice[number] as Die), ...change }
  return { ...state, dice }
}
