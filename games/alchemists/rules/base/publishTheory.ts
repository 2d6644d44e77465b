import { type Alchemical, type Ingredient, ingredientIndex, ingredients } from '@athanor/alchemy'
import { at as itemAt, listed, type Seat } from '@athanor/kernel'
import { follow } from '../engine/agenda.ts'
import type { Action, Fallen, PublicationId, Seal } from '../engine/contributions.ts'
import { added, countOf, kindsIn } from '../engine/counts.ts'
import { checkGold, type Goods } from '../engine/goods.ts'
import { product } from '../engine/groups.ts'
import {
  changeGold,
  changeOwn,
  changePlayer,
  emitTo,
  type MutableState,
  moveCubes,
  ownOf,
  playerOf,
  seatContextOf,
} from '../engine/mutableState.ts'
import type { ImmediateRulesOf } from '../engine/publications.ts'
import type { SeatContext, Seated } from '../engine/rules.ts'
import type { SpaceActionOf, SpaceRules } from '../engine/space.ts'
import { type FallenTheory, type PublishedTheory, playerAt, type Table } from '../engine/state.ts'
import type { PublishAction } from './action.ts'
import { bonusOf, hasPower } from './artifacts/powers.ts'
import { sealSpaces } from './components/players.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { firstRound } from './components/spaces.ts'
import { type Reason, reason } from './reasons.ts'
import { changeReputation } from './reputation.ts'
import { freeAlchemicals, freeIngredients, isInConflict, isTaken, theoryOn } from './theories.ts'

/**
 * for something new.
 * @public Modules use it.
 */
export const publishingReputation = 1

/**
 * what the bank takes for a kind of publication; a Printing Press saves the gold of it.
 * @public Modules use it.
 */
export function feeOf({ rules, table, seat }: SeatContext, kind: Fallen['kind']): Goods {
  const fee = rules.publishingFees[kind] ?? {}
  return hasPower(rules, playerAt(table, seat).artifacts, 'freePublishing') ? { ...fee, gold: 0 } : fee
}

/** the bank's share of a theory. */
export function bankFee(at: SeatContext): number {
  return feeOf(at, 'theory').gold ?? 0
}

/** A-254, AR-23: the bank and everybody whose seal lies there. */
export function endorsingCost(at: SeatContext, theory: PublishedTheory): number {
  return bankFee(at) + theory.seals.length
}

/** */
function checkEndorsable(at: SeatContext, ingredient: Ingredient): Reason | null {
  const theory = theoryOn(at.table, ingredient)
  if (theory === null) return reason('alchemists.reject.noTheory', { ingredient })
  if (theory.seals.includes(at.seat)) return reason('alchemists.reject.alreadySealed')
  if (theory.seals.length >= sealSpaces) return reason('alchemists.reject.noSealSpace')
  if (isInConflict(at.table, ingredient)) return reason('alchemists.reject.inConflict')
  return checkGold(at, endorsingCost(at, theory))
}

/**
 * Null, or that no such seal is left.
 * @public Modules use it.
 */
export function checkSeal({ rules, own }: Seated, seal: Seal): Reason | null {
  return countOf(own.seals, rules.seals.numberOf(seal)) > 0 ? null : reason('alchemists.reject.sealMissing', { seal })
}

/**
 * Kinds of seals that are left.
 * @public Modules use it.
 */
export function sealsHeld({ rules, own }: Seated): readonly Seal[] {
  return kindsIn(own.seals).map(rules.seals.at)
}

/**
 * Whether anything is left to seal with.
 * @public Modules use it.
 */
export function hasSeals({ table, seat }: SeatContext): boolean {
  return playerAt(table, seat).sealsLeft > 0
}

function canPayBank(at: SeatContext): boolean {
  return checkGold(at, bankFee(at)) === null
}

function checkTheory(at: Seated, { ingredient, alchemical }: PublishAction): Reason | null {
  if (theoryOn(at.table, ingredient) !== null) return reason('alchemists.reject.theoryExists', { ingredient })
  return isTaken(at.table, alchemical) ? reason('alchemists.reject.alchemicalTaken', { alchemical }) : null
}

function checkMeans(at: Seated, { seal }: PublishAction): Reason | null {
  return checkSeal(at, seal) ?? checkGold(at, bankFee(at))
}

/** A-237..A-242. */
const publish: SpaceActionOf<'publish'> = {
  action: 'publish',
  /** AR-22, AR-59. */
  isPossible: (at) => hasSeals(at) && canPayBank(at) && freeIngredients(at.table).length > 0,
  legal(at) {
    if (!canPayBank(at)) return []
    return [
      product<Action, [Ingredient, Alchemical, Seal]>(
        'publish',
        [freeIngredients(at.table), freeAlchemicals(at.table), sealsHeld(at)],
        (ingredient, alchemical, seal) => ({ kind: 'publish', ingredient, alchemical, seal }),
      ),
    ]
  },
  check: (at, action) => checkTheory(at, action) ?? checkMeans(at, action),
  act(state, seat, action) {
    publishTheory(state, seat, action, false)
    follow(state, { kind: 'checkGrants', seat })
  },
}

function endorsable(at: SeatContext): readonly Ingredient[] {
  return ingredients.filter((ingredient) => checkEndorsable(at, ingredient) === null)
}

