import { characters } from '@athanor/alchemists/bots'
import type { Contestant } from './contestants.ts'

/** Tables of one kind: who plays, how they sit, and how many deals there are at most. */
export interface BenchTable {
  readonly name: string
  readonly preset: string
  readonly players: number
  /** `turns`: all of them in turn round the table, each deal once for everybody who may sit first. `one`: the first
   * contestant sits among copies of the second, each deal once in every seat. */
  readonly seating: 'turns' | 'one'
  readonly contestants: readonly Contestant[]
  readonly deals: number
}

/** All seatings that a deal is played with. */
export function seatingsOf({ players, seating, contestants }: BenchTable): readonly (readonly Contestant[])[] {
  const nth = (number: number): Contestant => {
    const contestant = contestants[number % contestants.length]
    if (contestant === undefined) throw new RangeError('nobody plays')
    return contestant
  }
  const seats = Array.from({ length: players }, (_, seat) => seat)
  return seating === 'one'
    ? seats.map((own) => seats.map((seat) => nth(seat === own ? 0 : 1)))
    : contestants.map((_, first) => seats.map((seat) => nth(first + seat)))
}

export interface Matches {
  /** Games of each pair at a table of two, and at a larger one. */
  readonly pairs: readonly [two: number, more: number]
  readonly gap: number
  readonly ablation: number
}

export const full: Matches = { pairs: [2000, 1000], gap: 1000, ablation: 1000 }

const old = { id: 'greedy-51bb20f' }
const ladder = [{ id: 'random' }, old, { id: 'greedy' }, { id: 'scholar' }] as const
const numbers = [2, 3, 4] as const

/** What each idea brings: the scholar without it, one at a time. */
const withoutIdeas: readonly Contestant[] = [
  { id: 'scholar as it is', changed: {} },
  { id: 'without trust in rivals’ theories', changed: { trust: [1, 1] } },
  { id: 'without the award of top alchemists', changed: { top: [0, 0, 0, 0, 0] } },
  { id: 'without conferences', changed: { conference: [0, 0] } },
  { id: 'without grants', changed: { grant: [0, 0] } },
  { id: 'without keeping stars', changed: { starKept: [0, 0, 0, 0, 0, 0, 0] } },
  { id: 'without keeping theories', changed: { slot: [0, 0, 0, 0, 0, 0, 0] } },
  { id: 'without rivals’ losses', changed: { rivalLoss: [0, 0, 0, 0, 0] } },
  { id: 'without rivals at the adventurer', changed: { contested: 1 } },
]

/** The opponents with a name, each against the next stronger one. */
function dialTables(deals: number): readonly BenchTable[] {
  return characters.slice(1).map(
    (stronger, number): BenchTable => ({
      name: 'dial',
      preset: 'master',
      players: 2,
      seating: 'turns',
      contestants: [{ id: characters[number]?.id ?? '' }, { id: stronger.id }],
      deals,
    }),
  )
}

/** The master against the rungs below it. */
function masterTables(deals: number): readonly BenchTable[] {
  return (['master', 'kingsGolem'] as const).flatMap((preset) =>
    numbers.flatMap((players) =>
      ['greedy', 'scholar'].map(
        (id): BenchTable => ({
          name: 'masters',
          preset,
          players,
          seating: 'turns',
          contestants: [{ id }, { id: 'master' }],
          deals,
        }),
      ),
    ),
  )
}

/** Everything that docs/bots.md tells. */
export function allTables({ pairs: [two, more], gap, ablation }: Matches): readonly BenchTable[] {
  const pairs = ladder.flatMap((one, number) => ladder.slice(number + 1).map((other) => [one, other] as const))
  return [
    ...pairs.map(
      (contestants): BenchTable => ({
        name: 'pairs',
        preset: 'master',
        players: 2,
        seating: 'turns',
        contestants,
        deals: two / 2,
      }),
    ),
    ...[3, 4].flatMap((players) =>
      pairs.map(
        (contestants): BenchTable => ({
          name: 'pairs',
          preset: 'master',
          players,
          seating: 'turns',
          contestants,
          deals: more / 2,
        }),
      ),
    ),
    ...(['master', 'kingsGolem'] as const).flatMap((preset) =>
      numbers.flatMap((players) =>
        [{ id: 'random' }, { id: 'greedy' }, { id: 'scholar' }, { id: 'oracle' }].map(
          (one): BenchTable => ({
            name: 'gap',
            preset,
            players,
            seating: 'one',
            contestants: [one, old],
            deals: Math.ceil((preset === 'master' ? gap : gap / 2) / players),
          }),
        ),
      ),
    ),
    ...(['apprentice', 'kingsGolem'] as const).flatMap((preset) =>
      numbers.map(
        (players): BenchTable => ({
          name: 'pairs',
          preset,
          players,
          seating: 'turns',
          contestants: [{ id: 'greedy' }, { id: 'scholar' }],
          deals: gap / 4,
        }),
      ),
    ),
    ...withoutIdeas.map(
      (one): BenchTable => ({
        name: 'ablation',
        preset: 'master',
        players: 2,
        seating: 'one',
        contestants: [one, { id: 'greedy' }],
        deals: ablation / 2,
      }),
    ),
    ...masterTables(Math.ceil(more / 10)),
    ...dialTables(more / 2),
  ]
}
