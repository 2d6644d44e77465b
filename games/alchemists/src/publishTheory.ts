import { type Alchemical, type Ingredient, ingredientIndex, ingredients } from '@athanor/alchemy'
import { type ActionGroup, listed, type Seat } from '@athanor/kernel'
import type { Action, EndorseAction, PublishAction } from './action.ts'
import { bonusOf, hasPower } from './artifacts/artifacts.ts'
import { publishingFee, sealSpaces } from './components/players.ts'
import { type Seal, seals } from './components/seals.ts'
import { cubesOf, spaceNumber } from './components/spaces.ts'
import { added, countOf, kindsIn } from './counts.ts'
import { changeGold, changeOwn, changePlayer, type Draft, emitTo, moveCubes, ownOf, playerOf } from './draft.ts'
import { checkGrants } from './grantCheck.ts'
import { product } from './groups.ts'
import { type Reason, reason } from './reasons.ts'
import { changeReputation } from './reputation.ts'
import { type FallenTheory, type Own, playerAt, type Table, type Theory } from './state.ts'
import { freeAlchemicals, freeIngredients, isInConflict, isTaken, theoryOn } from './theories.ts'

const publishingReputation = 1

/** */
export function bankFee(table: Table, seat: Seat): number {
  return hasPower(playerAt(table, seat).artifacts, 'freePublishing') ? 0 : publishingFee
}

/** A-254, AR-23: the bank and everybody whose seal lies there. */
export function endorsingCost(table: Table, seat: Seat, theory: Theory): number {
  return bankFee(table, seat) + theory.seals.length
}

/** */
function mayEndorse(table: Table, seat: Seat, ingredient: Ingredient): Reason | null {
  const theory = theoryOn(table, ingredient)
  if (theory === null) return reason('alchemists.reject.noTheory', { ingredient })
  if (theory.seals.includes(seat)) return reason('alchemists.reject.alreadySealed')
  if (theory.seals.length >= sealSpaces) return reason('alchemists.reject.noSealSpace')
  if (isInConflict(table, ingredient)) return reason('alchemists.reject.inConflict')
  return checkGold(table, seat, endorsingCost(table, seat, theory))
}

function checkGold(table: Table, seat: Seat, needed: number): Reason | null {
  const { gold } = playerAt(table, seat)
  return gold < needed ? reason('alchemists.reject.noGold', { needed, held: gold }) : null
}

