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
import { follow } from './agenda.ts'
import { hasPower } from './artifacts/powers.ts'
import { intoCauldron, ontoPile, takeInHand } from './cards.ts'
import { finalRound } from './components/spaces.ts'
import type { Artifact } from './contributions.ts'
import { added, type Counts } from './counts.ts'
import { changeOwn, changePlayer, type Draft, emit, emitTo, moveCubes, ownOf, playerOf } from './draft.ts'
import { cardsOf, heldOf } from './ingredientCards.ts'
import { type Reason, reason } from './reasons.ts'
import { changeReputation } from './reputation.ts'
import type { Rules, Standing, TaskRulesOf } from './rules.ts'
import { settleSale } from './sale.ts'
import { type MixPlace, type Pair, playerAt, type Result, type RunningMix } from './state.ts'

/** two different cards that are there. */
export function checkPair(hand: Counts<Ingredient>, pair: Pair): Reason | null {
  if (pair[0] === pair[1]) return reason('alchemists.reject.sameIngredient')
  const missing = pair.find((ingredient) => heldOf(hand, ingredient) === 0)
  return missing === undefined ? null : reason('alchemists.reject.ingredientMissing', { ingredient: missing })
}

/** A mix of two cards, with a Mortar only for who owns one. */
export function checkMix(
  { rules, table, seat }: Standing,
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
export function startMix(draft: Draft, mix: RunningMix, pair: Pair): void {
  intoCauldron(draft, mix.seat, pair)
  draft.table.mix = mix
  answer(draft, mix.seat, mix.at, mix.promised, pair)
  const spy = draft.table.players.findIndex(
    ({ artifacts, periscopeUsed }, seat) =>
      seat !== mix.seat && !periscopeUsed && hasPower(draft.rules, artifacts, 'peeks'),
  )
  if (spy >= 0) follow(draft, { kind: 'periscope', seat: spy })
  follow(draft, { kind: 'finishMix' })
}

/** what the reader says to all, and the mixer's note of it. */
export function answer(draft: Draft, seat: Seat, at: MixPlace, promised: ColouredPotion | null, pair: Pair): Potion {
  const potion = mixIngredients(draft.hidden.answers, pair[0], pair[1])
  changeOwn(draft, seat, { mixes: [...ownOf(draft, seat).mixes, pair] })
  const result = resultOf(draft, seat, at, promised, potion)
  draft.table.results = [...draft.table.results, result]
  if (result.at === 'sell') {
    const { quality } = result
    emitTo(draft, seat, { kind: 'saleAnswered', seat, promised: result.promised, quality }, { pair })
  } else emitTo(draft, seat, { kind: 'potionMade', seat, at: result.at, potion }, { pair })
  return potion
}

/** What stays readable of a mix (AR-88). */
function resultOf(draft: Draft, seat: Seat, at: MixPlace, promised: ColouredPotion | null, potion: Potion): Result {
  const { round } = draft.table
  if (at !== 'sell' && at !== 'exhibit') return { seat, round, at, potion }
  if (promised === null) throw new TypeError('sales and exhibits promise a potion')
  if (at === 'exhibit') return { seat, round, at, promised, potion }
  return { seat, round, at, promised, quality: saleQuality(promised, potion) }
}

/** AR-78 from (4) on: consequences and result tokens, then the way of the cards. */
export const finishMixTask: TaskRulesOf<'finishMix'> = { kind: 'finishMix', run: finishMix }

function finishMix(draft: Draft): void {
  const mix = draft.table.mix as RunningMix
  const { seat } = mix
  const result = draft.table.results.at(-1) as Result
  if (result.at === 'sell') settleSale(draft, mix, result.quality)
  else settle(draft, mix, result.potion)
  const known = knownPotion(result)
  if (known !== null) markBoard(draft, seat, known)
  if (isShown(result)) for (const next of draft.rules.afterExhibit) next(draft, seat)
  follow(draft, { kind: 'emptyCauldron' })
}

/** an exhibit that was what its maker promised. */
function isShown(result: Result): boolean {
  return result.at === 'exhibit' && result.potion === result.promised
}

export const emptyCauldronTask: TaskRulesOf<'emptyCauldron'> = { kind: 'emptyCauldron', run: emptyCauldron }

function emptyCauldron(draft: Draft): void {
  const { seat, mortar } = draft.table.mix as RunningMix
  const pair = ownOf(draft, seat).mixes.at(-1) as Pair
  const shown = isShown(draft.table.results.at(-1) as Result)
  const feather = shown && hasPower(draft.rules, playerOf(draft, seat).artifacts, 'setsExhibitsAside')
  if (!mortar) {
    if (feather) setAside(draft, seat, pair)
    else ontoPile(draft, seat, pair)
    draft.table.mix = null
    return
  }
  // another player picks at random.
  const picked = draft.chance.stream('mortar').below(2) === 0 ? 0 : 1
  if (feather) {
    changeOwn(draft, seat, { picked })
    follow(draft, { kind: 'feather', seat })
    return
  }
  ontoPile(draft, seat, [pair[picked]])
  keep(draft, seat, pair, picked)
  draft.table.mix = null
}

/** The Mortar leaves one card with its owner. */
export function keep(draft: Draft, seat: Seat, pair: Pair, picked: 0 | 1): void {
  const kept = pair[picked === 0 ? 1 : 0]
  takeInHand(draft, seat, cardsOf([kept]))
  emitTo(draft, seat, { kind: 'ingredientKept', seat }, { kept })
}

/** */
export function setAside(draft: Draft, seat: Seat, cards: Pair | readonly [Pair[0]]): void {
  let { aside } = ownOf(draft, seat)
  for (const card of cards) aside = added(aside, ingredientIndex(card), 1)
  changeOwn(draft, seat, { aside })
  const result = draft.table.results.length - 1
  changePlayer(draft, seat, { aside: [...playerOf(draft, seat).aside, { result, count: cards.length }] })
  emitTo(draft, seat, { kind: 'setAside', seat, count: cards.length }, { aside: cards })
}

/** A-206..A-208: ambiguous results of a sale are not on the board. */
function knownPotion(result: Result): Potion | null {
  if (result.at !== 'sell') return result.potion
  if (result.quality === 'exact') return result.promised
  return result.quality === 'neutral' ? 'neutral' : null
}

/** */
export function markBoard(draft: Draft, seat: Seat, potion: Potion): void {
  const { made } = playerOf(draft, seat)
  if (!made.includes(potion)) changePlayer(draft, seat, { made: [...made, potion] })
}

/** What a potion does, other than at a sale. */
function settle(draft: Draft, { seat, at, promised }: RunningMix, potion: Potion): void {
  if (at === 'test' && isNegative(potion) && !draft.table.studentCharges) {
    draft.table.studentCharges = true
    emit(draft, { kind: 'studentCharges' })
  }
  if (at === 'drink' || at === 'custodian') swallow(draft, seat, potion)
  if (at === 'exhibit' && promised !== null) exhibit(draft, seat, promised, potion === promised)
}

/** A-175..A-180, AR-94: each negative potion harms a player once a round. */
function swallow(draft: Draft, seat: Seat, potion: Potion): void {
  const { drunk, cubes } = playerOf(draft, seat)
  if (!isNegative(potion) || drunk.includes(potion)) return
  changePlayer(draft, seat, { drunk: [...drunk, potion] })
  if (potion === 'insanity') changeReputation(draft, seat, -1, 'insanity')
  // AR-82: no later round in which the others could matter.
  if (draft.table.round === finalRound) return
  if (potion === 'poison') {
    // AR-80: after a repeat without a cube, one from the board or else an unused one.
    moveCubes(draft, seat, cubes.board > 0 ? 'board' : 'unused', 'hospital', 1)
    emit(draft, { kind: 'poisoned', seat })
  }
  if (potion === 'paralysis') {
    draft.table.newlyParalysed = [...draft.table.newlyParalysed, seat]
    emit(draft, { kind: 'paralysed', seat })
  }
}

/** A-357..A-360, AR-66. */
function exhibit(draft: Draft, seat: Seat, promised: ColouredPotion, success: boolean): void {
  const number = colouredPotions.indexOf(promised)
  const { exhibited } = playerOf(draft, seat)
  const first = success && draft.table.firstExhibits[number] === null
  const { colour } = aspectOf(promised)
  const mastery = success && exhibited.some((shown) => aspectOf(shown).colour === colour)
  emit(draft, { kind: 'exhibited', seat, promised, success, first, mastery })
  if (!success) {
    changeReputation(draft, seat, -1, 'exhibition')
    return
  }
  changePlayer(draft, seat, { exhibited: [...exhibited, promised] })
  if (first) draft.table.firstExhibits = draft.table.firstExhibits.with(number, seat)
  changeReputation(draft, seat, (first ? 1 : 0) + (mastery ? 2 : 0), 'exhibition')
}
