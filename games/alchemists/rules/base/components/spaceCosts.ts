import type { Source } from './source.ts'
import type { BaseSpace } from './spaces.ts'

/** Cubes for the first action on a space, the second and so on. */
export interface SpaceCost {
  readonly cubes: readonly number[]
  readonly source: Source
}

/** A-134..A-137: the cost patterns of the board. */
const oneAndOne: SpaceCost = { cubes: [1, 1], source: 'component' }
const oneAndTwo: SpaceCost = { cubes: [1, 2], source: 'component' }

/** A-436, AR-68, side for two or three players. Custodian: one cube for each of the three cards. */
const smallSide: Readonly<Record<BaseSpace, SpaceCost>> = {
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
const largeSide: Readonly<Record<BaseSpace, SpaceCost>> = {
  ...smallSide,
  forage: oneAndOne,
  exhibit: { cubes: [1, 1, 1], source: 'rulebook' },
}

/** what each action on a space costs, by number of players. */
export function spaceCost(players: number, space: BaseSpace): SpaceCost {
  return (players === 4 ? largeSide : smallSide)[space]
}
