import {
  aspectOf,
  type ColouredPotion,
  colouredPotions,
  type Ingredient,
  ingredientIndex,
  ingredientPairs,
  isNegative,
  mixIngredients,
  type Potion,
  saleQuality,
} from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import { follow } from '../engine/agenda.ts'
import type { Artifact } from '../engine/contributions.ts'
import { added, type Counts } from '../engine/counts.ts'
import {
  changeOwn,
  changePlayer,
  emit,
  emitTo,
  type MutableState,
  moveCubes,
  ownOf,
  playerOf,
} from '../engine/mutableState.ts'
import type { Rules, SeatContext, TaskRulesOf } from '../engine/rules.ts'
import { type MixPlace, type Pair, playerAt, type Result, type RunningMix } from '../engine/state.ts'
import { hasPower } from './artifacts/powers.ts'
import { intoCauldron, ontoPile, takeInHand } from './cards.ts'
import { finalRound } from './components/spaces.ts'
import { cardsOf, heldOf } from './ingredientCards.ts'
import { type Reason, reason } from './reasons.ts'
import { changeReputation } from './reputation.ts'
import { settleSale } from './sale.ts'

/** two different cards that are there. */
export function checkPair(hand: Counts<Ingredient>, pair: Pair): Reason | null {
  if (pair[0] === pair[1]) return reason('alchemists.reject.sameIngredient')
  const missing = pair.find((ingredient) => heldOf(hand, ingredient) === 0)
  return missing === undefined ? null : reason('alchemists.reject.ingredientMissing', { ingredient: missing })
}

/** A mix of two cards, with a Mortar only for who owns one. */
export function checkMix(
  { rules, table, seat }: SeatContext,
  hand: Counts<Ingredient>,
  { pair, mortar }: { readonly pair: Pair; readonly mortar: boolean },
): Reason | null {
  const impossible = checkPair(hand, pair)
  if (impossible !== null || !mortar) return impossible
  const owned = hasPower(rules, playerAt(table, seat).artifacts, 'keepsOneIngredient')
  return owned ? null : reason('alchemists.reject.mortarMissing')
}

/** The pairs that a hand can mix. */
export function pairsIn(hand: Counts<Ingredient>): readonly Pair[] {
  return ingredientPairs.filter(([one, other]) => heldOf(hand, one) > 0 && heldOf(hand, other) > 0)
}

/** AR-43: an owner of the Mortar may also waive it. */
export function mortarChoices(rules: Rules, owned: readonly Artifact[]): readonly boolean[] {
  return hasPower(rules, owned, 'keepsOneIngredient') ? [true, false] : [false]
}

/** AR-78: the cards go in, the answer comes out; then an owner of the Periscope is asked. */
export function startMix(state: MutableState, mix: RunningMix, pair: Pair): void {
  intoCauldron(state, mix.seat, pair)
  state.table.mix = mix
  answer(state, mix.seat, mix.at, mix.promised, pair)
  const spy = state.table.players.findIndex(
    ({ artifacts, periscopeUsed }, seat) =>
      seat !== mix.seat && !periscopeUsed && hasPower(state.rules, artifacts, 'peeks'),
  )
  if (spy >= 0) follow(state, { kind: 'periscope', seat: spy })
  follow(state, { kind: 'finishMix' })
}

/** what the reader says to all, and the mixer's note of it. */
export function answer(
  state: MutableState,
  seat: Seat,
  at: MixPlace,
  promised: ColouredPotion | null,
  pair: Pair,
): Potion {
  const potion = mixIngredients(state.hidden.answers, pair[0], pair[1])
  changeOwn(state, seat, { mixes: [...ownOf(state, seat).mixes, pair] })
  const result = resultOf(state, seat, at, promised, potion)
  state.table.results = [...state.table.results, result]
  if (result.at === 'sell') {
    const { quality } = result
    emitTo(state, seat, { kind: 'saleAnswered', seat, promised: result.promised, quality }, { pair })
  } else emitTo(state, seat, { kind: 'potionMade', seat, at: result.at, potion }, { pair })
  return potion
}

/** What stays readable of a mix (AR-88). */
function resultOf(
  state: MutableState,
  seat: Seat,
  at: MixPlace,
  promised: ColouredPotion | null,
  potion: Potion,
): Result {
  const { round } = state.table
  if (at !== 'sell' && at !== 'exhibit') return { seat, round, at, potion }
  if (promised === null) throw new TypeError('sales and exhibits promise a potion')
  if (at === 'exhibit') return { seat, round, at, promised, potion }
  return { seat, round, at, promised, quality: saleQuality(promised, potion) }
}

/** AR-78 from (4) on: consequences and result tokens, then the way of the cards. */
export const finishMixTask: TaskRulesOf<'finishMix'> = { kind: 'finishMix', run: finishMix }

function finishMix(state: MutableState): void {
  const mix = state.table.mix as RunningMix
  const { seat } = mix
  const result = state.table.results.at(-1) as Result
  if (result.at === 'sell') settleSale(state, mix, result.quality)
  else settle(state, mix, result.potion)
  const known = knownPotion(result)
  if (known !== null) markBoard(state, seat, known)
  if (isShown(result)) for (const next of state.rules.afterExhibit) next(state, seat)
  follow(state, { kind: 'emptyCauldron' })
}

