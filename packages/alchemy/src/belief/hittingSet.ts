/**
 * The smallest set of numbers that has something in common with each of the given sets, and of several such sets the
 * one that comes first in lexicographic order. Undefined when a given set is empty. `least` is a size below which
 * there is known to be none.
 */
export function smallestHittingSet(sets: readonly (readonly number[])[], least: number): readonly number[] | undefined {
  if (sets.some((set) => set.length === 0)) return undefined
  let size = least
  while (!canHit(sets, size)) size++
  return firstOfSize(sets, size)
}

function firstOfSize(sets: readonly (readonly number[])[], size: number): readonly number[] {
  const chosen: number[] = []
  let open = sets
  for (let left = size; open.length > 0; left--) {
    const numbers = [...new Set(open.flat())].sort((one, other) => one - other)
    for (const number of numbers) {
      // What comes before the number was tried and is out, so the rest must do without it.
      const rest = without(open, number).map((set) => set.filter((other) => other > number))
      if (!canHit(rest, left - 1)) continue
      chosen.push(number)
      open = rest
      break
    }
  }
  return chosen
}

/** Whether so many numbers are enough to hit every set. */
function canHit(sets: readonly (readonly number[])[], size: number): boolean {
  let smallest: readonly number[] | undefined
  for (const set of sets) if (smallest === undefined || set.length < smallest.length) smallest = set
  if (smallest === undefined) return true
  if (disjointSets(sets) > size) return false
  return smallest.some((number) => canHit(without(sets, number), size - 1))
}

function without(sets: readonly (readonly number[])[], number: number): readonly (readonly number[])[] {
  return sets.filter((set) => !set.includes(number))
}

/** Sets that share nothing need a number each: a bound from below. */
function disjointSets(sets: readonly (readonly number[])[]): number {
  const used = new Set<number>()
  let count = 0
  for (const set of sets) {
    if (set.some((number) => used.has(number))) continue
    for (const number of set) used.add(number)
    count++
  }
  return count
}
