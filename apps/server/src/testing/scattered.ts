import { compendium, type View } from '@athanor/compendium'
import { pick, type QuickChance } from '@athanor/kernel'
import { type Connection, createTable, type TableWatch, type WatchedGame } from '@athanor/protocol'
import type { Choice, SeatedPlayer, TableWish } from './players.ts'
import { live, type TestClient, testClient, until } from './testClient.ts'

/** One person who is connected to several servers of a club, and whose every command enters by another one. */
export interface Scattered extends SeatedPlayer {
  readonly clients: readonly TestClient[]
  readonly watches: readonly TableWatch[]
}

/** Watches with a seat's eyes everywhere, and then asks somewhere. */
async function scattered(
  urls: readonly string[],
  chance: QuickChance,
  sit: (client: Connection, secret: string) => Promise<{ readonly table: string; readonly seat: number }>,
): Promise<Scattered> {
  const clients = urls.map((url) => testClient(url))
  const first = pick(chance, clients)
  const secret = first.randomHex(32)
  const { table, seat } = await sit(first, secret)
  const watches = clients.map((client) => client.watch(table, { secret }))
  for (const watch of watches) await live(watch)
  for (const watch of watches) await until(watch, ({ you }) => you === seat)
  const client: Connection = {
    ...first,
    send: (kind, asked) => pick(chance, clients).send(kind, asked),
  }
  const watch = watches[clients.indexOf(first)] ?? first.watch(table, { secret })
  return { clients, watches, client, watch, table, seat, secret }
}

export function hostAnywhere(urls: readonly string[], chance: QuickChance, wish: TableWish): Promise<Scattered> {
  return scattered(urls, chance, async (client, secret) => {
    const { game = 'compendium', seats = 2, visibility = 'public', bots = [], ...rest } = wish
    const { table, seat } = await createTable(client, {
      game,
      seats,
      visibility,
      name: 'Abigail',
      secret,
      bots: [...bots],
      ...(rest.options === undefined ? {} : { options: rest.options }),
      ...(rest.clock === undefined ? {} : { clock: rest.clock }),
    })
    return { table, seat }
  })
}

export function joinAnywhere(
  urls: readonly string[],
  chance: QuickChance,
  table: string,
  name: string,
): Promise<Scattered> {
  return scattered(urls, chance, async (client, secret) => {
    client.watch(table, { secret })
    const { seat } = await client.sit({ table, name, secret })
    return { table, seat }
  })
}

/** Until the host's server has heard that everybody is there and ready, it starts nothing. */
export async function gathered({ watch }: Pick<SeatedPlayer, 'watch'>): Promise<void> {
  const isReady = ({ holder, present, ready }: { holder: string; present: boolean; ready: boolean }) =>
    holder === 'bot' || (holder === 'person' && present && ready)
  await until(watch, ({ table }) => table?.seats.every(isReady) === true)
}

/** A legal move of the Compendium by what the player sees, without asking a server that may not have heard of it yet. */
export function bySight(chance: QuickChance): (game: WatchedGame) => Promise<Choice> {
  return ({ version, sight }) => {
    const group = pick(chance, compendium.legal(sight.view as unknown as View).groups)
    return Promise.resolve({ version, action: group.at(chance.below(group.size)) })
  }
}
