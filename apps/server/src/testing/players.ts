import { quickChance } from '@athanor/kernel'
import {
  type ClockRules,
  CommandRefused,
  type Connection,
  createTable,
  type TableWatch,
  type WatchedGame,
} from '@athanor/protocol'
import { until } from './testClient.ts'

export interface SeatedPlayer {
  readonly client: Connection
  readonly watch: TableWatch
  readonly table: string
  readonly seat: number
  readonly secret: string
}

export interface TableWish {
  readonly game?: string
  readonly seats?: number
  readonly bots?: readonly string[]
  readonly visibility?: 'public' | 'link'
  readonly preset?: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly clock?: ClockRules
}

export async function hostTable(client: Connection, wish: TableWish = {}): Promise<SeatedPlayer> {
  const secret = client.randomHex(32)
  const { table, seat, watch } = await createTable(client, {
    game: wish.game ?? 'compendium',
    seats: wish.seats ?? 2,
    visibility: wish.visibility ?? 'public',
    name: 'Abigail',
    secret,
    ...(wish.bots === undefined ? {} : { bots: [...wish.bots] }),
    ...(wish.preset === undefined ? {} : { preset: wish.preset }),
    ...(wish.options === undefined ? {} : { options: wish.options }),
    ...(wish.clock === undefined ? {} : { clock: wish.clock }),
  })
  await until(watch, ({ phase }) => phase === 'live')
  return { client, watch, table, seat, secret }
}

export async function joinTable(client: Connection, table: string, name = 'Bertram'): Promise<SeatedPlayer> {
  const secret = client.randomHex(32)
  const watch = client.watch(table, { secret })
  const { seat } = await client.sit({ table, name, secret })
  await until(watch, ({ phase, you }) => phase === 'live' && you === seat)
  return { client, watch, table, seat, secret }
}

/** Lets the game begin: everybody's client opens its salt by itself. */
export async function startGame({
  client,
  table,
  watch,
}: Pick<SeatedPlayer, 'client' | 'table' | 'watch'>): Promise<void> {
  await client.send('start', { table })
  await until(watch, (seen) => seen.game !== null && seen.table?.status !== 'opening')
}

export interface Choice {
  /** The version in sight of which it was made. */
  readonly version: number
  readonly action: unknown
}

/** Plays legal moves, picked by chance, whenever it is this player's turn, until the game is over. */
export async function playRandomly(player: SeatedPlayer, seed: number): Promise<void> {
  const { client, table } = player
  const chance = quickChance(seed)
  await playBy(player, async () => {
    const { size } = await client.send('legal', { table, from: 0, count: 1 })
    const { actions, version } = await client.send('legal', { table, from: chance.below(size), count: 1 })
    return { version, action: actions[0] }
  })
}

/** Plays what `choose` says, whenever this player owes something, until the game is over: why moves were refused. */
export async function playBy(
  { client, watch, table, seat }: SeatedPlayer,
  choose: (game: WatchedGame) => Promise<Choice>,
): Promise<readonly string[]> {
  const refusals: string[] = []
  for (;;) {
    const { table: info, game } = await until(
      watch,
      ({ phase, table: now, game: play }) =>
        phase === 'live' &&
        (now?.status === 'finished' || play?.sight.owed.some((owed) => owed.seat === seat && !owed.answered) === true),
      30_000,
    )
    if (info?.status === 'finished' || game === null) return refusals
    try {
      const { version } = await client.send('act', { table, ...(await choose(game)) })
      await until(watch, (now) => (now.game?.version ?? 0) >= version)
    } catch (error) {
      // Somebody else was faster, or the connection was away for a moment: look again.
      if (!(error instanceof CommandRefused)) throw error
      refusals.push(error.reason.id)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}
