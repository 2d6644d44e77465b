import { at } from '@athanor/kernel'
import type { State } from '../state.ts'
import { compare, fameOf, happened, type Judge, numberOf, sizeOf } from './facts.ts'

/** R-078..R-081, by number of players. */
const awards: Readonly<Record<number, readonly number[]>> = {
  2: [6, 0],
  3: [10, 5, 0],
  4: [12, 8, 4, 0],
  5: [12, 9, 6, 3, 0],
}

/** R-070..R-083 with RR-26..RR-29, RR-41..RR-47. */
export const judgeFinalCount: Judge = ({ events, after }) => {
  if (after.finalCount === null) return []
  const { hands, counts } = after.finalCount
  const { schools } = after.options
  const half = hands.map((hand) => Math.floor(sizeOf(hand) / 2))
  const places = schools ? placesOf(after) : []
  const due = schools ? awardsDue(places, after) : hands.map(() => 0)
  const scores = after.players.map(({ score }) => [score.halfPoints, score.award])
  return [
    ...compare(
      'half points and awards',
      half.map((points, seat) => [points, due[seat]]),
      scores,
    ),
    ...compare('what is counted', schools, counts !== null),
    ...compare(
      'awards paid',
      places.map((place, seat) => [seat, place, due[seat]]),
      happened(events, 'awardPaid').map(({ seat, place, points }) => [seat, place, points]),
    ),
    ...compare(
      'hands afterwards',
      hands.map((hand) => (schools ? 0 : sizeOf(hand))),
      after.players.map(({ hand }) => sizeOf(hand)),
    ),
    ...compare(
      'the winners',
      [winnersOf(after, due)],
      happened(events, 'gameEnded').map(({ winners }) => winners),
    ),
  ]
}

/** RR-27: among the dealt schools, the smallest pile first; equal ones share the better place. */
function placesOf({ reserve, schools }: State): readonly number[] {
  const piles = schools.map((school) => reserve[numberOf(school) as 0])
  const ascending = piles.toSorted((one, other) => one - other)
  return piles.map((pile) => 1 + ascending.indexOf(pile))
}

/** R-076, RR-27, RR-47. */
function awardsDue(places: readonly number[], { options, players }: State): readonly number[] {
  const row = awards[players.length] ?? []
  return places.map((place) => {
    if (options.schoolTie === 'best') return at(row, place - 1, 'award')
    const sharers = places.filter((other) => other === place).length
    let sum = 0
    for (let covered = 0; covered < sharers; covered++) sum += at(row, place - 1 + covered, 'award')
    return (sum - (sum % sharers)) / sharers
  })
}

/** RR-28, RR-44. */
function winnersOf({ players }: State, due: readonly number[]): readonly number[] {
  const best = Math.max(...players.map(fameOf))
  const first = [...players.keys()].filter((seat) => players.map(fameOf)[seat] === best)
  const largest = Math.max(...first.map((seat) => at(due, seat)))
  return first.filter((seat) => due[seat] === largest)
}
