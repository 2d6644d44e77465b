import {
  type Reason as AnyReason,
  begin,
  pick,
  quickChance,
  type Seat,
  type Stream,
  seededChance,
} from '@athanor/kernel'
import {
  conformance,
  describeFinding,
  findingsOf,
  type Harness,
  playedProperties,
  type Report,
} from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { askTogether, follow } from './agenda.ts'
import type { ArtifactCard } from './artifacts/artifact.ts'
import { bonusOf } from './artifacts/powers.ts'
import { rulesOfAll } from './compose.ts'
import type { Action } from './contributions.ts'
import { type Draft, emit, playerOf } from './draft.ts'
import { askingAt } from './drafting/asking.ts'
import { firstIntent, nextStep, withPart } from './drafting/intent.ts'
import type { ActionPartsOf } from './drafting/part.ts'
import type { FavourCard } from './favours/favour.ts'
import { type AlchemistsShape, alchemists, alchemistsWith } from './game.ts'
import { checkGold, type GoodRules, trade } from './goods.ts'
import { insertedAfter, type Module } from './module.ts'
import { modules } from './modules.ts'
import { sealedQuestion } from './question.ts'
import { reason } from './reasons.ts'
import { changeReputation } from './reputation.ts'
import type { DrawnRulesOf, Scorer, Step, TaskRulesOf } from './rules.ts'
import type { Sampler } from './sampler.ts'
import { changeHiddenSlots, changePlayerSlots, changeTableSlots, type SlotRules, slotIn } from './slots.ts'
import type { DeedOf, SpaceRules } from './space.ts'
import { type Player, playerAt, type State } from './state.ts'
import { brokenUnder } from './testing/invariant.ts'
import { livelyChoice } from './testing/lively.ts'
import { masterOptions } from './testing/table.ts'
import type { View } from './view.ts'

/*
 * A module that exists in this file alone, as ARCHITECTURE.md describes the making of one. A bazaar: a space where gold
 * buys trinkets, a market at the end of every round where their owners wager some on the weather while all others guess
 * it, a card that helps to haggle, one that brings a trinket when it is drawn, and points for trinkets in the end.
 */

const weathers = ['sun', 'rain'] as const
type Weather = (typeof weathers)[number]

interface HaggleAction {
  readonly kind: 'haggle'
  readonly gold: number
}

interface WagerAction {
  readonly kind: 'wager'
  readonly trinkets: number
}

interface GuessAction {
  readonly kind: 'guess'
  readonly weather: Weather
}

interface BazaarTable {
  /** The weather of the rounds that are over. */
  readonly weather: readonly Weather[]
  readonly wagers: readonly (number | null)[]
  readonly guesses: readonly (Weather | null)[]
}

declare module './contributions.ts' {
  interface Spaces {
    readonly bazaar: 'bazaar'
  }
  interface Favours {
    readonly bazaar: 'hawker'
  }
  interface FavourEffects {
    readonly bazaar: { readonly kind: 'trinkets'; readonly count: number }
  }
  interface Artifacts {
    readonly bazaar: 'silverTongue'
  }
  interface GoodKinds {
    readonly bazaar: 'trinkets'
  }
  interface GoldReasons {
    readonly bazaar: 'bazaar'
  }
  interface ReputationReasons {
    readonly bazaar: 'bazaar'
  }
  interface ReasonIds {
    readonly bazaar: 'alchemists.reject.noTrinkets'
  }
  interface ScoreSources {
    readonly bazaar: 'trinkets'
  }
  interface Actions {
    readonly bazaar: HaggleAction | WagerAction | GuessAction
  }
  interface Asks {
    readonly bazaar: { readonly kind: 'wager'; readonly seat: Seat } | { readonly kind: 'guess'; readonly seat: Seat }
  }
  interface Tasks {
    readonly bazaar: { readonly kind: 'closeMarket' }
  }
  interface Happenings {
    readonly bazaar:
      | { readonly kind: 'trinketsFound'; readonly seat: Seat; readonly count: number }
      | {
          readonly kind: 'marketClosed'
          readonly weather: Weather
          readonly wagers: BazaarTable['wagers']
          readonly guesses: BazaarTable['guesses']
        }
  }
  interface TableSlots {
    readonly bazaar: BazaarTable
  }
  interface PartValues {
    readonly haggled: number
    readonly staked: number
    readonly foreseen: Weather
  }
  interface PlayerSlots {
    readonly bazaar: { readonly trinkets: number }
  }
  interface OwnSlots {
    readonly bazaar: { readonly charm: number }
  }
  interface HiddenSlots {
    readonly bazaar: { readonly weather: readonly Weather[] }
  }
}

