import { type Ingredient, ingredientIndex } from '@athanor/alchemy'
import { quickChance, type Seat } from '@athanor/kernel'
import { playerColours } from '../base/components/players.ts'
import type { Options } from '../base/options.ts'
import type { Action, Artifact, Favour } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { alchemists, rulesOf } from '../game.ts'
import { dealtCards, type Pool, printedStartupCards, type StartupCard } from '../modules/startupFunding/components.ts'
import { type StartupPlayer, startupOf } from '../modules/startupFunding/state.ts'
import { begun, type Played, together } from './play.ts'
import { optionsWith, type TablePlan, tableWith } from './table.ts'

const withStartup = { startupFunding: true } as const

/** The number of the startup card that shows exactly this. */
export function cardWith(shown: Omit<StartupCard, 'source'>): number {
  const goods = Object.entries(shown)
  const number = printedStartupCards.findIndex(
    (card) =>
      // Every card says besides where it is known from.
      Object.keys(card).length === goods.length + 1 &&
      goods.every(([good, amount]) => card[good as keyof StartupCard] === amount),
  )
  if (number < 0) throw new RangeError(`no startup card shows ${JSON.stringify(shown)}`)
  return number
}

export const startingCard = cardWith({ artifact: 'starting' })
export const secretCard = cardWith({ artifact: 'secret' })

/** What a test wants to say about a beginning with startup cards. */
export interface OpeningPlan {
  readonly players?: number
  readonly options?: Partial<Options>
  /** The two cards that each seat is going to keep. */
  readonly keeping: readonly (readonly [number, number])[]
  readonly startingPlayer?: Seat
  /** On top of the decks, top card first. */
  readonly favours?: readonly Favour[]
  readonly ingredients?: readonly Ingredient[]
  readonly pools?: Readonly<Record<Pool, readonly Artifact[]>>
}

/** A table at which all are choosing their startup cards, among them the ones that they want to keep. */
export function opening(plan: OpeningPlan): Played {
  const players = plan.players ?? plan.keeping.length
  const options = optionsWith({ ...withStartup, ...plan.options })
  const seats = playerColours.slice(0, players).map((colour) => ({ colour }))
  const { state } = alchemists.setup(options, seats, quickChance(`opening ${players}`))
  const { table, own, hidden } = state
  const { favours } = rulesOf(options, players)
  const wanted = plan.keeping.flat()
  const others = [...printedStartupCards.keys()].filter((card) => !wanted.includes(card))
  return begun({
    table: {
      ...table,
      startingPlayer: plan.startingPlayer ?? table.startingPlayer,
      slots: plan.pools === undefined ? table.slots : { ...table.slots, startupFunding: { pools: plan.pools } },
    },
    own: own.map((mine, seat) => {
      const keeping = plan.keeping[seat] ?? []
      const dealt = [...keeping, ...others.splice(0, dealtCards - keeping.length)].toSorted((a, b) => a - b)
      return { ...mine, slots: { ...mine.slots, startupFunding: { dealt, secret: [] } } }
    }),
    hidden: {
      ...hidden,
      favourDeck: withOnTop(hidden.favourDeck, (plan.favours ?? []).map(favours.numberOf)),
      deck: withOnTop(hidden.deck, (plan.ingredients ?? []).map(ingredientIndex)),
    },
  })
}

/** The same cards in another order. The top card lies last. */
function withOnTop(deck: readonly number[], top: readonly number[]): readonly number[] {
  const rest = deck.slice()
  for (const card of top) rest.splice(rest.lastIndexOf(card), 1)
  return [...rest, ...top.toReversed()]
}

export function keep(one: number, other: number): Action {
  return { kind: 'chooseStartup', cards: one < other ? [one, other] : [other, one] }
}

/** The same table when everybody has kept what the plan says. */
export function funded(plan: OpeningPlan): Played {
  const game = opening(plan)
  const choices = game.table.players.map((_, seat) => {
    const dealt = game.state.own[seat]?.slots.startupFunding?.dealt ?? []
    const [one, other] = plan.keeping[seat] ?? (dealt as [number, number])
    return [seat, keep(one, other)] as const
  })
  return together(game, Object.fromEntries(choices))
}

export function settle(chosen: Partial<Omit<Extract<Action, { kind: 'settleFunding' }>, 'kind'>>): Action {
  return { kind: 'settleFunding', favour: null, starting: null, secret: null, ...chosen }
}

/** What a test wants to say about a player in the middle of a game. */
export interface StartupPlan extends Partial<Omit<StartupPlayer, 'faceDown'>> {
  readonly secret?: readonly Artifact[]
}

/** A table of a plan with startup funding, and what each seat has of it. */
export function startupTable(plan: TablePlan, seats: readonly StartupPlan[]): State {
  const state = tableWith({ ...plan, options: { ...withStartup, ...plan.options } })
  return {
    ...state,
    table: {
      ...state.table,
      players: state.table.players.map((player, seat) => {
        const { secret = [], ...given } = seats[seat] ?? {}
        const startupFunding = { ...startupOf(player), ...given, faceDown: secret.length }
        return { ...player, slots: { ...player.slots, startupFunding } }
      }),
    },
    own: state.own.map((mine, seat) => {
      const { secret = [], kept = [] } = seats[seat] ?? {}
      return { ...mine, slots: { ...mine.slots, startupFunding: { dealt: kept, secret } } }
    }),
  }
}
