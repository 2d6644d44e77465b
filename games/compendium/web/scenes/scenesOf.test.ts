import { compendium } from '@athanor/compendium'
import { observeMatch, replay, seenBy, type Viewer } from '@athanor/kernel'
import { locales, wordsIn } from '@athanor/messages/all'
import { recordedLogs } from '@athanor/tabletop/testing/recordedLogs.ts'
import { describe, expect, it } from 'vitest'
import { scenesOf, tellers } from './scenesOf.ts'

const fixtures = import.meta.glob<string>('../../fixtures/*.json', { query: '?raw', import: 'default', eager: true })
const games = recordedLogs(fixtures, compendium.rulesVersion)
const [first] = games
const exemptions = ['toldBeside', 'seenFlying', 'seenOnTable', 'setUp', 'finalCount']

/** Every move of a game as somebody saw it, with the scenes that tell it. */
function* staged({ log }: (typeof games)[number], viewer: Viewer, locale: (typeof locales)[number] = 'en') {
  const words = wordsIn(locale)
  const seats = log.header.seats.map(({ colour }, seat) => ({ name: `P${seat}`, colour, bot: null, present: true }))
  const players = { seats, viewer, watcher: viewer }
  let before = null
  for (const { match, entry, events } of replay(compendium, log)) {
    const seen = events.map((event) => seenBy(event, viewer))
    const { view } = observeMatch(compendium, match, viewer)
    const { version } = match
    const by = entry?.seat ?? null
    const scenes = scenesOf({ version, by, viewer, events: seen, before, after: view }, players, words)
    yield { version, seen, scenes }
    before = view
  }
}

describe('the scenes of a move', () => {
  it('name for every kind of event what tells it, and each of these scenes is played in some recorded game', () => {
    expect(Object.keys(tellers).sort()).toEqual([...compendium.eventKinds].sort())
    const wanted = new Set(Object.values(tellers).filter((by) => !exemptions.includes(by)))
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
      for (const { version, seen, scenes } of staged(game, viewer)) {
        // What goes before the first move is laid out, not played.
        if (version === 0) continue
        const kinds = scenes.map(({ show }) => show.kind as string)
        for (const event of seen) {
          const by = tellers[event.kind]
          // Products that the reserve has run out of are nothing to be given.
          if (event.kind === 'productsReceived' && !kinds.includes('brew')) missing.push(`${event.kind} at ${version}`)
          if (!exemptions.includes(by) && !kinds.includes(by)) missing.push(`${event.kind} at ${version}`)
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
})
