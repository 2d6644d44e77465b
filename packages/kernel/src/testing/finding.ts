import type { TableSetup } from './harness.ts'

/** The properties that every game keeps. Each has a file of its own in `properties`; `fixture` is in fixture.ts. */
export const propertyNames = [
  'ends',
  'invariant',
  'agreement',
  'refusals',
  'wholeOrNothing',
  'oldStates',
  'plainData',
  'determinism',
  'replay',
  'undo',
  'undeclaredReveals',
  'needlessReveals',
  'setUp',
  'resample',
  'nonInterference',
  'discretion',
  'sealed',
  'coverage',
  'fixture',
] as const
export type PropertyName = (typeof propertyNames)[number]

/** Something that a game does and must not do, with all that is needed to see it again. */
export interface Finding {
  readonly property: PropertyName
  readonly detail: string
  readonly setup: TableSetup
  /** Seed of the one test game: `inspectGame` plays it again. */
  readonly seed: string
  /** Moves made before. */
  readonly step: number
}

/** A finding as one line for a test report or a terminal. */
export function describeFinding({ property, detail, setup, seed, step }: Finding): string {
  return `${property}: ${detail} (${setup.seats} seats, options ${JSON.stringify(setup.options)}, seed ${seed}, after ${step} moves)`
}
