import type { Game, Shape } from '../game.ts'
import { type Finding, type PropertyName, propertyNames } from './finding.ts'
import type { Harness, TableSetup } from './harness.ts'
import { inspectGame } from './inspectGame.ts'
import { huntOptionReasons, missing } from './properties/coverage.ts'
import { wrongSecrets } from './properties/discretion.ts'
import { revealsForNothing } from './properties/needlessReveals.ts'
import { newTally, type Tally } from './tally.ts'

/** More findings of one property than this say nothing new. */
const enough = 5
const cheap: ReadonlySet<PropertyName> = new Set(['ends', 'invariant', 'coverage'])
const dear: ReadonlySet<PropertyName> = new Set(propertyNames.filter((name) => !cheap.has(name)))

export interface Report {
  readonly findings: readonly Finding[]
  readonly tally: Tally
}

/**
 * Plays test games of a game and looks at each of them through every property. A game that keeps the contract has no
 * findings.
 * @example
 * const report = conformance(compendium, harness)
 * for (const name of propertyNames) it(name, () => expect(findingsOf(report, name)).toEqual([]))
 */
export function conformance<G extends Shape>(game: Game<G>, harness: Harness<G>): Report {
  const tally = newTally()
  const findings: Finding[] = []
  const note = (found: readonly Finding[]) => {
    for (const finding of found) {
      if (findings.filter(({ property }) => property === finding.property).length < enough) findings.push(finding)
    }
  }
  for (const detail of huntOptionReasons(game, harness, tally)) {
    note([overall(harness, 'coverage', detail)])
  }
  for (let number = 0; number < harness.games; number++) {
    // The first game at every table is looked at with all properties, so that none is left out of a short run.
    const inspection = { thorough: number < harness.setups.length, tally }
    tally.games++
    note(inspectGame(game, harness, setupOf(harness, number), `${harness.seed}/${number}`, inspection))
  }
  note(uncovered(game, harness, tally))
  note(unvaried(harness, tally))
  note(wrongSecrets(game, tally).map((detail) => overall(harness, 'discretion', detail)))
  note(revealsForNothing(game, tally).map((detail) => overall(harness, 'needlessReveals', detail)))
  return { findings, tally }
}

/** What was found about one property, as lines to read. */
export function findingsOf(report: Report, name: PropertyName): readonly Finding[] {
  return report.findings.filter(({ property }) => property === name)
}

/**
 * Goes on with cheap games until everything has been seen, and names what never was. A game that brings something new
 * to do, to ask or to happen is looked at once more through all other properties: secrets are kept there, too.
 */
function uncovered<G extends Shape>(game: Game<G>, harness: Harness<G>, tally: Tally): readonly Finding[] {
  const found: Finding[] = []
  if (harness.rates?.coverage === 0) return found
  const limit = harness.games + (harness.coverageGames ?? 4 * harness.games)
  const met = () => tally.actions.size + tally.events.size + tally.asks.size
  for (let number = harness.games; number < limit && missing(game, harness, tally).length > 0; number++) {
    const before = met()
    tally.games++
    for (const only of [cheap, dear]) {
      if (only === dear && met() === before) continue
      const inspection = { thorough: only === dear, only, tally }
      found.push(...inspectGame(game, harness, setupOf(harness, number), `${harness.seed}/${number}`, inspection))
    }
  }
  const never = missing(game, harness, tally)
  if (never.length > 0) {
    const detail = `never seen in ${tally.games} games: ${never.join(', ')}`
    found.push(overall(harness, 'coverage', detail))
  }
  return found
}

/** Judges whether resampling was more than repeating the truth. */
function unvaried<G extends Shape>(harness: Harness<G>, { resamples, differing, varied }: Tally): readonly Finding[] {
  if (resamples === 0) return []
  const finding = (detail: string) => overall(harness, 'resample', detail)
  if (harness.hidden !== false && differing === 0) {
    return [finding(`none of ${resamples} resampled states differs from the true one`)]
  }
  const same = (harness.hides ?? []).filter((path) => !varied.has(path))
  return same.map((path) => finding(`${path} is hidden, but was the same in all of ${resamples} resampled states`))
}

/** A finding about the run as a whole. */
function overall<G extends Shape>(harness: Harness<G>, property: PropertyName, detail: string): Finding {
  return { property, detail, setup: setupOf(harness, 0), seed: harness.seed, step: 0 }
}

function setupOf<G extends Shape>({ setups }: Harness<G>, number: number): TableSetup {
  const setup = setups[number % setups.length]
  if (setup === undefined) throw new RangeError('a harness needs a table to play at')
  return setup
}
