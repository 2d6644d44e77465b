import { follow } from './agenda.ts'
import { draw } from './cards.ts'
import { changeBySeals, type SealTile } from './components/levels.ts'
import type { Artifact } from './contributions.ts'
import { emit, playerOf, standingOf } from './draft.ts'
import { trade } from './goods.ts'
import { levelOf } from './options.ts'
import { countedSeals } from './publications.ts'
import { changeReputation, settleReputation } from './reputation.ts'
import type { ConferenceTile, Step, TaskRulesOf } from './rules.ts'

/** all spaces are resolved. */
const endOfRound: Step = {
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
const conference: Step = {
  id: 'conference',
  run(draft) {
    const { table, rules } = draft
    const held = rules.conferences.find((each) => each.conference === table.conference)
    if (held === undefined) return
    emit(draft, { kind: 'conferenceHeld', conference: held.conference })
    const dues = table.players.map((_, seat) => held.tiles.map((tile) => tile.due(standingOf(draft, seat))))
    const changes = dues.map((each) => each.reduce((sum, { reputation = 0 }) => sum + reputation, 0))
    settleReputation(draft, changes, 'conference')
    for (const seat of table.order) {
      for (const gain of dues[seat] ?? []) trade(draft, seat, { gain: { ...gain, reputation: 0 } }, 'conference')
    }
  },
}

/** the conference is over, and the next artifacts come. */
const newArtifacts: Step = {
  id: 'newArtifacts',
  run(draft) {
    const { table } = draft
    if (table.conference === null) return
    table.conference = null
    const [following, ...later] = table.toCome
    table.onOffer = following as readonly Artifact[]
    table.toCome = later
    emit(draft, { kind: 'artifactsReplaced', artifacts: table.onOffer })
  },
}

/** A-329..A-332, AR-52. */
const topAlchemists: Step = {
  id: 'topAlchemists',
  run(draft) {
    const { table, rules } = draft
    const counts = table.players.map((_, seat) => countedSeals(rules, table, seat))
    const seals = Math.max(...counts)
    if (seals === 0) return
    const seats = [...counts.keys()].filter((seat) => counts[seat] === seals)
    emit(draft, { kind: 'topAlchemists', seats, seals })
    for (const seat of seats) changeReputation(draft, seat, 1, 'topAlchemist')
  },
}

/** AR-87: player by player. */
const unusedCubes: Step = {
  id: 'unusedCubes',
  run(draft) {
    for (const seat of draft.table.order) follow(draft, { kind: 'unusedCubes', seat })
  },
}

/** a favor card for every two. */
export const unusedCubesTask: TaskRulesOf<'unusedCubes'> = {
  kind: 'unusedCubes',
  run(draft, { seat }) {
    const { unused } = playerOf(draft, seat).cubes
    const favours = Math.floor(unused / 2)
    if (unused > 0) emit(draft, { kind: 'unusedCubes', seat, cubes: unused, favours })
    draw(draft, seat, { ingredients: 0, favours })
    follow(draft, { kind: 'drawn', seat })
  },
}

/** */
const hospital: Step = {
  id: 'hospital',
  run(draft) {
    for (const [seat, { cubes }] of draft.table.players.entries()) {
      if (cubes.hospital > 0) emit(draft, { kind: 'hospitalCleared', seat, cubes: cubes.hospital })
    }
  },
}

/** A-337..A-340: a new adventurer, and the conference that it uncovers. */
const newAdventurer: Step = {
  id: 'newAdventurer',
  run(draft) {
    const { table, hidden, rules } = draft
    if (table.adventurer !== null) table.gone = [...table.gone, table.adventurer]
    table.adventurer = table.nextAdventurer
    // the tiles lie below the second adventurer and above the last.
    const coming = rules.conferences.find(({ round }) => round === table.round + 1)
    if (coming !== undefined) table.conference = coming.conference
    const next = hidden.adventurers.at(-1) ?? null
    hidden.adventurers = hidden.adventurers.slice(0, -1)
    table.nextAdventurer = next
    table.adventurersLeft = hidden.adventurers.length
    if (table.adventurer !== null) emit(draft, { kind: 'adventurerCame', adventurer: table.adventurer, next })
    if (table.conference !== null) emit(draft, { kind: 'conferenceAnnounced', conference: table.conference })
  },
}

export const endOfRoundSteps: readonly Step[] = [endOfRound, conference, newArtifacts, topAlchemists, unusedCubes]

/** A-335..A-340: what is cleared up before the next round is set up. */
export const clearingSteps: readonly Step[] = [hospital, newAdventurer]
