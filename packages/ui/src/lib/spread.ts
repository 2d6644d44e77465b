/**
 * Moves things on a line apart until none is nearer to another than `gap`, each as little as may be, and keeps them
 * between `from` and `to`. The answer is in the order of the places given.
 * @example spread([5, 5, 20], 2, 0, 30) // [5, 7, 20]
 */
export function spread(places: readonly number[], gap: number, from: number, to: number): readonly number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const spots: number[] = []
  for (const index of order) {
    spots.push(Math.max(places[index] ?? 0, from, (spots.at(-1) ?? Number.NEGATIVE_INFINITY) + gap))
  }
  // What was pushed over the end pushes its neighbours back.
  let limit = to
  for (let at = spots.length - 1; at >= 0; at--) {
    spots[at] = Math.min(spots[at] ?? 0, limit)
    limit = (spots[at] ?? 0) - gap
  }
  const answer = Array.from(places, () => 0)
  for (const [at, index] of order.entries()) answer[index] = spots[at] ?? 0
  return answer
}
