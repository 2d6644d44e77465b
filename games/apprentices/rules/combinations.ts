import { at } from '@athanor/kernel'

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
  for (let place = 0; place < items.length && taken.length < k; place++) {
    const withIt = choose(items.length - place - 1, k - taken.length - 1)
    if (rest < withIt) taken.push(at(items, place))
    else rest -= withIt
  }
  return taken
}
