import {
  type Cubes,
  copyChoices,
  creationChoices,
  lacking,
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

export interface CauldronProspect {
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
export function prospectsOf(view: View): readonly CauldronProspect[] {
  const creations = creationChoices(view)
  const copies = copyChoices(view)
  return view.cauldrons.map((potion, cauldron) => {
    const products = productsOf(view.reserve, cauldron)
    const base = { cauldron, potion, products }
    // A finished game is only looked at.
    if (view.hand === null || view.end !== null)
      return { ...base, kind: 'seen', open: false, refusal: null, missing: noCubes }
    if (potion === null) return { ...base, ...creation(creations[cauldron]?.refusal ?? null), missing: noCubes }
    const refusal = copies[cauldron]?.refusal ?? null
    if (potion.owner === view.viewer) return { ...base, kind: 'own', open: false, refusal, missing: noCubes }
    const missing = lacking(view.hand, potion.recipe)
    return { ...base, kind: total(missing) === 0 ? 'copy' : 'short', open: refusal === null, refusal, missing }
  })
}

function creation(refusal: Reason | null): Pick<CauldronProspect, 'kind' | 'open' | 'refusal'> {
  if (refusal === null) return { kind: 'create', open: true, refusal: null }
  const nothingFits = refusal.id === 'compendium.reject.recipeEmpty'
  return { kind: 'closed', open: false, refusal: nothingFits ? { id: 'web.compendium.nothingFits' } : refusal }
}
