import type { Action } from './action.ts'
import { fieldsPerCauldron, type Ingredient, ingredients, sameIngredientLimit } from './components.ts'
import { added, type Cubes, contains, type Kind, kinds, noCubes, oneCube, plus } from './cubes.ts'
import { compendium } from './game.ts'
import { creatableIn } from './legal.ts'
import {
  actionOf,
  missingPart,
  newCreation,
  type PendingAction,
  type PendingBrew,
  type PendingCopy,
  type PendingCreation,
  type PendingPart,
  tributesOf,
  withCube,
} from './pendingAction.ts'
import { type Reason, type ReasonId, reason } from './reasons.ts'
import type { View } from './view.ts'

/** One answer to what a pending action asks for: the pending action that it leads to, or why the game keeps it closed. */
export interface Choice<Value, To extends PendingAction = PendingAction> {
  readonly value: Value
  readonly pending: To
  readonly refusal: Reason | null
}

interface StepOf<Part extends PendingPart, Value, From extends PendingAction, To extends PendingAction = From> {
  readonly part: Part
  /** The pending action that asks. */
  readonly pending: From
  readonly choices: readonly Choice<Value, To>[]
}

export type ChoiceStep =
  | StepOf<'action', Action['kind'], PendingAction>
  | StepOf<'cauldron', number, PendingBrew, PendingCreation | PendingCopy>
  | StepOf<'recipe', Cubes, PendingCreation>
  | StepOf<'value', number, PendingCreation>
  | StepOf<'tribute', Ingredient, PendingCopy>
  | StepOf<'ingredient', Ingredient, PendingAction>

/**
 * What a pending action asks for next, with all answers; null when nothing is left to ask. Following open choices to the end
 * leads exactly to what is legal. Each step is enumerated when it is reached: nobody builds the thousands of whole
 * creations in order to show ten cauldrons.
 */
export function nextStep(view: View, pending: PendingAction): ChoiceStep | null {
  const part = missingPart(pending)
  if (part === null) return null
  switch (pending.kind) {
    case 'none':
      return { part: 'action', pending, choices: Object.values(actionChoices(view)) }
    case 'brew':
      return { part: 'cauldron', pending, choices: cauldronChoices(view, pending) }
    case 'create':
      return part === 'recipe'
        ? { part, pending, choices: recipeChoices(view, pending) }
        : { part: 'value', pending, choices: tileChoices(view, pending) }
    case 'copy':
      return { part: 'tribute', pending, choices: tributeChoices(view, pending) }
    case 'takeReserve':
      return { part: 'ingredient', pending, choices: pileChoices(view) }
    case 'takeBag':
      return null
  }
}

function cauldronChoices(
  view: View,
  { action }: PendingBrew,
): readonly Choice<number, PendingCreation | PendingCopy>[] {
  return action === 'create' ? creationChoices(view) : copyChoices(view)
}

type ActionChoices = { readonly [Each in Action['kind']]: Choice<Each> }

