import type { Action } from './action.ts'
import { type Ingredient, ingredients } from './components.ts'
import { added, type Cubes, type Kind, kindsIn, noCubes, total } from './cubes.ts'
import type { Potion } from './state.ts'
import type { View } from './view.ts'

/** A move in the making, as plain data: nothing is done before it is whole and confirmed (RR-36). */
export type Draft =
  | { readonly kind: 'none' }
  | BrewDraft
  | CreateDraft
  | CopyDraft
  | { readonly kind: 'takeReserve'; readonly ingredient: Ingredient | null }
  | { readonly kind: 'takeBag' }

/** A potion that nobody has said the cauldron of yet. */
export interface BrewDraft {
  readonly kind: 'brew'
  readonly action: 'create' | 'copy'
}

export interface CreateDraft {
  readonly kind: 'create'
  readonly cauldron: number
  readonly recipe: Cubes
  readonly value: number | null
}

export interface CopyDraft {
  readonly kind: 'copy'
  readonly cauldron: number
  readonly tribute: Ingredient | null
}

/** What a draft asks for, one after the other. */
export type DraftPart = 'action' | 'cauldron' | 'recipe' | 'value' | 'tribute' | 'ingredient'

export const noDraft: Draft = { kind: 'none' }

export function newCreation(cauldron: number): CreateDraft {
  return { kind: 'create', cauldron, recipe: noCubes, value: null }
}

/** What pointing at a cauldron begins: a creation in an empty one, a copy of what is in it otherwise. */
export function beginAt(view: View, cauldron: number): CreateDraft | CopyDraft {
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

export function withCube(draft: CreateDraft, kind: Kind): CreateDraft {
  return { ...draft, recipe: added(draft.recipe, kind, 1) }
}

export function withoutCube(draft: CreateDraft, kind: Kind): CreateDraft {
  return draft.recipe[kind] === 0 ? draft : { ...draft, recipe: added(draft.recipe, kind, -1) }
}

/** The part that a draft lacks first; null when it is whole. */
export function missingPart(draft: Draft): DraftPart | null {
  switch (draft.kind) {
    case 'none':
      return 'action'
    case 'brew':
      return 'cauldron'
    case 'create':
      return total(draft.recipe) === 0 ? 'recipe' : draft.value === null ? 'value' : null
    case 'copy':
      return draft.tribute === null ? 'tribute' : null
    case 'takeReserve':
      return draft.ingredient === null ? 'ingredient' : null
    case 'takeBag':
      return null
  }
}

/** The action of a whole draft; null while something is still to be chosen. */
export function actionOf(draft: Draft): Action | null {
  switch (draft.kind) {
    case 'none':
    case 'brew':
      return null
    case 'create':
      return draft.value === null || total(draft.recipe) === 0 ? null : { ...draft, value: draft.value }
    case 'copy':
      return draft.tribute === null ? null : { ...draft, tribute: draft.tribute }
    case 'takeReserve':
      return draft.ingredient === null ? null : { ...draft, ingredient: draft.ingredient }
    case 'takeBag':
      return draft
  }
}

/** A draft survives as long as the table has not gone on under it. */
export function stillFits(view: View, draft: Draft): boolean {
  if (draft.kind === 'none') return true
  if (view.hand === null || view.turn !== view.viewer || view.end !== null) return false
  if (draft.kind === 'create') return view.cauldrons[draft.cauldron] === null
  return draft.kind !== 'copy' || view.cauldrons[draft.cauldron] !== null
}

/** The cauldron that a draft is about, if it is about one. */
export function placeOf(draft: Draft): number | null {
  return draft.kind === 'create' || draft.kind === 'copy' ? draft.cauldron : null
}
