import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/testServer.ts'

describe('a request that comes in crumbs', { timeout: 30_000 }, () => {
  let house: TestServer
  beforeAll(async () => {
    house = await testServer({ ATHANOR_REQUEST_SECONDS: '1' })
  })
  afterAll(() => house.stop())

  /** Sends some bytes of a request every little while and says how it ended and how long it took. */
  async function crumbs(beginning: string, crumb: string): Promise<{ readonly answer: string; readonly took: number }> {
    const began = performance.now()
    const { hostname, port } = new URL(house.http)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (data) => (answer += data.toString())).on('error', () => undefined)
    socket.write(beginning)
    const beat = setInterval(() => socket.write(crumb), 50)
    await new Promise((resolve) => socket.on('close', resolve))
    clearInterval(beat)
    return { answer, took: performance.now() - began }
  }

  it.each([
    ['in its head', 'GET /healthz HTTP/1.1\r\nhost: slow\r\n', 'x-more: 1\r\n'],
    [
      'in its body',
      'POST /api/player HTTP/1.1\r\nhost: slow\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n',
      ' ',
    ],
    ['in a body that nobody wants', 'POST /api/player HTTP/1.1\r\nhost: slow\r\ncontent-length: 10000\r\n\r\n', 'x'],
  ])('%s is cut off when its time is up, and nobody else waits for it', async (_, beginning, crumb) => {
    const slow = crumbs(beginning, crumb)
    for (let count = 0; count < 5; count++) expect((await fetch(`${house.http}/healthz`)).status).toBe(200)
    const { answer, took } = await slow
    expect(answer).toMatch(/^(?:HTTP\/1\.1 4(?:08|15) |$)/)
    expect(took).toBeGreaterThan(900)
    expect(took).toBeLessThan(5000)
  })
})