declare module './options.ts' {
  interface Options {
    readonly bazaar: boolean
  }
}

declare module './artifacts/artifact.ts' {
  interface ArtifactCard {
    /** Trinkets for every haggling, besides those that are paid for. */
    readonly haggleBonus?: number
  }
}

function trinketsOf({ slots }: Player): number {
  return slotIn(slots, 'bazaar').trinkets
}

function addTrinkets(draft: Draft, seat: Seat, count: number): void {
  if (count === 0) return
  const trinkets = trinketsOf(playerOf(draft, seat)) + count
  changePlayerSlots(draft, seat, { bazaar: { trinkets } })
  emit(draft, { kind: 'trinketsFound', seat, count })
}

const trinkets: GoodRules = {
  id: 'trinkets',
  take: (draft, seat, { trinkets: count = 0 }) => addTrinkets(draft, seat, count),
}

const hawker = {
  id: 'hawker',
  copies: 3,
  window: 'drawn',
  effect: { kind: 'trinkets', count: 1 },
  source: 'reconstructed',
} as const satisfies FavourCard

const hawkerEffect: DrawnRulesOf<'trinkets'> = {
  kind: 'trinkets',
  play: (draft, seat, { count }) => addTrinkets(draft, seat, count),
}

const silverTongue = {
  id: 'silverTongue',
  level: 1,
  cost: 3,
  points: 0,
  source: 'reconstructed',
  haggleBonus: 1,
} as const satisfies ArtifactCard

const haggle: DeedOf<'haggle'> = {
  action: 'haggle',
  isPossible: (at) => checkGold(at, 1) === null,
  legal: (at) => [
    {
      kind: 'haggle',
      size: Math.min(2, playerAt(at.table, at.seat).gold),
      at: (index) => ({ kind: 'haggle', gold: index + 1 }),
    },
  ],
  check: (at, { gold }) => checkGold(at, gold),
  act(draft, seat, { gold }) {
    const bonus = bonusOf(draft.rules, playerOf(draft, seat).artifacts, 'haggleBonus')
    trade(draft, seat, { cost: { gold }, gain: { trinkets: gold + bonus } }, 'bazaar')
  },
}

const space: SpaceRules = {
  id: 'bazaar',
  cubes: [1, 1],
  source: 'reconstructed',
  isOpen: () => true,
  deeds: [haggle],
}

const wager = sealedQuestion({
  kind: 'wager',
  takes: ['wager'],
  legal: ({ table, seat }) => [
    {
      kind: 'wager',
      size: trinketsOf(playerAt(table, seat)) + 1,
      at: (index) => ({ kind: 'wager', trinkets: index }),
    },
  ],
  check({ table, seat }, _, action) {
    const held = trinketsOf(playerAt(table, seat))
    return action.trinkets <= held ? null : reason('alchemists.reject.noTrinkets', { held })
  },
  open(draft, answers) {
    const before = slotIn(draft.table.slots, 'bazaar')
    const wagers = answers.reduce((all, { seat, action }) => all.with(seat, action.trinkets), before.wagers)
    changeTableSlots(draft, { bazaar: { ...before, wagers } })
  },
})

const guess = sealedQuestion({
  kind: 'guess',
  takes: ['guess'],
  legal: () => [{ kind: 'guess', size: 2, at: (index) => ({ kind: 'guess', weather: weathers[index as 0 | 1] }) }],
  check: () => null,
  open(draft, answers) {
    const before = slotIn(draft.table.slots, 'bazaar')
    const guesses = answers.reduce((all, { seat, action }) => all.with(seat, action.weather), before.guesses)
    changeTableSlots(draft, { bazaar: { ...before, guesses } })
  },
})

/** How its actions are put together: each has one part. */
const haggleParts: ActionPartsOf<'haggle'> = {
  action: 'haggle',
  parts: [{ part: 'haggled', valuesOf: ({ gold }) => [gold], preview: (_, gold) => ({ kind: 'costs', gold }) }],
}

const wagerParts: ActionPartsOf<'wager'> = {
  action: 'wager',
  parts: [{ part: 'staked', valuesOf: (action) => [action.trinkets] }],
}

const guessParts: ActionPartsOf<'guess'> = {
  action: 'guess',
  parts: [{ part: 'foreseen', valuesOf: ({ weather }) => [weather] }],
}

