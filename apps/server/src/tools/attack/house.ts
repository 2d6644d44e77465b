import { setTimeout as sleep } from 'node:timers/promises'
import { at, quickChance } from '@athanor/kernel'
import { CommandRefused, type Connection, connect, type OpenSocket, type TableWatch } from '@athanor/protocol'
import { games } from '@athanor/registry/rules'
import { WebSocket } from 'ws'
import { openPage, type PageLoad } from './browser.ts'

/** Many people behind one address who open the page, sit down and play. */
export interface House {
  readonly tables: readonly string[]
  readonly pages: readonly PageLoad[]
  /** What was measured so far. */
  readonly latencies: readonly number[]
  cutOff(): number
  /** Plays until it is over. */
  play(isOver: () => boolean): Promise<HouseReport>
  close(): void
}

export interface HouseReport {
  readonly moves: number
  /** Milliseconds from sending each command of a player to its answer. */
  readonly latencies: readonly number[]
  /** Connections that were lost. */
  readonly cutOff: number
  /** Refusals of the server's limits, and what it calls its own fault. */
  readonly refused: readonly string[]
}

export interface HouseWish {
  readonly http: string
  readonly address: string
  readonly people: number
  /** Files that every browser fetches. */
  readonly files: readonly string[]
  /** Milliseconds that somebody thinks about a move, at least; at most three times as long. */
  readonly think: number
  readonly seed: number
}

const sizes = [2, 3, 4] as const
/** Refusals that no well-behaved person should ever meet. Others belong to the game: two people may act at once. */
const limitIds: ReadonlySet<string> = new Set(
  [
    'tooFast',
    'busy',
    'internal',
    'tooManySeats',
    'tooManyOfYourTables',
    'tooManyTables',
    'tooManyWatches',
    'tooMuchKept',
    'notKept',
    'tableDamaged',
  ].map((name) => `server.reject.${name}`),
)

interface Guest {
  readonly client: Connection
  readonly name: string
}

interface Seated {
  readonly client: Connection
  readonly watch: TableWatch
  readonly table: string
  readonly seat: number
}

export async function moveIn({ http, address, people, files, think, seed }: HouseWish): Promise<House> {
  const chance = quickChance(seed)
  const refused: string[] = []
  const latencies: number[] = []
  let cutOff = 0
  let moves = 0
  let isClosing = false

  /** A socket as a browser opens it. */
  function socketOf(cookie: string): OpenSocket {
    return (listener) => {
      const options = { perMessageDeflate: false, localAddress: address, headers: { cookie } }
      const socket = new WebSocket(`${http.replace(/^http/, 'ws')}/ws`, options)
      socket.on('open', () => listener.opened())
      socket.on('message', (data: Buffer) => listener.received(data.toString()))
      socket.on('error', () => undefined)
      socket.on('close', (code) => {
        if (!isClosing) cutOff++
        listener.closed(code)
      })
      return { send: (text) => socket.send(text), close: () => socket.close() }
    }
  }

  function listen(direction: 'in' | 'out', text: string): void {
    if (direction === 'out' || !text.startsWith('{"re"') || !text.includes('"error"')) return
    const { error } = JSON.parse(text) as { readonly error?: { readonly id: string } }
    if (error !== undefined && limitIds.has(error.id)) refused.push(error.id)
  }

  async function timed<Result>(work: Promise<Result>): Promise<Result> {
    const began = performance.now()
    const result = await work
    latencies.push(performance.now() - began)
    return result
  }

  const pages = await Promise.all(Array.from({ length: people }, () => openPage(http, address, files)))
  const guests = pages.map(({ cookie }, index): Guest => {
    const client = connect({ open: socketOf(cookie), onTraffic: listen })
    // Everybody looks at the list of tables first.
    client.lobby.subscribe(() => undefined)
    return { client, name: `Guest ${index}` }
  })
  const seated: Seated[] = []
  const tables: string[] = []
  for (let round = 0, first = 0; first < guests.length; round++) {
    const left = guests.length - first
    const wished = sizes[Math.floor(round / games.ids.length) % sizes.length] ?? 2
    // Nobody is left over.
    const size = left < 4 ? left : Math.min(wished, left - wished === 1 ? wished + (wished < 4 ? 1 : -1) : wished)
    const company = guests.slice(first, first + size)
    first += size
    const players = await sitDown(company, at(games.ids, round % games.ids.length))
    tables.push(players[0]?.table ?? '')
    seated.push(...players)
  }

  async function sitDown(company: readonly Guest[], game: string): Promise<readonly Seated[]> {
    const [host, ...others] = company
    if (host === undefined) return []
    const { client, name } = host
    const wish = { game, seats: Math.max(2, company.length), visibility: 'public', name } as const
    const { table, seat } = await client.send('create', company.length > 1 ? wish : { ...wish, bots: ['random'] })
    const players: Seated[] = [{ client, watch: client.watch(table), table, seat }]
    await client.ready(table)
    for (const other of others) {
      const watch = other.client.watch(table)
      const taken = await other.client.sit({ table, name: other.name })
      players.push({ client: other.client, watch, table, seat: taken.seat })
    }
    for (;;) {
      try {
        await client.send('start', { table })
        return players
      } catch (error) {
        if (!(error instanceof CommandRefused) || error.reason.id !== 'server.reject.playersAway') throw error
        await sleep(20)
      }
    }
  }

  async function playAt({ client, watch, table, seat }: Seated, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const { game, table: info } = watch.get()
      if (info?.status === 'finished') return
      const owes = game?.sight.owed.some((each) => each.seat === seat && !each.answered) === true
      if (!owes) {
        await sleep(50)
        continue
      }
      await sleep(think + chance.below(Math.max(1, 2 * think)))
      try {
        const { size } = await timed(client.send('legal', { table, from: 0, count: 1 }))
        if (size === 0) continue
        const { actions, version } = await timed(client.send('legal', { table, from: chance.below(size), count: 1 }))
        await timed(client.send('act', { table, version, action: actions[0] }))
        moves++
      } catch (error) {
        if (!(error instanceof CommandRefused)) throw error
      }
    }
  }

  return {
    tables,
    pages,
    latencies,
    cutOff: () => cutOff,
    async play(isOver) {
      await Promise.all(seated.map((player) => playAt(player, isOver)))
      return { moves, latencies, cutOff, refused }
    },
    close() {
      isClosing = true
      for (const { client } of guests) client.close()
    },
  }
}