/** an exhibit that was what its maker promised. */
function isShown(result: Result): boolean {
  return result.at === 'exhibit' && result.potion === result.promised
}

export const emptyCauldronTask: TaskRulesOf<'emptyCauldron'> = { kind: 'emptyCauldron', run: emptyCauldron }

function emptyCauldron(state: MutableState): void {
  const { seat, mortar } = state.table.mix as RunningMix
  const pair = ownOf(state, seat).mixes.at(-1) as Pair
  const shown = isShown(state.table.results.at(-1) as Result)
  const feather = shown && hasPower(state.rules, playerOf(state, seat).artifacts, 'setsExhibitsAside')
  if (!mortar) {
    if (feather) setAside(state, seat, pair)
    else ontoPile(state, seat, pair)
    state.table.mix = null
    return
  }
  // another player picks at random.
  const picked = state.chance.stream('mortar').below(2) === 0 ? 0 : 1
  if (feather) {
    changeOwn(state, seat, { picked })
    follow(state, { kind: 'feather', seat })
    return
  }
  ontoPile(state, seat, [pair[picked]])
  keep(state, seat, pair, picked)
  state.table.mix = null
}

/** The Mortar leaves one card with its owner. */
export function keep(state: MutableState, seat: Seat, pair: Pair, picked: 0 | 1): void {
  const kept = pair[picked === 0 ? 1 : 0]
  takeInHand(state, seat, cardsOf([kept]))
  emitTo(state, seat, { kind: 'ingredientKept', seat }, { kept })
}

/** */
export function setAside(state: MutableState, seat: Seat, cards: Pair | readonly [Pair[0]]): void {
  let { aside } = ownOf(state, seat)
  for (const card of cards) aside = added(aside, ingredientIndex(card), 1)
  changeOwn(state, seat, { aside })
  const result = state.table.results.length - 1
  changePlayer(state, seat, { aside: [...playerOf(state, seat).aside, { result, count: cards.length }] })
  emitTo(state, seat, { kind: 'setAside', seat, count: cards.length }, { aside: cards })
}

/** A-206..A-208: ambiguous results of a sale are not on the board. */
function knownPotion(result: Result): Potion | null {
  if (result.at !== 'sell') return result.potion
  if (result.quality === 'exact') return result.promised
  return result.quality === 'neutral' ? 'neutral' : null
}

/** */
export function markBoard(state: MutableState, seat: Seat, potion: Potion): void {
  const { made } = playerOf(state, seat)
  if (!made.includes(potion)) changePlayer(state, seat, { made: [...made, potion] })
}

/** What a potion does, other than at a sale. */
function settle(state: MutableState, { seat, at, promised }: RunningMix, potion: Potion): void {
  if (at === 'test' && isNegative(potion) && !state.table.studentCharges) {
    state.table.studentCharges = true
    emit(state, { kind: 'studentCharges' })
  }
  if (at === 'drink' || at === 'custodian') swallow(state, seat, potion)
  if (at === 'exhibit' && promised !== null) exhibit(state, seat, promised, potion === promised)
}

/** A-175..A-180, AR-94: each negative potion harms a player once a round. */
function swallow(state: MutableState, seat: Seat, potion: Potion): void {
  const { drunk, cubes } = playerOf(state, seat)
  if (!isNegative(potion) || drunk.includes(potion)) return
  changePlayer(state, seat, { drunk: [...drunk, potion] })
  if (potion === 'insanity') changeReputation(state, seat, -1, 'insanity')
  // AR-82: no later round in which the others could matter.
  if (state.table.round === finalRound) return
  if (potion === 'poison') {
    // AR-80: after a repeat without a cube, one from the board or else an unused one.
    moveCubes(state, seat, cubes.board > 0 ? 'board' : 'unused', 'hospital', 1)
    emit(state, { kind: 'poisoned', seat })
  }
  if (potion === 'paralysis') {
    state.table.newlyParalysed = [...state.table.newlyParalysed, seat]
    emit(state, { kind: 'paralysed', seat })
  }
}

/** A-357..A-360, AR-66. */
function exhibit(state: MutableState, seat: Seat, promised: ColouredPotion, success: boolean): void {
  const number = colouredPotions.indexOf(promised)
  const { exhibited } = playerOf(state, seat)
  const first = success && state.table.firstExhibits[number] === null
  const { colour } = aspectOf(promised)
  const mastery = success && exhibited.some((shown) => aspectOf(shown).colour === colour)
  emit(state, { kind: 'exhibited', seat, promised, success, first, mastery })
  if (!success) {
    changeReputation(state, seat, -1, 'exhibition')
    return
  }
  changePlayer(state, seat, { exhibited: [...exhibited, promised] })
  if (first) state.table.firstExhibits = state.table.firstExhibits.with(number, seat)
  changeReputation(state, seat, (first ? 1 : 0) + (mastery ? 2 : 0), 'exhibition')
}
