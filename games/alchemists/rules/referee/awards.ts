import { compare, happened, passesAwards, seatsOf } from './facts.ts'
import type { Judge } from './judge.ts'
import { sealCount } from './seals.ts'
import { moved } from './zones.ts'

/** A-329..A-332, AR-52: at the end of every round, 1 reputation for all who have the most seals, if any has one. */
export const judgeAwards: Judge = (before, _seat, _action, events, after) => {
  const awards = happened(events, 'topAlchemists')
  if (!passesAwards(before, after)) return compare('awards out of turn', [], awards)
  const counts = seatsOf(after).map((seat) => sealCount(after, seat))
  const seals = Math.max(...counts)
  const seats = seatsOf(after).filter((seat) => counts[seat] === seals)
  const due = seals === 0 ? [] : [{ kind: 'topAlchemists', seats, seals }]
  const gains = happened(events, 'reputationChanged').filter(({ why }) => why === 'topAlchemist')
  const ending = { ...after, table: { ...after.table, round: before.table.round } }
  return [
    ...compare('the top alchemists', due, awards),
    ...compare(
      'who gains by the award',
      seals === 0 ? [] : seats,
      gains.map(({ seat }) => seat),
    ),
    ...gains.flatMap(({ seat, from, to }) => compare(`the award of ${seat}`, moved(ending, seat, from, 1), to)),
  ]
}
