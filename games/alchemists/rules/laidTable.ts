import { type Article, type Assignment, type Ingredient, ingredientIndex, readCode } from '@athanor/alchemy'
import { type Game, at as itemAt, quickChance, readOptions } from '@athanor/kernel'
import { playerColours } from './base/components/players.ts'
import { withPurchase } from './base/discounts.ts'
import { cardsOf, ingredientCards, noCards } from './base/ingredientCards.ts'
import type { Options } from './base/options.ts'
import type { RulesOf } from './engine/compose.ts'
import type { Artifact, Favour, PublicationId, Seal } from './engine/contributions.ts'
import { type Counts, contains, countOf, listOf, minus, plus } from './engine/counts.ts'
import type { Rules } from './engine/rules.ts'
import type { Own, Pair, Player, PublishedTheory, State, Table } from './engine/state.ts'
import { type AlchemistsShape, alchemists, rulesOf } from './game.ts'
import { articleId } from './modules/royalEncyclopedia/articles.ts'

/** What is said about one player. */
export interface PlayerPlan extends Partial<Pick<Player, 'gold' | 'reputation' | 'made' | 'grants' | 'exhibited'>> {
  readonly hand?: readonly Ingredient[]
  readonly favours?: readonly Favour[]
  readonly artifacts?: readonly Artifact[]
  /** Cubes that came from the hospital. */
  readonly fromHospital?: number
}

export interface TheoryPlan {
  readonly on: Ingredient
  readonly is: PublishedTheory['alchemical']
  readonly seals: readonly (readonly [number, Seal])[]
}

export interface ArticlePlan extends Article {
  readonly seals: TheoryPlan['seals']
}

/** What is said about a table that is laid out at will; the rest is filled in so that nothing is lost or doubled. */
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
  /** In the Royal Encyclopedia. */
  readonly articles?: readonly ArticlePlan[]
  readonly grants?: readonly number[]
}

