import { stripVTControlCharacters } from 'node:util'
import { alchemists, type Event, type View } from '@athanor/alchemists'
import { quickChance, type Viewer } from '@athanor/kernel'
import { locales } from '@athanor/messages'
import { watchedEvent } from '@athanor/narration'
import { colourful, plain } from '@athanor/terminal/paint.ts'
import type { Look, Menu } from '@athanor/terminal/terminalClient.ts'
import { textWidth } from '@athanor/terminal/textWidth.ts'
import { wordsIn } from '@athanor/terminal/words.ts'
import { describe, expect, it } from 'vitest'
import { alchemistsTerminal as client } from './client.ts'
import { keptGames } from './testing/fixtureGames.ts'

const looks: readonly Look[] = locales.map((locale) => ({ words: wordsIn(locale), paint: plain, columns: 80 }))
const [english, russian] = looks as [Look, Look]
const names = ['Абигайль Меркурий-Соляная', 'Merlin', 'Trismegistus the Third', 'Дж. Ди']

const games = keptGames()
const events = games.flat().flatMap((step) => step.events)

/** Positions from all over the games; the first and the last of each among them. */
const states = games.flatMap((steps) => {
  const every = steps.map(({ match }) => match.position.state)
  return every.filter((_, step) => step % 61 === 0 || step === every.length - 1)
})

function viewersOf({ table }: { readonly table: View['table'] }): readonly Viewer[] {
  return [...table.players.keys(), 'spectator']
}

const views = states.flatMap((state) => viewersOf(state).map((viewer) => alchemists.view(state, viewer)))

/** Everything that is printed for a viewer, the menus two questions deep. */
function printed(view: View, look: Look): readonly string[] {
  const texts = ({ question, choices }: Menu<unknown>, depth: number): readonly string[] => [
    question,
    ...choices.flatMap(({ label, hint, leadsTo }) => [
      `${label} (${hint ?? ''})`,
      ...(leadsTo.kind === 'menu' && depth > 0 ? texts(leadsTo.menu(), depth - 1) : []),
    ]),
  ]
  return [
    ...client.board(view, names, look).flat(),
    ...client.own(view, look),
    ...(client.more?.(view, names, look) ?? []).flat(),
    ...(client.pages ?? []).flatMap((page) => page.lines(view, names, look)),
    ...texts(client.menu(view, names, look), 1),
  ]
}

describe('the board of Alchemists', () => {
  it('A-104 never needs more than 80 columns, and with the hand not more than 15 lines before the end', () => {
    for (const view of views) {
      for (const look of looks) {
        const lines = [...client.board(view, names, look).flat(), ...client.own(view, look)]
        // Articles have a line of their own.
        // A line for the golem, where there is one.
        const golem = view.table.slots.golemProject === undefined ? 0 : 1
        expect(lines.length).toBeLessThanOrEqual((view.table.options.royalEncyclopedia === true ? 16 : 15) + golem)
        for (const line of [...lines, client.legend(look)]) expect(textWidth(line)).toBeLessThanOrEqual(80)
      }
    }
  })

  it('keeps its further sections and pages within 80 columns', () => {
    const chance = quickChance('pages')
    for (const view of views) {
      // Notebooks are worked out anew for each page.
      if (chance.below(8) > 0) continue
      for (const look of looks) {
        const sections = client.more?.(view, names, look) ?? []
        const pages = (client.pages ?? []).map((page) => page.lines(view, names, look))
        for (const line of [...sections, ...pages].flat()) expect(textWidth(line)).toBeLessThanOrEqual(80)
      }
    }
  })

  it('says the same without colours: paint adds nothing to read', () => {
    const painted: Look = { ...english, paint: colourful }
    const chance = quickChance('paint')
    for (const view of views) {
      if (chance.below(12) > 0) continue
      expect(printed(view, painted).map((line) => stripVTControlCharacters(line))).toEqual(printed(view, english))
    }
  })

  it('A-093, A-094, A-104 shows gold, reputation, cards, cubes and seals of everybody, and what they declared', () => {
    const [state] = states
    if (state === undefined) throw new TypeError('no game')
    const view = alchemists.view(state, 0)
    const [first, ...others] = view.table.players
    if (first === undefined) throw new TypeError('no player')
    const plan = { forage: 2, buy: 1, drink: 1 }
    const cubes = { board: 0, placed: 4, unused: 0, hospital: 0 }
    const player = { ...first, gold: 7, reputation: 12, cards: 5, favours: 2, sealsLeft: 9, plan, cubes }
    const table = {
      ...view.table,
      round: 2,
      order: [1, 0],
      players: [{ ...player, associates: ['buy' as const] }, ...others],
    }
    const lines = client.board({ ...view, table }, names, english).at(-1) ?? []
    expect(lines[0]).toBe('                  Gld Rep Ing Fav Cub Sea │ For Tra Sel Buy Deb Pub Tes Dri')
    expect(lines[1]?.slice(1)).toBe('▲ Абигайль Ме… 2   7  12   5   2   4   9 │   2   ·   ·  ↑1   ·   ·   ·   1')
  })

  it('A-097 shows the face of a seal to its owner alone, and to all at the end', () => {
    const [state] = states
    if (state === undefined) throw new TypeError('no game')
    const { table } = alchemists.view(state, 0)
    const theories = table.theories.with(2, { alchemical: 'Ppn', seals: [1, 0] })
    const own = state.own[0]
    if (own === undefined) throw new TypeError('no hand')
    const mine = { ...own, placed: { ...own.placed, toad: 'gold' as const } }
    const seals = (viewer: Viewer) =>
      client
        .board({ viewer, table: { ...table, theories }, own: viewer === 0 ? mine : null }, names, english)
        .flat()
        .find((line) => line.startsWith('Seals'))
    expect(seals(0)).toMatch(/^Seals +○▲★$/)
    expect(seals('spectator')).toMatch(/^Seals +○▲$/)
    const over = views.find(
      (view) =>
        view.viewer === 'spectator' && view.table.end?.placed.some((placed) => Object.values(placed).includes('gold')),
    )
    expect(over && client.board(over, names, english).flat().join('\n')).toContain('★')
  })

  it('A-104 marks theories in conflict', () => {
    const [view] = views
    if (view === undefined) throw new TypeError('no view')
    const theories = view.table.theories.with(2, { alchemical: 'PPP', seals: [1] })
    const table = { ...view.table, theories, conflicts: [['toad', 'scorpion'] as const] }
    expect(
      client
        .board({ ...view, table }, names, english)
        .flat()
        .join('\n'),
    ).toMatch(/^Theories.*PPP!/m)
  })

  it('shows a hand to its owner alone', () => {
    for (const view of views) {
      const isShown = view.viewer !== 'spectator' && view.table.phase !== 'over'
      expect(client.own(view, english)).toHaveLength(isShown ? 2 : 0)
    }
  })

  it('gives every player colour a shape of its own', () => {
    const shapes = alchemists.colours.map((_, seat) => client.token(seat, alchemists.colours, english))
    expect(new Set(shapes).size).toBe(4)
  })
})

