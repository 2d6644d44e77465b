import type { Artifact, Favour, Seal, Space } from '@athanor/alchemists'
import type { Alchemical, Ingredient, Potion } from '@athanor/alchemy'
import type { Words } from '@athanor/messages'

/** What the sentences of Alchemists speak of besides players. */
export type Thing =
  | { readonly kind: 'cards'; readonly ingredients: readonly Ingredient[]; readonly favours: readonly Favour[] }
  | { readonly kind: 'artifacts'; readonly artifacts: readonly Artifact[] }
  | { readonly kind: 'alchemical'; readonly alchemical: Alchemical }
  | { readonly kind: 'potions'; readonly potions: readonly Potion[] }
  | { readonly kind: 'seal'; readonly seal: Seal }
  | { readonly kind: 'spaces'; readonly spaces: readonly Space[] }
  /** Actions on spaces, in the order of the spaces. */
  | { readonly kind: 'plan'; readonly plan: readonly Planned[] }

export interface Planned {
  readonly space: Space
  readonly count: number
}

/** A thing in plain words; an alchemical by the letters of its three aspects. */
export function spell(thing: Thing, { say, list }: Words): string {
  switch (thing.kind) {
    case 'cards':
      return list([
        ...thing.ingredients.map((ingredient) => say(`alchemy.ingredient.${ingredient}`)),
        ...thing.favours.map((favour) => say(`alchemists.favour.${favour}`)),
      ])
    case 'artifacts':
      return list(thing.artifacts.map((artifact) => say(`alchemists.artifact.${artifact}`)))
    case 'alchemical':
      return thing.alchemical
    case 'potions':
      return list(thing.potions.map((potion) => say(`alchemy.potion.${potion}`)))
    case 'seal':
      return say(`alchemists.seal.${thing.seal}`)
    case 'spaces':
      return thing.spaces.map((space) => say(`alchemists.space.${space}`)).join(', ')
    case 'plan':
      return thing.plan.map(({ space, count }) => say(`alchemists.plan.${space}`, { count })).join(', ')
  }
}
