/**
 * The conformance kit: what every game has to keep, checked by playing it. A game's own test hands a harness to
 * `conformance` and expects no findings; `inspectGame` plays a single game of a finding again; `recordFixture` and
 * `checkFixture` keep whole games. Everything here is pure and returns what it found, so it runs in a test, on the
 * command line and in a worker alike.
 */
export * from './choosing.ts'
export * from './conformance.ts'
export * from './contract.ts'
export * from './finding.ts'
export * from './fixture.ts'
export * from './harness.ts'
export * from './inspectGame.ts'
export * from './inspector.ts'
export * from './pebbles/first.ts'
export * from './pebbles/second.ts'
export * from './playedGames.ts'
export * from './properties.ts'
export * from './property.ts'
export * from './refereeing.ts'
export * from './sameEvents.ts'
export * from './scene.ts'
export * from './scriptedChance.ts'
export * from './shortfalls.ts'
export * from './table.ts'
export * from './tally.ts'
export * from './variants.ts'
