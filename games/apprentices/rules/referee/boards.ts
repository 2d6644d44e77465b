import type { Resource, Side } from '../components.ts'

/** What a unit is worth in a payment: its type, or any type (D-037). */
export type Letter = 'P' | 'G' | 'O'

export const letterOf: Readonly<Record<Resource, Letter>> = { parchment: 'P', gemstone: 'G', potion: 'O' }

/**
 * A slot, once more from the ledger (15.3): units for units (`*` is chosen, `≠` another type than went in, `=` the type
 * chosen before), units or ravens for points, points for a unit, or an effect of its own.
 */
export type BoardLine =
  | { readonly give: string; readonly get: string }
  | { readonly give: string; readonly points: number }
  | { readonly price: number; readonly get: string }
  | { readonly ravens: number; readonly points: number }
  | 'reroll'
  | 'block'
  | 'take'
  | 'shift'

interface Table {
  /** One of these is paid exactly (DR-36); `*` is a unit of any type. */
  readonly costs: readonly string[]
  /** For reaching squares 1 to 6. */
  readonly points: readonly number[]
  readonly lines: readonly BoardLine[]
}

/** D-119..D-137, D-171..D-176. */
const apprentice: readonly Table[] = [
  { costs: ['PPGGOO', 'PPPPP', 'GGGGG', 'OOOOO'], points: [9, 10, 11, 12, 13, 14], lines: [] },
  {
    costs: ['OOO*'],
    points: [3, 4, 5, 5, 6, 7],
    lines: [
      { give: 'O', get: 'P*' },
      { give: 'O', get: 'GP' },
      { give: '*', get: '≠' },
    ],
  },
  { costs: ['PPP*'], points: [3, 4, 5, 6, 7, 8], lines: ['reroll', { give: 'PP', points: 3 }] },
  {
    costs: ['OO'],
    points: [1, 1, 2, 2, 3, 3],
    lines: ['reroll', { give: 'O', get: '*' }, { give: 'O', get: 'P' }],
  },
  {
    costs: ['GG'],
    points: [1, 2, 2, 3, 3, 4],
    lines: [
      { give: 'G', get: 'GO' },
      { give: 'G', get: 'P' },
    ],
  },
  { costs: ['PP'], points: [1, 2, 2, 3, 3, 4], lines: ['reroll'] },
]

/** D-138..D-160, D-177..D-182. */
const initiate: readonly Table[] = [
  { costs: ['GGGO*'], points: [6, 7, 8, 9, 10, 11], lines: ['block', { ravens: 3, points: 4 }, 'block'] },
  {
    costs: ['OOOP'],
    points: [4, 5, 6, 6, 7, 8],
    lines: ['reroll', { give: 'O', get: 'PP' }, { give: 'O', get: 'PG' }],
  },
  {
    costs: ['PPGG', 'PPPO'],
    points: [3, 4, 5, 5, 6, 7],
    lines: ['reroll', { give: 'P', points: 2 }, { give: 'PP', get: 'POG' }],
  },
  {
    costs: ['OO'],
    points: [1, 1, 1, 2, 2, 2],
    lines: [
      { give: 'O', get: 'GP' },
      { give: 'O', get: 'OO' },
      { give: 'O', get: 'GP' },
    ],
  },
  { costs: ['GG'], points: [1, 2, 2, 3, 3, 4], lines: ['take', 'shift'] },
  {
    costs: ['PP', 'PO'],
    points: [1, 1, 1, 2, 2, 3],
    lines: [
      { give: 'P', get: '*' },
      { price: 2, get: '*' },
      { give: 'PP', get: '*=' },
    ],
  },
]

const ways: Readonly<Record<Side, readonly Table[]>> = { apprentice, initiate }

export function boardOf(side: Side | undefined, table: number): Table {
  const board = side === undefined ? undefined : ways[side][table - 1]
  if (board === undefined) throw new RangeError(`there is no table ${table}`)
  return board
}

/** D-161..D-164, in letters; R is a raven. */
export const faces = {
  green: 'OOOPGR',
  yellow: 'PPPGOR',
  purple: 'GGGPOR',
  black: 'RRRPGO',
} as const

/** Whether these units are exactly one of the costs; wild ones stand for whatever is missing (DR-32). */
export function isExactly(costs: readonly string[], units: readonly (Letter | 'wild')[]): boolean {
  const wild = units.filter((unit) => unit === 'wild').length
  return costs.some((cost) => {
    if (cost.length !== units.length) return false
    const lacking = (['P', 'G', 'O'] as const).map((letter) => {
      const asked = cost.split(letter).length - 1
      return Math.max(0, asked - units.filter((unit) => unit === letter).length)
    })
    return lacking.reduce((sum, count) => sum + count, 0) <= wild
  })
}
