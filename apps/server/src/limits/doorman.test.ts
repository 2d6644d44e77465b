import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type DoormanLimits, doorman } from './doorman.ts'
import { offences } from './offences.ts'

const here = '127.0.0.1'

describe('plain connections', () => {
  const leftOpen: (() => void)[] = []
  afterEach(() => {
    for (const close of leftOpen.splice(0)) close()
  })

  /** A server that answers every request, and somebody who knocks at its door. */
  async function house(limits: Partial<DoormanLimits> = {}, now?: () => number) {
    const server = createServer((_, response) => response.end('in'))
    doorman(server, { connections: 100, addressConnections: 100, offences: offences(), ...limits }, now)
    await once(server.listen(0, here), 'listening')
    leftOpen.push(() => (server.closeAllConnections(), server.close()))
    const { port } = server.address() as AddressInfo
    const knock = (): Socket => {
      const socket = connect(port, here).on('error', () => undefined)
      leftOpen.push(() => socket.destroy())
      return socket
    }
    return { knock }
  }

  async function isLetIn(socket: Socket): Promise<boolean> {
    socket.write('GET / HTTP/1.1\r\nhost: door\r\n\r\n')
    return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
  }

  it('are as many as one address may have, although they never ask for anything', async () => {
    const { knock } = await house({ addressConnections: 2 })
    const [silent, other] = [knock(), knock()]
    await Promise.all([once(silent, 'connect'), once(other, 'connect')])
    expect(await isLetIn(other)).toBe(true)
    expect(await isLetIn(knock())).toBe(false)
    expect(await isLetIn(other)).toBe(true)
  })

  it('make room for others when they end', async () => {
    const { knock } = await house({ addressConnections: 1 })
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

  it('that come and go are let in only so fast, and whoever goes on is shut out', async () => {
    let now = 0
    const floods = offences(() => now)
    const { knock } = await house({ offences: floods }, () => now)
    const comeAndGo = async () => {
      const visitor = knock()
      const isIn = await isLetIn(visitor)
      visitor.destroy()
      return isIn
    }
    for (let visit = 0; visit < 200; visit++) expect(await comeAndGo()).toBe(true)
    expect(await comeAndGo()).toBe(false)
    expect(floods.isShutOut(here)).toBe(false)
    now += 20
    expect(await comeAndGo()).toBe(true)
    while (!floods.isShutOut(here)) expect(await comeAndGo()).toBe(false)
    now += 60_000
    expect(await comeAndGo()).toBe(true)
  })

  it('of an address that is shut out are ended, and new ones are not let in', async () => {
    let now = 0
    const floods = offences(() => now)
    const { knock } = await house({ offences: floods })
    const waiting = knock()
    expect(await isLetIn(waiting)).toBe(true)
    const ended = once(waiting, 'close')
    while (!floods.flooded(here)) await Promise.resolve()
    await ended
    expect(await isLetIn(knock())).toBe(false)
    now += 60_000
    expect(await isLetIn(knock())).toBe(true)
  })
})
