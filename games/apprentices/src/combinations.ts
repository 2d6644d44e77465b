/** How many ways there are to take `k` of `n` things. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let step = 1; step <= k; step++) ways = (ways * (n - k + step)) / step
  return ways
}

/** Way number `index` to take `k` of the things, in their order; ways are counted in lexicographic order. */
export function combination<Item>(items: readonly Item[], k: number, index: number): readonly Item[] {
  const taken: Item[] = []
  let rest = index
  for (let at = 0; at < items.length && taken.length < k; at++) {
    const withIt = choose(items.length - at - 1, k - taken.length - 1)
    if (rest < withIt) taken.push(items[at] as Item)
    else rest -= withIt
  }
  return taken
}