/** A-252..A-256. */
const endorse: SpaceActionOf<'endorse'> = {
  action: 'endorse',
  isPossible: (at) => hasSeals(at) && endorsable(at).length > 0,
  legal: (at) => [
    product<Action, [Ingredient, Seal]>('endorse', [endorsable(at), sealsHeld(at)], (ingredient, seal) => ({
      kind: 'endorse',
      ingredient,
      seal,
    })),
  ],
  check: (at, { ingredient, seal }) => checkEndorsable(at, ingredient) ?? checkSeal(at, seal),
  act(state, seat, { ingredient, seal }) {
    const theory = theoryOn(state.table, ingredient) as PublishedTheory
    emitTo(state, seat, { kind: 'endorsed', seat, ingredient }, { seal })
    changeGold(state, seat, -endorsingCost(seatContextOf(state, seat), theory), 'endorsing')
    for (const other of theory.seals) changeGold(state, other, 1, 'endorsed')
    sealTheory(state, seat, ingredient, theory, seal)
    changeReputation(state, seat, publishBonus(state, seat), 'endorsing')
    follow(state, { kind: 'checkGrants', seat })
  },
}

/**
 * reputation for every publication and endorsement.
 * @public Modules use it.
 */
export function publishBonus(state: MutableState, seat: Seat): number {
  return bonusOf(state.rules, playerOf(state, seat).artifacts, 'publishBonus')
}

/** A-237..A-240. */
function publishTheory(
  state: MutableState,
  seat: Seat,
  { ingredient, alchemical, seal }: PublishAction,
  immediate: boolean,
): void {
  emitTo(state, seat, { kind: 'published', seat, ingredient, alchemical, immediate }, { seal })
  changeGold(state, seat, -bankFee(seatContextOf(state, seat)), 'publishing')
  sealTheory(state, seat, ingredient, { alchemical, seals: [] }, seal)
  changeReputation(state, seat, publishingReputation + publishBonus(state, seat), 'publishing')
}

function sealTheory(
  state: MutableState,
  seat: Seat,
  ingredient: Ingredient,
  theory: PublishedTheory,
  seal: Seal,
): void {
  const signed = { ...theory, seals: [...theory.seals, seat] }
  state.table.theories = state.table.theories.with(ingredientIndex(ingredient), signed)
  placeSeal(state, seat, ingredient, seal)
}

/**
 * a seal leaves its owner's supply, face down, for good.
 * @public Modules use it.
 */
export function placeSeal(state: MutableState, seat: Seat, publication: PublicationId, seal: Seal): void {
  const { seals, placed } = ownOf(state, seat)
  changeOwn(state, seat, {
    seals: added(seals, state.rules.seals.numberOf(seal), -1),
    placed: { ...placed, [publication]: seal },
  })
  changePlayer(state, seat, { sealsLeft: playerOf(state, seat).sealsLeft - 1 })
}

/** AR-14: a theory that an immediate publication may be about. */
function checkConcerned(
  fallen: readonly FallenTheory[],
  ingredient: Ingredient,
  alchemical: Alchemical,
): Reason | null {
  if (fallen.some((theory) => theory.ingredient === ingredient && theory.alchemical === alchemical)) {
    return reason('alchemists.reject.justDebunked')
  }
  const concerned = fallen.some((theory) => theory.ingredient === ingredient || theory.alchemical === alchemical)
  return concerned ? null : reason('alchemists.reject.notConcerned')
}

function concernedTheories(
  table: Table,
  fallen: readonly FallenTheory[],
): readonly Pick<FallenTheory, 'ingredient' | 'alchemical'>[] {
  return freeIngredients(table).flatMap((ingredient) =>
    freeAlchemicals(table)
      .filter((alchemical) => checkConcerned(fallen, ingredient, alchemical) === null)
      .map((alchemical) => ({ ingredient, alchemical })),
  )
}

/** A-293..A-298: a theory at once in the place of one that fell. */
export const immediateTheory: ImmediateRulesOf<'theory', 'publish'> = {
  action: 'publish',
  isPossible: (at, fallen) => canPayBank(at) && concernedTheories(at.table, fallen).length > 0,
  legal(at, fallen) {
    if (!canPayBank(at)) return listed('publish', [])
    return product<Action, [Pick<FallenTheory, 'ingredient' | 'alchemical'>, Seal]>(
      'publish',
      [concernedTheories(at.table, fallen), sealsHeld(at)],
      ({ ingredient, alchemical }, seal) => ({ kind: 'publish', ingredient, alchemical, seal }),
    )
  },
  check: (at, fallen, action) =>
    checkTheory(at, action) ?? checkConcerned(fallen, action.ingredient, action.alchemical) ?? checkMeans(at, action),
  publish: (state, seat, action) => publishTheory(state, seat, action, true),
}

/** A-294, AR-15: the first Publish action that is left gives its cubes. */
export function spendPublishAction(state: MutableState, seat: Seat): void {
  const { early } = playerOf(state, seat)
  moveCubes(state, seat, 'placed', 'board', itemAt(state.rules.space('publish').cubes, early))
  changePlayer(state, seat, { early: early + 1 })
}

export function publishSpace(players: number): SpaceRules {
  return {
    id: 'publish',
    ...spaceCost(players, 'publish'),
    isOpen: (round) => round > firstRound,
    actions: [publish, endorse],
  }
}