describe('the notebook', () => {
  it('A-052 keeps results in a triangle beside the chances that follow from them', () => {
    const [state] = states
    if (state === undefined) throw new TypeError('no game')
    const { table, own } = alchemists.view(state, 0)
    if (own === null) throw new TypeError('no hand')
    const results = [
      { seat: 0, round: 1, at: 'test', potion: 'healing' },
      { seat: 1, round: 1, at: 'test', potion: 'poison' },
      { seat: 0, round: 2, at: 'sell', promised: 'wisdom', quality: 'correctSign' },
      { seat: 0, round: 3, at: 'sell', promised: 'wisdom', quality: 'wrongSign' },
    ] as const
    const mixes = [
      ['mushroom', 'toad'],
      ['fern', 'scorpion'],
      ['flower', 'ravensFeather'],
    ] as const
    const view: View = { viewer: 0, table: { ...table, results }, own: { ...own, mixes } }
    const lines = client.pages?.[0]?.lines(view, names, english) ?? []
    expect(lines.slice(0, 10)).toEqual([
      'Chances in percent                                │ Your results',
      '                  npN pnP pNn nPp Nnp Ppn NNN PPP │  Mus Fer Toa Cla Flo Man Sco',
      // four alchemicals are struck for the mushroom and the toad.
      expect.stringMatching(/^mushroom {12}· {2}\d\d {2}\d\d {3}· {3}· {2}\d\d {3}· {2}\d\d │$/),
      expect.stringMatching(/│ {4}·$/),
      expect.stringMatching(/^toad .* │ {3}R\+ {3}·$/),
      expect.stringMatching(/^bird claw .* │ {4}· {3}· {3}·$/),
      expect.stringMatching(/^flower /),
      expect.stringMatching(/^mandrake root /),
      // a sale tells the sign alone.
      expect.stringMatching(/^scorpion .* │ {4}· RG\+ {3}· {3}· {3}· {3}·$/),
      expect.stringMatching(/^raven’s feather .* │ {4}· {3}· {3}· {3}· {2}\?- {3}· {3}·$/),
    ])
    expect(lines.join('\n')).toContain('mushroom + toad = R+')
    // At a table that agreed on less help the same page says less.
    const helped = (aid: 'none' | 'bookkeeping' | 'consequences') =>
      client.pages?.[0]?.lines(
        { ...view, table: { ...view.table, options: { ...table.options, aid } } },
        names,
        english,
      ) ?? []
    expect(helped('consequences')[2]).toMatch(/^mushroom {12}· {2} {2} {2} {2} {3}· {3}· {2} {2} {3}· {2} {2} │$/)
    expect(helped('consequences').join('\n')).not.toContain('Best next experiments')
    expect(helped('bookkeeping')[2]).toMatch(/^mushroom +│$/)
    expect(helped('bookkeeping').join('\n')).toContain('mushroom + toad = R+')
    expect(helped('none')[4]).toMatch(/^toad +│ {4}· {3}·$/)
    expect(helped('none').join('\n')).not.toContain('R+')
    // The poison of somebody else is no note of one's own.
    expect(lines).not.toContainEqual(expect.stringMatching(/= R-$/))
  })

  it('has nothing for who has no seat', () => {
    const [spectator] = views.filter(({ viewer }) => viewer === 'spectator')
    expect(spectator && client.more?.(spectator, names, english)[0]).toEqual([])
  })
})