export function optionsWith(chosen: Partial<Options>, game: Game<AlchemistsShape> = alchemists): Options {
  const read = readOptions(game.options, chosen)
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

/** The favor deck of such a table, from the bottom up. Its luck stays the same whatever else is in the box. */
const usualFavours: readonly Favour[] = [
  'assistant',
  'associate',
  'custodian',
  'barmaid',
  'merchant',
  'shopkeeper',
  'sage',
  'courtier',
]

/** What lies on offer where nothing is said of it: the first three of each level that nobody owns. */
const usualArtifacts: readonly Artifact[] = [
  'bootsOfSpeed',
  'discountCard',
  'magicMortar',
  'periscope',
  'printingPress',
  'robeOfRespect',
  'amuletOfRhetoric',
  'hypnoticAmulet',
  'sealOfAuthority',
  'silverChalice',
  'thinkingCap',
  'witchsTrunk',
  'altarOfGold',
  'bronzeCup',
  'crystalCabinet',
  'featherInCap',
  'magicMirror',
  'wisdomIdol',
]

function without<Kind extends string>(all: Counts<Kind>, part: Counts<Kind>, what: string): Counts<Kind> {
  if (!contains(all, part)) throw new RangeError(`a plan needs more ${what} than there are`)
  return minus(all, part)
}

/**
 * A table at the moment when the lowest player declares: everything before is laid out as the plan says, with the
 * answers of DEMO unless told.
 * @example tableWith({ players: 3, round: 2, seats: [{ gold: 5, hand: ['toad', 'fern'] }] })
 */
export function tableWith(plan: TablePlan): State {
  return tableOf({ game: alchemists, rulesOf }, plan)
}

/** A game that some modules make, with their rules. */
export interface MadeGame {
  readonly game: Game<AlchemistsShape>
  readonly rulesOf: RulesOf
}

/** The same for the game that some modules make. */
export function tableOf({ game, rulesOf: rulesIn }: MadeGame, plan: TablePlan): State {
  const { players, round = 2, paralysed = [], startingPlayer = 0 } = plan
  const chosen = optionsWith(plan.options ?? {}, game)
  const colours = playerColours.slice(0, players).map((colour) => ({ colour }))
  const fresh = game.setup(chosen, colours, quickChance(`table ${players}`)).state
  const rules = rulesIn(chosen, players)
  const { favours: favourKinds, adventurers } = rules
  const order = plan.order ?? [...colours.keys()]
  const seatPlans = [...colours.keys()].map((seat) => plan.seats?.[seat] ?? {})
  const theories = plan.theories ?? []
  const articles = plan.articles ?? []
  const sealed = [
    ...theories.map(({ on, seals }) => ({ on, seals })),
    ...articles.map(({ colour, seals }) => ({ on: articleId(colour), seals })),
  ]
  const own = seatPlans.map((seat, number) => ownOf(rules, fresh.own[number] as Own, number, seat, sealed))
  const row = plan.row ?? []
  const inHands = own.reduce((sum, { hand }) => plus(sum, hand), noCards)
  const cardsLeft = without(without(ingredientCards.all, inHands, 'ingredients'), cardsOf(row), 'ingredients')
  const top = (plan.deck ?? []).map(ingredientIndex)
  const under = plan.emptyDeck === true ? [] : listOf(without(cardsLeft, ingredientCards.counted(top), 'ingredients'))
  const deck = [...under, ...top.toReversed()]
  const rowDiscards = minus(cardsLeft, ingredientCards.counted(deck))
  const favoursHeld = own.reduce((sum, { favours }) => plus(sum, favours), favourKinds.none)
  const favoursLeft = without(favourKinds.all, favoursHeld, 'favors')
  const favourTop = (plan.favourDeck ?? []).map(favourKinds.numberOf)
  const favoursUnder = without(favoursLeft, favourKinds.counted(favourTop), 'favors')
  // Unless told, nothing turns up by chance but what is laid out: no Herbalist, and no card that is new in the box.
  const favourDeck = [
    ...usualFavours.map(favourKinds.numberOf).flatMap((kind) => Array<number>(countOf(favoursUnder, kind)).fill(kind)),
    ...favourTop.toReversed(),
  ]
  const adventurer = plan.adventurer === undefined ? 2 : adventurers.findIndex(({ id }) => id === plan.adventurer)
  const others = [...adventurers.keys()].filter((tile) => tile !== adventurer)
  const owned = new Set(seatPlans.flatMap(({ artifacts = [] }) => artifacts))
  const level = round <= 3 ? 1 : round <= 5 ? 2 : 3
  const rest = (from: 1 | 2 | 3) =>
    usualArtifacts.filter((artifact) => rules.artifact(artifact).level === from && !owned.has(artifact)).slice(0, 3)
  const shown = Math.max(0, 6 - round)
  const table: Table = {
    ...fresh.table,
    options: chosen,
    round,
    phase: 'declare',
    asks: [{ kind: 'declare', seat: itemAt(order, order.length - 1, 'seat') }],
    agenda: [
      ...order
        .toReversed()
        .slice(1)
        .map((seat) => ({ kind: 'declare', seat }) as const),
      { kind: 'step', of: 'round', step: 'resolveSpaces' },
    ],
    startingPlayer,
    players: seatPlans.map((seat, number) =>
      playerOf(rules, fresh.table.players[number] as Player, seat, own[number] as Own, round),
    ),
    paralysed,
    markers: fresh.table.markers.map((_, space) => order.filter((seat) => !paralysed.includes(seat))[space] ?? null),
    order,
    row,
    deck: deck.length,
    rowDiscards,
    discard: listOf(rowDiscards).length,
    favourDeck: favourDeck.length,
    favourDiscard: minus(favoursLeft, favourKinds.counted(favourDeck)),
    onOffer: plan.onOffer ?? rest(level),
    toCome: level === 1 ? [rest(2), rest(3)] : level === 2 ? [rest(3)] : [],
    adventurer: round === 1 ? null : adventurer,
    nextAdventurer: round === 6 ? null : (others[0] ?? null),
    adventurersLeft: Math.max(0, shown - 1),
    gone: others.slice(1, 1 + Math.max(0, round - 2)),
    conference: round === 3 ? 1 : round === 5 ? 2 : null,
    theories: fresh.table.theories.map((_, number) => theoryOf(theories, number)),
    conflicts: plan.conflicts ?? [],
    slots: articles.length === 0 ? fresh.table.slots : withArticles(fresh.table, articles),
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

function theoryOf(theories: readonly TheoryPlan[], number: number): PublishedTheory | null {
  const found = theories.find(({ on }) => ingredientIndex(on) === number)
  return found === undefined ? null : { alchemical: found.is, seals: found.seals.map(([seat]) => seat) }
}

function withArticles({ slots }: Table, plans: readonly ArticlePlan[]): Table['slots'] {
  if (slots.royalEncyclopedia === undefined) throw new RangeError('there is no encyclopedia for articles')
  const articles = { ...slots.royalEncyclopedia.articles }
  for (const { colour, signs, ingredients, seals } of plans) {
    articles[colour] = { article: { colour, signs, ingredients }, seals: seals.map(([seat]) => seat) }
  }
  return { ...slots, royalEncyclopedia: { articles } }
}

interface SealedPlan {
  readonly on: PublicationId
  readonly seals: TheoryPlan['seals']
}

function ownOf(rules: Rules, fresh: Own, seat: number, plan: PlayerPlan, sealed: readonly SealedPlan[]): Own {
  const placed: Partial<Record<PublicationId, Seal>> = {}
  for (const { on, seals } of sealed) {
    const own = seals.find(([owner]) => owner === seat)
    if (own !== undefined) placed[on] = own[1]
  }
  const used = rules.seals.counted(Object.values(placed).map(rules.seals.numberOf))
  return {
    ...fresh,
    hand: cardsOf(plan.hand ?? []),
    favours: rules.favours.counted((plan.favours ?? []).map(rules.favours.numberOf)),
    seals: minus(rules.seals.all, used),
    placed,
  }
}

function playerOf(rules: Rules, fresh: Player, plan: PlayerPlan, own: Own, round: number): Player {
  const { hand, favours, fromHospital = 0, artifacts = [], ...given } = plan
  const set = itemAt(rules.cubes, round - 1, 'round')
  return {
    ...fresh,
    ...given,
    artifacts,
    ...artifacts.reduce<Pick<Player, 'discounts' | 'furtherDiscounts'>>(
      (counts, artifact) => withPurchase(rules, counts, artifact),
      { discounts: null },
    ),
    cards: hand?.length ?? 0,
    favours: favours?.length ?? 0,
    sealsLeft: own.seals.reduce((sum, count) => sum + count, 0),
    cubes: { board: set - fromHospital, placed: 0, unused: fromHospital, hospital: 0 },
    open: noCards,
  }
}
