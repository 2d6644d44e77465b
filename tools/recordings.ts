import { alchemists } from '@athanor/alchemists'
import { apprentices } from '@athanor/apprentices'
import { compendium } from '@athanor/compendium'
import type { Game, Shape } from '@athanor/kernel'

/** A whole game to keep. Everything in it follows from what is written here, as long as rules and players stay. */
export interface Recording {
  readonly name: string
  readonly game: Game<Shape>
  readonly options: object
  /** Who plays, seat by seat: a bot of the game, or `lively`, who plays its test games. */
  readonly players: readonly string[]
  readonly seed: string
}

/** Seeds were picked so that the stored games hold what is rare: a chip of 100, an empty supply, a skipped turn. */
const compendiumGames: readonly Omit<Recording, 'game'>[] = [
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

const masters = { startingIngredients: 'master', conferences: 'master', debunking: 'master' }

/** Seeds were picked so that the stored games together hold every kind of action and event and every card. */
const alchemistsGames: readonly Omit<Recording, 'game'>[] = [
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

const onAll = (side: string) => Object.fromEntries([1, 2, 3, 4, 5, 6].map((table) => [`table${table}`, side]))

/** Seeds were picked so that the stored games together hold every kind of action and event but the rarest. */
const apprenticesGames: readonly Omit<Recording, 'game'>[] = [
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

/** All games that are kept. */
export const recordings: readonly Recording[] = [
  ...compendiumGames.map((recording) => ({ ...recording, game: compendium })),
  ...apprenticesGames.map((recording) => ({ ...recording, game: apprentices })),
  ...alchemistsGames.map((recording) => ({ ...recording, game: alchemists })),
]
