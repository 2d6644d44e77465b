import type { ActionGroup } from '@athanor/kernel'
import type { Action, ActionKind, PromptOf } from './contributions.ts'
import { changePlayer, emit, type MutableState, moveCubes } from './mutableState.ts'
import { declining, notAsked, type QuestionOf } from './question.ts'
import type { Rules } from './rules.ts'
import type { SpaceAction } from './space.ts'

type ActPrompt = PromptOf<'act'>

/** What can be done on a space, besides declining. */
function spaceActionOf(rules: Rules, { space }: ActPrompt, action: ActionKind): SpaceAction | undefined {
  return rules.space(space).actions.find((spaceAction) => spaceAction.action === action)
}

/** An action that was declared, or one that the Boots repeat. It is named after its space. */
export const actQuestion: QuestionOf<'act'> = {
  kind: 'act',
  nameOf: ({ space, boots }) => (boots ? 'boots' : space),
  legal(at, ask) {
    const groups: ActionGroup<Action>[] = []
    for (const spaceAction of at.rules.space(ask.space).actions) groups.push(...spaceAction.legal(at))
    groups.push(declining)
    return groups
  },
  check(at, ask, action) {
    if (action.kind === 'decline') return null
    const spaceAction = spaceActionOf(at.rules, ask, action.kind)
    return spaceAction === undefined ? notAsked(ask.kind) : spaceAction.check(at, action)
  },
  answer(state, ask, action) {
    const { seat, space, cubes, boots } = ask
    if (action.kind === 'decline') {
      declineAction(state, ask, false)
      return
    }
    // the cubes of the action return to their owner's board; a repeat has none (AR-80).
    moveCubes(state, seat, 'placed', 'board', cubes)
    if (boots) {
      changePlayer(state, seat, { bootsUsed: true })
      emit(state, { kind: 'bootsUsed', seat, space })
    }
    spaceActionOf(state.rules, ask, action.kind)?.act(state, seat, action)
  },
}

/** A-142, AR-77: the cubes of this one action go to the unused ones. A repeat has none (AR-80). */
export function declineAction(state: MutableState, { seat, space, cubes }: ActPrompt, forced: boolean): void {
  moveCubes(state, seat, 'placed', 'unused', cubes)
  emit(state, { kind: 'declined', seat, ask: space, forced })
}
