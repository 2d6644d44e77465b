import { present, type Seat } from '@athanor/kernel'
import type { State } from '../engine/state.ts'
import { playerOf } from './facts.ts'
import { approvalOf } from './project.ts'
import { lossAt } from './zones.ts'

/** So much of each good, by its letter: gold, ingredients, favor cards, books, reputation, cubes, approval tokens. */
type Amounts = Readonly<Partial<Record<string, number>>>

/** A place in the order: what it costs, what it gives, and from how many players on it is open. */
export interface OrderPlace {
  readonly cost: Amounts
  readonly gain: Amounts
  readonly players: number
}

/** the two sides of the board, from the top, in the same shorthand as the boards below. */
const smallSide = '1g>- ; ->- ; ->1i ; ->2i ; ->1f1i ; ->2f ; ->1f2i [3]'
const largeSide = '1g>- ; ->- ; ->1i ; ->2i ; ->1f1i ; ->2f ; ->3i ; ->1f2i'

/** GR-34: docs/components/alchemists.md, part 16E, as it is written there. */
const boards: Readonly<Record<string, string>> = {
  '1a': '1g>- ; ->- ; ->1i ; ->2i ; ->1f1i ; 1r>2f1i [3] ; ->3i [4]',
  '1b': '1r>- ; ->- ; ->1g ; ->1i ; ->2i ; ->2f [3] ; ->1f2i [4]',
  '1c': '1g>1i ; ->- ; ->1i ; ->1f ; ->2i ; 1c>b1i [3] ; ->1f2i [4]',
  '1d': '2g>b ; ->- ; ->1i ; ->1f1i ; ->2i ; ->2f [3] ; ->3i [4]',
  '1e': '1r>1i ; ->- ; ->2i ; 1c>2f1i ; ->1f1i ; ->3i [3] ; ->1f2i [4]',
  '1f': '1a>b ; ->- ; ->1i ; ->2i ; ->1f1i ; ->2f [3] ; ->1f2i [4]',
  '2a': '1g>1r ; ->- ; ->1i ; ->1g ; ->2i ; ->1f1i [3] ; 1c>2f2i [4]',
  '2b': '1r>1i ; ->- ; ->1f ; ->2i ; 2r>b1i ; ->2f [3] ; ->3i [4]',
  '2c': '2g>b ; 1g>- ; ->1i ; ->2i ; ->1f1i ; ->1g1i [3] ; ->1f2i [4]',
  '2d': '1r>1g ; ->- ; ->1i ; ->1f1i ; 1c>3g ; ->2i [3] ; ->2f1i [4]',
  '2e': '1g>- ; ->- ; 1r>1f1i ; ->2i ; ->2f ; 1c>b2i [3] ; ->3i [4]',
  '2f': '1a>2r ; ->- ; ->1i ; ->2i ; ->1f1i ; 1a>b1i [3] ; ->1f2i [4]',
  '3a': '2g>1r ; ->- ; ->1g ; ->2i ; ->1f1i ; ->2f [3] ; 1c>4i [4]',
  '3b': '2r>- ; 1g>- ; ->- ; ->2i ; ->1g1i ; 2r>2f2i [3] ; ->3i [4]',
  '3c': '1g>1i ; ->- ; 1c>2r ; ->2i ; ->1f1i ; ->2f [3] ; ->1f2i [4]',
  '3d': '2g>b ; ->- ; ->1i ; 1r>2g ; ->2i ; ->1f2i [3] ; ->4i [4]',
  '3e': '1r>1i ; ->- ; ->1f ; ->2i ; 1c>3g1i ; ->1f1i [3] ; ->3i [4]',
  '3f': '1a>3g ; ->- ; ->1i ; ->2i ; ->1f1i ; ->2f [3] ; 1a>b1f1i [4]',
}

/** `b1f1i` is a book, a favor card and an ingredient. */
function amountsIn(text: string): Amounts {
  const found = [...text.matchAll(/(\d*)([gifbrca])/g)]
  return Object.fromEntries(found.map(([, count = '', good = '']): [string, number] => [good, Number(count || 1)]))
}

function placesIn(line: string): readonly OrderPlace[] {
  return line.split(' ; ').map((text) => {
    const [cost = '', gain = ''] = text.split('>')
    return { cost: amountsIn(cost), gain: amountsIn(gain), players: Number(/\[(\d)\]/.exec(gain)?.[1] ?? 2) }
  })
}

/** The places of this round, from the top (A-113, G-057). */
export function placesOf({ table }: State): readonly OrderPlace[] {
  const { busyDays } = table.slots
  if (busyDays !== undefined) return placesIn(present(boards[busyDays.board], 'order board'))
  return placesIn(table.players.length === 4 ? largeSide : smallSide)
}

/** A-122, G-062, GR-36, GR-74: whether a seat has all that a place costs. */
export function canPay(state: State, seat: Seat, { cost }: OrderPlace): boolean {
  const { gold, reputation, cubes } = playerOf(state, seat)
  const { g = 0, r = 0, c = 0, a = 0 } = cost
  const paysReputation = r === 0 || reputation - lossAt(reputation, r) >= 1
  return gold >= g && cubes.board >= c && approvalOf(state, seat) >= a && paysReputation
}
