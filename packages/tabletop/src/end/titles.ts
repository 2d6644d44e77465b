import type { Seat, Shape } from '@athanor/kernel'
import type { Deed, Praise, Title } from './retelling.ts'

/** More would be a list and no praise. */
const mostTitles = 3

/** A deed and the move that it was done with. */
export interface DatedDeed extends Deed {
  readonly version: number
}

/**
 * The titles of a game, at most three. Whoever did equally well shares one; where that is the whole table nobody stands
 * out, and where nobody did anything of the kind it is not given. Those who have none yet come first.
 */
export function titlesOf<G extends Shape>(
  praises: readonly Pick<Praise<G>, 'name' | 'by' | 'least'>[],
  deeds: readonly (readonly DatedDeed[])[],
  seatCount: number,
): readonly Title[] {
  const earned = praises.flatMap((praise, index) => earnedBy(praise, deeds[index] ?? [], seatCount) ?? [])
  const chosen: Title[] = []
  const praised = new Set<Seat>()
  const choose = (title: Title) => {
    if (chosen.length === mostTitles || chosen.includes(title)) return
    chosen.push(title)
    for (const seat of title.seats) praised.add(seat)
  }
  for (const title of earned) if (title.seats.every((seat) => !praised.has(seat))) choose(title)
  for (const title of earned) choose(title)
  return earned.filter((title) => chosen.includes(title))
}

function earnedBy(
  { name, by, least }: Pick<Praise<Shape>, 'name' | 'by' | 'least'>,
  deeds: readonly DatedDeed[],
  seatCount: number,
): Title | null {
  const worths = Array.from({ length: seatCount }, (_, seat) => {
    const own = deeds.filter((deed) => deed.seat === seat).map(({ worth }) => worth)
    return by === 'sum' ? own.reduce((sum, worth) => sum + worth, 0) : Math.max(0, ...own)
  })
  const worth = Math.max(0, ...worths)
  const seats = worths.flatMap((each, seat) => (each === worth ? [seat] : []))
  if (worth < least || worth === 0 || seats.length === seatCount) return null
  const [greatest] = deeds
    .filter(({ seat }) => seats.includes(seat))
    .toSorted((a, b) => b.worth - a.worth || a.version - b.version)
  return greatest === undefined ? null : { name, seats, worth, version: greatest.version }
}
