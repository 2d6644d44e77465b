import { type Connection, createTable, type Readable, type TableWatch, type WatchedTable } from '@athanor/protocol'

/** Somebody who holds a seat, by the client library. */
export interface Seated {
  readonly client: Connection
  readonly table: string
  readonly secret: string
  readonly watch: TableWatch
}

type Wish = Parameters<typeof createTable>[1]

/** Opens a table that only its link leads to. */
export async function opened(
  client: Connection,
  wish: Pick<Wish, 'seats' | 'options' | 'clock' | 'bots'> & Partial<Pick<Wish, 'game'>>,
): Promise<Seated> {
  const secret = client.randomHex(32)
  const fixed = { game: 'compendium', visibility: 'link', name: 'Abigail', secret } as const
  const { table, watch } = await createTable(client, { ...fixed, ...wish })
  await until(watch, ({ phase }) => phase === 'live')
  return { client, table, secret, watch }
}

export async function joined(client: Connection, table: string, name: string): Promise<Seated> {
  const secret = client.randomHex(32)
  const watch = client.watch(table, { secret })
  await client.sit({ table, name, secret })
  await until(watch, ({ phase, you }) => phase === 'live' && you !== null)
  return { client, table, secret, watch }
}

/** Waits until a value fits, ten seconds at most. */
export function until<Value>(readable: Readable<Value>, fits: (value: Value) => boolean): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => {
      leave()
      reject(new Error(`nothing fitting came: ${JSON.stringify(readable.get()).slice(0, 500)}`))
    }, 10_000)
    const look = () => {
      const value = readable.get()
      if (!fits(value)) return
      clearTimeout(timer)
      leave()
      resolve(value)
    }
    const leave = readable.subscribe(look)
    look()
  })
}

export const hasBegun = ({ game }: WatchedTable): boolean => game !== null
