import { at as itemAt } from '@athanor/kernel'
import { follow } from '../engine/agenda.ts'
import type { Artifact } from '../engine/contributions.ts'
import { trade } from '../engine/goods.ts'
import { emit, playerOf, seatContextOf } from '../engine/mutableState.ts'
import { countedSeals } from '../engine/publications.ts'
import type { ConferenceTile, RoundStep, TaskRulesOf } from '../engine/rules.ts'
import { draw } from './cards.ts'
import { changeBySeals, type SealTile } from './components/levels.ts'
import { levelOf } from './options.ts'
import { changeReputation, settleReputation } from './reputation.ts'

/** all spaces are resolved. */
const endOfRound: RoundStep = {
  id: 'endOfRound',
  run({ table }) {
    table.phase = 'endOfRound'
    table.space = null
  },
}

/** A-345, AR-53: each player is judged by the own side of the tile. */
export function sealTile(seals: SealTile): ConferenceTile {
  return {
    seals,
    due({ rules, table, seat }) {
      const bySeals = seals.bySeals[levelOf(table.options, seat, 'conferences')]
      return { reputation: changeBySeals(bySeals, countedSeals(rules, table, seat)) }
    },
  }
}

/** A-341..A-346: all tiles of a conference are one event; what else they give comes in play order. */
const conference: RoundStep = {
  id: 'conference',
  run(state) {
    const { table, rules } = state
    const held = rules.conferences.find((each) => each.conference === table.conference)
    if (held === undefined) return
    emit(state, { kind: 'conferenceHeld', conference: held.conference })
    const dues = table.players.map((_, seat) => held.tiles.map((tile) => tile.due(seatContextOf(state, seat))))
    const changes = dues.map((each) => each.reduce((sum, { reputation = 0 }) => sum + reputation, 0))
    settleReputation(state, changes, 'conference')
    for (const seat of table.order) {
      for (const gain of itemAt(dues, seat, 'seat'))
        trade(state, seat, { gain: { ...gain, reputation: 0 } }, 'conference')
    }
  },
}

/** the conference is over, and the next artifacts come. */
const newArtifacts: RoundStep = {
  id: 'newArtifacts',
  run(state) {
    const { table } = state
    if (table.conference === null) return
    table.conference = null
    const [following, ...later] = table.toCome
    table.onOffer = following as readonly Artifact[]
    table.toCome = later
    emit(state, { kind: 'artifactsReplaced', artifacts: table.onOffer })
  },
}

/** A-329..A-332, AR-52. */
const topAlchemists: RoundStep = {
  id: 'topAlchemists',
  run(state) {
    const { table, rules } = state
    const counts = table.players.map((_, seat) => countedSeals(rules, table, seat))
    const seals = Math.max(...counts)
    if (seals === 0) return
    const seats = [...counts.keys()].filter((seat) => counts[seat] === seals)
    emit(state, { kind: 'topAlchemists', seats, seals })
    for (const seat of seats) changeReputation(state, seat, 1, 'topAlchemist')
  },
}

/** AR-87: player by player. */
const unusedCubes: RoundStep = {
  id: 'unusedCubes',
  run(state) {
    for (const seat of state.table.order) follow(state, { kind: 'unusedCubes', seat })
  },
}

/** a favor card for every two. */
export const unusedCubesTask: TaskRulesOf<'unusedCubes'> = {
  kind: 'unusedCubes',
  run(state, { seat }) {
    const { unused } = playerOf(state, seat).cubes
    const favours = Math.floor(unused / 2)
    if (unused > 0) emit(state, { kind: 'unusedCubes', seat, cubes: unused, favours })
    draw(state, seat, { ingredients: 0, favours })
    follow(state, { kind: 'drawn', seat })
  },
}

/** */
const hospital: RoundStep = {
  id: 'hospital',
  run(state) {
    for (const [seat, { cubes }] of state.table.players.entries()) {
      if (cubes.hospital > 0) emit(state, { kind: 'hospitalCleared', seat, cubes: cubes.hospital })
    }
  },
}

/** A-337..A-340: a new adventurer, and the conference that it uncovers. */
const newAdventurer: RoundStep = {
  id: 'newAdventurer',
  run(state) {
    const { table, hidden, rules } = state
    if (table.adventurer !== null) table.gone = [...table.gone, table.adventurer]
    table.adventurer = table.nextAdventurer
    // the tiles lie below the second adventurer and above the last.
    const coming = rules.conferences.find(({ round }) => round === table.round + 1)
    if (coming !== undefined) table.conference = coming.conference
    const next = hidden.adventurers.at(-1) ?? null
    hidden.adventurers = hidden.adventurers.slice(0, -1)
    table.nextAdventurer = next
    table.adventurersLeft = hidden.adventurers.length
    if (table.adventurer !== null) emit(state, { kind: 'adventurerCame', adventurer: table.adventurer, next })
    if (table.conference !== null) emit(state, { kind: 'conferenceAnnounced', conference: table.conference })
  },
}

export const endOfRoundSteps: readonly RoundStep[] = [endOfRound, conference, newArtifacts, topAlchemists, unusedCubes]

/** A-335..A-340: what is cleared up before the next round is set up. */
export const clearingSteps: readonly RoundStep[] = [hospital, newAdventurer]
