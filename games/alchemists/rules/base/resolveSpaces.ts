import type { Seat } from '@athanor/kernel'
import { declineAction } from '../engine/act.ts'
import { follow } from '../engine/agenda.ts'
import { emit, type MutableState, seatContextOf } from '../engine/mutableState.ts'
import type { TaskRulesOf } from '../engine/rules.ts'
import { isPossible, type SpaceRules } from '../engine/space.ts'
import { declaredOn } from '../engine/state.ts'
import { hasPower } from './artifacts/powers.ts'
import { turnsOn } from './declareActions.ts'

/** one space after the other; on those where nobody has a cube, nothing happens but what always does. */
export function openSpace(state: MutableState, first: SpaceRules): void {
  const { table, rules } = state
  for (let place = rules.spaces.indexOf(first); ; place++) {
    const space = rules.spaces[place]
    if (space === undefined) return
    table.space = space.id
    table.queue = turnsOn(table, space)
    if (table.queue.length > 0) {
      emit(state, { kind: 'spaceBegan', space: space.id })
      space.begin?.(state)
    } else if (bootsOwner(state, space) === undefined) {
      space.finish?.(state)
      continue
    }
    follow(state, { kind: 'space', space: space.id, repeated: false })
    return
  }
}

/** A-140..A-143: one action after the other, then a repeat with the Boots, then the next space. */
export const spaceTask: TaskRulesOf<'space'> = {
  kind: 'space',
  run(state, { space: id, repeated }) {
    const { table, rules } = state
    const space = rules.space(id)
    for (let turn = table.queue[0]; turn !== undefined; turn = table.queue[0]) {
      table.queue = table.queue.slice(1)
      const ask = { kind: 'act', seat: turn.seat, space: id, cubes: turn.cubes, boots: false } as const
      if (isPossible(seatContextOf(state, turn.seat), id)) {
        follow(state, ask)
        follow(state, { kind: 'space', space: id, repeated })
        return
      }
      declineAction(state, ask, true)
    }
    const runner = repeated ? undefined : bootsOwner(state, space)
    if (runner !== undefined) {
      follow(state, { kind: 'act', seat: runner, space: id, cubes: 0, boots: true })
      follow(state, { kind: 'space', space: id, repeated: true })
      return
    }
    space.finish?.(state)
    const following = rules.spaces[rules.spaces.indexOf(space) + 1]
    if (following !== undefined) openSpace(state, following)
  },
}

/** A-446, AR-33, AR-80: who may do the action of this space once more. */
function bootsOwner(state: MutableState, { id, once }: SpaceRules): Seat | undefined {
  if (once === true) return undefined
  const seat = state.table.players.findIndex(
    (player) =>
      !player.bootsUsed && declaredOn(player, id) > 0 && hasPower(state.rules, player.artifacts, 'repeatsAction'),
  )
  return seat >= 0 && isPossible(seatContextOf(state, seat), id) ? seat : undefined
}
