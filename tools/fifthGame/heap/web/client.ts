import { type HeapShape, heap } from '@athanor/heap'
import { heapTelling } from '@athanor/heap/narration'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { card } from './card.ts'
import { Play } from './Play.tsx'

const nothing = () => null

export const client: GameClient<HeapShape, never> = {
  card,
  game: heap,
  pinned: {},
  crumb: ({ left }, { say }) => say('heap.screen.left', { left }),
  optionGuide: { hint: () => '', matters: () => true, fits: () => true },
  Status: nothing,
  Play,
  End: ({ actions }) => actions,
  Rules: nothing,
  Sources: nothing,
  Gallery: nothing,
  panes: [{ name: 'heap', label: ({ say }) => say('heap.shelf.title'), icon: [] }],
  frame: {},
  keys: [],
  telling: heapTelling,
  picture: nothing,
  places: () => [],
  travels: () => ({ travels: [], time: 0, total: 0 }),
  sounds: {},
  retelling: async () => ({
    points: ({ taken }) => taken,
    praises: [],
    told: () => ({ name: '', why: '' }),
    won: () => '',
  }),
  logWindow: (steps) => steps,
}
