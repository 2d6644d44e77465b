import type { Source } from './source.ts'

/** the action spaces in the order in which they are resolved; the Custodian card counts as one. */
export const spaces = [
  'forage',
  'transmute',
  'custodian',
  'sell',
  'buy',
  'debunk',
  'publish',
  'test',
  'drink',
  'exhibit',
] as const
export type Space = (typeof spaces)[number]

interface SpaceRow {
  /** Cubes for the first action, the second and so on. */
  readonly cubes: readonly number[]
  readonly source: Source
}

/** A-134..A-137: the cost patterns of the board. */
const oneAndOne: SpaceRow = { cubes: [1, 1], source: 'component' }
const oneAndTwo: SpaceRow = { cubes: [1, 2], source: 'component' }

/** A-436, AR-68, side for two or three players. Custodian: one cube for each of the three cards. */
const smallSide: Readonly<Record<Space, SpaceRow>> = {
  forage: { cubes: [1, 1, 1], source: 'component' },
  transmute: oneAndTwo,
  custodian: { cubes: [1, 1, 1], source: 'rulebook' },
  sell: { cubes: [2], source: 'component' },
  buy: oneAndTwo,
  debunk: oneAndOne,
  publish: oneAndTwo,
  test: oneAndOne,
  drink: oneAndOne,
  exhibit: { cubes: [1, 1, 1, 1], source: 'rulebook' },
}

/** The side for four: Forage twice only, Exhibit three times. */
const largeSide: Readonly<Record<Space, SpaceRow>> = {
  ...smallSide,
  forage: oneAndOne,
  exhibit: { cubes: [1, 1, 1], source: 'rulebook' },
}

/** what each action on a space costs, by number of players. */
export function cubesOf(players: number, space: Space): readonly number[] {
  return (players === 4 ? largeSide : smallSide)[space].cubes
}

/** Cubes that so many actions on a space take together. */
export function costOf(players: number, space: Space, actions: number): number {
  let cost = 0
  const cubes = cubesOf(players, space)
  for (let action = 0; action < actions; action++) cost += cubes[action] ?? 0
  return cost
}

export const firstRound = 1
/** */
export const finalRound = 6

/** AR-82: which spaces take cubes in a round. */
export function isOpen(space: Space, round: number): boolean {
  switch (space) {
    case 'sell':
    case 'debunk':
    case 'publish':
      return round > firstRound
    case 'test':
    case 'drink':
      return round < finalRound
    case 'exhibit':
      return round === finalRound
    case 'forage':
    case 'transmute':
    case 'custodian':
    case 'buy':
      return true
  }
}

export function spaceNumber(space: Space): number {
  return spaces.indexOf(space)
}
