import { stripVTControlCharacters } from 'node:util'
import {
  type Action,
  type CompendiumShape,
  compendium,
  type Happening,
  ingredients,
  type OwnPart,
  type View,
} from '@athanor/compendium'
import { canonical, type GameEvent, quickChance, type ReplayStep, replay } from '@athanor/kernel'
import { anyAction, recordFixture } from '@athanor/kernel/testing'
import { locales } from '@athanor/messages'
import { watchedEvent } from '@athanor/narration'
import { colourful, plain } from '@athanor/terminal/paint.ts'
import type { Look, Menu } from '@athanor/terminal/terminalClient.ts'
import { textWidth } from '@athanor/terminal/textWidth.ts'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import { compendiumTerminal as client } from './client.ts'

const looks: readonly Look[] = locales.map((locale) => ({ words: wordsIn(locale), paint: plain, columns: 80 }))
const english = looks[0] as Look
const names = ['Абигайль Меркурий-Соляная', 'Merlin', 'Trismegistus the Third', 'Дж. Ди', 'Paracelsus']

function gameOf(players: number, options: object = {}): readonly ReplayStep<CompendiumShape>[] {
  const setup = { options: options, seats: players }
  const { log } = recordFixture(compendium, setup, (_, legal, chance) => anyAction(legal, chance), 'face', 1000)
  return [...replay(compendium, log)]
}

const stored = new Map([2, 3, 4, 5].map((players) => [players, gameOf(players)]))

function viewsOf(players: number, seat: number) {
  return (stored.get(players) ?? []).map(({ match }) => compendium.view(match.position.state, seat))
}

/** Every action that the menus lead to. */
function* leaves(menu: Menu<Action>): Generator<Action, void> {
  for (const { leadsTo } of menu.choices) {
    if (leadsTo.kind === 'action') yield leadsTo.action
    else if (leadsTo.kind === 'menu') yield* leaves(leadsTo.menu())
  }
}

describe('the board of Alchemist', () => {
  it.each([2, 3, 4, 5])('never needs more than 80 columns and 15 lines with %i players', (players) => {
    for (const look of looks) {
      for (const view of viewsOf(players, 0)) {
        const lines = [...client.board(view, names, look).flat(), ...client.own(view, look), client.legend(look)]
        expect(lines.length).toBeLessThanOrEqual(16)
        for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(80)
      }
    }
  })

  it('says the same without colours: paint adds nothing to read', () => {
    const painted: Look = { ...english, paint: colourful }
    for (const view of viewsOf(3, 1)) {
      const strip = (lines: readonly string[]) => lines.map((line) => stripVTControlCharacters(line))
      expect(strip(client.board(view, names, painted).flat())).toEqual(client.board(view, names, english).flat())
      expect(strip(client.own(view, painted))).toEqual(client.own(view, english))
    }
  })

  it('R-089 shows products, tile, recipe and owner of a potion', () => {
    const [view] = viewsOf(2, 0)
    if (view === undefined) throw new TypeError('no view')
    const potion = { owner: 1, recipe: [2, 2, 1, 0, 0], value: 9 } as const
    const brewed = { ...view, cauldrons: [potion, ...view.cauldrons.slice(1)] }
    const lines = client.board(brewed, names, english).flat()
    expect(lines[1]).toMatch(/^ 1 S\+D {2}\[ 9\] BBMMT {2}● Merlin +6 D\+T {2}\[ {2}\] ·····$/)
  })

  it('R-028 RR-34 shows hand and school to their owner alone', () => {
    const [view] = viewsOf(2, 0)
    const [spectator] = (stored.get(2) ?? []).map(({ match }) => compendium.view(match.position.state, 'spectator'))
    expect(view && client.own(view, english)).toHaveLength(2)
    expect(spectator && client.own(spectator, english)).toEqual([])
  })

  it('gives every ingredient a letter of its own in both languages', () => {
    for (const { words } of looks) {
      const letters = ingredients.map((ingredient) => words.say('cli.compendium.letter', { ingredient }))
      expect(new Set(letters).size).toBe(5)
      for (const letter of letters) expect(textWidth(letter)).toBe(1)
    }
  })

  it('R-067 says when the last round runs, and when the game is over', () => {
    const views = viewsOf(2, 0)
    const head = (view: View) => client.board(view, names, english)[0]?.[0]
    const [first] = views
    const last = views.at(-1)
    if (first === undefined || last === undefined) throw new TypeError('no view')
    expect(head(first)).toBe('Alchemist  Round 1')
    expect(head({ ...first, reserve: [1, 0, 0, 0, 7] })).toBe('Alchemist  Round 1  the last one!')
    expect(head({ ...first, reserve: [1, 0, 1, 0, 7] })).toBe('Alchemist  Round 1')
    expect(head(last)).toBe('Alchemist  The game is over.')
  })
})

