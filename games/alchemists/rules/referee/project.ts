import type { Trigger } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { Artifact, Space } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { happened, playerOf } from './facts.ts'

/** What the Golem Project adds to the pieces of the base game, for all judges who read about them. */

type Project = NonNullable<State['table']['players'][number]['slots']['golemProject']>

export function hasProject({ table }: State): boolean {
  return table.options.golemProject === true
}

export function projectIn(state: State, seat: Seat): Project {
  const project = playerOf(state, seat).slots.golemProject
  if (project === undefined) throw new RangeError('no Golem Project is in play')
  return project
}

export function spaceIn({ table }: State): NonNullable<State['table']['slots']['golemProject']> {
  const space = table.slots.golemProject
  if (space === undefined) throw new RangeError('no Golem Project is in play')
  return space
}

/** Approval tokens of a seat; none where there is no project. */
export function approvalOf(state: State, seat: Seat): number {
  return playerOf(state, seat).slots.golemProject?.approval ?? 0
}

/** Approval tokens that a seat got (or paid, below 0) for one reason. */
export function approvalFor(events: readonly Event[], seat: Seat, reason: string): number {
  return happened(events, 'approvalChanged').reduce(
    (sum, { seat: one, change, why }) => (one === seat && why === reason ? sum + change : sum),
    0,
  )
}

/** G-168: behind selling one researches the golem, behind buying one visits the library. */
export const newSpaces: Readonly<Partial<Record<Space, readonly Space[]>>> = {
  sell: ['researchGolem'],
  buy: ['visitLibrary'],
}

/** G-161..G-164: cubes of a round after the first. */
export function projectCubes(players: number, round: number): number {
  if (players === 2) return 6
  return players === 3 && round >= 4 ? 6 : 5
}

/** G-197, G-198: the card under the counter costs a gold less and a token. */
export function isUnderCounter({ table }: State, artifact: Artifact): boolean {
  return table.slots.golemProject?.underCounter === artifact
}

/** The tokens of a seat's reports, both parts together. */
export function tokensIn(state: State, seat: Seat): readonly Trigger[] {
  const reports = state.own[seat]?.slots.golemProject?.reports
  return [...(reports?.chest ?? []), ...(reports?.ears ?? [])]
}
