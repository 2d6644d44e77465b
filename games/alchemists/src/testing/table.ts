import { type Assignment, type Ingredient, ingredientIndex, readCode } from '@athanor/alchemy'
import { quickChance, readOptions } from '@athanor/kernel'
import { type Artifact, artifactCard, artifactsOfLevel } from '../artifacts/artifacts.ts'
import { adventurers } from '../components/adventurers.ts'
import { cubeSet, playerColours } from '../components/players.ts'
import { type Seal, sealSet, seals } from '../components/seals.ts'
import { type Counts, contains, countsOf, listOf, minus, none, plus, wholeDeck } from '../counts.ts'
import { type Favour, favourNumber, favourSet } from '../favours/favours.ts'
import { type Options, options } from '../options.ts'
import { setUp } from '../setUp.ts'
import type { Own, Pair, Player, State, Table, Theory } from '../state.ts'

/** What a test wants to say about one player. */
export interface PlayerPlan extends Partial<Pick<Player, 'gold' | 'reputation' | 'made' | 'grants' | 'exhibited'>> {
  readonly hand?: readonly Ingredient[]
  readonly favours?: readonly Favour[]
  readonly artifacts?: readonly Artifact[]
  /** Cubes that came from the hospital. */
  readonly fromHospital?: number
}

export interface TheoryPlan {
  readonly on: Ingredient
  readonly is: Theory['alchemical']
  readonly seals: readonly (readonly [number, Seal])[]
}

/** What a test wants to say about a table; the rest is filled in so that nothing is lost or doubled. */
export interface TablePlan {
  readonly players: number
  readonly options?: Partial<Options>
  readonly round?: number
  readonly answers?: Assignment
  readonly seats?: readonly PlayerPlan[]
  /** Play order, highest first. */
  readonly order?: readonly number[]
  readonly paralysed?: readonly number[]
  readonly startingPlayer?: number
  readonly row?: readonly Ingredient[]
  /** Top card first. */
  readonly deck?: readonly Ingredient[]
  readonly emptyDeck?: boolean
  readonly favourDeck?: readonly Favour[]
  readonly adventurer?: string
  readonly onOffer?: readonly Artifact[]
  readonly theories?: readonly TheoryPlan[]
  readonly conflicts?: readonly Pair[]
  readonly grants?: readonly number[]
}

export function optionsWith(chosen: Partial<Options>): Options {
  const read = readOptions(options, chosen)
  if (!read.ok) throw new TypeError(read.reason.id)
  return read.options
}

export const masterOptions: Partial<Options> = {
  startingIngredients: 'master',
  conferences: 'master',
  debunking: 'master',
}

/** the world of the rule book's examples. */
export function demo(): Assignment {
  const read = readCode('DEMO')
  if (!read.ok) throw new TypeError(read.reason.id)
  return read.truth.assignment
}

function counted(cards: readonly Ingredient[]): Counts {
  return countsOf(cards.map(ingredientIndex))
}

function without(all: Counts, part: Counts, what: string): Counts {
  if (!contains(all, part)) throw new RangeError(`a plan needs more ${what} than there are`)
  return minus(all, part)
}

/**
 * A table at the moment when the lowest player declares: everything before is laid out as the plan says, with the
 * answers of DEMO unless told.
 * @example tableWith({ players: 3, round: 2, seats: [{ gold: 5, hand: ['toad', 'fern'] }] })
 */
