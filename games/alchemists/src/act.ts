import type { ActionGroup } from '@athanor/kernel'
import type { Action, ActionKind, AskOf } from './contributions.ts'
import { changePlayer, type Draft, emit, moveCubes } from './draft.ts'
import { declining, notAsked, type QuestionOf } from './question.ts'
import type { Rules } from './rules.ts'
import type { Deed } from './space.ts'

type ActAsk = AskOf<'act'>

/** What can be done on a space, besides declining. */
function deedOf(rules: Rules, { space }: ActAsk, action: ActionKind): Deed | undefined {
  return rules.space(space).deeds.find((deed) => deed.action === action)
}

/** An action that was declared, or one that the Boots repeat. It is named after its space. */
export const actQuestion: QuestionOf<'act'> = {
  kind: 'act',
  nameOf: ({ space, boots }) => (boots ? 'boots' : space),
  legal(at, ask) {
    const groups: ActionGroup<Action>[] = []
    for (const deed of at.rules.space(ask.space).deeds) groups.push(...deed.legal(at))
    groups.push(declining)
    return groups
  },
  check(at, ask, action) {
    if (action.kind === 'decline') return null
    const deed = deedOf(at.rules, ask, action.kind)
    return deed === undefined ? notAsked(ask.kind) : deed.check(at, action)
  },
  answer(draft, ask, action) {
    const { seat, space, cubes, boots } = ask
    if (action.kind === 'decline') {
      declineAction(draft, ask, false)
      return
    }
    // the cubes of the action return to their owner's board; a repeat has none (AR-80).
    moveCubes(draft, seat, 'placed', 'board', cubes)
    if (boots) {
      changePlayer(draft, seat, { bootsUsed: true })
      emit(draft, { kind: 'bootsUsed', seat, space })
    }
    deedOf(draft.rules, ask, action.kind)?.act(draft, seat, action)
  },
}

/** A-142, AR-77: the cubes of this one action go to the unused ones. A repeat has none (AR-80). */
export function declineAction(draft: Draft, { seat, space, cubes }: ActAsk, forced: boolean): void {
  moveCubes(draft, seat, 'placed', 'unused', cubes)
  emit(draft, { kind: 'declined', seat, ask: space, forced })
}
