import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostTable } from '../testing/players.ts'
import { type RawClient, rawClient } from '../testing/rawClient.ts'
import { testClient } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

/** What is under the WebSocket: to write what no library would, and to stop reading. */
function wireOf({ socket }: RawClient): Socket {
  return Reflect.get(socket, '_socket') as Socket
}

/** A frame from a client: masked with zeros, so that it can be written as it is. */
function frame(opcode: number, isLast: boolean, payload: string): Buffer {
  return Buffer.concat([
    Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0]),
    Buffer.from(payload),
  ])
}

describe('floods within one connection', { timeout: 30_000 }, () => {
  let house: TestServer
  beforeEach(async () => {
    house = await testServer({ ATHANOR_ADDRESS_UNREAD_MB: '2' })
  })
  afterEach(() => house.stop())

  it('of pings are cut off, and a few pings are answered', async () => {
    const raw = await rawClient(house.ws)
    let pongs = 0
    raw.socket.on('pong', () => pongs++)
    for (let ping = 0; ping < 5; ping++) raw.socket.ping()
    await expect.poll(() => pongs).toBe(5)
    const pings = Buffer.concat(Array.from({ length: 5000 }, () => frame(9, true, 'x'.repeat(100))))
    wireOf(raw).write(pings)
    expect(await raw.closed).toBe(1006)
    expect(pongs).toBeLessThan(100)
  })

  it('again and again cut off nobody of the same address, and shut out only whoever floods', async () => {
    const cookie = (digit: string) => ({ cookie: `athanor_player=${digit.repeat(64)}` })
    const [neighbour, silent] = [await rawClient(house.ws, cookie('a')), await rawClient(house.ws)]
    const seat = { kind: 'create', game: 'compendium', seats: 2, visibility: 'link', name: 'Ada' }
    expect(await neighbour.ask(seat)).toMatchObject({ ok: true })
    const pings = Buffer.concat(Array.from({ length: 200 }, () => frame(9, true, '')))
    const flood = async (headers: Readonly<Record<string, string>>) => {
      const raw = await rawClient(house.ws, headers)
      wireOf(raw).write(pings)
      await raw.closed
    }
    // Somebody with a cookie is shut out alone …
    for (let floods = 0; floods < 3; floods++) await flood(cookie('b'))
    await expect(rawClient(house.ws, cookie('b'))).rejects.toThrow('503')
    // … and strangers together, once there were many floods.
    let floods = 0
    for (; floods < 100; floods++)
      if (
        !(await flood({}).then(
          () => true,
          () => false,
        ))
      )
        break
    expect(floods).toBeGreaterThanOrEqual(30)
    expect(floods).toBeLessThan(100)
    await expect(rawClient(house.ws)).rejects.toThrow('503')
    expect(await neighbour.ask({ kind: 'ping' })).toMatchObject({ ok: true })
    expect(await silent.ask({ kind: 'ping' })).toMatchObject({ ok: true })
    const [again, newcomer] = [await rawClient(house.ws, cookie('a')), await rawClient(house.ws, cookie('c'))]
    for (const raw of [neighbour, silent, again, newcomer]) raw.close()
  })

  it('of small pieces are cut off, and a few pieces are put together', async () => {
    const raw = await rawClient(house.ws)
    const answered = new Promise((resolve) => raw.socket.once('message', resolve))
    wireOf(raw).write(frame(1, false, '{"kind":"ping",'))
    wireOf(raw).write(frame(0, true, '"id":"pieces"}'))
    await answered
    wireOf(raw).write(frame(1, false, 'x'))
    for (let piece = 0; piece < 100; piece++) wireOf(raw).write(frame(0, false, 'x'))
    expect(await raw.closed).toBe(1008)
  })

  it('of answers that nobody reads take no more memory than an address may', async () => {
    const host = testClient(house.ws)
    const { table } = await hostTable(host)
    for (let line = 0; line < 200; line++) await host.send('chat', { table, text: 'x'.repeat(400) })
    const deaf = await Promise.all(Array.from({ length: 4 }, () => rawClient(house.ws)))
    for (const raw of deaf) wireOf(raw).pause()
    // More than the operating system takes off the server's hands.
    for (let round = 0; round < 6; round++) {
      for (const raw of deaf) {
        for (let watch = 0; watch < 60; watch++) raw.send(JSON.stringify({ kind: 'watch', id: `w${watch}`, table }))
      }
      await sleep(300)
    }
    const open = async () =>
      Number(/^athanor_connections (\d+)$/m.exec(await (await fetch(`${house.http}/metrics`)).text())?.[1])
    await expect.poll(open, { timeout: 20_000 }).toBe(1)
    expect(await host.send('chat', { table, text: 'still here' })).toMatchObject({ number: 201 })
    for (const raw of deaf) raw.socket.terminate()
    host.close()
  })
})
