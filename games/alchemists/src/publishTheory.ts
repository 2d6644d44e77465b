import { type Alchemical, type Ingredient, ingredientIndex, ingredients } from '@athanor/alchemy'
import { listed, type Seat } from '@athanor/kernel'
import type { PublishAction } from './action.ts'
import { follow } from './agenda.ts'
import { bonusOf, hasPower } from './artifacts/powers.ts'
import { sealSpaces } from './components/players.ts'
import { spaceCost } from './components/spaceCosts.ts'
import { firstRound } from './components/spaces.ts'
import type { Action, Fallen, PublicationId, Seal } from './contributions.ts'
import { added, countOf, kindsIn } from './counts.ts'
import {
  changeGold,
  changeOwn,
  changePlayer,
  type Draft,
  emitTo,
  moveCubes,
  ownOf,
  playerOf,
  standingOf,
} from './draft.ts'
import { checkGold, type Goods } from './goods.ts'
import { product } from './groups.ts'
import type { ImmediateRulesOf } from './publications.ts'
import { type Reason, reason } from './reasons.ts'
import { changeReputation } from './reputation.ts'
import type { Seated, Standing } from './rules.ts'
import type { DeedOf, SpaceRules } from './space.ts'
import { type FallenTheory, playerAt, type Table, type Theory } from './state.ts'
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
export function feeOf({ rules, table, seat }: Standing, kind: Fallen['kind']): Goods {
  const fee = rules.publishingFees[kind] ?? {}
  return hasPower(rules, playerAt(table, seat).artifacts, 'freePublishing') ? { ...fee, gold: 0 } : fee
}

/** the bank's share of a theory. */
export function bankFee(at: Standing): number {
  return feeOf(at, 'theory').gold ?? 0
}

/** A-254, AR-23: the bank and everybody whose seal lies there. */
export function endorsingCost(at: Standing, theory: Theory): number {
  return bankFee(at) + theory.seals.length
}

/** */
function checkEndorsable(at: Standing, ingredient: Ingredient): Reason | null {
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
export function hasSeals({ table, seat }: Standing): boolean {
  return playerAt(table, seat).sealsLeft > 0
}

function canPayBank(at: Standing): boolean {
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
const publish: DeedOf<'publish'> = {
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
  act(draft, seat, action) {
    publishTheory(draft, seat, action, false)
    follow(draft, { kind: 'checkGrants', seat })
  },
}

function endorsable(at: Standing): readonly Ingredient[] {
  return ingredients.filter((ingredient) => checkEndorsable(at, ingredient) === null)
}

/** A-252..A-256. */
const endorse: DeedOf<'endorse'> = {
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
  act(draft, seat, { ingredient, seal }) {
    const theory = theoryOn(draft.table, ingredient) as Theory
    emitTo(draft, seat, { kind: 'endorsed', seat, ingredient }, { seal })
    changeGold(draft, seat, -endorsingCost(standingOf(draft, seat), theory), 'endorsing')
    for (const other of theory.seals) changeGold(draft, other, 1, 'endorsed')
    sealTheory(draft, seat, ingredient, theory, seal)
    changeReputation(draft, seat, publishBonus(draft, seat), 'endorsing')
    follow(draft, { kind: 'checkGrants', seat })
  },
}

/**
 * reputation for every publication and endorsement.
 * @public Modules use it.
 */
export function publishBonus(draft: Draft, seat: Seat): number {
  return bonusOf(draft.rules, playerOf(draft, seat).artifacts, 'publishBonus')
}

/** A-237..A-240. */
function publishTheory(
  draft: Draft,
  seat: Seat,
  { ingredient, alchemical, seal }: PublishAction,
  immediate: boolean,
): void {
  emitTo(draft, seat, { kind: 'published', seat, ingredient, alchemical, immediate }, { seal })
  changeGold(draft, seat, -bankFee(standingOf(draft, seat)), 'publishing')
  sealTheory(draft, seat, ingredient, { alchemical, seals: [] }, seal)
  changeReputation(draft, seat, publishingReputation + publishBonus(draft, seat), 'publishing')
}

function sealTheory(draft: Draft, seat: Seat, ingredient: Ingredient, theory: Theory, seal: Seal): void {
  const signed = { ...theory, seals: [...theory.seals, seat] }
  draft.table.theories = draft.table.theories.with(ingredientIndex(ingredient), signed)
  placeSeal(draft, seat, ingredient, seal)
}

/**
 * a seal leaves its owner's supply, face down, for good.
 * @public Modules use it.
 */
export function placeSeal(draft: Draft, seat: Seat, publication: PublicationId, seal: Seal): void {
  const { seals, placed } = ownOf(draft, seat)
  changeOwn(draft, seat, {
    seals: added(seals, draft.rules.seals.numberOf(seal), -1),
    placed: { ...placed, [publication]: seal },
  })
  changePlayer(draft, seat, { sealsLeft: playerOf(draft, seat).sealsLeft - 1 })
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
  publish: (draft, seat, action) => publishTheory(draft, seat, action, true),
}

/** A-294, AR-15: the first Publish action that is left gives its cubes. */
export function spendPublishAction(draft: Draft, seat: Seat): void {
  const { early } = playerOf(draft, seat)
  moveCubes(draft, seat, 'placed', 'board', draft.rules.space('publish').cubes[early] ?? 0)
  changePlayer(draft, seat, { early: early + 1 })
}

export function publishSpace(players: number): SpaceRules {
  return {
    id: 'publish',
    ...spaceCost(players, 'publish'),
    isOpen: (round) => round > firstRound,
    deeds: [publish, endorse],
  }
}
