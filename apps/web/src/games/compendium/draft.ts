import {
  type Action,
  added,
  type Cubes,
  compendium,
  contains,
  fieldsPerCauldron,
  type Ingredient,
  ingredients,
  type Kind,
  kindsIn,
  noCubes,
  oneCube,
  type Potion,
  plus,
  sameIngredientLimit,
  total,
  type View,
} from '@athanor/compendium'
import type { Reason } from '@athanor/kernel'
import type { Drafting } from '../../table/useDeciding.ts'

/** A move in the making: nothing is sent before it is whole and confirmed (RR-36). */
export type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'create'; readonly cauldron: number; readonly recipe: Cubes; readonly value: number | null }
  | { readonly kind: 'copy'; readonly cauldron: number; readonly tribute: Ingredient | null }
  | { readonly kind: 'takeReserve'; readonly ingredient: Ingredient | null }
  | { readonly kind: 'takeBag' }

export type CreateDraft = Extract<Draft, { kind: 'create' }>
export type CopyDraft = Extract<Draft, { kind: 'copy' }>

export const noDraft: Draft = { kind: 'none' }

/** What choosing a cauldron begins: a creation in an empty one, a copy of what is in it otherwise. */
export function beginAt(view: View, cauldron: number): Draft {
  const potion = view.cauldrons[cauldron] ?? null
  return potion === null
    ? { kind: 'create', cauldron, recipe: noCubes, value: null }
    : { kind: 'copy', cauldron, tribute: onlyTribute(potion) }
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

/**
 * Why one more cube of a kind cannot go into the recipe. A recipe that exists already is no obstacle yet: it may grow
 * into a new one (RR-11).
 */
export function cubeRefusal(view: View, draft: CreateDraft, kind: Kind): Reason | null {
  const hand = view.hand ?? noCubes
  const recipe = plus(draft.recipe, oneCube(kind))
  // Alone, a cube meets the rules about products; the limits concern the whole recipe; the hand comes last.
  const alone = compendium.check(view, creationOf(view, { ...draft, recipe: oneCube(kind) }))
  if (alone !== null && hardReasons.has(alone.id)) return alone
  const whole = compendium.check(view, creationOf(view, { ...draft, recipe }))
  if (whole !== null && hardReasons.has(whole.id)) return whole
  if (contains(hand, recipe)) return null
  const params = { ingredient: ingredients[kind], needed: recipe[kind], held: hand[kind] }
  return { id: 'compendium.reject.cubesMissing', params }
}

/** Reasons that more cubes cannot cure. */
const hardReasons: ReadonlySet<string> = new Set([
  'kernel.reject.notYourTurn',
  'kernel.reject.gameOver',
  'compendium.reject.noStones',
  'compendium.reject.cauldronTaken',
  'compendium.reject.recipeTooLong',
  'compendium.reject.tooManyOfAKind',
  'compendium.reject.ownProduct',
])

function creationOf(view: View, { cauldron, recipe, value }: CreateDraft): Action {
  return { kind: 'create', cauldron, recipe, value: value ?? view.tiles.at(-1) ?? 0 }
}

/** Why a tile cannot be chosen, whatever the recipe. */
export function tileRefusal(view: View, draft: CreateDraft, value: number): Reason | null {
  const reason = compendium.check(view, creationOf(view, { ...draft, recipe: anyRecipe(view, draft), value }))
  return reason !== null &&
    (reason.id === 'compendium.reject.openingTile' || reason.id === 'compendium.reject.tileGone')
    ? reason
    : null
}

/** Some recipe that nothing but the tile can be wrong with, so that `check` comes to speak of the tile. */
function anyRecipe(view: View, draft: CreateDraft): Cubes {
  const fresh = possibleRecipes.find((recipe) => {
    const reason = compendium.check(view, creationOf(view, { ...draft, recipe, value: null }))
    return reason === null || reason.id === 'compendium.reject.cubesMissing'
  })
  return fresh ?? noCubes
}

const possibleRecipes: readonly Cubes[] = ([0, 1, 2, 3, 4] as const).flatMap((kind) =>
  Array.from({ length: Math.min(fieldsPerCauldron, sameIngredientLimit) }, (_, index) =>
    added(noCubes, kind, index + 1),
  ),
)

/** The action of a whole draft; null while something is still to be chosen. */
export function actionOf(draft: Draft): Action | null {
  switch (draft.kind) {
    case 'none':
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

/** Why the draft cannot be carried out yet: what is missing, or what the game says. */
export function draftRefusal(view: View, draft: Draft): Reason | null {
  if (draft.kind === 'create' && total(draft.recipe) === 0) return { id: 'web.compendium.needCubes' }
  if (draft.kind === 'create' && draft.value === null) {
    const reason = compendium.check(view, creationOf(view, draft))
    return reason ?? { id: 'web.compendium.needTile' }
  }
  if (draft.kind === 'copy' && draft.tribute === null) return { id: 'web.compendium.needTribute' }
  if (draft.kind === 'takeReserve' && draft.ingredient === null) return { id: 'web.compendium.needPile' }
  const action = actionOf(draft)
  return action === null ? null : compendium.check(view, action)
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

/** How a move comes about in a position. */
export function draftingIn(view: View): Drafting<Draft, Action> {
  return {
    none: noDraft,
    isNone: ({ kind }) => kind === 'none',
    fits: (draft) => stillFits(view, draft),
    actionOf,
    stepOf: (draft) => `${draft.kind}:${placeOf(draft) ?? ''}`,
  }
}
