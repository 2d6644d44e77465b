import {
  type Alchemical,
  alchemicals,
  chanceOfAlchemical,
  type Ingredient,
  ingredients,
  isColour,
  theoryProspect,
} from '@athanor/alchemy'
import { bankFee, endorsingCost } from '../../base/publishTheory.ts'
import { reason } from '../../base/reasons.ts'
import { theoryOn } from '../../base/theories.ts'
import type { Preview, Seal } from '../contributions.ts'
import { countOf } from '../counts.ts'
import { likeliest } from './mixParts.ts'
import type { ActionPartsOf, Informed, PromptContext } from './part.ts'

function chanceOf(context: Informed, ingredient: Ingredient, alchemical: Alchemical): number {
  return chanceOfAlchemical(context.insight().chances, ingredient, alchemical)
}

/** what a seal risks on a theory. */
function sealOdds(context: Informed, seal: Seal, ingredient: Ingredient, alchemical: Alchemical): Preview {
  const { rules, own } = context.at
  const { hedge } = rules.seal(seal)
  const { right, safe } = theoryProspect(context.insight().chances, { ingredient, alchemical })
  const held = countOf(own.seals, rules.seals.numberOf(seal))
  return { kind: 'seal', held, right, safe: isColour(hedge) ? safe[hedge] : right }
}

/** Some seal that is left, else the first there is. */
function anySeal({ at: { own, rules } }: PromptContext): Seal {
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
      refusal: (context, ingredient) => context.check(theoryAbout(context, ingredient)),
      preview: (context, ingredient) => ({
        kind: 'candidates',
        chances: likeliest(alchemicals.map((of) => ({ of, chance: chanceOf(context, ingredient, of) }))),
      }),
    },
    {
      part: 'alchemical',
      valuesOf: ({ alchemical }) => [alchemical],
      offered: () => alchemicals,
      refusal: (context, alchemical, { theory = anyIngredient(context) }) =>
        context.check({ kind: 'publish', ingredient: theory, alchemical, seal: anySeal(context) }),
      preview: (context, alchemical, _, { theory }) =>
        theory === undefined ? null : { kind: 'right', chance: chanceOf(context, theory, alchemical) },
    },
    {
      part: 'seal',
      valuesOf: ({ seal }) => [seal],
      offered: ({ at }) => at.rules.seals.ids,
      refusal: (_, seal) => reason('alchemists.reject.sealMissing', { seal }),
      preview: (context, seal, _, { theory, alchemical }) =>
        theory === undefined || alchemical === undefined ? null : sealOdds(context, seal, theory, alchemical),
    },
  ],
  attempt: (context) => theoryAbout(context, anyIngredient(context)),
}

function anyIngredient({ at: { table } }: PromptContext): Ingredient {
  return ingredients.find((each) => theoryOn(table, each) === null) ?? 'mushroom'
}

/** A theory about an ingredient with which nothing else can be wrong. */
function theoryAbout(context: PromptContext, ingredient: Ingredient) {
  const [legal] = context.actions('publish')
  const taken = context.at.table.theories.map((theory) => theory?.alchemical)
  const alchemical = legal?.alchemical ?? alchemicals.find((each) => !taken.includes(each)) ?? 'npN'
  return { kind: 'publish', ingredient, alchemical, seal: anySeal(context) } as const
}

/** A-252..A-254. */
export const endorseParts: ActionPartsOf<'endorse'> = {
  action: 'endorse',
  parts: [
    {
      part: 'endorsed',
      valuesOf: ({ ingredient }) => [ingredient],
      offered: ({ at: { table } }) => ingredients.filter((ingredient) => theoryOn(table, ingredient) !== null),
      refusal: (context, ingredient) => context.check({ kind: 'endorse', ingredient, seal: anySeal(context) }),
      preview(context, ingredient) {
        const theory = theoryOn(context.at.table, ingredient)
        if (theory === null) return null
        const chance = chanceOf(context, ingredient, theory.alchemical)
        return { kind: 'right', chance, costs: endorsingCost(context.at, theory) }
      },
    },
    {
      part: 'seal',
      valuesOf: ({ seal }) => [seal],
      offered: ({ at }) => at.rules.seals.ids,
      refusal: (_, seal) => reason('alchemists.reject.sealMissing', { seal }),
      preview(context, seal, _, { endorsed }) {
        const theory = endorsed === undefined ? null : theoryOn(context.at.table, endorsed)
        return theory === null || endorsed === undefined ? null : sealOdds(context, seal, endorsed, theory.alchemical)
      },
    },
  ],
  attempt(context) {
    const { table, seat } = context.at
    const theories = ingredients.filter((each) => theoryOn(table, each) !== null)
    const ingredient = theories.find((each) => theoryOn(table, each)?.seals[0] !== seat) ?? theories[0]
    return ingredient === undefined ? null : { kind: 'endorse', ingredient, seal: anySeal(context) }
  },
}

/** What publishing costs the asked seat. */
export function publishingCost({ at }: PromptContext): number {
  return bankFee(at)
}
