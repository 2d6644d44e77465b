import type { Bot } from '@athanor/bots'
import { type Bench, randomBot } from '@athanor/bots'
import { type HeapShape, heap } from '@athanor/heap'
import type { Shape } from '@athanor/kernel'

const greedyBot: Bot<HeapShape> = {
  id: 'greedy',
  choose: ({ left }) => ({ kind: 'take', count: Math.min(3, left) }),
}

export const bench: Bench = { game: heap, ladder: [randomBot(heap), greedyBot] satisfies Bot<Shape>[], pinned: {} }
