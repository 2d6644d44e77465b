import {
  type Action,
  actionOf,
  type Draft,
  draftRefusal,
  missingPart,
  noDraft,
  placeOf,
  stillFits,
  type View,
} from '@athanor/compendium'
import type { Reason } from '@athanor/kernel'
import type { MessageId } from '@athanor/messages'
import type { Drafting } from '../../table/useDeciding.ts'

/** What is said while a part is missing; the action and its place are asked for on the board itself. */
const needs = {
  action: null,
  cauldron: null,
  recipe: 'web.compendium.needCubes',
  value: 'web.compendium.needTile',
  tribute: 'web.compendium.needTribute',
  ingredient: 'web.compendium.needPile',
} as const satisfies Record<string, MessageId | null>

/** Why the draft cannot be carried out yet: what the game says, or what is missing. */
export function whyNotYet(view: View, draft: Draft): Reason | null {
  const refusal = draftRefusal(view, draft)
  if (refusal !== null) return refusal
  const part = missingPart(draft)
  const need = part === null ? null : needs[part]
  return need === null ? null : { id: need }
}

/** How a move comes about in a position. */
export function draftingIn(view: View): Drafting<Draft, Action> {
  return {
    none: noDraft,
    isNone: ({ kind }) => kind === 'none',
    fits: (draft) => stillFits(view, draft),
    actionOf,
    stepOf: (draft) => `${draft.kind}:${placeOf(draft) ?? ''}`,
  }
}
