import {
  chanceOfAspect,
  chanceOfPotion,
  colours,
  ingredients,
  potions,
  previewDemonstration,
  signOf,
} from '@athanor/alchemy'
import { reason } from '../reasons.ts'
import type { Pair } from '../state.ts'
import { publishedTheories, theoryOn } from '../theories.ts'
import { firstOf, potionsOf, secondOf } from './mixParts.ts'
import type { ActionPartsOf } from './part.ts'

/** the theory, and which of its aspects is put to the test. */
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
      preview(asking, colour, _, { doubted }) {
        const theory = doubted === undefined ? null : theoryOn(asking.at.table, doubted)
        if (doubted === undefined || theory === null) return null
        const sign = signOf(theory.alchemical, colour) === 'plus' ? 'minus' : 'plus'
        return {
          kind: 'refutes',
          sign,
          chance: chanceOfAspect(asking.knowledge().chances, doubted, { colour, sign }),
        }
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
      preview: (asking, other, _, { firstShown }) =>
        firstShown === undefined || firstShown === other ? null : potionsOf(asking, firstShown, other),
    },
    {
      part: 'shown',
      valuesOf: ({ potion }) => [potion],
      offered: () => potions,
      preview(asking, potion, [first]) {
        if (first === undefined) return null
        const { table } = asking.at
        const pair: Pair = first.pair
        const preview = previewDemonstration({ ingredients: pair, potion }, publishedTheories(table), table.conflicts)
        const affirmed = chanceOfPotion(asking.knowledge().chances, pair[0], pair[1], potion)
        // A-326, AR-05.
        const success =
          (preview.yes.kind === 'failed' ? 0 : affirmed) + (preview.no.kind === 'failed' ? 0 : 1 - affirmed)
        return { kind: 'answers', ...preview, affirmed, success }
      },
    },
  ],
}
