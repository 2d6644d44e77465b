import { at, type Seat } from '@athanor/kernel'
import { follow } from '../engine/agenda.ts'
import { emit } from '../engine/mutableState.ts'
import type { RoundStep, Rules } from '../engine/rules.ts'
import type { SpaceRules } from '../engine/space.ts'
import type { Player, Table } from '../engine/state.ts'
import { clearRow, dealRow } from './cards.ts'
import { openSpace } from './resolveSpaces.ts'

/** AR-54: clockwise from the starting player, then the paralysed as they arrived. */
const chooseOrder: RoundStep = {
  id: 'chooseOrder',
  run(state) {
    const { table } = state
    table.phase = 'order'
    emit(state, { kind: 'roundBegan', round: table.round, startingPlayer: table.startingPlayer })
    for (const seat of clockwise(table)) {
      if (!table.paralysed.includes(seat)) follow(state, { kind: 'chooseOrder', seat })
    }
    for (const seat of table.paralysed) follow(state, { kind: 'paralysed', seat })
  },
}

/** Everybody, from the starting player on. */
export function clockwise({ players, startingPlayer }: Table): readonly Seat[] {
  return players.map((_, step) => (startingPlayer + step) % players.length)
}

/** from the top space down, paralysed last; declared from the lowest up. */
const declare: RoundStep = {
  id: 'declare',
  run(state) {
    const { table } = state
    const chosen = table.markers.filter((seat) => seat !== null)
    table.order = [...chosen, ...table.paralysed]
    table.phase = 'declare'
    emit(state, { kind: 'orderSet', order: table.order })
    for (const seat of table.order.toReversed()) follow(state, { kind: 'declare', seat })
  },
}

/** */
const resolveSpaces: RoundStep = {
  id: 'resolveSpaces',
  run(state) {
    state.table.phase = 'resolve'
    openSpace(state, state.rules.spaces[0] as SpaceRules)
  },
}

/** The course of a round up to its last action. */
export const actionSteps: readonly RoundStep[] = [chooseOrder, declare, resolveSpaces]

/** a new row. */
const newRow: RoundStep = {
  id: 'newRow',
  run(state) {
    clearRow(state)
    dealRow(state)
  },
}

/** everything else is made ready for the next round. */
const rest: RoundStep = {
  id: 'rest',
  run({ table, rules }) {
    table.round++
    table.markers = rules.orderSpaces(table).map(() => null)
    table.paralysed = table.newlyParalysed
    table.newlyParalysed = []
    table.order = []
    table.startingPlayer = nextStartingPlayer(table)
    table.studentCharges = false
    table.players = table.players.map((player) => rested(player, rules, table.round))
  },
}

export const nextRoundSteps: readonly RoundStep[] = [newRow, rest]

/** AR-55: to the left, past the paralysed; it stays when all of them are. */
function nextStartingPlayer({ players, startingPlayer, paralysed }: Table): Seat {
  for (let step = 1; step <= players.length; step++) {
    const seat = (startingPlayer + step) % players.length
    if (!paralysed.includes(seat)) return seat
  }
  return startingPlayer
}

/** A-333..A-336, AR-94: cubes come back, but for those that the hospital sends to the unused ones. */
function rested(player: Player, { cubes }: Rules, round: number): Player {
  const { hospital } = player.cubes
  return {
    ...player,
    cubes: { board: at(cubes, round - 1) - hospital, placed: 0, unused: hospital, hospital: 0 },
    plan: null,
    associates: [],
    early: 0,
    drunk: [],
    bootsUsed: false,
    periscopeUsed: false,
  }
}
