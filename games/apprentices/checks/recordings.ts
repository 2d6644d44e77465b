import type { Recording } from '@athanor/parts'

const onAll = (side: string) => Object.fromEntries([1, 2, 3, 4, 5, 6].map((table) => [`table${table}`, side]))

/** Seeds were picked so that the stored games together hold every kind of action and event but the rarest. */
export const recordings: readonly Recording[] = [
  { name: 'two-greedy', options: {}, players: ['greedy', 'greedy'], seed: '1' },
  { name: 'two-greedy-initiates', options: onAll('initiate'), players: ['greedy', 'greedy'], seed: '2' },
  { name: 'three-greedy', options: {}, players: ['greedy', 'greedy', 'greedy'], seed: '3' },
  {
    name: 'three-lively-initiates',
    options: onAll('initiate'),
    players: ['lively', 'lively', 'lively'],
    seed: 'initiates/1',
  },
  { name: 'three-lively-mixed', options: onAll('random'), players: ['lively', 'lively', 'lively'], seed: '5' },
  { name: 'four-greedy', options: {}, players: ['greedy', 'greedy', 'greedy', 'greedy'], seed: '6' },
  {
    name: 'four-lively-hard-ravens',
    options: { ravenBreaksWholeConversion: true, firstPlayer: 'seat3' },
    players: ['lively', 'lively', 'lively', 'lively'],
    seed: '7',
  },
  {
    name: 'four-lively-initiates',
    options: onAll('initiate'),
    players: ['lively', 'greedy', 'lively', 'random'],
    seed: '8',
  },
]