describe('secrets of Alchemists', () => {
  it('A-095..A-100, A-107 print the same in every world that looks the same to the viewer', () => {
    const chance = quickChance('worlds')
    let different = 0
    for (const state of states) {
      for (const viewer of viewersOf(state)) {
        if (chance.below(6) > 0) continue
        const view = alchemists.view(state, viewer)
        const world = alchemists.resample(view, chance)
        // The worlds differ in what others hold, or there would be nothing to give away.
        if (JSON.stringify(world) !== JSON.stringify(state)) different += 1
        expect(printed(alchemists.view(world, viewer), english)).toEqual(printed(view, english))
      }
    }
    expect(different).toBeGreaterThan(10)
  })

  it('A-095..A-100 are told to whom they concern: for others an event reads as if it had no secret', () => {
    const secretEvents = events.filter(({ secret }) => secret !== undefined)
    for (const event of secretEvents) {
      const bare = { public: event.public }
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
        const told = client.sentences(watchedEvent(event, viewer), viewer, names, english)
        const open = client.sentences(watchedEvent(bare, viewer), viewer, names, english)
        const isConcerned = viewer !== 'spectator' && event.secret?.[viewer] !== undefined
        if (!isConcerned) expect(told).toEqual(open)
      }
    }
    expect(new Set(secretEvents.map((event) => event.public.kind)).size).toBeGreaterThan(7)
  })
})

describe('the sentences of Alchemists', () => {
  it('tell every kind of event to everybody in both languages, with nothing left unsaid', () => {
    const told = new Set<string>()
    const seen = new Map<string, number>()
    for (const event of events) {
      const { kind } = event.public
      const count = (seen.get(kind) ?? 0) + 1
      seen.set(kind, count)
      if (count > 25) continue
      for (const watcher of ['all', 'spectator', 0, 1] as const) {
        for (const look of looks) {
          const sentences = client.sentences(watchedEvent(event, watcher), watcher, names, look)
          expect(sentences.length).toBeGreaterThan(0)
          for (const sentence of sentences) expect(sentence).not.toMatch(/^$|\{|\}|undefined|alchemists\.|NaN/)
        }
      }
      told.add(kind)
    }
    expect(told).toEqual(new Set(alchemists.eventKinds))
  })

  const drew: Event = { public: { kind: 'foragedUnseen', seat: 1 }, secret: { 1: { ingredient: 'toad' } } }

  it.each([
    [1, ['You take a toad from the deck.']],
    [0, ['Merlin takes an ingredient from the deck.']],
    ['spectator', ['Merlin takes an ingredient from the deck.']],
    ['all', ['Merlin takes an ingredient from the deck.', 'Merlin (in secret): toad']],
  ] as const)('A-095 tell viewer %s of a drawn card what they may know', (watcher, sentences) => {
    expect(client.sentences(watchedEvent(drew, watcher), watcher, names, english)).toEqual(sentences)
  })

  it('A-131 name the actions of a plan and the cubes left over', () => {
    const declared = { kind: 'declared', seat: 1, actions: { forage: 2, test: 1 }, unused: 1 } as const
    expect(client.sentences({ ...declared, associates: ['test'] }, 0, names, english)).toEqual([
      'Merlin declares: Forage × 2, Test on Student. An Associate goes to: Test on Student. 1 cube is left unused.',
    ])
    expect(client.sentences({ ...declared, associates: [] }, 0, names, russian)).toEqual([
      'Merlin планирует действия: сбор ингредиентов × 2, тест на студенте. Не использован 1 куб.',
    ])
  })
})

describe('the rest of the client', () => {
  it('tells the rules in both languages, in 80 columns', () => {
    for (const look of looks) {
      const lines = client.rules(look)
      expect(lines.length).toBeGreaterThan(40)
      for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(80)
    }
  })

  it('names every source of points', () => {
    for (const look of looks) {
      const named = alchemists.scoreSources.map((source) => client.scoreSource(source, look))
      expect(new Set(named).size).toBe(alchemists.scoreSources.length)
      expect(named.join()).not.toContain('alchemists.')
    }
  })

  it('A-363 begins the count with an event that every game has', () => {
    for (const steps of games) {
      const kinds = steps.at(-1)?.events.map((event) => event.public.kind)
      expect(kinds).toContain(client.countBegins)
    }
  })

  it('gives every page a key of its own that no command has', () => {
    const keys = (client.pages ?? []).map(({ key }) => key)
    expect(new Set([...keys, 'b', '?', 'l', 'q']).size).toBe(keys.length + 4)
  })
})
