import { describe, expect, it } from 'vitest'
import { type Game, namesOfReveals, type Shape } from '../index.ts'
import * as faults from './broken/faults.ts'
import * as indiscretions from './broken/indiscretions.ts'
import * as leaks from './broken/leaks.ts'
import { tavern } from './broken/tavern/game.ts'
import { tavernHarness } from './broken/tavern/harness.ts'
import type { Action, Options, State, Tavern, View } from './broken/tavern/types.ts'
import {
  conformance,
  type Finding,
  type Harness,
  inspectGame,
  type PropertyName,
  properties,
  propertyNames,
  type Report,
} from './index.ts'

/** Any variant of the tavern: more in its states, views or events, the same actions. */
interface Variant extends Shape {
  readonly state: State
  readonly view: View
  readonly action: Action
  readonly options: Options
}

function inspect<G extends Variant>(game: Game<G>, changes: Partial<Harness<Tavern>> = {}): Report {
  const harness: Harness<Tavern> = { ...tavernHarness, games: 15, coverageGames: 30, ...changes }
  return conformance(game, harness as unknown as Harness<G>)
}

/** What one property alone finds in a broken game, as text. */
function caught<G extends Variant>(
  game: Game<G>,
  property: PropertyName,
  { rate, ...changes }: Partial<Harness<Tavern>> & { readonly rate?: number } = {},
): string {
  const off = Object.fromEntries(propertyNames.map((name) => [name, 0]))
  const usual = properties.find(({ name }) => name === property)?.rate ?? 0
  const report = inspect(game, { ...changes, rates: { ...off, ends: 1, [property]: rate ?? usual } })
  return report.findings
    .filter((finding) => finding.property === property)
    .map(({ detail }) => detail)
    .join('\n')
}

function propertiesOf(findings: readonly Finding[]): readonly PropertyName[] {
  return [...new Set(findings.map(({ property }) => property))].toSorted()
}

describe('an honest game', { timeout: 60_000 }, () => {
  it('passes every property', () => {
    const { findings, tally } = inspect(tavern, { games: 60 })
    expect(findings).toEqual([])
    expect(tally.games).toBeGreaterThanOrEqual(60)
    expect(new Set(tally.looks.keys())).toEqual(new Set(properties.map(({ name }) => name)))
    expect(new Set<string>([...tally.looks.keys(), 'fixture'])).toEqual(new Set(propertyNames))
    expect(tally.differing / tally.resamples).toBeGreaterThan(0.9)
    expect(tally.compared).toBeGreaterThan(100)
    expect(tally.rejoined).toBeGreaterThan(0)
    expect(tally.undone).toBeGreaterThan(10)
    expect(tally.forged).toBeGreaterThan(50)
    expect([...tally.unseen.keys()].toSorted()).toEqual(['bid.card', 'bury.card'])
    expect(tally.followed).toBeGreaterThan(500)
    // Every declared reveal was seen to tell somebody something.
    expect([...tally.reveals.values()].filter((times) => times >= 0)).toEqual([])
    expect([...tally.reveals.keys()].toSorted()).toEqual(
      namesOfReveals(tavern.reveals)
        .map(({ name }) => name)
        .toSorted(),
    )
  })

  it('gives the same report for the same seed', () => {
    const [first, second] = [1, 2].map(() => inspect(tavern, { games: 6, seed: 'again' }))
    expect(second).toEqual(first)
  })

  it('has nothing to resample when the harness says that nothing is hidden', () => {
    expect(caught(faults.lazyResample(), 'resample', { hidden: false, hides: [] })).toBe('')
  })
})