describe('the menus of Alchemist', () => {
  it.each([2, 3, 4, 5])('R-035 lead exactly to what is legal with %i players', (players) => {
    const steps = stored.get(players) ?? []
    const chance = quickChance(players)
    for (const { match } of steps) {
      const { state } = match.position
      // Walking through all menus of all positions is slow; every third keeps all kinds of positions in.
      if (chance.below(3) > 0 && match.version > players) continue
      const view = compendium.view(state, state.turn)
      if (view.end !== null) continue
      const offered = [...leaves(client.menu(view, names, english))].map(canonical).sort()
      const legal = [...compendium.legal(view)].map(canonical).sort()
      expect(offered).toEqual(legal)
    }
  })

  it('R-037 closes copying and taking at the opening of a game of two, and says why', () => {
    const [view] = (stored.get(2) ?? []).map(({ match: { position } }) =>
      compendium.view(position.state, position.state.turn),
    )
    const [, ...others] = view === undefined ? [] : client.menu(view, names, english).choices
    expect(others.map(({ leadsTo, hint }) => [leadsTo.kind, hint])).toEqual([
      ['blocked', 'not as your first action'],
      ['blocked', 'not as your first action'],
      ['blocked', 'not as your first action'],
    ])
  })

  it('R-053 R-056 lists others’ potions, payable ones first, and says what is lacking', () => {
    const [start] = viewsOf(3, 0)
    if (start === undefined) throw new TypeError('no view')
    const potion = (owner: number, recipe: readonly [number, number, number, number, number], value: number) => ({
      owner,
      recipe,
      value,
    })
    const view = {
      ...start,
      turn: 0,
      hand: [1, 1, 0, 0, 0] as const,
      cauldrons: [
        potion(1, [2, 2, 0, 0, 0], 9),
        potion(1, [0, 2, 0, 0, 0], 4),
        potion(2, [1, 1, 0, 0, 0], 3),
        potion(0, [1, 0, 0, 0, 0], 10),
        ...start.cauldrons.slice(4),
      ],
    }
    const [, copy] = client.menu(view, names, english).choices
    expect(copy?.label).toContain('1 now, 1 more with one more cube')
    const listed = copy?.leadsTo.kind === 'menu' ? copy.leadsTo.menu().choices : []
    expect(listed.map(({ label, hint }) => [label.slice(0, 7), hint])).toEqual([
      [' 3 [ 3]', 'fame +3, products: TS'],
      [' 2 [ 4]', 'missing: M'],
      [' 1 [ 9]', 'missing: BM'],
    ])
    const take = client.menu(view, names, english).choices[2]
    const cubes = take?.leadsTo.kind === 'menu' ? take.leadsTo.menu().choices : []
    expect(cubes.map(({ hint }) => hint)).toEqual([
      undefined,
      'then you can brew the potions worth 4',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('R-052 closes creation to whoever has no seal left', () => {
    const [start] = viewsOf(3, 0)
    if (start === undefined) throw new TypeError('no view')
    const players = start.players.map((player) => ({ ...player, stones: 0 }))
    const [create] = client.menu({ ...start, turn: 0, players }, names, english).choices
    expect(create?.leadsTo.kind).toBe('blocked')
    expect(create?.hint).toBe('You have no seals left, so you cannot create any more potions.')
  })

  it('R-084 reminds of the price of a creation, there and in the rules', () => {
    const [start] = viewsOf(3, 0)
    const [create] = start === undefined ? [] : client.menu({ ...start, turn: 0 }, names, english).choices
    const question = create?.leadsTo.kind === 'menu' ? create.leadsTo.menu().question : ''
    expect(question).toContain('You will never be able to brew this potion yourself.')
    expect(client.rules(english).join(' ').replaceAll(/\s+/g, ' ')).toContain(
      'each one you create leaves one fewer to brew',
    )
  })
})

describe('the sentences of Alchemist', () => {
  const events = [...stored.values()].flat().flatMap((step) => step.events)

  it('tells every event to everybody in both languages, with nothing left unsaid', () => {
    const told = new Set<string>()
    for (const event of events) {
      for (const watcher of ['all', 'spectator', 0] as const) {
        for (const look of looks) {
          const sentences = client.sentences(watchedEvent(event, watcher), watcher, names, look)
          expect(sentences.length).toBeGreaterThan(0)
          for (const sentence of sentences) expect(sentence).not.toMatch(/^$|\{|\}|undefined|compendium\./)
        }
      }
      told.add(event.public.kind)
    }
    expect(told.size).toBeGreaterThan(12)
  })

  const drew: GameEvent<Happening, OwnPart> = {
    public: { kind: 'drewFromBag', seat: 1, count: 2 },
    secret: { 1: { cubes: [0, 1, 0, 0, 1] } },
  }

  it.each([
    [1, ['You drew from the bag: 1 mushroom and 1 spider.']],
    [0, ['Merlin draws 2 cubes from the bag.']],
    ['spectator', ['Merlin draws 2 cubes from the bag.']],
    ['all', ['Merlin draws 2 cubes from the bag.', 'Merlin: 1 mushroom and 1 spider']],
  ] as const)('R-064 RR-23 tells viewer %s of a draw what they may know', (watcher, sentences) => {
    expect(client.sentences(watchedEvent(drew, watcher), watcher, names, english)).toEqual(sentences)
  })

  it.each([
    [1, /^Your school: spiders\./],
    [0, /^Merlin receives a secret school card\.$/],
    ['all', /^Merlin receives a secret school card\.\nMerlin: school of spiders$/],
  ] as const)('R-028 tells viewer %s of a school card what they may know', (watcher, text) => {
    const event: GameEvent<Happening, OwnPart> = {
      public: { kind: 'schoolDealt', seat: 1 },
      secret: { 1: { school: 'spiders' } },
    }
    expect(client.sentences(watchedEvent(event, watcher), watcher, names, english).join('\n')).toMatch(text)
  })
})

describe('the rest of the client', () => {
  it('RR-25 tells the last round alone when the log is not open', () => {
    const options = { threePlayerSetup: 'english', schools: true, schoolTie: 'best', firstPlayer: 'random' } as const
    expect(client.tellsLastRoundOnly?.({ ...options, openLog: true })).toBe(false)
    expect(client.tellsLastRoundOnly?.({ ...options, openLog: false })).toBe(true)
  })

  it('gives every player colour a shape of its own', () => {
    const shapes = compendium.colours.map((_, seat) => client.token(seat, compendium.colours, english))
    expect(new Set(shapes).size).toBe(5)
  })

  it('names the sources of points', () => {
    expect(client.scoreSource('copies', english)).toBe('Potions brewed')
  })
})
