import {
  type Action,
  actionOf,
  missingPart,
  nothingPending,
  type PendingAction,
  pendingRefusal,
  placeOf,
  stillFits,
  type View,
} from '@athanor/compendium'
import type { Reason } from '@athanor/kernel'
import type { MessageId } from '@athanor/messages'
import type { Drafting } from '@athanor/tabletop/useDeciding.ts'

/** What is said while a part is missing; the action and its place are asked for on the board itself. */
const needs = {
  action: null,
  cauldron: null,
  recipe: 'web.compendium.needCubes',
  value: 'web.compendium.needTile',
  tribute: 'web.compendium.needTribute',
  ingredient: 'web.compendium.needPile',
} as const satisfies Record<string, MessageId | null>

/** Why the pending action cannot be carried out yet: what the game says, or what is missing. */
export function whyNotYet(view: View, pending: PendingAction): Reason | null {
  const refusal = pendingRefusal(view, pending)
  if (refusal !== null) return refusal
  const part = missingPart(pending)
  const need = part === null ? null : needs[part]
  return need === null ? null : { id: need }
}

/** How a move comes about in a position. */
export function draftingIn(view: View): Drafting<PendingAction, Action> {
  return {
    none: nothingPending,
    isNone: ({ kind }) => kind === 'none',
    fits: (pending) => stillFits(view, pending),
    actionOf,
    stepOf: (pending) => `${pending.kind}:${placeOf(pending) ?? ''}`,
  }
}