describe('leaks', { timeout: 60_000 }, () => {
  it('finds a leak in a view', () => {
    expect(caught(leaks.leakInView, 'nonInterference')).toMatch(
      /^seat \d can tell two worlds apart: (?:after .*, )?view\.hint is \d or \d/m,
    )
    expect(caught(leaks.leakInView, 'resample')).toContain('view.hint')
  })

  it('finds a leak in a view that opens only for a moment', () => {
    expect(caught(leaks.leakInLateView, 'nonInterference', { rate: 0.2 })).toContain('view.hint is')
  })

  it("finds a leak in an event's public part", () => {
    expect(caught(leaks.leakInEvent, 'nonInterference')).toMatch(/hint in the event \w+ is \d or \d/)
  })

  it("finds a leak in an event's secret part", () => {
    const found = caught(leaks.leakInSecret, 'nonInterference', { rate: 0.5 })
    expect(found).toMatch(/hand in the secret part of event drew is \[\d\] or \[\d\]/)
  })

  it('finds a leak in the set-up', () => {
    expect(caught(leaks.leakInSetUp, 'setUp')).toMatch(/hint in the event dealt is \d or \d/)
    expect(propertiesOf(inspect(leaks.leakInSetUp).findings)).toEqual(['setUp'])
  })

  it('finds a leak in something so rare that no inspected game had it', () => {
    const setups = [
      { options: { dice: false }, seats: 2 },
      { options: {}, seats: 2 },
    ]
    const short = { games: 1, setups, rates: { nonInterference: 1 } }
    expect(propertiesOf(inspect(leaks.leakInRareEvent, { ...short, coverageGames: 0 }).findings)).toEqual(['coverage'])
    const { findings } = inspect(leaks.leakInRareEvent, { ...short, coverageGames: 20 })
    expect(propertiesOf(findings)).toContain('nonInterference')
  })

  it('finds a leak through legality', () => {
    expect(caught(leaks.leakInLegality(), 'nonInterference', { rate: 0.2 })).toContain('legal actions differ')
  })

  it('finds a leak through a rejection reason', () => {
    const found = caught(leaks.leakInReason(), 'nonInterference', { rate: 0.2 })
    expect(found).toMatch(/the reason to refuse .* is .*noSuchCard/)
  })

  it('finds a view that smuggles a reference', () => {
    expect(caught(leaks.leakInLegality(), 'plainData')).toContain('a copy of the view of seat')
    expect(caught(leaks.leakInReason(), 'plainData', { rate: 0.2 })).toContain('allows something else')
  })

  it('finds an undo across a reveal that is not declared', () => {
    const { findings } = inspect(leaks.undeclaredReveal)
    expect(propertiesOf(findings)).toEqual(['undeclaredReveals'])
    expect(findings[0]?.detail).toMatch(/^\{"kind":"show","card":\d\} of seat \d can be taken back, but tells/)
  })

  it('finds a reveal that is declared for nothing', () => {
    const { findings } = inspect(leaks.needlessReveal, { games: 60 })
    expect(findings.map(({ property, detail }) => [property, detail.replace(/\d+/, 'n')])).toEqual([
      ['needlessReveals', 'staked.coins is declared as a reveal, but told nobody anything in n moves'],
    ])
    expect(caught(leaks.needlessSecretReveal, 'needlessReveals', { games: 60 })).toMatch(
      /^drew\.hand \(secret\) is declared as a reveal, but told nobody anything in \d+ moves$/,
    )
  })

  it('finds a peek at the deck that can be taken back', () => {
    expect(caught(leaks.peekByUndo, 'undeclaredReveals')).toMatch(/of seat (\d) can be taken back, but tells seat \1/)
  })

  it('finds a right to take back that depends on something hidden', () => {
    expect(caught(faults.drawsInSecret, 'undeclaredReveals', { rate: 1 })).toContain('final is false or true')
    expect(caught(faults.drawsInSecret, 'nonInterference', { rate: 0.5 })).toContain(
      'can be taken back in one world only',
    )
  })

  it('finds a sealed bid that is visible early', () => {
    expect(caught(leaks.earlyBids, 'sealed')).toMatch(/sees the answer of seat \d to bid early: sight\.view\.bids/)
    expect(caught(leaks.earlyBids, 'sealed', { openAsks: ['bid'] })).toBe('')
  })
})

