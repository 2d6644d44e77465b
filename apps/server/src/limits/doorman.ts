import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from './addressKey.ts'
import { addressTokens } from './addressTokens.ts'

export interface DoormanLimits {
  /** Connections of any kind at a time, and those of one address. */
  readonly connections: number
  readonly addressConnections: number
  /** Connections of one address that are let in per second, and at once. */
  readonly arrivals: { readonly perSecond: number; readonly burst: number }
}

export interface Doorman {
  /** Somebody who is known speaks over this connection: it gives way last, and for whoever holds a seat never. */
  vouchFor(socket: Socket, comesFirst: boolean): void
  /** So much came over this connection at once that the next ones of its address are let in later. */
  flooded(socket: Socket): void
}

interface Visitors {
  /** Nobody knows yet who they are, those first that have been here longest. */
  readonly unknown: Set<Socket>
  readonly known: Set<Socket>
  readonly seated: Set<Socket>
  /** They were accepted, but nobody has read a byte of them yet. */
  readonly waiting: Set<Socket>
}

/** A flood costs its address as many arrivals. */
const arrivalsPerFlood = 50
/** How often those who wait are called in, in milliseconds. */
const callEvery = 20

/**
 * Counts connections before anything is read from them: plain ones that never ask for anything cost memory too, and such
 * as come and go cost time. Too many arrivals of one address wait until it is their turn, and whoever has gone by then
 * costs nothing. When an address has all the connections that it may have, the oldest of which
 * nobody knows whose it is gives way, so that whoever opens many without a word does not keep the others of that address out. Not for servers
 * behind a proxy, whose connections all come from one address.
 */
export function doorman(server: Server, limits: DoormanLimits, now?: () => number): Doorman {
  const { connections, addressConnections } = limits
  const byAddress = new Map<string, Visitors>()
  const arrivals = addressTokens(limits.arrivals, now)
  const calling = new Set<string>()
  let all = 0
  let timer: NodeJS.Timeout | null = null

  const inside = server.rawListeners('connection')
  server.removeAllListeners('connection')

  function countOf({ unknown, known, seated }: Visitors): number {
    return unknown.size + known.size + seated.size
  }

  function forget(socket: Socket, { unknown, known, seated, waiting }: Visitors): void {
    for (const set of [unknown, known, seated, waiting]) set.delete(socket)
  }

  function visitorsOf(address: string): Visitors {
    const known = byAddress.get(address)
    if (known !== undefined) return known
    const fresh: Visitors = { unknown: new Set(), known: new Set(), seated: new Set(), waiting: new Set() }
    byAddress.set(address, fresh)
    return fresh
  }

  function letIn(socket: Socket, visitors: Visitors): void {
    if (countOf(visitors) >= addressConnections) {
      const [oldest] = visitors.unknown.size > 0 ? visitors.unknown : visitors.known
      if (oldest === undefined) return void socket.destroy()
      forget(oldest, visitors)
      oldest.destroy()
    } else if (all >= connections) return void socket.destroy()
    visitors.unknown.add(socket)
    all++
    socket.once('close', () => {
      all--
    })
    for (const listener of inside) listener.call(server, socket)
  }

  function callWaiting(): void {
    for (const address of calling) {
      const visitors = visitorsOf(address)
      for (const socket of visitors.waiting) {
        if (arrivals.take(address, 1) > 0) break
        visitors.waiting.delete(socket)
        letIn(socket, visitors)
      }
      if (visitors.waiting.size === 0) calling.delete(address)
    }
    timer = calling.size === 0 ? null : setTimeout(callWaiting, callEvery).unref()
  }

  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '')
    const visitors = visitorsOf(address)
    const { waiting } = visitors
    socket.once('close', () => {
      forget(socket, visitors)
      if (countOf(visitors) + waiting.size === 0) byAddress.delete(address)
    })
    if (waiting.size === 0 && arrivals.take(address, 1) === 0) return letIn(socket, visitors)
    if (waiting.size >= addressConnections || all + waiting.size >= connections) return void socket.destroy()
    waiting.add(socket)
    socket.on('error', () => socket.destroy())
    // Half-open is all that is left of whoever hung up.
    socket.once('end', () => {
      if (waiting.has(socket)) socket.destroy()
    })
    calling.add(address)
    timer ??= setTimeout(callWaiting, callEvery).unref()
  })

  return {
    flooded: (socket) => arrivals.charge(addressKey(socket.remoteAddress ?? ''), arrivalsPerFlood),
    vouchFor(socket, comesFirst) {
      const visitors = byAddress.get(addressKey(socket.remoteAddress ?? ''))
      if (visitors === undefined) return
      const wasThere = visitors.unknown.delete(socket) || (comesFirst && visitors.known.delete(socket))
      if (wasThere) visitors[comesFirst ? 'seated' : 'known'].add(socket)
    },
  }
}
