import { endIsNear, isOpening, type PendingAction, type View } from '@athanor/compendium'
import type { MessageId } from '@athanor/messages'

/** The kinds of decisions that somebody meets in a first game, with what there is to know about each. */
const guides = {
  opening: 'web.compendium.guide.opening',
  turn: 'web.compendium.guide.turn',
  create: 'web.compendium.guide.create',
  copy: 'web.compendium.guide.copy',
  takeReserve: 'web.compendium.guide.takeReserve',
  takeBag: 'web.compendium.guide.takeBag',
  lastRound: 'web.compendium.guide.lastRound',
} as const satisfies Record<string, MessageId>

export type GuideKind = keyof typeof guides

/** What the viewer has to decide now; null while it is somebody else's turn. */
export function guideKind(view: View, pending: PendingAction): GuideKind | null {
  if (view.hand === null || view.turn !== view.viewer || view.end !== null) return null
  if (pending.kind !== 'none') return pending.kind === 'brew' ? pending.action : pending.kind
  if (endIsNear(view.reserve)) return 'lastRound'
  return isOpening(view.turnsTaken, view.players.length) ? 'opening' : 'turn'
}

export function guideText(kind: GuideKind): (typeof guides)[GuideKind] {
  return guides[kind]
}
