import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import { compare, endsRound, happened, isOf, playerOf, seatsOf } from './facts.ts'
import type { Judge } from './judge.ts'
import { isMaster } from './levels.ts'
import { sealCount } from './seals.ts'
import { moved } from './zones.ts'

/** reputation for 0, 1, 2 and more seals: the first and the second tile, apprentice side and master side. */
const tiles = {
  1: { apprentice: [-1, 1, 1, 1], master: [-2, -1, 1, 1] },
  2: { apprentice: [-2, -1, 1, 1], master: [-3, -2, -1, 1] },
} as const

/** the rounds at whose ends they are held. */
const rounds: Readonly<Record<number, readonly number[]>> = { 3: [1], 5: [2] }

/** ..A-346: conferences come when they are due and judge everybody by the own side of the tile. */
export const judgeConferences: Judge = (before, _seat, _action, events, after) => {
  const held = happened(events, 'conferenceHeld')
  const due = endsRound(before, after) ? (rounds[before.table.round] ?? []) : []
  return [
    ...compare(
      'the conference',
      due,
      held.map(({ conference }) => conference),
    ),
    ...held.flatMap(({ conference }) =>
      seatsOf(before).flatMap((seat) => {
        const side = isMaster(before, seat, 'conferences') ? 'master' : 'apprentice'
        const net = tiles[conference][side][Math.min(3, sealCount(after, seat))] ?? 0
        const [from, to] = aroundConference(before, events, seat)
        return compare(`reputation of ${seat} after the conference`, moved(robed(before, after), seat, from, net), to)
      }),
    ),
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
