import type { Artifact, Favour, Seal, Space, StartupCard } from '@athanor/alchemists'
import { type Alchemical, type Article, claimsOf, type Ingredient, type Potion, signs } from '@athanor/alchemy'
import type { Words } from './words.ts'

/** What the sentences of Alchemists speak of besides players. */
export type Thing =
  | { readonly kind: 'cards'; readonly ingredients: readonly Ingredient[]; readonly favours: readonly Favour[] }
  | { readonly kind: 'artifacts'; readonly artifacts: readonly Artifact[] }
  | { readonly kind: 'alchemical'; readonly alchemical: Alchemical }
  | { readonly kind: 'article'; readonly article: Article }
  | { readonly kind: 'potions'; readonly potions: readonly Potion[] }
  | { readonly kind: 'seal'; readonly seal: Seal }
  | { readonly kind: 'spaces'; readonly spaces: readonly Space[] }
  /** Startup cards, by all that they bring. */
  | { readonly kind: 'startup'; readonly cards: readonly StartupCard[] }
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
    case 'article':
      return claimsIn(thing.article, { say, list })
    case 'potions':
      return list(thing.potions.map((potion) => say(`alchemy.potion.${potion}`)))
    case 'seal':
      return say(`alchemists.seal.${thing.seal}`)
    case 'spaces':
      return thing.spaces.map((space) => say(`alchemists.space.${space}`)).join(', ')
    case 'startup':
      return thing.cards.map((card) => list(startupParts(card, say))).join('; ')
    case 'plan':
      return thing.plan.map(({ space, count }) => say(`alchemists.plan.${space}`, { count })).join(', ')
  }
}

/** What a startup card brings, and at last what it takes. */
function startupParts(card: StartupCard, say: Words['say']): readonly string[] {
  const { reputation = 0, delayed = 0, artifact } = card
  const goods = (['gold', 'ingredients', 'favours', 'books'] as const).flatMap((good) => {
    const count = card[good] ?? 0
    return count === 0 ? [] : [say(`alchemists.startup.${good}`, { count })]
  })
  return [
    ...goods,
    ...(artifact === undefined ? [] : [say('alchemists.startup.artifact', { pool: artifact })]),
    ...(reputation > 0 ? [say('alchemists.startup.reputation', { count: reputation })] : []),
    ...(delayed > 0 ? [say('alchemists.startup.delayed', { count: delayed })] : []),
    ...(reputation < 0 ? [say('alchemists.startup.loss', { count: -reputation })] : []),
  ]
}

/** What an article says, sign by sign. */
function claimsIn(article: Article, { say, list }: Pick<Words, 'say' | 'list'>): string {
  const claims = claimsOf(article)
  return signs
    .map((sign) => ({ sign, listed: claims.filter((claim) => claim.sign === sign) }))
    .filter(({ listed }) => listed.length > 0)
    .map(({ sign, listed }) => {
      const ingredients = list(listed.map(({ ingredient }) => say(`alchemy.ingredient.${ingredient}`)))
      return say('alchemists.word.claims', { sign, ingredients })
    })
    .join('; ')
}
