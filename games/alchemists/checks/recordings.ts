import type { Recording } from '@athanor/parts'

const masters = { startingIngredients: 'master', conferences: 'master', debunking: 'master' }

/** Seeds were picked so that the stored games together hold every kind of action and event and every card. */
export const recordings: readonly Recording[] = [
  { name: 'two-greedy-apprentices', options: {}, players: ['greedy', 'greedy'], seed: 'two-greedy-apprentices/1' },
  { name: 'two-greedy-masters', options: masters, players: ['greedy', 'greedy'], seed: 'two-greedy-masters/0' },
  { name: 'two-random-masters', options: masters, players: ['random', 'random'], seed: 'two-random-masters/0' },
  {
    name: 'two-lively-original-code',
    options: { startingIngredients: 'master', seat1: 'apprenticeIngredients', codes: 'original' },
    players: ['lively', 'lively'],
    seed: 'two-lively-original-code/0',
  },
  {
    name: 'three-greedy-apprentices',
    options: {},
    players: ['greedy', 'greedy', 'greedy'],
    seed: 'three-greedy-apprentices/1',
  },
  {
    name: 'three-greedy-masters',
    options: masters,
    players: ['greedy', 'greedy', 'greedy'],
    seed: 'three-greedy-masters/0',
  },
  {
    name: 'three-lively-apprentices',
    options: {},
    players: ['lively', 'lively', 'lively'],
    seed: 'three-lively-apprentices/8',
  },
  {
    name: 'three-lively-masters',
    options: masters,
    players: ['lively', 'lively', 'lively'],
    seed: 'three-lively-masters/8',
  },
  {
    name: 'four-greedy-apprentices',
    options: {},
    players: ['greedy', 'greedy', 'greedy', 'greedy'],
    seed: 'four-greedy-apprentices/0',
  },
  {
    name: 'four-greedy-masters',
    options: masters,
    players: ['greedy', 'greedy', 'greedy', 'greedy'],
    seed: 'four-greedy-masters/0',
  },
  {
    name: 'four-lively-apprentices',
    options: {},
    players: ['lively', 'lively', 'lively', 'lively'],
    seed: 'four-lively-apprentices/6',
  },
  {
    name: 'four-lively-masters',
    options: masters,
    players: ['lively', 'lively', 'lively', 'lively'],
    seed: 'four-lively-masters/4',
  },
  {
    name: 'four-lively-masters-again',
    options: masters,
    players: ['lively', 'lively', 'lively', 'lively'],
    seed: 'four-lively-masters-again/0',
  },
  {
    name: 'four-mixed-handicap',
    options: {
      conferences: 'master',
      debunking: 'master',
      seat2: 'apprentice',
      seat3: 'masterDebunking',
      firstPlayer: 'seat4',
    },
    players: ['greedy', 'lively', 'random', 'lively'],
    seed: 'four-mixed-handicap/0',
  },
  {
    name: 'four-lively-busy-days',
    options: { ...masters, busyDays: true },
    players: ['lively', 'lively', 'lively', 'lively'],
    seed: 'four-lively-busy-days/0',
  },
  {
    // A card once more, and a secret Altar.
    name: 'two-lively-startup',
    options: { startupFunding: true },
    players: ['lively', 'lively'],
    seed: 'two-lively-startup/32',
  },
  {
    // A secret Feather that is shown in the exhibition.
    name: 'three-lively-startup',
    options: { ...masters, startupFunding: true },
    players: ['lively', 'lively', 'lively'],
    seed: 'three-lively-startup/4',
  },
  {
    name: 'four-greedy-startup',
    options: { ...masters, startupFunding: true },
    players: ['greedy', 'greedy', 'greedy', 'greedy'],
    seed: 'four-greedy-startup/0',
  },
  {
    name: 'four-lively-startup-busy-days',
    options: { ...masters, startupFunding: true, busyDays: true },
    players: ['lively', 'lively', 'lively', 'lively'],
    seed: 'four-lively-startup-busy-days/7',
  },
  {
    name: 'four-lively-encyclopedia',
    options: { ...masters, royalEncyclopedia: true },
    players: ['lively', 'lively', 'lively', 'lively'],
    seed: 'four-lively-encyclopedia/0',
  },
  {
    name: 'three-mixed-encyclopedia',
    options: { royalEncyclopedia: true },
    players: ['greedy', 'lively', 'greedy'],
    seed: 'three-mixed-encyclopedia/0',
  },
  {
    name: 'four-lively-golem',
    options: { ...masters, royalEncyclopedia: true, golemProject: true },
    players: ['lively', 'lively', 'lively', 'lively'],
    seed: 'four-lively-golem/0',
  },
  {
    name: 'three-greedy-golem',
    options: { royalEncyclopedia: true, golemProject: true, seat3: 'master' },
    players: ['greedy', 'greedy', 'greedy'],
    seed: 'three-greedy-golem/0',
  },
  {
    name: 'two-lively-golem-busy-days',
    options: { royalEncyclopedia: true, golemProject: true, busyDays: true },
    players: ['lively', 'lively'],
    seed: 'two-lively-golem-busy-days/0',
  },
]
