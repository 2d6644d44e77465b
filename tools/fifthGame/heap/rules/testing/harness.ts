import type { Harness } from '@athanor/kernel/testing'
import type { HeapShape } from '../heap.ts'

export const harness: Harness<HeapShape> = {
  setups: [2, 3].map((seats) => ({ seats, options: {} })),
  games: 20,
  seed: 'heap',
  randomAction: (_, chance) => ({ kind: 'take', count: 1 + chance.below(3) }),
  invariant: ({ left, taken }) => (left + taken.reduce((a, b) => a + b) > 24 ? 'pebbles came from nowhere' : null),
  hidden: false,
}
