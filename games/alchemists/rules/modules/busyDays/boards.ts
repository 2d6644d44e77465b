import { at, type Stream, shuffled } from '@athanor/kernel'
import type { OrderSpace } from '../../base/components/orderSpaces.ts'
import { finalRound } from '../../base/components/spaces.ts'
import type { Options } from '../../base/options.ts'
import { emit } from '../../engine/mutableState.ts'
import type { RoundStep } from '../../engine/rules.ts'
import type { Sampler } from '../../engine/sampler.ts'
import { changeHiddenSlots, changeTableSlots, type SlotRules, slotIn } from '../../engine/slots.ts'
import type { Table } from '../../engine/state.ts'
import { isOn } from '../expansion/flags.ts'
import { printedAt } from '../printedValues/values.ts'
import {
  type BoardId,
  boardGroups,
  boardsOfEachGroup,
  boardsOfHost,
  type OrderBoard,
  orderBoards,
} from './components.ts'
import { boardsOn } from './state.ts'

/** G-050: the boards that can come at a table. */
export function boardsFor(options: Options): readonly OrderBoard[] {
  const withGolem = isOn(options, 'golemProject')
  const { orderBoards: printed } = printedAt(options)
  const boards = printed === undefined ? orderBoards : boardsOfHost(printed)
  return boards.filter(({ golem }) => withGolem || !golem)
}

/** G-055: the order spaces of the coming round, where they can be seen. */
export function nextOrderSpaces({ options, slots }: Pick<Table, 'options' | 'slots'>): readonly OrderSpace[] | null {
  const { next = null } = slots.busyDays ?? {}
  return boardsFor(options).find(({ id }) => id === next)?.spaces ?? null
}

/** G-056: the boards of a round's group that are still to be dealt, those of the first rounds first. */
function stackOf(boards: readonly OrderBoard[], stream: Stream): readonly BoardId[] {
  return boardGroups.flatMap((group) =>
    shuffled(
      stream,
      boards.filter((board) => board.group === group).map(({ id }) => id),
    ).slice(0, boardsOfEachGroup),
  )
}

/** G-052..G-055: two boards of each group, the first in force and the second in sight. */
export function boardSlots(boards: readonly OrderBoard[]): SlotRules {
  return {
    begin({ chance }) {
      const [board, next, ...later] = stackOf(boards, chance.stream('orderBoards')) as [BoardId, BoardId, ...BoardId[]]
      return {
        table: { busyDays: { board, next, gone: [] } },
        hidden: { busyDays: { stack: later.toReversed() } },
      }
    },
  }
}

/** GR-26: open before anybody chooses anything. */
export const firstBoards: RoundStep = {
  id: 'firstBoards',
  run(state) {
    const { board, next } = boardsOn(state.table)
    emit(state, { kind: 'orderBoardCame', board, next })
  },
}

/** G-070, G-071, GR-75: the board in sight comes into force; markers stay until the next round is set up. */
export const nextBoard: RoundStep = {
  id: 'nextBoard',
  run(state) {
    const { board: old, next: board, gone } = boardsOn(state.table)
    if (board === null) return
    const { stack } = slotIn(state.hidden.slots, 'busyDays')
    const next = stack.at(-1) ?? null
    changeHiddenSlots(state, { busyDays: { stack: stack.slice(0, -1) } })
    changeTableSlots(state, { busyDays: { board, next, gone: [...gone, old] } })
    emit(state, { kind: 'orderBoardCame', board, next })
  },
}

/** Of each group, any boards that nobody has seen. */
export function boardSampler(boards: readonly OrderBoard[]): Sampler {
  return {
    prepare(_, { table }) {
      const { board, next, gone } = boardsOn(table)
      const seen: readonly BoardId[] = next === null ? [...gone, board] : [...gone, board, next]
      const unseen = boards.filter(({ id }) => !seen.includes(id))
      const groups = Array.from({ length: finalRound }, (_, round) =>
        at(boardGroups, Math.floor(round / boardsOfEachGroup), 'group of boards'),
      )
      return (_, stream) => {
        const left = boardGroups.map((group) =>
          shuffled(
            stream,
            unseen.filter((each) => each.group === group).map(({ id }) => id),
          ),
        )
        const later = groups.slice(seen.length).map((group) => at(left, group - 1, 'group of boards').pop() as BoardId)
        return { hidden: { busyDays: { stack: later.toReversed() } } }
      }
    },
  }
}
