import { type ChanceSource, declaredInterrupts, perform, type Reason } from '@athanor/kernel'
import { alwaysThis, scriptedChance } from '@athanor/kernel/testing'
import type { Action } from '../action.ts'
import type { Happening } from '../event.ts'
import { apprentices } from '../game.ts'
import { pointsOf } from '../score.ts'
import type { State } from '../state.ts'

export { pointsAt } from '../score.ts'

/** An action of the active player, or of the seat that is named with it. */
export type Move = Action | readonly [number, Action]

export interface Played {
  readonly state: State
  /** Everything that happened. */
  readonly seen: readonly Happening[]
}

/** Moves one after the other, through the kernel's door; dice fall as the numbers say, then on their first face. */
export function played(state: State, moves: readonly Move[], throws: readonly number[] = []): Played {
  const chance = alwaysThis(scriptedChance({ dice: throws }))
  let now = state
  const seen: Happening[] = []
  for (const move of moves) {
    const [seat, action] = 'kind' in move ? [now.active, move] : move
    const done = perform(apprentices, { state: now, step: 0, sealed: [] }, seat, action, chance)
    if (!done.ok) throw new Error(`${JSON.stringify(action)} was refused: ${done.reason.id}`)
    now = done.position.state
    seen.push(...done.events.map((event) => event.public))
  }
  return { state: now, seen }
}

const anyChance: ChanceSource = alwaysThis(scriptedChance())

/** Why a move is refused: the last part of its reason, or null when it is not. */
export function refusal(state: State, move: Move): string | null {
  const [seat, action] = 'kind' in move ? [state.active, move] : move
  const done = perform(apprentices, { state, step: 0, sealed: [] }, seat, action, anyChance)
  return done.ok ? null : lastPart(done.reason)
}

function lastPart({ id }: Reason): string {
  return id.split('.').at(-1) ?? id
}

/** Every action that a seat may take, of one kind if it is named. */
export function legalActions(state: State, kind?: Action['kind'], seat: number = state.active): readonly Action[] {
  const all = [...apprentices.legal(apprentices.view(state, seat))]
  return kind === undefined ? all : all.filter((action) => action.kind === kind)
}

export function guests(state: State): readonly number[] {
  return declaredInterrupts(apprentices, state)
}

export function allPoints(state: State): readonly number[] {
  return state.players.map(({ score }) => pointsOf(score))
}

/** The states of dice, by number. */
export function conditions(state: State, ...dice: readonly number[]): readonly string[] {
  return dice.map((die) => state.dice[die]?.state ?? 'missing')
}

/** What a seat can spend, in words: ready dice and made units. */
export function readyUnits(state: State, seat: number): readonly string[] {
  const dice = state.dice.filter((die) => die.holder === seat && die.state === 'ready').map(({ face }) => face ?? '')
  const units = state.made.filter((unit) => unit.holder === seat && unit.state === 'ready').map(({ type }) => type)
  return [...dice, ...units]
}
