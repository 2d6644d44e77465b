import { pick, type Seat, type Stream } from '@athanor/kernel'
import * as z from 'zod/mini'
import type { ArtifactCard } from '../../base/artifacts/artifact.ts'
import { bonusOf } from '../../base/artifacts/powers.ts'
import type { FavourCard } from '../../base/favours/favour.ts'
import { reason } from '../../base/reasons.ts'
import { changeReputation } from '../../base/reputation.ts'
import { askTogether, follow } from '../../engine/agenda.ts'
import type { ActionPartsOf } from '../../engine/drafting/part.ts'
import { checkGold, type GoodRules, trade } from '../../engine/goods.ts'
import { insertedAfter, type Module } from '../../engine/module.ts'
import { emit, type MutableState, playerOf } from '../../engine/mutableState.ts'
import { sealedQuestion } from '../../engine/question.ts'
import type { DrawnRulesOf, RoundStep, Scorer, TaskRulesOf } from '../../engine/rules.ts'
import type { Sampler } from '../../engine/sampler.ts'
import { changeHiddenSlots, changePlayerSlots, changeTableSlots, type SlotRules, slotIn } from '../../engine/slots.ts'
import type { SpaceActionOf, SpaceRules } from '../../engine/space.ts'
import { type Player, playerAt } from '../../engine/state.ts'

/*
 * A module for the tests alone, as ARCHITECTURE.md describes the making of one. A bazaar: a space where gold
 * buys trinkets, a market at the end of every round where their owners wager some on the weather while all others guess
 * it, a card that helps to haggle, one that brings a trinket when it is drawn, and points for trinkets in the end.
 */

export const weathers = ['sun', 'rain'] as const
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

declare module '../../engine/contributions.ts' {
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
  interface Prompts {
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

declare module '../../base/options.ts' {
  interface Options {
    readonly bazaar: boolean
  }
}

declare module '../../base/artifacts/artifact.ts' {
  interface ArtifactCard {
    /** Trinkets for every haggling, besides those that are paid for. */
    readonly haggleBonus?: number
  }
}

export function trinketsOf({ slots }: Player): number {
  return slotIn(slots, 'bazaar').trinkets
}

function addTrinkets(state: MutableState, seat: Seat, count: number): void {
  if (count === 0) return
  const trinkets = trinketsOf(playerOf(state, seat)) + count
  changePlayerSlots(state, seat, { bazaar: { trinkets } })
  emit(state, { kind: 'trinketsFound', seat, count })
}

const trinkets: GoodRules = {
  id: 'trinkets',
  take: (state, seat, { trinkets: count = 0 }) => addTrinkets(state, seat, count),
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
  play: (state, seat, { effect }) => addTrinkets(state, seat, effect.count),
}

const silverTongue = {
  id: 'silverTongue',
  level: 1,
  cost: 3,
  points: 0,
  source: 'reconstructed',
  haggleBonus: 1,
} as const satisfies ArtifactCard

const haggle: SpaceActionOf<'haggle'> = {
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
  act(state, seat, { gold }) {
    const bonus = bonusOf(state.rules, playerOf(state, seat).artifacts, 'haggleBonus')
    trade(state, seat, { cost: { gold }, gain: { trinkets: gold + bonus } }, 'bazaar')
  },
}

const space: SpaceRules = {
  id: 'bazaar',
  cubes: [1, 1],
  source: 'reconstructed',
  isOpen: () => true,
  actions: [haggle],
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
  open(state, answers) {
    const before = slotIn(state.table.slots, 'bazaar')
    const wagers = answers.reduce((all, { seat, action }) => all.with(seat, action.trinkets), before.wagers)
    changeTableSlots(state, { bazaar: { ...before, wagers } })
  },
})

const guess = sealedQuestion({
  kind: 'guess',
  takes: ['guess'],
  legal: () => [{ kind: 'guess', size: 2, at: (index) => ({ kind: 'guess', weather: weathers[index as 0 | 1] }) }],
  check: () => null,
  open(state, answers) {
    const before = slotIn(state.table.slots, 'bazaar')
    const guesses = answers.reduce((all, { seat, action }) => all.with(seat, action.weather), before.guesses)
    changeTableSlots(state, { bazaar: { ...before, guesses } })
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
const openMarket: RoundStep = {
  id: 'openMarket',
  run(state) {
    const { players } = state.table
    askTogether(
      state,
      players.map((player, seat) => (trinketsOf(player) > 0 ? { kind: 'wager', seat } : { kind: 'guess', seat })),
    )
    follow(state, { kind: 'closeMarket' })
  },
}

const closeMarket: TaskRulesOf<'closeMarket'> = {
  kind: 'closeMarket',
  run(state) {
    const { weather: coming } = slotIn(state.hidden.slots, 'bazaar')
    const { weather: gone, wagers, guesses } = slotIn(state.table.slots, 'bazaar')
    const weather = coming.at(-1) ?? 'sun'
    emit(state, { kind: 'marketClosed', weather, wagers, guesses })
    for (const [seat, stake] of wagers.entries()) addTrinkets(state, seat, (stake ?? 0) * (weather === 'sun' ? 1 : -1))
    for (const [seat, guessed] of guesses.entries()) {
      if (guessed === weather) changeReputation(state, seat, 1, 'bazaar')
    }
    changeHiddenSlots(state, { bazaar: { weather: coming.slice(0, -1) } })
    changeTableSlots(state, { bazaar: { ...noAnswers(wagers.length), weather: [...gone, weather] } })
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
const dealCharms: RoundStep = {
  id: 'dealCharms',
  run(state) {
    for (const [seat, own] of state.own.entries()) {
      const charm = 1 + state.chance.stream('charms').below(charms)
      state.own[seat] = { ...own, slots: { ...own.slots, bazaar: { charm } } }
    }
  },
}

const sampler: Sampler = {
  prepare(_rules, { table }) {
    const left = rounds - slotIn(table.slots, 'bazaar').weather.length
    return (_, stream) => ({
      own: () => ({ bazaar: { charm: 1 + stream.below(charms) } }),
      hidden: { bazaar: { weather: anyWeather(stream, left) } },
    })
  },
}

export const bazaar: Module = {
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
