import type { EndorseAction, PublishAction, Seal, Table, View } from '@athanor/alchemists'
import { freeAlchemicals, freeIngredients, rulesAt } from '@athanor/alchemists'
import {
  type Alchemical,
  alchemicals,
  type Colour,
  chanceOfAlchemical,
  chanceOfAspect,
  colours,
  differingColours,
  type Ingredient,
  ingredients,
  type Marginals,
  oppositeSign,
  signOf,
} from '@athanor/alchemy'

/** How sure somebody must be of a theory for a star, for a hedge, and of a rival's to endorse it. */
const sureForStar = 0.9
const sureForHedge = 0.8

/** A theory that could be published, and the seal that suits it. */
export interface Claim {
  readonly ingredient: Ingredient
  readonly alchemical: Alchemical
  readonly seal: Seal
  /** Points that it may bring, losses and reputation included. */
  readonly worth: number
}

/** The chance that a theory is right in all colours but perhaps one. */
function chanceButFor(chances: Marginals, ingredient: Ingredient, alchemical: Alchemical, colour: Colour): number {
  return alchemicals
    .filter((other) => differingColours(alchemical, other).every((differing) => differing === colour))
    .reduce((sum, other) => sum + chanceOfAlchemical(chances, ingredient, other), 0)
}

/** The best seal for a theory, or null when it is better not to touch it. */
export function sealFor(chances: Marginals, ingredient: Ingredient, alchemical: Alchemical, view: View): Claim | null {
  const held = (seal: Seal) => (view.own?.seals[rulesAt(view.table).seals.numberOf(seal)] ?? 0) > 0
  const right = chanceOfAlchemical(chances, ingredient, alchemical)
  const star = right >= 0.98 && held('gold') ? 'gold' : held('silver') ? 'silver' : held('gold') ? 'gold' : null
  if (right >= sureForStar && star !== null) {
    return { ingredient, alchemical, seal: star, worth: right * 5 - (1 - right) * 5 + 1 }
  }
  const hedges = colours
    .filter(held)
    .map((seal) => ({ seal, safe: chanceButFor(chances, ingredient, alchemical, seal) }))
    .sort((a, b) => b.safe - a.safe)
  const [hedge] = hedges
  if (hedge === undefined || hedge.safe < sureForHedge) return null
  return { ingredient, alchemical, seal: hedge.seal, worth: 2 - (1 - hedge.safe) * 5 }
}

/** Everything worth publishing now, best first. */
export function claims(view: View, chances: Marginals, allowed: readonly Theory[]): readonly Claim[] {
  return allowed
    .flatMap(({ ingredient, alchemical }) => {
      if (chanceOfAlchemical(chances, ingredient, alchemical) < 0.2) return []
      const claim = sealFor(chances, ingredient, alchemical, view)
      return claim === null ? [] : [claim]
    })
    .sort((a, b) => b.worth - a.worth)
}

export interface Theory {
  readonly ingredient: Ingredient
  readonly alchemical: Alchemical
}

/** All theories that the board has room for. */
export function openTheories(table: Table): readonly Theory[] {
  const free = freeAlchemicals(table)
  return freeIngredients(table).flatMap((ingredient) => free.map((alchemical) => ({ ingredient, alchemical })))
}

export function publication({ ingredient, alchemical, seal }: Claim): PublishAction {
  return { kind: 'publish', ingredient, alchemical, seal }
}

export function endorsement({ ingredient, seal }: Claim): EndorseAction {
  return { kind: 'endorse', ingredient, seal }
}

/** The best aspect to ask about as an apprentice, with the chance that it debunks a rival's theory. */
export function bestDoubt(
  view: View,
  chances: Marginals,
): { ingredient: Ingredient; colour: Colour; chance: number } | null {
  let best: { ingredient: Ingredient; colour: Colour; chance: number } | null = null
  for (const [number, theory] of view.table.theories.entries()) {
    if (theory === null || theory.seals.includes(view.viewer as number)) continue
    const ingredient = ingredients[number] as Ingredient
    for (const colour of colours) {
      const sign = oppositeSign(signOf(theory.alchemical, colour))
      const chance = chanceOfAspect(chances, ingredient, { colour, sign })
      if (chance > (best?.chance ?? 0)) best = { ingredient, colour, chance }
    }
  }
  return best
}
