import { compendium } from '@athanor/compendium'
import type { Viewer } from '@athanor/kernel'
import { type Locale, locales, wordsIn } from '@athanor/messages/all'
import { type RecordedLog, recordedLogs } from '@athanor/tabletop/testing/recordedLogs.ts'
import { sceneLeaks } from '@athanor/tabletop/testing/sceneLeaks.ts'
import { stagedKinds, stagedMoves } from '@athanor/tabletop/testing/stagedMoves.ts'
import { describe, expect, it } from 'vitest'
import { scenesOf, tellers } from './scenesOf.ts'

const fixtures = import.meta.glob<string>('../../fixtures/*.json', { query: '?raw', import: 'default', eager: true })
const games = recordedLogs(fixtures, compendium.rulesVersion)
const [first] = games
const wanted = stagedKinds(tellers)

const staged = ({ log }: RecordedLog, viewer: Viewer, locale: Locale = 'en') =>
  stagedMoves(compendium, { scenesOf }, log, viewer, wordsIn(locale))

describe('the scenes of a move', () => {
  it('name for every kind of event what tells it, and each of these scenes is played in some recorded game', () => {
    expect(Object.keys(tellers).sort()).toEqual([...compendium.eventKinds].sort())
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
        const { version, events: seen } = moment
        // What goes before the first move is laid out, not played.
        if (version === 0) continue
        const kinds = scenes.map(({ show }) => show.kind as string)
        for (const event of seen) {
          const by = tellers[event.kind]
          // Products that the reserve has run out of are nothing to be given.
          if (event.kind === 'productsReceived' && !kinds.includes('brew')) missing.push(`${event.kind} at ${version}`)
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
        expect(steps.join(' ')).not.toMatch(/compendium\.|undefined|NaN|[{}]/)
      }
    }
  })

  it('R-064 show what came out of the bag to whoever drew, and to nobody else', () => {
    let drawn = 0
    for (const game of games) {
      const [own, rival, watcher] = [0, 1, 'spectator' as const].map((viewer) => [...staged(game, viewer)])
      for (const [index, { scenes }] of (own ?? []).entries()) {
        for (const { show } of scenes) {
          if (show.kind !== 'draw' || show.seat !== 0) continue
          drawn++
          expect(show.cubes).not.toBeNull()
          for (const others of [rival, watcher]) {
            const [seen] = (others?.[index]?.scenes ?? []).filter((scene) => scene.show.kind === 'draw')
            expect(seen?.show).toEqual({ ...show, cubes: null })
            expect(seen?.weight).toBe('small')
          }
        }
      }
    }
    expect(drawn).toBeGreaterThan(10)
  })

  it('R-061 give the tribute to whose recipe it is, and the products to whoever brewed', () => {
    const brewed = games.flatMap((game) => [...staged(game, 0)].flatMap(({ scenes }) => scenes.map(({ show }) => show)))
    const copies = brewed.flatMap((show) => (show.kind === 'brew' && show.from !== null ? [show] : []))
    expect(copies.length).toBeGreaterThan(20)
    for (const { seat, from } of copies) expect(from?.owner).not.toBe(seat)
  })

  it.each(games)('$name: R-064 are the same for whoever sees the same, in time, size and sound too', ({ log }) => {
    const { compared, different, leaks } = sceneLeaks(compendium, { scenesOf }, log, wordsIn('en'))
    expect(leaks).toEqual([])
    expect(Math.min(compared, different)).toBeGreaterThan(20)
  })

  it('would not hide from that search what they knew from elsewhere', () => {
    let world = 0
    const scene = () => ({ weight: 'usual', who: null, steps: [`${world++}`], show: { kind: 'draw' } }) as const
    const leaky = { scenesOf: () => [scene()] }
    const { log } = first ?? expect.fail('no game')
    const { compared, leaks } = sceneLeaks(compendium, leaky, log, wordsIn('en'))
    expect(leaks).toHaveLength(compared)
  })
})
