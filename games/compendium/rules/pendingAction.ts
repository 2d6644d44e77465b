import type { Action } from './action.ts'
import { type Ingredient, ingredients } from './components.ts'
import { added, type Cubes, type Kind, kindsIn, noCubes, total } from './cubes.ts'
import type { Potion } from './state.ts'
import type { View } from './view.ts'

/** A move in the making, as plain data: nothing is done before it is whole and confirmed (RR-36). */
export type PendingAction =
  | { readonly kind: 'none' }
  | PendingBrew
  | PendingCreation
  | PendingCopy
  | { readonly kind: 'takeReserve'; readonly ingredient: Ingredient | null }
  | { readonly kind: 'takeBag' }

/** A potion that nobody has said the cauldron of yet. */
export interface PendingBrew {
  readonly kind: 'brew'
  readonly action: 'create' | 'copy'
}

export interface PendingCreation {
  readonly kind: 'create'
  readonly cauldron: number
  readonly recipe: Cubes
  readonly value: number | null
}

export interface PendingCopy {
  readonly kind: 'copy'
  readonly cauldron: number
  readonly tribute: Ingredient | null
}

/** What a pending action asks for, one after the other. */
export type PendingPart = 'action' | 'cauldron' | 'recipe' | 'value' | 'tribute' | 'ingredient'

export const nothingPending: PendingAction = { kind: 'none' }

export function newCreation(cauldron: number): PendingCreation {
  return { kind: 'create', cauldron, recipe: noCubes, value: null }
}

/** What pointing at a cauldron begins: a creation in an empty one, a copy of what is in it otherwise. */
export function beginAt(view: View, cauldron: number): PendingCreation | PendingCopy {
  const potion = view.cauldrons[cauldron] ?? null
  return potion === null ? newCreation(cauldron) : { kind: 'copy', cauldron, tribute: onlyTribute(potion) }
}

/** with one kind of cube there is nothing to choose. */
function onlyTribute(potion: Potion): Ingredient | null {
  const [first, ...others] = tributesOf(potion)
  return first !== undefined && others.length === 0 ? first : null
}

/** What the creator of a potion can be given, one cube of what is paid. */
export function tributesOf(potion: Potion): readonly Ingredient[] {
  return kindsIn(potion.recipe).map((kind) => ingredients[kind])
}

export function withCube(pending: PendingCreation, kind: Kind): PendingCreation {
  return { ...pending, recipe: added(pending.recipe, kind, 1) }
}

export function withoutCube(pending: PendingCreation, kind: Kind): PendingCreation {
  return pending.recipe[kind] === 0 ? pending : { ...pending, recipe: added(pending.recipe, kind, -1) }
}

/** The part that a pending action lacks first; null when it is whole. */
export function missingPart(pending: PendingAction): PendingPart | null {
  switch (pending.kind) {
    case 'none':
      return 'action'
    case 'brew':
      return 'cauldron'
    case 'create':
      return total(pending.recipe) === 0 ? 'recipe' : pending.value === null ? 'value' : null
    case 'copy':
      return pending.tribute === null ? 'tribute' : null
    case 'takeReserve':
      return pending.ingredient === null ? 'ingredient' : null
    case 'takeBag':
      return null
  }
}

/** The action of a whole pending action; null while something is still to be chosen. */
export function actionOf(pending: PendingAction): Action | null {
  switch (pending.kind) {
    case 'none':
    case 'brew':
      return null
    case 'create':
      return pending.value === null || total(pending.recipe) === 0 ? null : { ...pending, value: pending.value }
    case 'copy':
      return pending.tribute === null ? null : { ...pending, tribute: pending.tribute }
    case 'takeReserve':
      return pending.ingredient === null ? null : { ...pending, ingredient: pending.ingredient }
    case 'takeBag':
      return pending
  }
}

/** A pending action survives as long as the table has not gone on under it. */
export function stillFits(view: View, pending: PendingAction): boolean {
  if (pending.kind === 'none') return true
  if (view.hand === null || view.turn !== view.viewer || view.end !== null) return false
  if (pending.kind === 'create') return view.cauldrons[pending.cauldron] === null
  return pending.kind !== 'copy' || view.cauldrons[pending.cauldron] !== null
}

/** The cauldron that a pending action is about, if it is about one. */
export function placeOf(pending: PendingAction): number | null {
  return pending.kind === 'create' || pending.kind === 'copy' ? pending.cauldron : null
}
