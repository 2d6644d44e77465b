import type { OrderSpace } from '../../base/components/orderSpaces.ts'
import type { Goods } from '../../engine/goods.ts'
import type { PrintedOrderBoard } from '../printedValues/values.ts'

/** G-051: boards for rounds 1 and 2, for rounds 3 and 4, and for rounds 5 and 6. */
export const boardGroups = [1, 2, 3] as const
export type BoardGroup = (typeof boardGroups)[number]

/** G-052. */
export const boardsOfEachGroup = 2

/** Its group and a letter: `1a`. */
export type BoardId = string

/** The order spaces of one round. */
export interface OrderBoard {
  readonly id: BoardId
  readonly group: BoardGroup
  /** G-050: out of the game unless the Golem Project is in it. */
  readonly golem: boolean
  /** From top to bottom. */
  readonly spaces: readonly OrderSpace[]
}

function to(cost: Goods, gain: Goods, players = 2): OrderSpace {
  return { cost, gain, players, source: 'reconstructed' }
}

const free: Goods = {}

/** GR-34: the printed boards are in no source; these are ours, and printed values can replace them (GR-97). */
const reconstructed = {
  '1a': [
    to({ gold: 1 }, {}),
    to(free, {}),
    to(free, { ingredients: 1 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 1, ingredients: 1 }),
    to({ reputation: 1 }, { favours: 2, ingredients: 1 }, 3),
    to(free, { ingredients: 3 }, 4),
  ],
  '1b': [
    to({ reputation: 1 }, {}),
    to(free, {}),
    to(free, { gold: 1 }),
    to(free, { ingredients: 1 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 2 }, 3),
    to(free, { favours: 1, ingredients: 2 }, 4),
  ],
  '1c': [
    to({ gold: 1 }, { ingredients: 1 }),
    to(free, {}),
    to(free, { ingredients: 1 }),
    to(free, { favours: 1 }),
    to(free, { ingredients: 2 }),
    to({ actions: 1 }, { books: 1, ingredients: 1 }, 3),
    to(free, { favours: 1, ingredients: 2 }, 4),
  ],
  '1d': [
    to({ gold: 2 }, { books: 1 }),
    to(free, {}),
    to(free, { ingredients: 1 }),
    to(free, { favours: 1, ingredients: 1 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 2 }, 3),
    to(free, { ingredients: 3 }, 4),
  ],
  '1e': [
    to({ reputation: 1 }, { ingredients: 1 }),
    to(free, {}),
    to(free, { ingredients: 2 }),
    to({ actions: 1 }, { favours: 2, ingredients: 1 }),
    to(free, { favours: 1, ingredients: 1 }),
    to(free, { ingredients: 3 }, 3),
    to(free, { favours: 1, ingredients: 2 }, 4),
  ],
  '1f': [
    to({ approval: 1 }, { books: 1 }),
    to(free, {}),
    to(free, { ingredients: 1 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 1, ingredients: 1 }),
    to(free, { favours: 2 }, 3),
    to(free, { favours: 1, ingredients: 2 }, 4),
  ],
  '2a': [
    to({ gold: 1 }, { reputation: 1 }),
    to(free, {}),
    to(free, { ingredients: 1 }),
    to(free, { gold: 1 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 1, ingredients: 1 }, 3),
    to({ actions: 1 }, { favours: 2, ingredients: 2 }, 4),
  ],
  '2b': [
    to({ reputation: 1 }, { ingredients: 1 }),
    to(free, {}),
    to(free, { favours: 1 }),
    to(free, { ingredients: 2 }),
    to({ reputation: 2 }, { books: 1, ingredients: 1 }),
    to(free, { favours: 2 }, 3),
    to(free, { ingredients: 3 }, 4),
  ],
  '2c': [
    to({ gold: 2 }, { books: 1 }),
    to({ gold: 1 }, {}),
    to(free, { ingredients: 1 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 1, ingredients: 1 }),
    to(free, { gold: 1, ingredients: 1 }, 3),
    to(free, { favours: 1, ingredients: 2 }, 4),
  ],
  '2d': [
    to({ reputation: 1 }, { gold: 1 }),
    to(free, {}),
    to(free, { ingredients: 1 }),
    to(free, { favours: 1, ingredients: 1 }),
    to({ actions: 1 }, { gold: 3 }),
    to(free, { ingredients: 2 }, 3),
    to(free, { favours: 2, ingredients: 1 }, 4),
  ],
  '2e': [
    to({ gold: 1 }, {}),
    to(free, {}),
    to({ reputation: 1 }, { favours: 1, ingredients: 1 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 2 }),
    to({ actions: 1 }, { books: 1, ingredients: 2 }, 3),
    to(free, { ingredients: 3 }, 4),
  ],
  '2f': [
    to({ approval: 1 }, { reputation: 2 }),
    to(free, {}),
    to(free, { ingredients: 1 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 1, ingredients: 1 }),
    to({ approval: 1 }, { books: 1, ingredients: 1 }, 3),
    to(free, { favours: 1, ingredients: 2 }, 4),
  ],
  '3a': [
    to({ gold: 2 }, { reputation: 1 }),
    to(free, {}),
    to(free, { gold: 1 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 1, ingredients: 1 }),
    to(free, { favours: 2 }, 3),
    to({ actions: 1 }, { ingredients: 4 }, 4),
  ],
  '3b': [
    to({ reputation: 2 }, {}),
    to({ gold: 1 }, {}),
    to(free, {}),
    to(free, { ingredients: 2 }),
    to(free, { gold: 1, ingredients: 1 }),
    to({ reputation: 2 }, { favours: 2, ingredients: 2 }, 3),
    to(free, { ingredients: 3 }, 4),
  ],
  '3c': [
    to({ gold: 1 }, { ingredients: 1 }),
    to(free, {}),
    to({ actions: 1 }, { reputation: 2 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 1, ingredients: 1 }),
    to(free, { favours: 2 }, 3),
    to(free, { favours: 1, ingredients: 2 }, 4),
  ],
  '3d': [
    to({ gold: 2 }, { books: 1 }),
    to(free, {}),
    to(free, { ingredients: 1 }),
    to({ reputation: 1 }, { gold: 2 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 1, ingredients: 2 }, 3),
    to(free, { ingredients: 4 }, 4),
  ],
  '3e': [
    to({ reputation: 1 }, { ingredients: 1 }),
    to(free, {}),
    to(free, { favours: 1 }),
    to(free, { ingredients: 2 }),
    to({ actions: 1 }, { gold: 3, ingredients: 1 }),
    to(free, { favours: 1, ingredients: 1 }, 3),
    to(free, { ingredients: 3 }, 4),
  ],
  '3f': [
    to({ approval: 1 }, { gold: 3 }),
    to(free, {}),
    to(free, { ingredients: 1 }),
    to(free, { ingredients: 2 }),
    to(free, { favours: 1, ingredients: 1 }),
    to(free, { favours: 2 }, 3),
    to({ approval: 1 }, { books: 1, favours: 1, ingredients: 1 }, 4),
  ],
} as const satisfies Readonly<Record<BoardId, readonly OrderSpace[]>>

/** One board of each group has the golem's mark (GR-34). */
export const orderBoards: readonly OrderBoard[] = Object.entries(reconstructed).map(([id, spaces]) => ({
  id,
  group: Number(id.charAt(0)) as BoardGroup,
  golem: id.endsWith('f'),
  spaces,
}))

const groupOf = { '1-2': 1, '3-4': 2, '5-6': 3 } as const

/** GR-97: boards that a host has read off the real ones, by letter in the order of the file. */
export function boardsOfHost(boards: readonly PrintedOrderBoard[]): readonly OrderBoard[] {
  return boards.map(({ rounds, golem, spaces }, number) => {
    const before = boards.slice(0, number).filter((board) => board.rounds === rounds).length
    const group = groupOf[rounds]
    const id = `${group}${String.fromCharCode('a'.charCodeAt(0) + before)}`
    return { id, group, golem, spaces: spaces.map((space) => ({ ...space, source: 'host' })) }
  })
}
