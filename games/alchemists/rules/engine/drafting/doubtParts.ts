import { colours, type Debunking, debunkProspect, ingredients, potions, type Sign } from '@athanor/alchemy'
import { reason } from '../../base/reasons.ts'
import { publicationsOf } from '../publications.ts'
import { firstOf, potionsOf, secondOf } from './mixParts.ts'
import type { ActionPartsOf } from './part.ts'

/** what is doubted, and which of its aspects is put to the test. */
export const debunkParts: ActionPartsOf<'debunk'> = {
  action: 'debunk',
  parts: [
    {
      part: 'doubted',
      valuesOf: ({ ingredient }) => [ingredient],
      offered: () => ingredients,
      refusal: ({ check }, ingredient) => check({ kind: 'debunk', ingredient, colour: colours[0] }),
    },
    {
      part: 'aspect',
      valuesOf: ({ colour }) => [colour],
      preview(context, colour, _, { doubted }) {
        if (doubted === undefined) return null
        const { answers, success } = debunkProspect(
          context.insight().chances,
          { kind: 'aspect', ingredient: doubted, colour },
          publicationsOf(context.at.rules, context.at.table),
        )
        const signs = answers.flatMap(({ answer, debunking }): readonly Sign[] =>
          debunking.succeeded && answer.kind === 'aspect' ? [answer.sign] : [],
        )
        const [sign] = signs
        return sign === undefined ? null : { kind: 'refutes', sign, chance: success }
      },
    },
  ],
}

/** two ingredients, and the potion that they are said to make. */
export const demonstrateParts: ActionPartsOf<'demonstrate'> = {
  action: 'demonstrate',
  parts: [
    { part: 'firstShown', valuesOf: ({ pair }) => firstOf(pair), offered: () => ingredients },
    {
      part: 'secondShown',
      valuesOf: ({ pair }, { firstShown }) => secondOf(pair, firstShown),
      offered: () => ingredients,
      refusal: () => reason('alchemists.reject.sameIngredient'),
      preview: (context, other, _, { firstShown }) =>
        firstShown === undefined || firstShown === other ? null : potionsOf(context, firstShown, other),
    },
    {
      part: 'shown',
      valuesOf: ({ potion }) => [potion],
      offered: () => potions,
      preview(context, potion, _, { firstShown, secondShown }) {
        if (firstShown === undefined || secondShown === undefined) return null
        // A-326, AR-05, GR-79.
        const { answers, success } = debunkProspect(
          context.insight().chances,
          { kind: 'demonstration', ingredients: [firstShown, secondShown], potion },
          publicationsOf(context.at.rules, context.at.table),
        )
        const [affirmed, denied] = answers
        if (affirmed === undefined || denied === undefined) return null
        const [yes, no]: readonly [Debunking, Debunking] = [affirmed.debunking, denied.debunking]
        const valid = yes.succeeded || no.succeeded
        return { kind: 'answers', yes, no, valid, affirmed: affirmed.chance, success }
      },
    },
  ],
}
