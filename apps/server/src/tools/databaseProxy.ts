import { once } from 'node:events'
import { createServer, type Socket, connect as tcp } from 'node:net'

/**
 * What becomes of what goes through: everything passes; nothing does, and nobody is told, as when a cable is cut; nobody
 * is let in; or everything but notifications, as behind a pool that changes connections.
 */
export type ProxyMood = 'well' | 'cut' | 'shut' | 'deaf'

/** Lies between a server and its database, on this machine alone. */
export interface DatabaseProxy {
  /** The same address, by way of the proxy. */
  url(direct: string): string
  be(mood: ProxyMood): void
  close(): Promise<void>
}

/** Type of PostgreSQL's message that brings a notification. */
const notification = 'A'.charCodeAt(0)

export async function databaseProxy(
  port: number,
  speaks: 'postgres' | 'anything' = 'postgres',
): Promise<DatabaseProxy> {
  let mood: ProxyMood = 'well'
  const open = new Set<Socket>()
  const end = (socket: Socket) => {
    open.delete(socket)
    socket.destroy()
  }
  const server = createServer((near) => {
    if (mood === 'shut') return void near.destroy()
    const far = tcp(port, '127.0.0.1')
    const pass = speaks === 'postgres' ? mutedPass() : (data: Buffer) => data
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        if (mood === 'cut') return
        end(near)
        end(far)
      })
    }
    near.on('data', (data) => {
      if (mood !== 'cut') far.write(data)
    })
    far.on('data', (data: Buffer) => {
      if (mood !== 'cut') near.write(pass(data, mood === 'deaf'))
    })
    return undefined
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url(direct) {
      const url = new URL(direct)
      url.port = String(own)
      return url.href
    },
    be(next) {
      // What was cut does not hang together again by itself.
      const breaks = mood === 'cut' || next === 'shut'
      mood = next
      if (breaks) for (const socket of open) end(socket)
    },
    async close() {
      for (const socket of open) end(socket)
      server.close()
      await once(server, 'close')
    },
  }
}

/** Passes whole messages on, without notifications while it is muted. */
function mutedPass(): (data: Buffer, isMuted: boolean) => Buffer {
  let rest: Buffer = Buffer.alloc(0)
  return (data, isMuted) => {
    rest = Buffer.concat([rest, data])
    const passed: Buffer[] = []
    while (rest.length >= 5) {
      const length = 1 + rest.readUInt32BE(1)
      if (rest.length < length) break
      if (!isMuted || rest[0] !== notification) passed.push(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
    return Buffer.concat(passed)
  }
}
