import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type Doorman, type DoormanLimits, doorman } from './doorman.ts'

const here = '127.0.0.1'

describe('plain connections', () => {
  const leftOpen: (() => void)[] = []
  afterEach(() => {
    for (const close of leftOpen.splice(0)) close()
  })

  /** A server that answers every request, and somebody who knocks at its door. */
  async function house(limits: Partial<DoormanLimits> = {}, now?: () => number) {
    const vouched = { is: false, comesFirst: false }
    const server = createServer((request, response) => {
      if (vouched.is) keeper.vouchFor(request.socket, vouched.comesFirst)
      response.end('in')
    })
    const arrivals = { perSecond: 50, burst: 200 }
    const keeper: Doorman = doorman(server, { connections: 100, addressConnections: 100, arrivals, ...limits }, now)
    await once(server.listen(0, here), 'listening')
    leftOpen.push(() => (server.closeAllConnections(), server.close()))
    const { port } = server.address() as AddressInfo
    const knock = (): Socket => {
      const socket = connect(port, here).on('error', () => undefined)
      leftOpen.push(() => socket.destroy())
      return socket
    }
    return { knock, vouched }
  }

  async function isLetIn(socket: Socket): Promise<boolean> {
    socket.write('GET / HTTP/1.1\r\nhost: door\r\n\r\n')
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
  }

  it('that never ask for anything give way to newer ones of their address, the oldest first', async () => {
    const { knock } = await house({ addressConnections: 2 })
    const silent = [knock(), knock()] as const
    await Promise.all(silent.map((socket) => once(socket, 'connect')))
    const ended = once(silent[0], 'close')
    expect(await isLetIn(knock())).toBe(true)
    await ended
    expect(await isLetIn(silent[1])).toBe(true)
  })

  it('of people who hold seats never give way', async () => {
    const { knock, vouched } = await house({ addressConnections: 2 })
    vouched.is = true
    vouched.comesFirst = true
    const seated = [knock(), knock()] as const
    for (const socket of seated) expect(await isLetIn(socket)).toBe(true)
    expect(await isLetIn(knock())).toBe(false)
    for (const socket of seated) expect(await isLetIn(socket)).toBe(true)
  })

  it('of people who are known give way only where nobody is left who is not', async () => {
    const { knock, vouched } = await house({ addressConnections: 2 })
    vouched.is = true
    const known = knock()
    expect(await isLetIn(known)).toBe(true)
    const silent = knock()
    await once(silent, 'connect')
    const ended = once(silent, 'close')
    vouched.is = false
    expect(await isLetIn(knock())).toBe(true)
    await ended
    expect(await isLetIn(known)).toBe(true)
  })

  it('make room for others when they end', async () => {
    const { knock, vouched } = await house({ addressConnections: 1 })
    vouched.is = true
    vouched.comesFirst = true
    const first = knock()
    expect(await isLetIn(first)).toBe(true)
    expect(await isLetIn(knock())).toBe(false)
    first.destroy()
    await expect.poll(() => isLetIn(knock())).toBe(true)
  })

  it('are as many as the server may have', async () => {
    const { knock } = await house({ connections: 1 })
    expect(await isLetIn(knock())).toBe(true)
    expect(await isLetIn(knock())).toBe(false)
  })

  it('that come too fast wait for their turn, and keep nobody out who stays', async () => {
    let now = 0
    const { knock } = await house({}, () => now)
    for (let visit = 0; visit < 200; visit++) {
      const visitor = knock()
      expect(await isLetIn(visitor)).toBe(true)
      visitor.destroy()
    }
    for (let visit = 0; visit < 50; visit++) {
      const passing = knock()
      await once(passing, 'connect')
      passing.destroy()
    }
    const staying = knock()
    const answer = isLetIn(staying)
    const aWhile = new Promise((resolve) => setTimeout(resolve, 200)).then(() => 'not yet')
    expect(await Promise.race([answer, aWhile])).toBe('not yet')
    // One turn: those who have gone cost none.
    now += 25
    expect(await answer).toBe(true)
  })
})