/** the four actions; one is closed when nothing that it leads to is open. */
export function actionChoices(view: View): ActionChoices {
  return {
    create: {
      value: 'create',
      pending: { kind: 'brew', action: 'create' },
      refusal: commonRefusal(creationChoices(view)),
    },
    copy: { value: 'copy', pending: { kind: 'brew', action: 'copy' }, refusal: commonRefusal(copyChoices(view)) },
    takeReserve: {
      value: 'takeReserve',
      pending: { kind: 'takeReserve', ingredient: null },
      refusal: commonRefusal(pileChoices(view)),
    },
    takeBag: {
      value: 'takeBag',
      pending: { kind: 'takeBag' },
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
export function creationChoices(view: View): readonly Choice<number, PendingCreation>[] {
  return view.cauldrons.map((_, cauldron) => {
    const pending = newCreation(cauldron)
    const [recipe = noCubes] = creatableIn(view, view.hand ?? noCubes, cauldron)
    return { value: cauldron, pending, refusal: compendium.check(view, creationOf(view, { ...pending, recipe })) }
  })
}

/** All cauldrons, as places to copy from. Which cube the creator receives never decides whether a copy is open. */
export function copyChoices(view: View): readonly Choice<number, PendingCopy>[] {
  return view.cauldrons.map((potion, cauldron) => {
    const [tribute = ingredients[0]] = potion === null ? [] : tributesOf(potion)
    const pending: PendingCopy = { kind: 'copy', cauldron, tribute: null }
    return { value: cauldron, pending, refusal: compendium.check(view, { ...pending, tribute }) }
  })
}

/** Every new recipe that the hand can pay, whole. */
function recipeChoices(view: View, pending: PendingCreation): readonly Choice<Cubes, PendingCreation>[] {
  return creatableIn(view, view.hand ?? noCubes, pending.cauldron).map((recipe) => {
    const next = { ...pending, recipe }
    return { value: recipe, pending: next, refusal: compendium.check(view, creationOf(view, next)) }
  })
}

/** The same recipes cube by cube: one more of each kind. */
export function cubeChoices(view: View, pending: PendingCreation): readonly Choice<Kind, PendingCreation>[] {
  return kinds.map((kind) => ({
    value: kind,
    pending: withCube(pending, kind),
    refusal: cubeRefusal(view, pending, kind),
  }))
}

/**
 * Why one more cube of a kind cannot go into the recipe. A recipe that exists already is no obstacle yet: it may grow
 * into a new one (RR-11).
 */
function cubeRefusal(view: View, pending: PendingCreation, kind: Kind): Reason | null {
  const hand = view.hand ?? noCubes
  const recipe = plus(pending.recipe, oneCube(kind))
  // Alone, a cube meets the rules about products; the limits concern the whole recipe; the hand comes last.
  const alone = compendium.check(view, creationOf(view, { ...pending, recipe: oneCube(kind) }))
  if (alone !== null && hardReasons.has(alone.id)) return alone
  const whole = compendium.check(view, creationOf(view, { ...pending, recipe }))
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
function creationOf(view: View, { cauldron, recipe, value }: PendingCreation): Action {
  return { kind: 'create', cauldron, recipe, value: value ?? view.tiles.at(-1) ?? 0 }
}

/** The free tiles, whatever the recipe. */
export function tileChoices(view: View, pending: PendingCreation): readonly Choice<number, PendingCreation>[] {
  const recipe = anyRecipe(view, pending)
  return view.tiles.map((value) => {
    const refusal = compendium.check(view, creationOf(view, { ...pending, recipe, value }))
    return {
      value,
      pending: { ...pending, value },
      refusal: refusal?.id === 'compendium.reject.openingTile' ? refusal : null,
    }
  })
}

/** Some recipe that nothing but the tile can be wrong with, so that `check` comes to speak of the tile. */
function anyRecipe(view: View, pending: PendingCreation): Cubes {
  const fresh = possibleRecipes.find((recipe) => {
    const refusal = compendium.check(view, creationOf(view, { ...pending, recipe, value: null }))
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
export function tributeChoices(view: View, pending: PendingCopy): readonly Choice<Ingredient, PendingCopy>[] {
  const potion = view.cauldrons[pending.cauldron] ?? null
  const tributes = potion === null ? [] : tributesOf(potion)
  return tributes.map((tribute) => {
    const next = { ...pending, tribute }
    return { value: tribute, pending: next, refusal: compendium.check(view, next) }
  })
}

/** the piles of the reserve. */
export function pileChoices(view: View): readonly Choice<Ingredient>[] {
  return ingredients.map((ingredient) => {
    const pending = { kind: 'takeReserve', ingredient } as const
    return { value: ingredient, pending, refusal: compendium.check(view, pending) }
  })
}

/** What the game says to a pending action as far as it is named; a part that is missing is no refusal. */
export function pendingRefusal(view: View, pending: PendingAction): Reason | null {
  if (pending.kind === 'create' && missingPart(pending) === 'value')
    return compendium.check(view, creationOf(view, pending))
  const action = actionOf(pending)
  return action === null ? null : compendium.check(view, action)
}