describe('indiscretions', { timeout: 60_000 }, () => {
  it('finds a secret part of an action in a public event', () => {
    const found = caught(indiscretions.tellsInEvent, 'discretion')
    expect(found).toMatch(
      /^(?:seat \d|a spectator) can tell \{"kind":"bury","card":\d\} of seat \d from \{"kind":"bury","card":\d\}: .*hint in the event buried is \d or \d/,
    )
    // The same action in two worlds does not show it.
    expect(caught(indiscretions.tellsInEvent, 'nonInterference', { rate: 0.2 })).toBe('')
  })

  it('finds it in the secret part that another seat receives', () => {
    const found = caught(indiscretions.tellsNeighbour, 'discretion', { setups: [{ options: { rounds: 3 }, seats: 4 }] })
    expect(found).toContain('card in the secret part of event buried is')
    for (const line of found.split('\n')) {
      const [, viewer, seat] = /^seat (\d) can tell .* of seat (\d) from/.exec(line) ?? []
      expect(Number(viewer)).toBe((Number(seat) + 1) % 4)
    }
  })

  it('finds it in a view some moves later', () => {
    const found = caught(indiscretions.tellsLater, 'discretion')
    expect(found).toMatch(/view\.hint is \d or \d \((?:[2-9]|\d\d) moves later\)/)
  })

  it('finds it in a count', () => {
    expect(caught(indiscretions.tellsByCount, 'discretion')).toMatch(/view\.(?:bank|pot) is \d+ or \d+/)
  })

  it('finds it in what another seat may do', () => {
    expect(caught(indiscretions.tellsByLegality(), 'discretion')).toMatch(
      /legal actions differ|is possible after one of them only/,
    )
  })

  it('finds it in the reason for which another seat is refused', () => {
    expect(caught(indiscretions.tellsByReason(), 'discretion')).toMatch(/the reason to refuse .* is .*"params"/)
  })

  it('finds a part that is declared secret and seen by all', () => {
    expect(caught(indiscretions.declaresTooMuch, 'discretion')).toBe(
      'show.card is declared secret, but everybody else always sees it',
    )
  })

  it('finds a part that nobody sees and that is not declared secret', () => {
    expect(caught(indiscretions.declaresTooLittle, 'discretion')).toMatch(
      /^bury\.card is not declared secret, but nobody else saw it in \d+ tries$/,
    )
  })
})

