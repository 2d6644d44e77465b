import type { Action } from './action.ts'
import { fieldsPerCauldron, type Ingredient, ingredients, sameIngredientLimit } from './components.ts'
import { added, type Cubes, contains, type Kind, kinds, noCubes, oneCube, plus } from './cubes.ts'
import {
  actionOf,
  type BrewDraft,
  type CopyDraft,
  type CreateDraft,
  type Draft,
  type DraftPart,
  missingPart,
  newCreation,
  tributesOf,
  withCube,
} from './draft.ts'
import { compendium } from './game.ts'
import { creatableIn } from './legal.ts'
import { type Reason, type ReasonId, reason } from './reasons.ts'
import type { View } from './view.ts'

/** One answer to what a draft asks for: the draft that it leads to, or why the game keeps it closed. */
export interface Choice<Value, To extends Draft = Draft> {
  readonly value: Value
  readonly draft: To
  readonly refusal: Reason | null
}

interface StepOf<Part extends DraftPart, Value, From extends Draft, To extends Draft = From> {
  readonly part: Part
  /** The draft that asks. */
  readonly draft: From
  readonly choices: readonly Choice<Value, To>[]
}

export type Step =
  | StepOf<'action', Action['kind'], Draft>
  | StepOf<'cauldron', number, BrewDraft, CreateDraft | CopyDraft>
  | StepOf<'recipe', Cubes, CreateDraft>
  | StepOf<'value', number, CreateDraft>
  | StepOf<'tribute', Ingredient, CopyDraft>
  | StepOf<'ingredient', Ingredient, Draft>

/**
 * What a draft asks for next, with all answers; null when nothing is left to ask. Following open choices to the end
 * leads exactly to what is legal. Each step is enumerated when it is reached: nobody builds the thousands of whole
 * creations in order to show ten cauldrons.
 */
export function nextStep(view: View, draft: Draft): Step | null {
  const part = missingPart(draft)
  if (part === null) return null
  switch (draft.kind) {
    case 'none':
      return { part: 'action', draft, choices: Object.values(actionChoices(view)) }
    case 'brew':
      return { part: 'cauldron', draft, choices: cauldronChoices(view, draft) }
    case 'create':
      return part === 'recipe'
        ? { part, draft, choices: recipeChoices(view, draft) }
        : { part: 'value', draft, choices: tileChoices(view, draft) }
    case 'copy':
      return { part: 'tribute', draft, choices: tributeChoices(view, draft) }
    case 'takeReserve':
      return { part: 'ingredient', draft, choices: pileChoices(view) }
    case 'takeBag':
      return null
  }
}

function cauldronChoices(view: View, { action }: BrewDraft): readonly Choice<number, CreateDraft | CopyDraft>[] {
  return action === 'create' ? creationChoices(view) : copyChoices(view)
}

type ActionChoices = { readonly [Each in Action['kind']]: Choice<Each> }

/** the four actions; one is closed when nothing that it leads to is open. */
export function actionChoices(view: View): ActionChoices {
  return {
    create: {
      value: 'create',
      draft: { kind: 'brew', action: 'create' },
      refusal: commonRefusal(creationChoices(view)),
    },
    copy: { value: 'copy', draft: { kind: 'brew', action: 'copy' }, refusal: commonRefusal(copyChoices(view)) },
    takeReserve: {
      value: 'takeReserve',
      draft: { kind: 'takeReserve', ingredient: null },
      refusal: commonRefusal(pileChoices(view)),
    },
    takeBag: {
      value: 'takeBag',
      draft: { kind: 'takeBag' },
      refusal: compendium.check(view, { kind: 'takeBag' }),
    },
  }
}

/** Why none of the choices is open: what is said to the first one. */
function commonRefusal(choices: readonly Choice<unknown>[]): Reason | null {
  return choices.some(({ refusal }) => refusal === null) ? null : (choices[0]?.refusal ?? null)
}

/**
 * All cauldrons, as places for a new potion. One for which the hand holds no new recipe is closed as one whose recipe
 * is empty.
 */
export function creationChoices(view: View): readonly Choice<number, CreateDraft>[] {
  return view.cauldrons.map((_, cauldron) => {
    const draft = newCreation(cauldron)
    const [recipe = noCubes] = creatableIn(view, view.hand ?? noCubes, cauldron)
    return { value: cauldron, draft, refusal: compendium.check(view, creationOf(view, { ...draft, recipe })) }
  })
}

/** All cauldrons, as places to copy from. Which cube the creator receives never decides whether a copy is open. */
export function copyChoices(view: View): readonly Choice<number, CopyDraft>[] {
  return view.cauldrons.map((potion, cauldron) => {
    const [tribute = ingredients[0]] = potion === null ? [] : tributesOf(potion)
    const draft: CopyDraft = { kind: 'copy', cauldron, tribute: null }
    return { value: cauldron, draft, refusal: compendium.check(view, { ...draft, tribute }) }
  })
}

