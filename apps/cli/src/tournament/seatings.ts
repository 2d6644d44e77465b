/** Who sits where: one contestant for each seat. */
export type Seating = readonly string[]

/**
 * Every seating that a deal is played with, so that no contestant owes anything to its seat. As many contestants as
 * seats, or more: every choice of contestants, each in all rotations. Fewer: they take turns round the table, beginning
 * with each of them once.
 * @example mirroredSeatings(['a', 'b', 'c'], 2) // ab ba ac ca bc cb
 */
export function mirroredSeatings(contestants: readonly string[], seats: number): readonly Seating[] {
  const companies =
    contestants.length >= seats
      ? choices(contestants, seats)
      : contestants.map((_, first) => Array.from({ length: seats }, (_, seat) => cyclic(contestants, first + seat)))
  const seatings = new Map<string, Seating>()
  for (const company of companies) {
    for (let turn = 0; turn < seats; turn++) {
      const seating = company.map((_, seat) => cyclic(company, seat + turn))
      seatings.set(seating.join('\n'), seating)
    }
  }
  return [...seatings.values()]
}

/** A list that is too short begins again from its start: `greedy,strong` at four seats is greedy, strong twice. */
export function seatedInTurn(contestants: readonly string[], seats: number): Seating {
  return Array.from({ length: seats }, (_, seat) => cyclic(contestants, seat))
}

function cyclic(items: readonly string[], index: number): string {
  return items[index % items.length] as string
}

function choices(items: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) => choices(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]))
}
