import {
  type Alchemical,
  type Belief,
  bestQuestions,
  type ColouredPotion,
  chanceOfAlchemical,
  chanceOfOneOf,
  entropyOf,
  type Ingredient,
  ingredients,
  marginals,
  mixIngredients,
  type Potion,
  prospectOf,
} from '@athanor/alchemy'
import { at as nth, type ReplayStep, type Seat } from '@athanor/kernel'
import { notebookOf, rulesAt } from '../engine/atTable.ts'
import { potionsThatKeep } from '../engine/drafting/saleParts.ts'
import { type Pair, playerAt, type State } from '../engine/state.ts'
import { type AlchemistsShape, alchemists } from '../game.ts'
import type { ExhibitAction, SellAction } from './action.ts'
import { pairsIn } from './mixing.ts'
import { levelsOf, wantsAt } from './sellPotion.ts'
import { theoryOn } from './theories.ts'

/** One experiment in hindsight: how much it could teach, how much it did, and what another pair of the hand could have. */
export interface MixReview {
  readonly pair: Pair
  /** Bits that its answer was going to bring on average: what skill has in its hands. */
  readonly expected: number
  /** Bits that it brought. What they differ by is luck. */
  readonly gained: number
  /** The pair of the same hand that would have taught most on average. */
  readonly best: { readonly pair: Pair; readonly expected: number }
}

/** Something published or endorsed, as likely as it was by the author's own notes, and whether it was true. */
export interface ClaimReview {
  readonly ingredient: Ingredient
  readonly alchemical: Alchemical
  readonly chance: number
  readonly right: boolean
}

/** A potion that was promised to an adventurer or at the exhibition, by what its maker's own notes said. */
export interface PromiseReview {
  readonly at: 'sell' | 'exhibit'
  readonly promised: ColouredPotion
  readonly pair: Pair
  /** How likely the pair was to keep the promise. */
  readonly chance: number
  readonly kept: boolean
  /** The pair of the same hand that was likeliest to keep it. */
  readonly best: { readonly pair: Pair; readonly chance: number }
}

/** One player's round. */
export interface SeatReview {
  readonly reputation: number
  /** Bits known at the end of the round; at the beginning all of them are missing. */
  readonly known: number
  /** Ingredients that the player's notes leave only one alchemical for. */
  readonly certain: number
  readonly mixes: readonly MixReview[]
  readonly claims: readonly ClaimReview[]
  readonly promises: readonly PromiseReview[]
}

export interface Review {
  /** Bits that there are to be known. */
  readonly all: number
  /** The rounds in order, each with all seats. */
  readonly rounds: readonly (readonly SeatReview[])[]
}

interface SeatActions {
  readonly mixes: MixReview[]
  readonly claims: ClaimReview[]
  readonly promises: PromiseReview[]
}

/**
 * Looks back on a whole game: what every player could have known after each round, and what they made of it. Everything
 * follows from what the player saw at the time; the answers are used for nothing but to say who was right.
 */
export function lookBack(steps: Iterable<ReplayStep<AlchemistsShape>>): Review {
  const done: SeatActions[][] = []
  const ends: State[] = []
  let before: State | null = null
  for (const { entry, match } of steps) {
    const { state } = match.position
    if (before !== null && entry !== null && 'action' in entry) {
      const { round } = before.table
      const seats = (done[round] ??= state.own.map(() => ({ mixes: [], claims: [], promises: [] })))
      note(seats[entry.seat] as SeatActions, before, state, entry.seat, entry.action)
    }
    // what ends a round follows from its last action, and the next one has begun when somebody is asked again.
    ends[(before ?? state).table.round] = state
    before = state
  }
  // Modules bring secrets of their own: they are to be known too.
  const all = before === null ? 0 : entropyOf(rulesAt(before.table).believe([]))
  const rounds = [...ends.entries()].flatMap(([round, state]: readonly [number, State | undefined]) =>
    state === undefined ? [] : [[...state.own.keys()].map((seat) => reviewOf(state, seat, all, done[round]?.[seat]))],
  )
  return { all, rounds }
}