/** Every new recipe that the hand can pay, whole. */
function recipeChoices(view: View, draft: CreateDraft): readonly Choice<Cubes, CreateDraft>[] {
  return creatableIn(view, view.hand ?? noCubes, draft.cauldron).map((recipe) => {
    const next = { ...draft, recipe }
    return { value: recipe, draft: next, refusal: compendium.check(view, creationOf(view, next)) }
  })
}

/** The same recipes cube by cube: one more of each kind. */
export function cubeChoices(view: View, draft: CreateDraft): readonly Choice<Kind, CreateDraft>[] {
  return kinds.map((kind) => ({
    value: kind,
    draft: withCube(draft, kind),
    refusal: cubeRefusal(view, draft, kind),
  }))
}

/**
 * Why one more cube of a kind cannot go into the recipe. A recipe that exists already is no obstacle yet: it may grow
 * into a new one (RR-11).
 */
function cubeRefusal(view: View, draft: CreateDraft, kind: Kind): Reason | null {
  const hand = view.hand ?? noCubes
  const recipe = plus(draft.recipe, oneCube(kind))
  // Alone, a cube meets the rules about products; the limits concern the whole recipe; the hand comes last.
  const alone = compendium.check(view, creationOf(view, { ...draft, recipe: oneCube(kind) }))
  if (alone !== null && hardReasons.has(alone.id)) return alone
  const whole = compendium.check(view, creationOf(view, { ...draft, recipe }))
  if (whole !== null && hardReasons.has(whole.id)) return whole
  if (contains(hand, recipe)) return null
  const params = { ingredient: ingredients[kind], needed: recipe[kind], held: hand[kind] }
  return reason('compendium.reject.cubesMissing', params)
}

/** Reasons that more cubes cannot cure. */
const hardReasons: ReadonlySet<string> = new Set<ReasonId>([
  'kernel.reject.notYourTurn',
  'kernel.reject.gameOver',
  'compendium.reject.noStones',
  'compendium.reject.cauldronTaken',
  'compendium.reject.recipeTooLong',
  'compendium.reject.tooManyOfAKind',
  'compendium.reject.ownProduct',
])

/** A creation as far as it is named; the last tile is the greatest, so that R-037 cannot stand in its way. */
function creationOf(view: View, { cauldron, recipe, value }: CreateDraft): Action {
  return { kind: 'create', cauldron, recipe, value: value ?? view.tiles.at(-1) ?? 0 }
}

/** The free tiles, whatever the recipe. */
export function tileChoices(view: View, draft: CreateDraft): readonly Choice<number, CreateDraft>[] {
  const recipe = anyRecipe(view, draft)
  return view.tiles.map((value) => {
    const refusal = compendium.check(view, creationOf(view, { ...draft, recipe, value }))
    return {
      value,
      draft: { ...draft, value },
      refusal: refusal?.id === 'compendium.reject.openingTile' ? refusal : null,
    }
  })
}

/** Some recipe that nothing but the tile can be wrong with, so that `check` comes to speak of the tile. */
function anyRecipe(view: View, draft: CreateDraft): Cubes {
  const fresh = possibleRecipes.find((recipe) => {
    const refusal = compendium.check(view, creationOf(view, { ...draft, recipe, value: null }))
    return refusal === null || refusal.id === 'compendium.reject.cubesMissing'
  })
  return fresh ?? noCubes
}

const possibleRecipes: readonly Cubes[] = kinds.flatMap((kind) =>
  Array.from({ length: Math.min(fieldsPerCauldron, sameIngredientLimit) }, (_, index) =>
    added(noCubes, kind, index + 1),
  ),
)

/** which of the paid cubes the potion's creator may receive. */
export function tributeChoices(view: View, draft: CopyDraft): readonly Choice<Ingredient, CopyDraft>[] {
  const potion = view.cauldrons[draft.cauldron] ?? null
  const tributes = potion === null ? [] : tributesOf(potion)
  return tributes.map((tribute) => {
    const next = { ...draft, tribute }
    return { value: tribute, draft: next, refusal: compendium.check(view, next) }
  })
}

/** the piles of the reserve. */
export function pileChoices(view: View): readonly Choice<Ingredient>[] {
  return ingredients.map((ingredient) => {
    const draft = { kind: 'takeReserve', ingredient } as const
    return { value: ingredient, draft, refusal: compendium.check(view, draft) }
  })
}

/** What the game says to a draft as far as it is named; a part that is missing is no refusal. */
export function draftRefusal(view: View, draft: Draft): Reason | null {
  if (draft.kind === 'create' && missingPart(draft) === 'value') return compendium.check(view, creationOf(view, draft))
  const action = actionOf(draft)
  return action === null ? null : compendium.check(view, action)
}
