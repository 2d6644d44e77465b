import { compendium, type View } from '@athanor/compendium'
import { pick, quickChance } from '@athanor/kernel'
import {
  CommandRefused,
  type Connection,
  connect,
  createTable,
  type OpenSocket,
  type TableWatch,
} from '@athanor/protocol'
import { quickSocketTo } from './quickSocket.ts'

/** A move that the server has confirmed. */
export interface Confirmed {
  readonly version: number
  readonly seat: number
  readonly action: object
}

/** People at one table who play as fast as they are answered. */
export interface LoadTable {
  readonly table: string
  /** Every confirmed move, in the order of confirmation. */
  readonly confirmed: readonly Confirmed[]
  /** Milliseconds from sending each move to its confirmation. */
  readonly latencies: readonly number[]
  readonly version: number
  readonly finished: boolean
  /** Bytes of everything that the host sees now. */
  readonly wholeViewBytes: number
  /** Resolves when the game is over or `stop` was called, and nothing is under way. */
  readonly done: Promise<void>
  stop(): void
  close(): void
}

export interface Load {
  readonly url: string
  /** How a person reaches a server, where it is not always the same one. */
  readonly open?: () => OpenSocket
  readonly seed: number
  readonly people: number
  readonly bots: readonly string[]
  /** What people do before each move. */
  readonly think?: () => Promise<void>
  /** Called with the size of every update that a player receives. */
  readonly onBytes?: (bytes: number) => void
}

/** Whoever has lost the connection just now is waited for. */
async function startTogether(host: Connection, table: string): Promise<void> {
  for (;;) {
    try {
      await host.send('start', { table })
      return
    } catch (error) {
      if (!(error instanceof CommandRefused) || error.reason.id !== 'server.reject.playersAway') throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** Opens a table over its own connections and starts playing. */
export async function loadTable(load: Load): Promise<LoadTable> {
  const chance = quickChance(load.seed)
  const weigh = (direction: 'in' | 'out', text: string) => {
    if (direction === 'in' && text.startsWith('{"kind":"update"')) load.onBytes?.(Buffer.byteLength(text))
  }
  const clients = Array.from({ length: load.people }, () =>
    connect({ open: load.open?.() ?? quickSocketTo(load.url), onTraffic: weigh }),
  )
  const [host] = clients
  if (host === undefined) throw new RangeError('a table needs people')
  const secret = host.randomHex(32)
  const created = await createTable(host, {
    game: 'compendium',
    seats: load.people + load.bots.length,
    visibility: 'link',
    name: 'P0',
    secret,
    bots: [...load.bots],
  })
  const { table } = created
  const watches: TableWatch[] = [created.watch]
  for (const [index, client] of clients.slice(1).entries()) {
    const own = client.randomHex(32)
    const watch = client.watch(table, { secret: own })
    await client.sit({ table, seat: index + 1, name: `P${index + 1}`, secret: own })
    watches.push(watch)
  }
  await startTogether(host, table)

  const confirmed: Confirmed[] = []
  const latencies: number[] = []
  let stopped = false

  async function play(client: Connection, watch: TableWatch, seat: number): Promise<void> {
    for (;;) {
      const version = await turnOf(watch, seat, () => stopped)
      if (version === null) return
      await load.think?.()
      const view = watch.get().game?.sight.view as unknown as View
      const group = pick(chance, compendium.legal(view).groups)
      const action = group.at(chance.below(group.size))
      const began = performance.now()
      try {
        const { version: now } = await client.send('act', { table, version, action })
        latencies.push(performance.now() - began)
        confirmed.push({ version: now, seat, action })
        await past(watch, version, () => stopped)
      } catch (error) {
        if (!(error instanceof CommandRefused)) throw error
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
  }

  const done = Promise.all(clients.map((client, seat) => play(client, watches[seat] as TableWatch, seat))).then(
    () => undefined,
  )
  return {
    table,
    confirmed,
    latencies,
    get version() {
      return watches[0]?.get().game?.version ?? 0
    },
    get finished() {
      return watches[0]?.get().table?.status === 'finished'
    },
    get wholeViewBytes() {
      return Buffer.byteLength(JSON.stringify(watches[0]?.get().game?.sight ?? null))
    },
    done,
    stop() {
      stopped = true
    },
    close() {
      for (const client of clients) client.close()
    },
  }
}

/** Waits for the seat's turn: the version it sees then, or null when the game is over or everybody stops. */
function turnOf(watch: TableWatch, seat: number, isStopped: () => boolean): Promise<number | null> {
  return waitFor(watch, isStopped, ({ phase, table, game }) => {
    if (table?.status === 'finished') return null
    if (phase !== 'live' || game === null) return undefined
    return game.sight.owed.some((owed) => owed.seat === seat && !owed.answered) ? game.version : undefined
  })
}

function past(watch: TableWatch, version: number, isStopped: () => boolean): Promise<null> {
  return waitFor(watch, isStopped, ({ game }) => ((game?.version ?? 0) > version ? null : undefined))
}

function waitFor<Result>(
  watch: TableWatch,
  isStopped: () => boolean,
  read: (seen: ReturnType<TableWatch['get']>) => Result | undefined,
): Promise<Result | null> {
  return new Promise((resolve) => {
    const look = () => {
      const result = isStopped() ? null : read(watch.get())
      if (result === undefined) return
      leave()
      clearInterval(timer)
      resolve(result)
    }
    const leave = watch.subscribe(look)
    // Only a stop needs the clock.
    const timer = setInterval(look, 100)
    look()
  })
}
