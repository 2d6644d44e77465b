import { reason } from '../../base/reasons.ts'
import { reputationShort } from '../../base/reputation.ts'
import type { GoodRules } from '../../engine/goods.ts'
import { emit, moveCubes } from '../../engine/mutableState.ts'
import { playerAt } from '../../engine/state.ts'

/** GR-36, G-063: reputation is a cost that must be paid in full, with what the zone makes of it. */
export const reputationCost: GoodRules = {
  id: 'reputationCost',
  check({ table, seat }, { reputation: cost = 0 }) {
    if (cost === 0) return null
    const { reputation } = playerAt(table, seat)
    const short = reputationShort(reputation, cost)
    return short === 0
      ? null
      : reason('alchemists.reject.noReputation', { held: reputation, needed: reputation + short })
  },
}

/** G-064, GR-37, GR-74: cubes that are free this round; they lie with the unused ones. */
export const actionCost: GoodRules = {
  id: 'actions',
  check({ table, seat }, { actions: needed = 0 }) {
    const { board: held } = playerAt(table, seat).cubes
    return held < needed ? reason('alchemists.reject.tooFewCubes', { needed, held }) : null
  },
  pay(state, seat, { actions: cubes = 0 }) {
    if (cubes === 0) return
    moveCubes(state, seat, 'board', 'unused', cubes)
    emit(state, { kind: 'cubesPaid', seat, cubes })
  },
}