export function tableWith(plan: TablePlan): State {
  const { players, round = 2, paralysed = [], startingPlayer = 0 } = plan
  const chosen = optionsWith(plan.options ?? {})
  const colours = playerColours.slice(0, players).map((colour) => ({ colour }))
  const fresh = setUp(chosen, colours, quickChance(`table ${players}`)).state
  const order = plan.order ?? [...colours.keys()]
  const seatPlans = [...colours.keys()].map((seat) => plan.seats?.[seat] ?? {})
  const theories = plan.theories ?? []
  const own = seatPlans.map((seat, number) => ownOf(fresh.own[number] as Own, number, seat, theories))
  const row = plan.row ?? []
  const inHands = own.reduce((sum, { hand }) => plus(sum, hand), none)
  const cardsLeft = without(without(wholeDeck, inHands, 'ingredients'), counted(row), 'ingredients')
  const top = (plan.deck ?? []).map(ingredientIndex)
  const under = plan.emptyDeck === true ? [] : listOf(without(cardsLeft, countsOf(top), 'ingredients'))
  const deck = [...under, ...top.toReversed()]
  const rowDiscards = minus(cardsLeft, countsOf(deck))
  const favoursHeld = own.reduce((sum, { favours }) => plus(sum, favours), none)
  const favoursLeft = without(favourSet, favoursHeld, 'favors')
  const favourTop = (plan.favourDeck ?? []).map(favourNumber)
  // Unless told, no Herbalist turns up by chance.
  const herbalists = favoursLeft.map((count, kind) => (kind === favourNumber('herbalist') ? count : 0))
  const favourUnder = listOf(
    without(minus(favoursLeft, herbalists), countsOf(favourTop.filter((kind) => kind !== 1)), 'favors'),
  )
  const usedHerbalists = favourTop.filter((kind) => kind === favourNumber('herbalist')).length
  const favourDeck = [...favourUnder, ...favourTop.toReversed()]
  const adventurer = plan.adventurer === undefined ? 2 : adventurers.findIndex(({ id }) => id === plan.adventurer)
  const others = [...adventurers.keys()].filter((tile) => tile !== adventurer)
  const owned = new Set(seatPlans.flatMap(({ artifacts = [] }) => artifacts))
  const level = round <= 3 ? 1 : round <= 5 ? 2 : 3
  const rest = (from: 1 | 2 | 3) =>
    artifactsOfLevel(from)
      .filter((artifact) => !owned.has(artifact))
      .slice(0, 3)
  const shown = Math.max(0, 6 - round)
  const table: Table = {
    ...fresh.table,
    options: chosen,
    round,
    phase: 'declare',
    ask: { kind: 'declare', seat: order.at(-1) ?? 0 },
    startingPlayer,
    players: seatPlans.map((seat, number) =>
      playerOf(fresh.table.players[number] as Player, seat, own[number] as Own, players, round),
    ),
    paralysed,
    markers: fresh.table.markers.map((_, space) => order.filter((seat) => !paralysed.includes(seat))[space] ?? null),
    order,
    waiting: order.toReversed().slice(1),
    row,
    deck: deck.length,
    rowDiscards,
    discard: listOf(rowDiscards).length,
    favourDeck: favourDeck.length,
    favourDiscard: herbalists.map((count, kind) => (kind === favourNumber('herbalist') ? count - usedHerbalists : 0)),
    onOffer: plan.onOffer ?? rest(level),
    toCome: level === 1 ? [rest(2), rest(3)] : level === 2 ? [rest(3)] : [],
    adventurer: round === 1 ? null : adventurer,
    nextAdventurer: round === 6 ? null : (others[0] ?? null),
    adventurersLeft: Math.max(0, shown - 1),
    gone: others.slice(1, 1 + Math.max(0, round - 2)),
    conference: round === 3 ? 1 : round === 5 ? 2 : null,
    theories: fresh.table.theories.map((_, number) => theoryOf(theories, number)),
    conflicts: plan.conflicts ?? [],
    grants:
      plan.grants ?? fresh.table.grants.filter((grant) => !seatPlans.some(({ grants = [] }) => grants.includes(grant))),
  }
  return {
    table,
    own,
    hidden: {
      ...fresh.hidden,
      answers: plan.answers ?? demo(),
      deck,
      discard: rowDiscards,
      favourDeck,
      adventurers: others.slice(1 + Math.max(0, round - 2)).slice(0, Math.max(0, shown - 1)),
    },
  }
}

function theoryOf(theories: readonly TheoryPlan[], number: number): Theory | null {
  const found = theories.find(({ on }) => ingredientIndex(on) === number)
  return found === undefined ? null : { alchemical: found.is, seals: found.seals.map(([seat]) => seat) }
}

function ownOf(fresh: Own, seat: number, plan: PlayerPlan, theories: readonly TheoryPlan[]): Own {
  const placed = fresh.placed.map((_, number) => {
    const theory = theories.find(({ on }) => ingredientIndex(on) === number)
    return theory?.seals.find(([owner]) => owner === seat)?.[1] ?? null
  })
  const used = countsOf(
    placed.flatMap((seal) => (seal === null ? [] : [seals.indexOf(seal)])),
    seals.length,
  )
  return {
    ...fresh,
    hand: counted(plan.hand ?? []),
    favours: countsOf((plan.favours ?? []).map(favourNumber)),
    seals: minus(sealSet, used),
    placed,
  }
}

function playerOf(fresh: Player, plan: PlayerPlan, own: Own, players: number, round: number): Player {
  const { hand, favours, fromHospital = 0, artifacts = [], ...given } = plan
  const set = round === 1 ? 3 : cubeSet(players)
  const afterDiscount = artifacts.indexOf('discountCard')
  return {
    ...fresh,
    ...given,
    artifacts,
    discounts: artifacts.some((artifact) => artifactCard(artifact).discount !== undefined)
      ? artifacts.length - 1 - afterDiscount
      : null,
    cards: hand?.length ?? 0,
    favours: favours?.length ?? 0,
    sealsLeft: own.seals.reduce((sum, count) => sum + count, 0),
    cubes: { board: set - fromHospital, placed: 0, unused: fromHospital, hospital: 0 },
    open: none,
  }
}
