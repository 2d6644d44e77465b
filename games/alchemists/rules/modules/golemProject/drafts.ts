import {
  type Colour,
  chanceOfTrigger,
  type GolemPart,
  type Ingredient,
  ingredients,
  type Size,
  type Trigger,
} from '@athanor/alchemy'
import { reason } from '../../base/reasons.ts'
import type { Preview } from '../../engine/contributions.ts'
import { firstOf, inHand, secondOf } from '../../engine/drafting/mixParts.ts'
import type { ActionParts, ActionPartsOf, Informed } from '../../engine/drafting/part.ts'

/** A report token by its name: two that look alike are the same. */
export type TokenName = `${Size} ${Colour}`

declare module '../../engine/contributions.ts' {
  interface PartValues {
    /** The card that the golem is fed. */
    readonly fed: Ingredient
    readonly courtiers: number
    /** The two ingredients of an attempt to animate it. */
    readonly firstAnimator: Ingredient
    readonly secondAnimator: Ingredient
    /** What a report is about, and its tokens. */
    readonly reportOn: GolemPart
    readonly token: TokenName
    readonly firstToken: TokenName
    readonly secondToken: TokenName
    readonly takenBack: TokenName
  }
  interface Previews {
    /** How likely something is by the own notes. */
    readonly golemProject: { readonly kind: 'likely'; readonly chance: number }
  }
}

function nameOf({ colour, size }: Trigger): TokenName {
  return `${size} ${colour}`
}

/** How likely a part of the golem reacts to what a token says. */
function likelihood({ insight }: Informed, name: TokenName, part: GolemPart | undefined): Preview | null {
  if (part === undefined) return null
  const [size, colour] = name.split(' ') as [Size, Colour]
  return { kind: 'likely', chance: chanceOfTrigger(insight().chances, part, { colour, size }) }
}

/** G-175, GR-85. */
const testParts: ActionPartsOf<'testGolem'> = {
  action: 'testGolem',
  parts: [
    { part: 'fed', valuesOf: ({ ingredient }) => [ingredient], preview: inHand },
    { part: 'courtiers', valuesOf: ({ courtiers }) => [courtiers] },
  ],
}

/** G-259: any two ingredients, whatever is in the hand. Before two tests the rules say why not. */
const animateParts: ActionPartsOf<'animateGolem'> = {
  action: 'animateGolem',
  parts: [
    { part: 'firstAnimator', valuesOf: ({ pair }) => firstOf(pair), offered: () => ingredients },
    {
      part: 'secondAnimator',
      valuesOf: ({ pair }, { firstAnimator }) => secondOf(pair, firstAnimator),
      offered: () => ingredients,
      refusal: () => reason('alchemists.reject.sameIngredient'),
      preview({ insight }, other, _, { firstAnimator }) {
        const found = insight().animations.find(
          ({ ingredients: pair }) =>
            firstAnimator !== undefined &&
            other !== firstAnimator &&
            pair.includes(firstAnimator) &&
            pair.includes(other),
        )
        return found === undefined ? null : { kind: 'likely', chance: found.chance }
      },
    },
    { part: 'courtiers', valuesOf: ({ courtiers }) => [courtiers] },
  ],
  attempt: () => ({ kind: 'animateGolem', pair: [ingredients[0], ingredients[1]], courtiers: 0 }),
}

/** G-216: two tokens, each pair reached from both sides. */
const eitherParts: ActionPartsOf<'reportEither'> = {
  action: 'reportEither',
  parts: [
    { part: 'reportOn', valuesOf: ({ part }) => [part] },
    {
      part: 'firstToken',
      valuesOf: ({ tokens }) => tokens.map(nameOf),
      preview: (context, name, _, { reportOn }) => likelihood(context, name, reportOn),
    },
    {
      part: 'secondToken',
      valuesOf: ({ tokens }, { firstToken }) => tokens.map(nameOf).filter((name) => name !== firstToken),
      preview: (context, name, _, { reportOn }) => likelihood(context, name, reportOn),
    },
  ],
}

/** G-217. */
const certainParts: ActionPartsOf<'reportCertain'> = {
  action: 'reportCertain',
  parts: [
    { part: 'reportOn', valuesOf: ({ part }) => [part] },
    {
      part: 'token',
      valuesOf: ({ token }) => [nameOf(token)],
      preview: (context, name, _, { reportOn }) => likelihood(context, name, reportOn),
    },
  ],
}

/** G-218. */
const narrowParts: ActionPartsOf<'narrowReport'> = {
  action: 'narrowReport',
  parts: [
    { part: 'reportOn', valuesOf: ({ part }) => [part] },
    {
      part: 'takenBack',
      valuesOf: ({ token }) => [nameOf(token)],
      preview: (context, name, _, { reportOn }) => likelihood(context, name, reportOn),
    },
  ],
}

/** How the actions of the project are put together. */
export const golemDrafts: readonly ActionParts[] = [testParts, animateParts, eitherParts, certainParts, narrowParts]