function checkSeal(own: Own, seal: Seal): Reason | null {
  return countOf(own.seals, seals.indexOf(seal)) > 0 ? null : reason('alchemists.reject.sealMissing', { seal })
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

/** A-237..A-242; `fallen` when it is an immediate publication. */
export function checkPublish(
  table: Table,
  seat: Seat,
  own: Own,
  { ingredient, alchemical, seal }: PublishAction,
  fallen: readonly FallenTheory[] | null,
): Reason | null {
  if (theoryOn(table, ingredient) !== null) return reason('alchemists.reject.theoryExists', { ingredient })
  if (isTaken(table, alchemical)) return reason('alchemists.reject.alchemicalTaken', { alchemical })
  const concerned = fallen === null ? null : checkConcerned(fallen, ingredient, alchemical)
  return concerned ?? checkSeal(own, seal) ?? checkGold(table, seat, bankFee(table, seat))
}

export function checkEndorse(table: Table, seat: Seat, own: Own, { ingredient, seal }: EndorseAction): Reason | null {
  return mayEndorse(table, seat, ingredient) ?? checkSeal(own, seal)
}

function sealsHeld(own: Own): readonly Seal[] {
  return kindsIn(own.seals).map((kind) => seals[kind] as Seal)
}

export function publications(table: Table, seat: Seat, own: Own): ActionGroup<Action> {
  if (checkGold(table, seat, bankFee(table, seat)) !== null) return listed('publish', [])
  return product<Action, [Ingredient, Alchemical, Seal]>(
    'publish',
    [freeIngredients(table), freeAlchemicals(table), sealsHeld(own)],
    (ingredient, alchemical, seal) => ({ kind: 'publish', ingredient, alchemical, seal }),
  )
}

export function immediatePublications(
  table: Table,
  seat: Seat,
  own: Own,
  fallen: readonly FallenTheory[],
): ActionGroup<Action> {
  if (checkGold(table, seat, bankFee(table, seat)) !== null) return listed('publish', [])
  return product<Action, [FallenTheory, Seal]>(
    'publish',
    [concernedTheories(table, fallen), sealsHeld(own)],
    ({ ingredient, alchemical }, seal) => ({ kind: 'publish', ingredient, alchemical, seal }),
  )
}

function concernedTheories(table: Table, fallen: readonly FallenTheory[]): readonly FallenTheory[] {
  return freeIngredients(table).flatMap((ingredient) =>
    freeAlchemicals(table)
      .filter((alchemical) => checkConcerned(fallen, ingredient, alchemical) === null)
      .map((alchemical) => ({ ingredient, alchemical })),
  )
}

export function endorsements(table: Table, seat: Seat, own: Own): ActionGroup<Action> {
  return product<Action, [Ingredient, Seal]>(
    'endorse',
    [endorsable(table, seat), sealsHeld(own)],
    (ingredient, seal) => ({ kind: 'endorse', ingredient, seal }),
  )
}

function endorsable(table: Table, seat: Seat): readonly Ingredient[] {
  return ingredients.filter((ingredient) => mayEndorse(table, seat, ingredient) === null)
}

/** AR-22, AR-59: whether everybody can see that there is nothing to publish or endorse. */
export function canPublish(table: Table, seat: Seat): boolean {
  if (playerAt(table, seat).sealsLeft === 0) return false
  const affordable = checkGold(table, seat, bankFee(table, seat)) === null
  if (affordable && freeIngredients(table).length > 0) return true
  return endorsable(table, seat).length > 0
}

/** AR-16: whether an immediate publication is to be had at all. */
export function canPublishAtOnce(table: Table, seat: Seat, fallen: readonly FallenTheory[]): boolean {
  const { sealsLeft, plan, early } = playerAt(table, seat)
  const declared = plan?.[spaceNumber('publish')] ?? 0
  if (sealsLeft === 0 || declared <= early) return false
  return checkGold(table, seat, bankFee(table, seat)) === null && concernedTheories(table, fallen).length > 0
}

function placeSeal(draft: Draft, seat: Seat, ingredient: Ingredient, theory: Theory, seal: Seal): void {
  const number = ingredientIndex(ingredient)
  const own = ownOf(draft, seat)
  draft.table.theories = draft.table.theories.with(number, { ...theory, seals: [...theory.seals, seat] })
  changeOwn(draft, seat, {
    seals: added(own.seals, seals.indexOf(seal), -1),
    placed: own.placed.with(number, seal),
  })
  changePlayer(draft, seat, { sealsLeft: playerOf(draft, seat).sealsLeft - 1 })
}

/** A-237..A-240, A-401. */
export function publish(draft: Draft, seat: Seat, action: PublishAction, immediate: boolean): void {
  const { ingredient, alchemical, seal } = action
  if (immediate) spendPublishAction(draft, seat)
  emitTo(draft, seat, { kind: 'published', seat, ingredient, alchemical, immediate }, { seal })
  changeGold(draft, seat, -bankFee(draft.table, seat), 'publishing')
  placeSeal(draft, seat, ingredient, { alchemical, seals: [] }, seal)
  const bonus = bonusOf(playerOf(draft, seat).artifacts, 'publishBonus')
  changeReputation(draft, seat, publishingReputation + bonus, 'publishing')
  checkGrants(draft, seat)
}

/** A-294, AR-15: the first Publish action that is left gives its cubes. */
function spendPublishAction(draft: Draft, seat: Seat): void {
  const { early } = playerOf(draft, seat)
  moveCubes(draft, seat, 'placed', 'board', cubesOf(draft.table.players.length, 'publish')[early] ?? 0)
  changePlayer(draft, seat, { early: early + 1 })
}

/** A-252..A-256. */
export function endorse(draft: Draft, seat: Seat, { ingredient, seal }: EndorseAction): void {
  const theory = theoryOn(draft.table, ingredient) as Theory
  emitTo(draft, seat, { kind: 'endorsed', seat, ingredient }, { seal })
  changeGold(draft, seat, -endorsingCost(draft.table, seat, theory), 'endorsing')
  for (const other of theory.seals) changeGold(draft, other, 1, 'endorsed')
  placeSeal(draft, seat, ingredient, theory, seal)
  changeReputation(draft, seat, bonusOf(playerOf(draft, seat).artifacts, 'publishBonus'), 'endorsing')
  checkGrants(draft, seat)
}
