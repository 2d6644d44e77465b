import { apprentices } from '@athanor/apprentices'
import type { Viewer } from '@athanor/kernel'
import { type Locale, locales, wordsIn } from '@athanor/messages/all'
import { type RecordedLog, recordedLogs } from '@athanor/tabletop/testing/recordedLogs.ts'
import { sceneLeaks } from '@athanor/tabletop/testing/sceneLeaks.ts'
import { stagedKinds, stagedMoves } from '@athanor/tabletop/testing/stagedMoves.ts'
import { describe, expect, it } from 'vitest'
import { scenesOf, tellers } from './scenesOf.ts'

const fixtures = import.meta.glob<string>('../../fixtures/*.json', { query: '?raw', import: 'default', eager: true })
const games = recordedLogs(fixtures, apprentices.rulesVersion)
const [first] = games
const wanted = stagedKinds(tellers)

const staged = ({ log }: RecordedLog, viewer: Viewer, locale: Locale = 'en') =>
  stagedMoves(apprentices, { scenesOf }, log, viewer, wordsIn(locale))

describe('the scenes of a move', () => {
  it('name for every kind of event what tells it, and each of these scenes is played in some recorded game', () => {
    expect(Object.keys(tellers).sort()).toEqual([...apprentices.eventKinds].sort())
    const played = new Set(
      games.flatMap((game) =>
        [...staged(game, 0)].flatMap(({ scenes }) => scenes.map(({ show }) => show.kind as string)),
      ),
    )
    expect([...played].sort()).toEqual([...wanted].sort())
  })

  it.each(games)('$name: play for every event whose scene is named, whoever looks', (game) => {
    const missing: string[] = []
    for (const viewer of [0, 1, 'spectator'] as const) {
      for (const { moment, scenes } of staged(game, viewer)) {
        const { version, by: mover, events: seen } = moment
        // What goes before the first move is laid out, not played.
        if (version === 0) continue
        const kinds = scenes.map(({ show }) => show.kind as string)
        for (const event of seen) {
          const by = tellers[event.kind]
          if (event.kind === 'slotLost' && event.seat === mover) continue
          if (by === 'toldBeside' && scenes.length === 0) missing.push(`${event.kind} at ${version}`)
          if (wanted.has(by) && !kinds.includes(by)) missing.push(`${event.kind} at ${version}`)
        }
      }
    }
    expect(missing).toEqual([])
  })

  it('are short: nobody waits long for what a rival does', () => {
    const told = games.flatMap((game) => [...staged(game, 'spectator')].flatMap(({ scenes }) => scenes))
    const lengths = told.flatMap(({ steps, weight }) => (weight === 'great' ? [] : [steps.join(' ').length]))
    expect(Math.max(...lengths)).toBeLessThan(150)
  })

  it.each(locales)('have something to tell in every step, and never a word that is missing (%s)', (locale) => {
    for (const { scenes } of staged(first ?? expect.fail('no game'), 0, locale)) {
      for (const { steps } of scenes) {
        expect(steps.length).toBeGreaterThan(0)
        for (const step of steps) expect(step).toMatch(/\S/)
        expect(steps.join(' ')).not.toMatch(/apprentices\.|undefined|NaN|[{}]/)
      }
    }
  })

  it('D-093 make a moment of a step only when somebody was overtaken by it', () => {
    let overtakings = 0
    for (const game of games) {
      for (const { moment, scenes } of staged(game, 0)) {
        const { by: mover, events: seen } = moment
        const lost = seen.flatMap((event) => (event.kind === 'slotLost' && event.seat !== mover ? [event.seat] : []))
        const shows = scenes.flatMap(({ show }) => (show.kind === 'overtaking' ? [show] : []))
        expect(shows.map(({ passed }) => passed)).toEqual(lost.length === 0 ? [] : [[...new Set(lost)]])
        overtakings += shows.length
      }
    }
    expect(overtakings).toBeGreaterThan(10)
  })

  it('D-036 show everybody’s dice as they fell, the reader’s own first', () => {
    const rolls = [...staged(first ?? expect.fail('no game'), 1)].flatMap(({ moment, scenes }) =>
      scenes.flatMap(({ show }) => (show.kind === 'roll' ? [{ seen: moment.events, show }] : [])),
    )
    expect(rolls.length).toBeGreaterThan(2)
    for (const { seen, show } of rolls) {
      expect(show.rolls[0]?.seat).toBe(1)
      for (const event of seen) {
        if (event.kind !== 'diceRolled') continue
        const shown = show.rolls.find(({ seat }) => seat === event.seat)
        expect(shown?.dice.map(({ die, face }) => ({ die, face }))).toEqual(event.throws)
      }
    }
  })

  it.each(games)('$name: DR-91 are the same for whoever sees the same, in time, size and sound too', ({ log }) => {
    const { compared, leaks } = sceneLeaks(apprentices, { scenesOf }, log, wordsIn('en'))
    expect(leaks).toEqual([])
    expect(compared).toBeGreaterThan(50)
  })
})
