import { alchemists } from '@athanor/alchemists'
import { type GameLog, quickChance, replay, seenBy } from '@athanor/kernel'
import { wordsIn } from '@athanor/messages/all'
import { describe, expect, it } from 'vitest'
import { scenesOf } from './scenesOf.ts'
import { type Moment, momentsOf, playersFor, recordedGames } from './testing.ts'
import { told } from './told.ts'

const exemptions: readonly string[] = ['toldBeside', 'seenFlying', 'seenOnTable', 'setUp', 'finalCount']
const games = Object.entries(recordedGames)

describe('the scenes of Alchemists', () => {
  it.each(games)('tell every event that has one, to players and spectators: %s', (_, fixture) => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      for (const moment of momentsOf(fixture, viewer)) {
        const scenes = scenesOf(moment, playersFor(viewer), wordsIn('en'))
        const shows = new Set<string>(scenes.map(({ show }) => show.kind))
        for (const { kind } of moment.events) {
          if (exemptions.includes(told[kind])) continue
          // The answer to an exhibit is shown with the promise.
          expect(shows.has(told[kind]) || shows.has('exhibit'), `${kind} in move ${moment.version}`).toBe(true)
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

  it('come out of the views that are remembered, and do without those that are not', () => {
    for (const moment of momentsOf(recordedGames.fourGolem, 0)) {
      const whole = scenesOf(moment, playersFor(0), wordsIn('en'))
      const later = scenesOf({ ...moment, before: null, after: null }, playersFor(0), wordsIn('en'))
      expect(later.map(({ show }) => show.kind)).toEqual(whole.map(({ show }) => show.kind))
    }
  })
})

describe('no scene tells what its viewer may not know', () => {
  // Another world that looks the same to the viewer: wherever the same is observed, the same must be staged.
  it.each(games)('when the secrets of others are exchanged: %s', (_, fixture) => {
    const steps = [...replay(alchemists, fixture.log as unknown as GameLog<unknown, unknown>)]
    let same = 0
    for (const viewer of [0, 'spectator'] as const) {
      for (const [index, { entry, match }] of steps.entries()) {
        const before = steps[index - 1]?.match.position.state
        if (before === undefined || entry === null || !('action' in entry) || entry.seat === viewer) continue
        const seen = alchemists.view(before, viewer)
        const chance = quickChance(`${index}`)
        const other = alchemists.resample(seen, chance)
        const legal = alchemists.check(alchemists.view(other, entry.seat), entry.action) === null
        if (!legal) continue
        const done = alchemists.apply(other, entry.seat, entry.action, quickChance('same'))
        const real = alchemists.apply(before, entry.seat, entry.action, quickChance('same'))
        const moment = (state: typeof before, result: typeof done): Moment => ({
          version: match.version,
          by: entry.seat,
          viewer,
          events: result.events.map((event) => seenBy(event, viewer)),
          before: alchemists.view(state, viewer),
          after: alchemists.view(result.state, viewer),
        })
        const [one, two] = [moment(before, real), moment(other, done)]
        if (JSON.stringify(one) !== JSON.stringify(two)) continue
        same++
        const staged = (each: Moment) => JSON.stringify(scenesOf(each, playersFor(viewer), wordsIn('en')))
        expect(staged(two), `move ${index}`).toBe(staged(one))
      }
    }
    expect(same).toBeGreaterThan(20)
  })
})