/** Different seats are asked different things at once. */
const openMarket: Step = {
  id: 'openMarket',
  run(draft) {
    const { players } = draft.table
    askTogether(
      draft,
      players.map((player, seat) => (trinketsOf(player) > 0 ? { kind: 'wager', seat } : { kind: 'guess', seat })),
    )
    follow(draft, { kind: 'closeMarket' })
  },
}

const closeMarket: TaskRulesOf<'closeMarket'> = {
  kind: 'closeMarket',
  run(draft) {
    const { weather: coming } = slotIn(draft.hidden.slots, 'bazaar')
    const { weather: gone, wagers, guesses } = slotIn(draft.table.slots, 'bazaar')
    const weather = coming.at(-1) ?? 'sun'
    emit(draft, { kind: 'marketClosed', weather, wagers, guesses })
    for (const [seat, stake] of wagers.entries()) addTrinkets(draft, seat, (stake ?? 0) * (weather === 'sun' ? 1 : -1))
    for (const [seat, guessed] of guesses.entries()) {
      if (guessed === weather) changeReputation(draft, seat, 1, 'bazaar')
    }
    changeHiddenSlots(draft, { bazaar: { weather: coming.slice(0, -1) } })
    changeTableSlots(draft, { bazaar: { ...noAnswers(wagers.length), weather: [...gone, weather] } })
  },
}

function noAnswers(players: number): Pick<BazaarTable, 'wagers' | 'guesses'> {
  return { wagers: Array.from({ length: players }, () => null), guesses: Array.from({ length: players }, () => null) }
}

const scorer: Scorer = {
  source: 'trinkets',
  points: ({ table, seat, own }) => trinketsOf(playerAt(table, seat)) + slotIn(own.slots, 'bazaar').charm,
}

const rounds = 6
/** Worth 1, 2 or 3 points: one without any would be betrayed by the silence about it. */
const charms = 3

function anyWeather(stream: Stream, count: number): readonly Weather[] {
  return Array.from({ length: count }, () => pick(stream, weathers))
}

const slots: SlotRules = {
  begin: ({ rules, chance }) => ({
    table: { bazaar: { weather: [], ...noAnswers(rules.players) } },
    player: { bazaar: { trinkets: 0 } },
    own: { bazaar: { charm: 1 } },
    hidden: { bazaar: { weather: anyWeather(chance.stream('weather'), rounds) } },
  }),
}

/** Charms are dealt in secret before anything else. */
const dealCharms: Step = {
  id: 'dealCharms',
  run(draft) {
    for (const [seat, own] of draft.own.entries()) {
      const charm = 1 + draft.chance.stream('charms').below(charms)
      draft.own[seat] = { ...own, slots: { ...own.slots, bazaar: { charm } } }
    }
  },
}

const sampler: Sampler = {
  prepare(rules, { table }) {
    const left = rounds - slotIn(table.slots, 'bazaar').weather.length
    return (_, stream) => ({
      own: Array.from({ length: rules.players }, () => ({ bazaar: { charm: 1 + stream.below(charms) } })),
      hidden: { bazaar: { weather: anyWeather(stream, left) } },
    })
  },
}

const bazaar: Module = {
  id: 'bazaar',
  options: { bazaar: { kind: 'flag', default: false } },
  isInPlay: (options) => options.bazaar,
  actionKinds: ['haggle', 'wager', 'guess'],
  actionSchema: () =>
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('haggle'), gold: z.int().check(z.minimum(1), z.maximum(2)) }),
      z.strictObject({ kind: z.literal('wager'), trinkets: z.int().check(z.minimum(0), z.maximum(99)) }),
      z.strictObject({ kind: z.literal('guess'), weather: z.enum(weathers) }),
    ]),
  secrets: { wager: ['trinkets'], guess: ['weather'] },
  eventKinds: ['trinketsFound', 'marketClosed'],
  reveals: { public: { marketClosed: ['weather', 'wagers', 'guesses'] }, secret: {} },
  reasonIds: ['alchemists.reject.noTrinkets'],
  extend: (parts) => ({
    ...parts,
    spaces: insertedAfter(parts.spaces, 'buy', space),
    favourCards: [...parts.favourCards, hawker],
    drawnEffects: [...parts.drawnEffects, hawkerEffect],
    artifactCards: [...parts.artifactCards, silverTongue],
    goods: [...parts.goods, trinkets],
    // The second place of the track pays with a trinket.
    orderSpaces: (table) =>
      parts.orderSpaces(table).map((place, number) => (number === 1 ? { ...place, gain: { trinkets: 1 } } : place)),
    questions: [...parts.questions, wager, guess],
    tasks: [...parts.tasks, closeMarket],
    steps: {
      ...parts.steps,
      setUp: insertedAfter(parts.steps.setUp, 'beginGame', dealCharms),
      round: insertedAfter(parts.steps.round, 'topAlchemists', openMarket),
    },
    scorers: [...parts.scorers, scorer],
    drafts: [...parts.drafts, haggleParts, wagerParts, guessParts],
    slots: [...parts.slots, slots],
    samplers: [...parts.samplers, sampler],
  }),
}

