import type { Seat } from '@athanor/kernel'
import type { State } from '../engine/state.ts'
import { compare, demand, happened, lastRound, newlyParalysed, playerOf, seatsOf } from './facts.ts'
import type { Judge } from './judge.ts'
import { hasProject, projectCubes } from './project.ts'

/** A-333..A-340, A-347..A-349: unused cubes, hospital, adventurer, and everything made ready for the next round. */
export const judgeEndOfRound: Judge = (before, _seat, _action, events, after) => {
  const complaints = [
    ...happened(events, 'unusedCubes').flatMap(({ cubes, favours }) =>
      compare('favor cards for unused cubes', Math.floor(cubes / 2), favours),
    ),
    ...happened(events, 'adventurerCame').flatMap(({ adventurer }) =>
      compare('the adventurer', before.table.nextAdventurer, adventurer),
    ),
    // the first tile shows for round 3, the second for round 5.
    ...happened(events, 'conferenceAnnounced').flatMap(({ conference }) =>
      compare('the conference to come', conferenceIn(before.table.round + 1), conference),
    ),
  ]
  const began = happened(events, 'roundBegan').find(({ round }) => round > 1)
  if (began === undefined) return complaints
  const { table } = after
  const poisoned = happened(events, 'poisoned').map(({ seat }) => seat)
  const paralysed = newlyParalysed(before, events)
  return [
    ...complaints,
    ...compare('the number of the round', before.table.round + 1, began.round),
    ...demand(began.round <= lastRound, 'a round too many'),
    ...compare('the starting player', nextStartingPlayer(before, paralysed), began.startingPlayer),
    ...compare('who is paralysed', paralysed, table.paralysed),
    // Somebody may have been asked since the adventurer came.
    ...compare('adventurers that have gone', began.round - 2, table.gone.length),
    ...demand(table.adventurer !== null && !table.gone.includes(table.adventurer), 'no new adventurer'),
    ...compare('the conference of the round', conferenceIn(began.round), table.conference),
    ...demand(table.row.length === 5 || table.deck + table.discard === 0, 'a row that is not full'),
    ...demand(!table.studentCharges, 'a student who charges from the start'),
    ...seatsOf(before).flatMap((seat) => {
      // what the hospital sends back lies unused.
      const sick = playerOf(before, seat).cubes.hospital + poisoned.filter((one) => one === seat).length
      const all = hasProject(after) ? projectCubes(table.players.length, began.round) : 8 - table.players.length
      const due = { board: all - sick, placed: 0, unused: sick, hospital: 0 }
      return compare(`the cubes of ${seat}`, due, playerOf(after, seat).cubes)
    }),
  ]
}

function conferenceIn(round: number): 1 | 2 | null {
  if (round === 3) return 1
  return round === 5 ? 2 : null
}

/** AR-55: to the left, past the paralysed; with all of them paralysed it stays. */
function nextStartingPlayer({ table }: State, paralysed: readonly Seat[]): Seat {
  const players = table.players.length
  const seats = table.players.map((_, step) => (table.startingPlayer + step + 1) % players)
  return seats.find((seat) => !paralysed.includes(seat)) ?? table.startingPlayer
}
