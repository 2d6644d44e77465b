import { present } from '@athanor/kernel'
import { insertedAfter, type Module } from '../../engine/module.ts'
import { expansionSwitch, isOn } from '../expansion/flags.ts'
import { boardSampler, boardSlots, boardsFor, firstBoards, nextBoard } from './boards.ts'
import { actionCost, reputationCost } from './goods.ts'
import { boardsOn } from './state.ts'

/** Busy Days (G-049): other order spaces in every round, with new costs and new gains. */
export const busyDays: Module = {
  id: 'busyDays',
  options: { busyDays: expansionSwitch },
  isInPlay: (options) => isOn(options, 'busyDays'),
  actionKinds: [],
  actionSchema: null,
  secrets: {},
  eventKinds: ['orderBoardCame', 'cubesPaid'],
  reveals: { public: { orderBoardCame: ['board', 'next'] }, secret: {} },
  reasonIds: ['alchemists.reject.noReputation'],
  extend(parts, { options }) {
    const boards = boardsFor(options)
    const spacesOf = new Map(boards.map(({ id, spaces }) => [id, spaces]))
    return {
      ...parts,
      // G-057; the paralysis space stays (GR-35).
      orderSpaces: (table) => present(spacesOf.get(boardsOn(table).board), 'order board'),
      goods: [...parts.goods, reputationCost, actionCost],
      steps: {
        ...parts.steps,
        setUp: insertedAfter(parts.steps.setUp, 'beginGame', firstBoards),
        nextRound: insertedAfter(parts.steps.nextRound, 'newAdventurer', nextBoard),
      },
      slots: [...parts.slots, boardSlots(boards)],
      samplers: [...parts.samplers, boardSampler(boards)],
    }
  },
}
