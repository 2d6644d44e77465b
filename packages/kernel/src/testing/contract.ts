import type { Game, Shape } from '../game.ts'
import { conformance, findingsOf, type Report } from './conformance.ts'
import { describeFinding, type PropertyName } from './finding.ts'
import type { Harness } from './harness.ts'
import { type Least, shortfalls } from './shortfalls.ts'

/** A game looked at through every property, as the lines that its own tests expect to be none. */
export interface Contract {
  findings(property: PropertyName): readonly string[]
  /** Where the look met too little for its silence to mean something. */
  shortfalls(least: Least): readonly string[]
}

/**
 * The games are played once, by the first test that asks.
 * @example
 * const contract = contractOf(compendium, harness)
 * it.each(playedProperties)('keeps the property %s', (name) => expect(contract.findings(name)).toEqual([]))
 */
export function contractOf<G extends Shape>(game: Game<G>, harness: Harness<G>): Contract {
  let made: Report | null = null
  const report = () => {
    made ??= conformance(game, harness)
    return made
  }
  return {
    findings: (property) => findingsOf(report(), property).map(describeFinding),
    shortfalls: (least) => shortfalls(report(), least),
  }
}