describe('faults', { timeout: 60_000 }, () => {
  it('finds a changed old state', () => {
    const found = caught(faults.changedOldState, 'oldStates')
    expect(found).toMatch(/the state after \d+ moves was changed later on/)
    expect(found).toContain('with frozen states, the same game stops: TypeError')
    expect(caught(faults.changedOldState, 'undo')).toContain('taking back leads elsewhere')
  })

  it('finds a draw that does not replay', () => {
    expect(caught(faults.drawOutsideTheState(), 'determinism')).toMatch(/played again, move \d+ leads elsewhere: state/)
    expect(caught(faults.drawOutsideTheState(), 'replay')).toMatch(/replayed, entry \d+ leads elsewhere|refuses a move/)
  })

  it('finds an action that half-applies', () => {
    expect(caught(faults.halfApplied, 'wholeOrNothing')).toMatch(
      /"show","card":5\} of seat \d threw Error: a five cannot be shown when it was half done: state\.bank is \d+ or \d+/,
    )
  })

  it('finds a set-up that throws', () => {
    expect(caught(faults.brokenSetUp, 'wholeOrNothing')).toContain('the set-up threw Error: no table')
  })

  it('finds an endless game', () => {
    expect(caught(faults.endless, 'ends')).toContain('no end after 200 moves')
  })

  it('finds wrong ends', () => {
    expect(caught(faults.noOutcome, 'ends')).toContain('nobody owes anything, but there is no outcome')
    expect(caught(faults.wrongPlaces, 'ends')).toContain('has place 2, but place 1 is due')
    expect(caught(faults.wrongTotals, 'ends')).toMatch(/has a total of \d+, but its breakdown adds up to \d+/)
    expect(caught(faults.mixedSeals, 'ends')).toContain('sealed and open decisions are asked at the same time')
  })

  it('finds a legal action that is refused', () => {
    expect(caught(faults.legalButRefused, 'agreement')).toContain('badStake')
  })

  it('finds an action that is carried out although it is not legal', () => {
    expect(caught(faults.allowedButNotLegal, 'refusals')).toMatch(/"bury".* was carried out, but it is not legal/)
    expect(caught(faults.looseSchema, 'refusals')).toContain('was carried out, but it is not legal')
  })

  it('finds lists that disagree with their numbers', () => {
    expect(caught(faults.wrongNumbers, 'agreement')).toContain('legal action number 0 is not')
    expect(caught(faults.listedTwice, 'agreement')).toContain('{"kind":"pass"} is listed twice')
  })

  it('finds that those who owe nothing may act', () => {
    expect(caught(faults.allowsAnybody, 'agreement')).toContain('owes nothing, but check allows {"kind":"pass"}')
  })

  it('finds a reason that is not declared', () => {
    expect(caught(faults.unknownReason, 'refusals')).toContain('tavern.reject.whatever, which is not declared')
  })

  it('finds a state that is not plain', () => {
    const found = caught(faults.notPlain, 'plainData')
    expect(found).toContain('the state is not plain data: TypeError: a class instance is not plain data')
    expect(found).toContain('a game cannot go on from a copy')
  })

  it('finds an event kind that is never seen', () => {
    const { findings } = inspect(faults.unseenEvent)
    expect(findings.map(({ detail }) => detail)).toEqual(['never seen in 45 games: event neverSeen'])
    expect(findings[0]?.property).toBe('coverage')
  })

  it('finds what happens without being declared', () => {
    expect(caught(faults.undeclaredEvent, 'coverage')).toContain('event won is not declared')
    expect(caught(faults.undeclaredNames, 'coverage')).toContain('ask bid is not declared')
    expect(caught(faults.undeclaredNames, 'coverage', { stepLimit: 200, games: 3, coverageGames: 0 })).toContain(
      'ask bid',
    )
  })

  it('finds a resample that does not match', () => {
    expect(caught(faults.wrongResample, 'resample', { rate: 0.2 })).toContain('not what was resampled')
    expect(caught(faults.impossibleResample, 'resample')).toMatch(
      /a state resampled for .* is impossible: the cards are/,
    )
    expect(caught(faults.restlessResample(), 'resample')).toContain('does not follow from its chance alone')
  })

  it('finds a resample that never differs from the truth', () => {
    expect(caught(faults.lazyResample(), 'resample')).toMatch(
      /^none of \d+ resampled states differs from the true one$/,
    )
  })

  it('finds a resample that leaves something as it is', () => {
    expect(caught(faults.halfResample(), 'resample', { rate: 0.3 })).toContain(
      'deck[] is hidden, but was the same in all',
    )
  })

  it('finds coins from nowhere', () => {
    expect(caught(faults.coinsFromNowhere, 'invariant')).toMatch(/^there are \d+ coins$/m)
  })

  it('finds a table that the game refuses', () => {
    expect(caught(tavern, 'ends', { setups: [{ options: {}, seats: 1 }] })).toContain('kernel.reject.seatCount')
  })
})

describe('a finding', { timeout: 60_000 }, () => {
  it('can be seen again from its set-up and seed alone', () => {
    const { findings } = inspect(leaks.undeclaredReveal)
    const finding = findings[0]
    if (finding === undefined) throw new Error('nothing was found')
    const again = inspectGame(leaks.undeclaredReveal, tavernHarness, finding.setup, finding.seed)
    expect(again).toContainEqual(finding)
  })
})
