/** The known word that was probably meant, or null when none is near. */
export function nearest(given: string, known: readonly string[]): string | null {
  const wanted = given.toLowerCase()
  const [best] = known
    .map((word) => ({ word, away: distance(wanted, word.toLowerCase()) }))
    .filter(({ word, away }) => away <= Math.max(1, Math.floor(word.length / 3)))
    .toSorted((a, b) => a.away - b.away)
  return best?.word ?? null
}

/** Letters to add, drop, change or swap with their neighbour. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row])
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let column = 0; column <= other.length; column++) (rows[0] ?? [])[column] = column
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      ;(rows[row] ?? [])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(one.length, other.length)
}