const game = alchemistsWith([...modules, bazaar])
const rulesOf = rulesOfAll([...modules, bazaar])

const ownParts = { haggled: true, staked: true, foreseen: true }

function randomAction(view: View, chance: Stream): Action {
  const { groups } = game.legal(view)
  if (groups.length > 0 && chance.below(3) > 0) {
    const group = pick(chance, groups)
    return group.at(chance.below(group.size))
  }
  switch (chance.below(4)) {
    case 0:
      return { kind: 'wager', trinkets: chance.below(9) }
    case 1:
      return { kind: 'guess', weather: pick(chance, weathers) }
    case 2:
      return { kind: 'decline' }
    default:
      return { kind: 'haggle', gold: 1 + chance.below(2) }
  }
}

function brokenInvariant(state: State): string | null {
  const { options, players } = state.table
  const debtor = options.bazaar ? players.findIndex((player) => trinketsOf(player) < 0) : -1
  if (debtor >= 0) return `seat ${debtor} owes trinkets`
  return brokenUnder(rulesOf(options, players.length), state)
}

const tables: Harness<AlchemistsShape>['setups'] = [
  { seats: 4, options: { ...masterOptions, bazaar: true } },
  { seats: 2, options: { bazaar: true } },
  { seats: 3, options: { bazaar: false } },
]

const harness: Harness<AlchemistsShape> = {
  setups: tables,
  games: tables.length,
  seed: 'bazaar',
  randomAction,
  invariant: brokenInvariant,
  choose: livelyChoice,
  hides: ['own[].slots.bazaar.charm', 'hidden.slots.bazaar.weather[]', 'hidden.favourDeck[]', 'own[].favours[]'],
  stepLimit: 1500,
  coverageGames: 0,
  rates: { nonInterference: 0.05, agreement: 0.05, refusals: 0.05 },
}

let made: Report | null = null

function report(): Report {
  made ??= conformance(game, harness)
  return made
}

