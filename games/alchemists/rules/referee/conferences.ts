import { at, type Seat } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { State } from '../engine/state.ts'
import { compare, happened, isOf, passesConference, playerOf, seatsOf } from './facts.ts'
import type { Judge } from './judge.ts'
import { isMaster } from './levels.ts'
import { hasProject } from './project.ts'
import { forReports, judgeFavours } from './reportTiles.ts'
import { sealCount } from './seals.ts'
import { moved } from './zones.ts'

type Tile = Readonly<Record<'apprentice' | 'master', readonly number[]>>

/** reputation for 0, 1, 2 and more seals: the first and the second tile, apprentice side and master side. */
const tiles: Readonly<Record<1 | 2, Tile>> = {
  1: { apprentice: [-1, 1, 1, 1, 1], master: [-2, -1, 1, 1, 1] },
  2: { apprentice: [-2, -1, 1, 1, 1], master: [-3, -2, -1, 1, 1] },
}

/** GR-57: the second tile with a golem. */
const golemTile: Tile = { apprentice: [-2, -1, 0, 1, 1], master: [-3, -2, -1, 0, 1] }

/** G-133: what the seals of a seat bring. */
function forSeals(after: State, seat: Seat, conference: 1 | 2, side: 'apprentice' | 'master'): number {
  const tile = conference === 2 && hasProject(after) ? golemTile : tiles[conference]
  return at(tile[side], Math.min(4, sealCount(after, seat)), 'change')
}

/** the rounds at whose ends they are held. */
const rounds: Readonly<Record<number, readonly number[]>> = { 3: [1], 5: [2] }

/** ..A-346: conferences come when they are due and judge everybody by the own side of the tile. */
export const judgeConferences: Judge = (before, _seat, _action, events, after) => {
  const held = happened(events, 'conferenceHeld')
  const due = passesConference(before, after) ? (rounds[before.table.round] ?? []) : []
  return [
    ...compare(
      'the conference',
      due,
      held.map(({ conference }) => conference),
    ),
    ...held.flatMap(({ conference }) =>
      seatsOf(before).flatMap((seat) => {
        const side = isMaster(before, seat, 'conferences') ? 'master' : 'apprentice'
        // G-222..G-239: both tiles of a conference are one change.
        const net = forSeals(after, seat, conference, side) + forReports(after, seat, conference, side)
        const [from, to] = aroundConference(before, events, seat)
        return compare(`reputation of ${seat} after the conference`, moved(robed(before, after), seat, from, net), to)
      }),
    ),
    ...judgeFavours(before, events, after),
  ]
}

/** The artifacts as they are now, in the round that ends: a Robe bought just before counts (AR-83). */
function robed(before: State, after: State): State {
  return { ...after, table: { ...after.table, round: before.table.round } }
}

/** Where a seat stood before and after the conference. */
function aroundConference(before: State, events: readonly Event[], seat: number): readonly [number, number] {
  let from = playerOf(before, seat).reputation
  for (const { public: event } of events) {
    if (!isOf(event, 'reputationChanged') || event.seat !== seat) continue
    if (event.why === 'conference') return [from, event.to]
    if (event.why === 'topAlchemist') break
    from = event.to
  }
  return [from, from]
}
