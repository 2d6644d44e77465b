import {
  CommandRefused,
  type Connection,
  connect,
  createTable,
  type WatchedTable,
  webSocketTo,
} from '@athanor/protocol'

export function visitor(ws: string): Connection {
  return connect({ open: webSocketTo(ws) })
}

/** Opens a table of one's own: its id. */
export async function openTable(client: Connection): Promise<string> {
  const secret = client.randomHex(32)
  const asked = { game: 'compendium', seats: 2, visibility: 'public', name: 'Abigail', secret } as const
  const { table, watch } = await createTable(client, asked)
  await seenAt(watch)
  return table
}

/** What a table shows first, or why it shows nothing. */
export function seenAt(watch: ReturnType<Connection['watch']>): Promise<WatchedTable> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a table never came')), 20_000)
    const look = () => {
      const seen = watch.get()
      if (seen.phase !== 'live' && seen.phase !== 'refused') return
      clearTimeout(timer)
      leave()
      resolve(seen)
    }
    const leave = watch.subscribe(look)
    look()
  })
}

/** Why a command was refused; 'taken' when it was not. */
export async function answerTo(asked: Promise<unknown>): Promise<string> {
  try {
    await asked
    return 'taken'
  } catch (error) {
    if (error instanceof CommandRefused) return error.reason.id
    throw error
  }
}