function reviewOf(state: State, seat: Seat, all: number, done: SeatActions | undefined): SeatReview {
  const belief = beliefOf(state, seat)
  const chances = marginals(belief)
  return {
    reputation: playerAt(state.table, seat).reputation,
    known: all - entropyOf(belief),
    certain: ingredients.filter((ingredient) => chanceOfAlchemical(chances, ingredient, truth(state, ingredient)) === 1)
      .length,
    mixes: done?.mixes ?? [],
    claims: done?.claims ?? [],
    promises: done?.promises ?? [],
  }
}

/** What a seat may conclude from its own notes. */
function beliefOf(state: State, seat: Seat): Belief {
  const view = alchemists.view(state, seat)
  return rulesAt(view.table).believe(notebookOf(view).facts)
}

function truth({ hidden }: State, ingredient: Ingredient): Alchemical {
  return hidden.answers[ingredient]
}

function note(done: SeatActions, before: State, after: State, seat: Seat, action: AlchemistsShape['action']): void {
  // A sale and an exhibit are made for gold and fame: they are judged by the promise, what they teach is by the way.
  if (action.kind === 'test' || action.kind === 'drink') done.mixes.push(mixReview(before, after, seat, action.pair))
  if (action.kind === 'sell' || action.kind === 'exhibit') done.promises.push(promiseReview(before, seat, action))
  if (action.kind !== 'publish' && action.kind !== 'endorse') return
  const { ingredient } = action
  const alchemical = action.kind === 'publish' ? action.alchemical : theoryOn(before.table, ingredient)?.alchemical
  if (alchemical !== undefined) done.claims.push(claimReview(before, seat, ingredient, alchemical))
}

function mixReview(before: State, after: State, seat: Seat, pair: Pair): MixReview {
  const belief = beliefOf(before, seat)
  const [best] = bestQuestions(
    belief,
    pairsOf(before, seat).map((mixed) => ({ kind: 'mix', ingredients: mixed })),
  )
  const expected = prospectOf(belief, { kind: 'mix', ingredients: pair }).gain
  return {
    pair,
    expected,
    gained: entropyOf(belief) - entropyOf(beliefOf(after, seat)),
    best:
      best?.question.kind === 'mix' && best.gain > expected
        ? { pair: best.question.ingredients, expected: best.gain }
        : { pair, expected },
  }
}

/** A-202..A-204, A-355: what the pair was promised to be, and whether it was. */
export function promiseReview(before: State, seat: Seat, action: SellAction | ExhibitAction): PromiseReview {
  const [promised, keeping] = promiseOf(before, action)
  const chances = marginals(beliefOf(before, seat))
  const { kind: at, pair } = action
  const chance = chanceOfOneOf(chances, pair, keeping)
  const best = pairsOf(before, seat)
    .map((each) => ({ pair: each, chance: chanceOfOneOf(chances, each, keeping) }))
    .reduce((likeliest, each) => (each.chance > likeliest.chance ? each : likeliest), { pair, chance })
  return { at, promised, pair, chance, kept: keeping.includes(mixIngredients(before.hidden.answers, ...pair)), best }
}

/** What was promised, and the potions that keep the promise. */
function promiseOf({ table }: State, action: SellAction | ExhibitAction): readonly [ColouredPotion, readonly Potion[]] {
  if (action.kind === 'exhibit') return [action.potion, [action.potion]]
  const rules = rulesAt(table)
  const promised = nth(wantsAt(rules, table), action.wanted, 'wanted potion')
  return [promised, potionsThatKeep(promised, action.guarantee, levelsOf(rules, action))]
}

/** The pairs that a player could mix. */
function pairsOf({ own }: State, seat: Seat): readonly Pair[] {
  return pairsIn(nth(own, seat, 'seat').hand)
}

function claimReview(before: State, seat: Seat, ingredient: Ingredient, alchemical: Alchemical): ClaimReview {
  return {
    ingredient,
    alchemical,
    chance: chanceOfAlchemical(marginals(beliefOf(before, seat)), ingredient, alchemical),
    right: truth(before, ingredient) === alchemical,
  }
}
