import { type Action, apprentices, type State } from '@athanor/apprentices'
import { quickChance, readOptions } from '@athanor/kernel'
import { plain } from '@athanor/terminal/paint.ts'
import type { Look, Menu } from '@athanor/terminal/terminalClient.ts'
import { textWidth } from '@athanor/terminal/textWidth.ts'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import { apprenticesTerminal } from './client.ts'

const names = ['Ann', 'Bob', 'Cleo', 'Dan']

function lookIn(locale: 'en' | 'ru'): Look {
  return { words: wordsIn(locale), paint: plain, columns: 80 }
}

const allRandom = Object.fromEntries([1, 2, 3, 4, 5, 6].map((table) => [`table${table}`, 'random']))

/** Every state of a game in which people take what the menus lead to, with the menu that was shown. */
function* played(seats: number, seed: string, look: Look): Iterable<{ state: State; menu: Menu<Action> }> {
  const chance = quickChance(seed)
  const draws = { stream: () => chance }
  const read = readOptions(apprentices.options, allRandom)
  if (!read.ok) throw new TypeError(read.reason.id)
  const colours = apprentices.colours.slice(0, seats).map((colour) => ({ colour }))
  let { state } = apprentices.setup(read.options, colours, draws)
  for (let step = 0; step < 250 && state.phase !== 'over'; step++) {
    const view = apprentices.view(state, state.active)
    const menu = apprenticesTerminal.menu(view, names, look)
    yield { state, menu }
    let now = menu
    for (;;) {
      const choice = now.choices[chance.below(now.choices.length)]
      if (choice === undefined) throw new RangeError('a menu without choices')
      expect(choice.label).not.toBe('')
      if (choice.leadsTo.kind === 'menu') now = choice.leadsTo.menu()
      else if (choice.leadsTo.kind === 'action') {
        expect(apprentices.check(view, choice.leadsTo.action)).toBeNull()
        state = apprentices.apply(state, state.active, choice.leadsTo.action, draws).state
        break
      }
    }
  }
}

describe('The Apprentices in the terminal', () => {
  it.each(['en', 'ru'] as const)('leads by menus to legal actions alone, and shows every table (%s)', (locale) => {
    const look = lookIn(locale)
    for (const seats of [2, 3, 4]) {
      for (const { state, menu } of played(seats, `face/${seats}`, look)) {
        expect(menu.question).not.toBe('')
        const lines = apprenticesTerminal.board(apprentices.view(state, 'spectator'), names, look).flat()
        expect(lines).toHaveLength(14 + seats)
        for (const line of lines) {
          expect(line).not.toMatch(/apprentices\.|undefined|[{}]/)
          expect(textWidth(line)).toBeLessThanOrEqual(80)
        }
      }
    }
  })

  it('asks for no more than differs to the eye', () => {
    const look = lookIn('en')
    for (const { menu } of played(4, 'labels', look)) {
      for (const { leadsTo } of menu.choices) {
        const labels = leadsTo.kind === 'menu' ? leadsTo.menu().choices.map(({ label }) => label) : []
        expect(new Set(labels).size).toBe(labels.length)
      }
    }
  })

  it.each(['en', 'ru'] as const)('tells the rules in short (%s)', (locale) => {
    const lines = apprenticesTerminal.rules(lookIn(locale))
    expect(lines.length).toBeGreaterThan(8)
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(80)
  })
})
