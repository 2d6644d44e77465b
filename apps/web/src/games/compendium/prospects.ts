import {
  type Action,
  type Cubes,
  compendium,
  creatable,
  ingredients,
  kindsIn,
  noCubes,
  type Potion,
  productsOf,
  total,
  type View,
} from '@athanor/compendium'
import type { Reason } from '@athanor/kernel'

/**
 * What a cauldron is to the viewer: one to create in, one to copy from, one that lacks cubes, one's own, or one that
 * is only looked at.
 */
export const prospectKinds = ['create', 'closed', 'copy', 'short', 'own', 'seen'] as const
export type ProspectKind = (typeof prospectKinds)[number]

export interface Prospect {
  readonly cauldron: number
  readonly potion: Potion | null
  readonly kind: ProspectKind
  /** It can be used right now. */
  readonly open: boolean
  /** Why it cannot, from the game itself. */
  readonly refusal: Reason | null
  /** Cubes that the hand lacks for a copy. */
  readonly missing: Cubes
  /** What brewing here would bring from the reserve now. */
  readonly products: { readonly given: Cubes; readonly missing: Cubes }
}

/** What the viewer can do at each cauldron, and what stands in the way. */
export function prospectsOf(view: View): readonly Prospect[] {
  const recipes = new Map(creatable(view, view.hand ?? noCubes).map(({ cauldron, recipes: all }) => [cauldron, all]))
  return view.cauldrons.map((potion, cauldron) => {
    const products = productsOf(view.reserve, cauldron)
    const base = { cauldron, potion, products }
    if (potion === null) return { ...base, ...creation(view, cauldron, recipes.get(cauldron)), missing: noCubes }
    // A finished game is only looked at.
    if (view.hand === null || view.end !== null)
      return { ...base, kind: 'seen', open: false, refusal: null, missing: noCubes }
    const tribute = ingredients[kindsIn(potion.recipe)[0] ?? 0]
    const refusal = compendium.check(view, { kind: 'copy', cauldron, tribute })
    if (potion.owner === view.viewer) return { ...base, kind: 'own', open: false, refusal, missing: noCubes }
    const missing = lacking(view.hand, potion.recipe)
    return { ...base, kind: total(missing) === 0 ? 'copy' : 'short', open: refusal === null, refusal, missing }
  })
}

function creation(
  view: View,
  cauldron: number,
  recipes: readonly Cubes[] | undefined,
): Pick<Prospect, 'kind' | 'open' | 'refusal'> {
  if (view.hand === null || view.end !== null) return { kind: 'seen', open: false, refusal: null }
  const recipe = recipes?.[0]
  // The last tile is the greatest: R-037 cannot stand in its way.
  const value = view.tiles.at(-1) ?? 0
  const action: Action = { kind: 'create', cauldron, recipe: recipe ?? noCubes, value }
  const refusal = compendium.check(view, action)
  if (refusal === null) return { kind: 'create', open: true, refusal: null }
  const nothingFits = recipe === undefined && refusal.id === 'compendium.reject.recipeEmpty'
  return { kind: 'closed', open: false, refusal: nothingFits ? { id: 'web.compendium.nothingFits' } : refusal }
}

/** What is needed beyond what is there. */
function lacking(hand: Cubes, needed: Cubes): Cubes {
  return needed.map((count, kind) => Math.max(0, count - (hand[kind as 0] ?? 0))) as unknown as Cubes
}
