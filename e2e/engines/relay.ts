import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** An address of its own for the server, which can be taken away while everybody else goes on. */
export interface Relay {
  readonly address: string
  takeAway(): Promise<void>
}

export async function relayTo(server: string): Promise<Relay> {
  const { hostname, port } = new URL(server)
  const open = new Set<Socket>()
  const relay = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const own = relay.address()
  if (own === null || typeof own === 'string') throw new Error('the relay has no port')
  return {
    address: `http://127.0.0.1:${own.port}`,
    async takeAway() {
      relay.close()
      for (const socket of open) socket.destroy()
    },
  }
}
