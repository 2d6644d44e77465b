import { alchemists } from '@athanor/alchemists'
import { wordsIn } from '@athanor/messages/all'
import { sceneLeaks } from '@athanor/tabletop/testing/sceneLeaks.ts'
import { stagedKinds } from '@athanor/tabletop/testing/stagedMoves.ts'
import { describe, expect, it } from 'vitest'
import type { Moment } from './moments.ts'
import { scenesOf } from './scenesOf.ts'
import type { Change, Reveal } from './shows.ts'
import { logOf, momentsOf, playersFor, recordedGames } from './testing.ts'
import { told } from './told.ts'

const wanted = stagedKinds(told)
const games = Object.entries(recordedGames)

/** Every scene of a kind in a recorded game, as the first player sees it. */
function shown<Kind extends Reveal['kind']>(kind: Kind, name: keyof typeof recordedGames) {
  const fixture = recordedGames[name]
  return momentsOf(fixture, 0).flatMap((moment) =>
    scenesOf(moment, playersFor(0), wordsIn('en')).flatMap(({ show, steps }) =>
      show.kind === kind ? [{ moment, steps, show: show as Extract<Reveal, { kind: Kind }> }] : [],
    ),
  )
}

function sum(parts: Change['parts'] = []): number {
  return parts.reduce((all, { of, by }) => all + (of === 'favours' ? 0 : by), 0)
}

