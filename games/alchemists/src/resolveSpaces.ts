import type { Seat } from '@athanor/kernel'
import { declineAction } from './act.ts'
import { follow } from './agenda.ts'
import { hasPower } from './artifacts/powers.ts'
import { turnsOn } from './declareActions.ts'
import { type Draft, emit, standingOf } from './draft.ts'
import type { TaskRulesOf } from './rules.ts'
import { isPossible, type SpaceRules } from './space.ts'
import { declaredOn } from './state.ts'

/** one space after the other; on those where nobody has a cube, nothing happens but what always does. */
export function openSpace(draft: Draft, first: SpaceRules): void {
  const { table, rules } = draft
  for (let place = rules.spaces.indexOf(first); ; place++) {
    const space = rules.spaces[place]
    if (space === undefined) return
    table.space = space.id
    table.queue = turnsOn(table, space)
    if (table.queue.length > 0) {
      emit(draft, { kind: 'spaceBegan', space: space.id })
      space.begin?.(draft)
    } else if (bootsOwner(draft, space) === undefined) {
      space.finish?.(draft)
      continue
    }
    follow(draft, { kind: 'space', space: space.id, repeated: false })
    return
  }
}

/** A-140..A-143: one action after the other, then a repeat with the Boots, then the next space. */
export const spaceTask: TaskRulesOf<'space'> = {
  kind: 'space',
  run(draft, { space: id, repeated }) {
    const { table, rules } = draft
    const space = rules.space(id)
    for (let turn = table.queue[0]; turn !== undefined; turn = table.queue[0]) {
      table.queue = table.queue.slice(1)
      const ask = { kind: 'act', seat: turn.seat, space: id, cubes: turn.cubes, boots: false } as const
      if (isPossible(standingOf(draft, turn.seat), id)) {
        follow(draft, ask)
        follow(draft, { kind: 'space', space: id, repeated })
        return
      }
      declineAction(draft, ask, true)
    }
    const runner = repeated ? undefined : bootsOwner(draft, space)
    if (runner !== undefined) {
      follow(draft, { kind: 'act', seat: runner, space: id, cubes: 0, boots: true })
      follow(draft, { kind: 'space', space: id, repeated: true })
      return
    }
    space.finish?.(draft)
    const following = rules.spaces[rules.spaces.indexOf(space) + 1]
    if (following !== undefined) openSpace(draft, following)
  },
}

/** A-446, AR-33, AR-80: who may do the action of this space once more. */
function bootsOwner(draft: Draft, { id, once }: SpaceRules): Seat | undefined {
  if (once === true) return undefined
  const seat = draft.table.players.findIndex(
    (player) =>
      !player.bootsUsed && declaredOn(player, id) > 0 && hasPower(draft.rules, player.artifacts, 'repeatsAction'),
  )
  return seat >= 0 && isPossible(standingOf(draft, seat), id) ? seat : undefined
}
