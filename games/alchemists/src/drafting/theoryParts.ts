import {
  type Alchemical,
  alchemicals,
  chanceOfAlchemical,
  type Ingredient,
  ingredients,
  isColour,
  theoryProspect,
} from '@athanor/alchemy'
import type { Preview, Seal } from '../contributions.ts'
import { countOf } from '../counts.ts'
import { bankFee, endorsingCost } from '../publishTheory.ts'
import { reason } from '../reasons.ts'
import { theoryOn } from '../theories.ts'
import { likeliest } from './mixParts.ts'
import type { ActionPartsOf, Asking, Informed } from './part.ts'

function chanceOf(asking: Informed, ingredient: Ingredient, alchemical: Alchemical): number {
  return chanceOfAlchemical(asking.insight().chances, ingredient, alchemical)
}

/** what a seal risks on a theory. */
function sealOdds(asking: Informed, seal: Seal, ingredient: Ingredient, alchemical: Alchemical): Preview {
  const { rules, own } = asking.at
  const { hedge } = rules.seal(seal)
  const { right, safe } = theoryProspect(asking.insight().chances, { ingredient, alchemical })
  const held = countOf(own.seals, rules.seals.numberOf(seal))
  return { kind: 'seal', held, right, safe: isColour(hedge) ? safe[hedge] : right }
}

/** Some seal that is left, else the first there is. */
function anySeal({ at: { own, rules } }: Asking): Seal {
  return rules.seals.ids.find((_, kind) => countOf(own.seals, kind) > 0) ?? rules.seals.at(0)
}

/** the ingredient, its alchemical, and the seal that lies below. */
export const publishParts: ActionPartsOf<'publish'> = {
  action: 'publish',
  parts: [
    {
      part: 'theory',
      valuesOf: ({ ingredient }) => [ingredient],
      offered: () => ingredients,
      refusal: (asking, ingredient) => asking.check(theoryAbout(asking, ingredient)),
      preview: (asking, ingredient) => ({
        kind: 'candidates',
        chances: likeliest(alchemicals.map((of) => ({ of, chance: chanceOf(asking, ingredient, of) }))),
      }),
    },
    {
      part: 'alchemical',
      valuesOf: ({ alchemical }) => [alchemical],
      offered: () => alchemicals,
      refusal: (asking, alchemical, { theory = anyIngredient(asking) }) =>
        asking.check({ kind: 'publish', ingredient: theory, alchemical, seal: anySeal(asking) }),
      preview: (asking, alchemical, _, { theory }) =>
        theory === undefined ? null : { kind: 'right', chance: chanceOf(asking, theory, alchemical) },
    },
    {
      part: 'seal',
      valuesOf: ({ seal }) => [seal],
      offered: ({ at }) => at.rules.seals.ids,
      refusal: (_, seal) => reason('alchemists.reject.sealMissing', { seal }),
      preview: (asking, seal, _, { theory, alchemical }) =>
        theory === undefined || alchemical === undefined ? null : sealOdds(asking, seal, theory, alchemical),
    },
  ],
  attempt: (asking) => theoryAbout(asking, anyIngredient(asking)),
}

function anyIngredient({ at: { table } }: Asking): Ingredient {
  return ingredients.find((each) => theoryOn(table, each) === null) ?? 'mushroom'
}

/** A theory about an ingredient with which nothing else can be wrong. */
function theoryAbout(asking: Asking, ingredient: Ingredient) {
  const [legal] = asking.actions('publish')
  const taken = asking.at.table.theories.map((theory) => theory?.alchemical)
  const alchemical = legal?.alchemical ?? alchemicals.find((each) => !taken.includes(each)) ?? 'npN'
  return { kind: 'publish', ingredient, alchemical, seal: anySeal(asking) } as const
}

/** A-252..A-254. */
export const endorseParts: ActionPartsOf<'endorse'> = {
  action: 'endorse',
  parts: [
    {
      part: 'endorsed',
      valuesOf: ({ ingredient }) => [ingredient],
      offered: ({ at: { table } }) => ingredients.filter((ingredient) => theoryOn(table, ingredient) !== null),
      refusal: (asking, ingredient) => asking.check({ kind: 'endorse', ingredient, seal: anySeal(asking) }),
      preview(asking, ingredient) {
        const theory = theoryOn(asking.at.table, ingredient)
        if (theory === null) return null
        const chance = chanceOf(asking, ingredient, theory.alchemical)
        return { kind: 'right', chance, costs: endorsingCost(asking.at, theory) }
      },
    },
    {
      part: 'seal',
      valuesOf: ({ seal }) => [seal],
      offered: ({ at }) => at.rules.seals.ids,
      refusal: (_, seal) => reason('alchemists.reject.sealMissing', { seal }),
      preview(asking, seal, _, { endorsed }) {
        const theory = endorsed === undefined ? null : theoryOn(asking.at.table, endorsed)
        return theory === null || endorsed === undefined ? null : sealOdds(asking, seal, endorsed, theory.alchemical)
      },
    },
  ],
  attempt(asking) {
    const { table, seat } = asking.at
    const theories = ingredients.filter((each) => theoryOn(table, each) !== null)
    const ingredient = theories.find((each) => theoryOn(table, each)?.seals[0] !== seat) ?? theories[0]
    return ingredient === undefined ? null : { kind: 'endorse', ingredient, seal: anySeal(asking) }
  },
}

/** What publishing costs the asked seat. */
export function publishingCost({ at }: Asking): number {
  return bankFee(at)
}
