import type { Recording } from '@athanor/parts'

/** Seeds were picked so that the stored games hold what is rare: a chip of 100, an empty supply, a skipped turn. */
export const recordings: readonly Recording[] = [
  { name: 'two-greedy', options: {}, players: ['greedy', 'greedy'], seed: '1' },
  { name: 'two-random-no-schools', options: { schools: false }, players: ['random', 'random'], seed: '2' },
  { name: 'three-greedy', options: {}, players: ['greedy', 'greedy', 'greedy'], seed: '3' },
  {
    name: 'three-german-random',
    options: { threePlayerSetup: 'german' },
    players: ['random', 'random', 'random'],
    seed: '4',
  },
  {
    name: 'three-german-split-last-seat-first',
    options: { threePlayerSetup: 'german', schoolTie: 'split', firstPlayer: 'seat3' },
    players: ['greedy', 'random', 'greedy'],
    seed: '5',
  },
  { name: 'four-greedy', options: {}, players: ['greedy', 'greedy', 'greedy', 'greedy'], seed: '23' },
  {
    name: 'four-random-split',
    options: { schoolTie: 'split', openLog: false },
    players: ['random', 'random', 'random', 'random'],
    seed: '7',
  },
  {
    name: 'five-greedy-second-seat-first',
    options: { firstPlayer: 'seat2' },
    players: ['greedy', 'greedy', 'greedy', 'greedy', 'greedy'],
    seed: '8',
  },
  {
    name: 'five-mixed-split',
    options: { schoolTie: 'split' },
    players: ['random', 'greedy', 'random', 'greedy', 'random'],
    seed: '9',
  },
  {
    // Nothing is left to take in the last round.
    name: 'five-random-no-schools',
    options: { schools: false },
    players: ['random', 'random', 'random', 'random', 'random'],
    seed: '24',
  },
  {
    // The supply runs dry in the last round, and somebody can do nothing.
    name: 'five-random-skipped-turn',
    options: {},
    players: ['random', 'random', 'random', 'random', 'random'],
    seed: 'skip0',
  },
]