describe('the scenes of Alchemists', () => {
  it.each(games)('tell every event that has one, to players and spectators: %s', (_, fixture) => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      for (const moment of momentsOf(fixture, viewer)) {
        const scenes = scenesOf(moment, playersFor(viewer), wordsIn('en'))
        const shows = new Set<string>(scenes.map(({ show }) => show.kind))
        for (const { kind } of moment.events) {
          if (!wanted.has(told[kind])) continue
          // The answer to an exhibit is shown with the promise, a grant with the publication that earned it.
          const others = kind === 'grantTaken' ? 'publication' : 'exhibit'
          expect(shows.has(told[kind]) || shows.has(others), `${kind} in move ${moment.version}`).toBe(true)
        }
      }
    }
  })

  it('say something at every step, in both languages, and rivals’ moments in one sentence', () => {
    for (const locale of ['en', 'ru'] as const) {
      for (const moment of momentsOf(recordedGames.fourMasters, 0)) {
        for (const { steps, weight, who } of scenesOf(moment, playersFor(0), wordsIn(locale))) {
          expect(steps.length).toBeGreaterThan(0)
          expect(steps.every((sentence) => sentence.trim() !== '')).toBe(true)
          if (weight !== 'great' && who !== null && who !== 0) expect(steps).toHaveLength(1)
        }
      }
    }
  })

  it('name what an own experiment means, and keep it from everybody else', () => {
    const own = momentsOf(recordedGames.threeApprentices, 0)
    const at = own.findIndex(({ by, events }) => by === 0 && events.some(({ kind }) => kind === 'potionMade'))
    const mine = scenesOf(own[at] as Moment, playersFor(0), wordsIn('en'))[0]
    expect(mine?.show).toMatchObject({ kind: 'experiment', seat: 0, learning: { golem: false } })
    expect(mine?.show.kind === 'experiment' && mine.show.pair).not.toBeNull()
    expect(mine?.steps[1]).toMatch(/both have a|are opposites/)
    for (const viewer of [1, 'spectator'] as const) {
      const theirs = scenesOf(
        momentsOf(recordedGames.threeApprentices, viewer)[at] as Moment,
        playersFor(viewer),
        wordsIn('en'),
      )[0]
      expect(theirs?.show).toMatchObject({ kind: 'experiment', pair: null, learning: null })
      expect(theirs?.steps.join(' ')).not.toMatch(/both have a|are opposites/)
    }
  })

  it('make a fallen theory the moment of whoever had sealed it', () => {
    const falls = Object.values(recordedGames).flatMap((fixture) =>
      [0, 1, 2].flatMap((viewer) =>
        momentsOf(fixture, viewer).filter(
          ({ by, events }) =>
            by !== viewer &&
            events.some((event) => event.kind === 'theoryDebunked' && event.seals.some(({ seat }) => seat === viewer)),
        ),
      ),
    )
    expect(falls.length).toBeGreaterThan(0)
    for (const moment of falls) {
      const scene = scenesOf(moment, playersFor(moment.viewer), wordsIn('en')).find(
        ({ show }) => show.kind === 'question',
      )
      expect(scene).toMatchObject({ weight: 'great', who: null })
    }
  })

  it('A-345 lead through a conference: one step and one column for each player, each point with where it came from', () => {
    const bySeals = { 1: [-2, -1, 1, 1], 2: [-3, -2, -1, 1] }
    let held = 0
    for (const { moment, show, steps } of shown('conference', 'fourMasters')) {
      const { conference, judged } = show
      held++
      expect(steps).toHaveLength(5)
      expect(judged.map(({ change }) => change.seat)).toEqual([0, 1, 2, 3])
      for (const { seals, change } of judged) {
        const told = moment.events.find(
          (event) => event.kind === 'reputationChanged' && event.why === 'conference' && event.seat === change.seat,
        )
        expect(told?.kind === 'reputationChanged' ? told.to - told.from : 0).toBe(change.by)
        const [first, ...others] = change.parts ?? []
        expect(first).toEqual({ of: 'seals', by: bySeals[conference][Math.min(3, seals ?? 0)], count: seals })
        expect(change.by).toBe(sum(change.parts))
        // Only zones, the least reputation and the Robe change what the tile says.
        for (const { of } of others) expect(['red', 'green', 'blue', 'floor', 'artifact']).toContain(of)
        expect(steps?.[change.seat + 1]).toContain(`Now ${change.to}.`)
      }
    }
    expect(held).toBe(2)
  })

  it('A-328 go through the end of a round station by station, in its order, one step each', () => {
    const order = ['artifacts', 'top', 'cubes', 'hospital', 'adventurer']
    const met = new Set<string>()
    for (const { show, steps } of [...shown('endOfRound', 'fourMasters'), ...shown('endOfRound', 'threeApprentices')]) {
      expect(steps).toHaveLength(show.stations.length)
      expect(show.stations).toEqual(order.filter((each) => (show.stations as readonly string[]).includes(each)))
      for (const station of show.stations) met.add(station)
      for (const { by, parts } of show.changes) expect(by).toBe(sum(parts))
    }
    expect([...met]).toEqual(expect.arrayContaining(['artifacts', 'top', 'cubes', 'adventurer']))
  })

  it('A-279, A-282..A-284, A-287 reckon for everybody whom an answer concerns what it cost and brought', () => {
    const causes = new Set<string>()
    for (const { moment, show } of [...shown('question', 'fourMasters'), ...shown('question', 'threeApprentices')]) {
      const { changes, seat: asking } = show
      const sealed = moment.events.flatMap((event) => (event.kind === 'theoryDebunked' ? event.seals : []))
      expect(new Set(changes.map(({ seat }) => seat))).toEqual(new Set([asking, ...sealed.map(({ seat }) => seat)]))
      for (const { seat, from, to, by, parts } of changes) {
        for (const { of, by: some, count } of parts ?? []) {
          causes.add(of)
          if (of === 'proved') expect([seat, some]).toEqual([asking, 2])
          if (of === 'failed') expect([seat, some]).toEqual([asking, -1])
          if (of === 'fell') expect(some).toBe(-5 * count)
          if (of === 'hedged') expect(some).toBe(0)
          if (of === 'green') expect([some, from ?? 0]).toEqual([-1, Math.min(17, Math.max(14, from ?? 0))])
          if (of === 'red') expect([some, (from ?? 9) <= 6]).toEqual([1, true])
        }
        expect(by).toBe(sum(parts))
        expect((to ?? 0) - (from ?? 0)).toBe(by)
        const moved = moment.events.find(
          (event) =>
            event.kind === 'reputationChanged' &&
            event.seat === seat &&
            (event.why === 'debunking' || event.why === 'failedDebunking'),
        )
        expect(moved?.kind === 'reputationChanged' ? [moved.from, moved.to] : [from, from]).toEqual([from, to])
      }
    }
    expect([...causes]).toEqual(expect.arrayContaining(['proved', 'failed', 'fell', 'hedged', 'red']))
  })

  it('A-286 say when the next word is a publication in the place of what fell, and A-260 show its grant with it', () => {
    let followed = 0
    let granted = 0
    for (const [, fixture] of games) {
      const moments = momentsOf(fixture, 0)
      for (const [index, moment] of moments.entries()) {
        for (const { show } of scenesOf(moment, playersFor(0), wordsIn('en'))) {
          const next = moments[index + 1]?.events ?? []
          if (show.kind === 'question' && show.mayPublish) {
            followed++
            const answered = next.some(
              (event) =>
                (event.kind === 'published' && event.immediate) ||
                (event.kind === 'articlePublished' && event.immediate) ||
                (event.kind === 'declined' && event.ask === 'immediate'),
            )
            expect(answered, `after move ${moment.version}`).toBe(true)
          }
          if (show.kind === 'publication') {
            expect(show.atOnce).toBe(moment.events.some((event) => event.kind === 'published' && event.immediate))
            for (const { sealed, gold } of show.grants) {
              granted++
              expect(sealed.length).toBeGreaterThanOrEqual(2)
              expect(gold).toBe(2)
            }
          }
        }
      }
    }
    expect(followed).toBeGreaterThan(0)
    expect(granted).toBeGreaterThan(1)
  })

  it('come out of the views that are remembered, and do without those that are not', () => {
    for (const moment of momentsOf(recordedGames.fourGolem, 0)) {
      const whole = scenesOf(moment, playersFor(0), wordsIn('en'))
      const later = scenesOf({ ...moment, before: null, after: null }, playersFor(0), wordsIn('en'))
      expect(later.map(({ show }) => show.kind)).toEqual(whole.map(({ show }) => show.kind))
    }
  })
})

describe('no scene tells what its viewer may not know', () => {
  it.each(games)('in picture, word, sound, time or size: %s', (_, fixture) => {
    const { compared, different, leaks } = sceneLeaks(alchemists, { scenesOf }, logOf(fixture), wordsIn('en'))
    expect(leaks).toEqual([])
    expect(Math.min(compared, different)).toBeGreaterThan(60)
  })
})