describe('a module of the tests alone', { timeout: 120_000 }, () => {
  // That every rare thing of the base game turns up is the business of its own run.
  const properties = playedProperties.filter((name) => name !== 'coverage')

  it.each(properties)('keeps the property %s', (name) => {
    expect(findingsOf(report(), name).map(describeFinding)).toEqual([])
  })

  it('has its space, questions, events, reason and points in play, and says nothing that it did not announce', () => {
    const { tally } = report()
    expect([...tally.actions]).toEqual(expect.arrayContaining([...bazaar.actionKinds]))
    expect([...tally.events]).toEqual(expect.arrayContaining([...bazaar.eventKinds]))
    expect([...tally.asks]).toEqual(expect.arrayContaining(['bazaar', 'wager', 'guess']))
    expect([...tally.reasons]).toEqual(expect.arrayContaining([...bazaar.reasonIds]))
    expect([...tally.scoreSources]).toContain('trinkets')
    const undeclared = findingsOf(report(), 'coverage').filter(({ detail }) => detail.includes('is not declared'))
    expect(undeclared.map(describeFinding)).toEqual([])
  })

  it('is declared by the game that it is in, and unknown to the game without it', () => {
    expect(game.asks).toEqual(expect.arrayContaining(['bazaar', 'wager', 'guess']))
    expect(game.scoreSources.at(-1)).toBe('trinkets')
    expect(game.actionSchema.safeParse({ kind: 'haggle', gold: 2 }).success).toBe(true)
    expect(alchemists.actionSchema.safeParse({ kind: 'haggle', gold: 2 }).success).toBe(false)
    expect(alchemists.asks).not.toContain('bazaar')
    expect(Object.keys(alchemists.options.fields)).not.toContain('bazaar')
  })

  const options = optionsIn({ bazaar: true })
  const seats = ['purple', 'white', 'brown'].map((colour) => ({ colour }))

  it('leaves tables alone that play without it', () => {
    const source = seededChance('ba'.repeat(32))
    const without = begin(game, optionsIn({ bazaar: false }), seats, source)
    const plain = begin(alchemists, optionsIn({ bazaar: false }), seats, source)
    expect(without.events).toEqual(plain.events)
    expect(without.position.state.table.slots).toEqual({})
    expect(rulesOf(optionsIn({ bazaar: false }), 3).spaces.map(({ id }) => id)).toEqual(
      rulesOfAll(modules)(optionsIn({}), 3).spaces.map(({ id }) => id),
    )
  })

  it('makes the rules of a table once', () => {
    expect(rulesOf(options, 3)).toBe(rulesOf({ ...options }, 3))
    expect(rulesOf(options, 3)).not.toBe(rulesOf(options, 2))
    expect(rulesOf(options, 3)).not.toBe(rulesOf(optionsIn({}), 3))
  })

  it('has its answers drafted as those of the base game are, without a word of it there', () => {
    let { state } = game.setup(options, seats, quickChance('drafted'))
    const chance = quickChance('drafters')
    const drafted = new Set<string>()
    for (let step = 0; step < 400 && game.decisions(state).length > 0; step++) {
      const answers = game.decisions(state).map(({ seat }) => {
        const view = game.view(state, seat)
        const asking = askingAt(rulesOf(options, seats.length), view)
        const intent = asking === null ? null : firstIntent(asking)
        const first = asking === null || intent === null ? null : nextStep(asking, intent)
        if (asking === null || intent === null || first?.kind !== 'part' || !(first.step.part in ownParts)) {
          return [seat, livelyChoice(view, game.legal(view), chance)] as const
        }
        const { part, choices } = first.step
        const { value } = choices[chance.below(choices.length)] as (typeof choices)[number]
        const whole = nextStep(asking, withPart(asking, intent, part, value))
        if (whole.kind !== 'whole') throw new TypeError(`${part} is not all`)
        drafted.add(whole.action.kind)
        expect(game.check(view, whole.action)).toBe(null)
        return [seat, whole.action] as const
      })
      const [[seat, action] = [0, { kind: 'decline' } as Action]] = answers
      state =
        game.decisions(state)[0]?.sealed === true
          ? (game.resolve?.(state, new Map(answers), chance).state ?? state)
          : game.apply(state, seat, action, chance).state
    }
    expect(drafted).toEqual(new Set(['haggle', 'wager', 'guess']))
  })

  it('counts nine favor cards where it brings one, and eight where it does not', () => {
    expect(rulesOf(options, 3).favours.none.length).toBe(9)
    expect(rulesOf(optionsIn({}), 3).favours.none.length).toBe(8)
  })

  it('asks different seats different sealed things at once, and opens them together', () => {
    let { state } = game.setup(options, seats, quickChance('market'))
    const chance = quickChance('players')
    while (game.decisions(state)[0]?.ask !== 'wager' || game.decisions(state).every(({ ask }) => ask === 'wager')) {
      const decisions = game.decisions(state)
      const answers = decisions.map(({ seat }) => {
        const view = game.view(state, seat)
        return [seat, livelyChoice(view, game.legal(view), chance)] as const
      })
      const [[seat, action] = [0, { kind: 'decline' } as Action]] = answers
      state =
        decisions[0]?.sealed === true
          ? (game.resolve?.(state, new Map(answers), chance).state ?? state)
          : game.apply(state, seat, action, chance).state
    }
    const asked = game.decisions(state).map(({ ask, sealed }) => ({ ask, sealed }))
    expect(asked.map(({ ask }) => ask).toSorted()).toContain('guess')
    expect(asked.every(({ sealed }) => sealed === true)).toBe(true)
    const refused: (AnyReason | null)[] = game.decisions(state).map(({ seat, ask }) => {
      const other: Action = ask === 'wager' ? { kind: 'guess', weather: 'sun' } : { kind: 'wager', trinkets: 0 }
      return game.check(game.view(state, seat), other)
    })
    expect(refused.map((why) => why?.id)).toEqual(refused.map(() => 'alchemists.reject.notAsked'))
  })
})

function optionsIn(chosen: Partial<AlchemistsShape['options']>): AlchemistsShape['options'] {
  const defaults = Object.fromEntries(Object.entries(game.options.fields).map(([name, field]) => [name, field.default]))
  return { ...defaults, ...chosen } as AlchemistsShape['options']
}
