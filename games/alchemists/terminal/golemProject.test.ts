import { alchemists, projectOf, type View } from '@athanor/alchemists'
import type { Viewer } from '@athanor/kernel'
import { locales } from '@athanor/messages'
import { plain } from '@athanor/terminal/paint.ts'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { textWidth } from '@athanor/terminal/textWidth.ts'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import { alchemistsTerminal as client } from './client.ts'
import { keptGames } from './testing/fixtureGames.ts'

const looks: readonly Look[] = locales.map((locale) => ({ words: wordsIn(locale), paint: plain, columns: 80 }))
const names = ['Ann', 'Bob', 'Cleo', 'Дж. Ди']

const games = keptGames().map((steps) => steps.map(({ match }) => match.position.state))
const golemGames = games.filter(([state]) => state?.table.slots.golemProject !== undefined)
const otherGames = games.filter(([state]) => state?.table.slots.golemProject === undefined)

function page(view: View, key: string, look: Look): string {
  return (client.pages ?? [])
    .filter((each) => each.key === key)
    .flatMap((each) => each.lines(view, names, look))
    .join('\n')
}

function seen(states: (typeof games)[number], place: number, viewer: Viewer): View {
  const state = states.at(place)
  if (state === undefined) throw new RangeError('the game is shorter')
  return alchemists.view(state, viewer)
}

describe('the Golem Project in the terminal', () => {
  it('is in some of the kept games', () => {
    expect(golemGames.length).toBeGreaterThan(1)
    expect(otherGames.length).toBeGreaterThan(10)
  })

  it('G-011, G-160 the notebook has a golem where the project is in play, and none elsewhere', () => {
    for (const look of looks) {
      const title = look.words.say('cli.solve.golem')
      for (const states of golemGames) expect(page(seen(states, 20, 0), 'n', look)).toContain(title)
      for (const states of otherGames.slice(0, 3)) expect(page(seen(states, 20, 0), 'n', look)).not.toContain(title)
    }
  })

  it('G-142, G-152, GR-91, GR-92 every screen shows tokens, flasks and numbers of report tokens, within 80 columns', () => {
    for (const states of golemGames) {
      for (const place of [5, 40, 70, -1]) {
        const view = seen(states, place, 'spectator')
        for (const look of looks) {
          const label = look.words.say('cli.alchemists.golem')
          const lines = client.board(view, names, look).flat()
          const line = lines.find((each) => each.startsWith(label)) ?? ''
          expect(line).not.toBe('')
          expect(textWidth(line)).toBeLessThanOrEqual(80)
          for (const player of view.table.players) expect(line).toContain(String(projectOf(player).approval))
        }
      }
    }
  })

  it('G-287 the end shows what the golem was, and GR-91 nothing before it shows anybody’s tokens to others', () => {
    for (const states of golemGames) {
      for (const look of looks) {
        const { revealed } = seen(states, -1, 'spectator').table.slots.golemProject ?? {}
        const { colour, size } = revealed?.golem.chest ?? { colour: 'red', size: 'big' }
        const truth = look.words.say('alchemists.word.trigger', { colour, size })
        expect(page(seen(states, -1, 'spectator'), 't', look)).toContain(truth)
        const before = page(seen(states, -2, 'spectator'), 't', look)
        for (const each of ['red', 'green', 'blue'] as const) {
          expect(before).not.toContain(look.words.say('alchemists.word.trigger', { colour: each, size: 'big' }))
        }
      }
    }
  })
})
