import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { addressOf, program } from '../testing/program.ts'
import { generous, type TestServer, testServer } from '../testing/testServer.ts'

const table = 'TableThatNobodyMayKnow'
const paths = [
  '/',
  '/nowhere',
  '/healthz',
  '/metrics',
  '/api/player',
  `/table/${table}`,
  `/api/tables/${table}/log`,
  '/ws/',
  '/ws/x',
  '/%77s',
  '//ws',
  `/${'x'.repeat(10_000)}`,
]
const evil = 'Origin: https://evil.example\r\n'

/** Asks for a socket at an address: the first line of the answer, and whether the server has not hung up after it. */
async function upgradeAt(url: string, path: string, more = '', leftOpen?: Socket[]): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  leftOpen?.push(socket)
  let answer = ''
  const answered = new Promise((resolve) => {
    socket.on('data', (data: Buffer) => {
      answer += data.toString()
      if (answer.startsWith('HTTP/1.1 101')) resolve('answered')
    })
  })
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`,
  )
  const ended = once(socket, 'close').then(() => 'ended')
  // Whoever is let in may still be shown out at once.
  const letIn = answered.then(() => Promise.race([ended, sleep(200)]))
  const isOpen = (await Promise.race([ended, letIn, sleep(10_000)])) !== 'ended'
  if (leftOpen === undefined) socket.destroy()
  return `${/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 'nothing'}${isOpen ? ', open' : ''}`
}

describe('a connection that wants to become a socket', { timeout: 60_000 }, () => {
  let house: TestServer
  const leftOpen: Socket[] = []
  afterEach(async () => {
    for (const socket of leftOpen.splice(0)) socket.destroy()
    await house.stop()
  })

  it.each([
    ['without a proxy', '0', ''],
    ['behind a proxy', '1', 'X-Forwarded-For: 203.0.113.9\r\n'],
  ])('is sent away everywhere but at one address, %s and from whatever page', async (_, proxies, trace) => {
    house = await testServer({ ATHANOR_PROXIES: proxies })
    for (const path of paths) {
      for (const origin of ['', evil])
        expect([path, await upgradeAt(house.http, path, trace + origin)]).toEqual([path, '404'])
    }
    expect(await upgradeAt(house.http, '/ws', trace + evil)).toBe('403')
    expect(await upgradeAt(house.http, '/ws?x=1', trace, leftOpen)).toBe('101, open')
  })

  it('counts behind a proxy too, and is ended when it was too many', async () => {
    house = await testServer({ ATHANOR_PROXIES: '1', ATHANOR_ADDRESS_CONNECTIONS: '3', ATHANOR_STRANGERS_RATE: '20' })
    const trace = 'X-Forwarded-For: 203.0.113.9\r\n'
    const answers: string[] = []
    for (let asked = 0; asked < 70; asked++) answers.push(await upgradeAt(house.http, '/ws', trace, leftOpen))
    expect(answers.filter((answer) => answer.endsWith('open'))).toEqual(Array.from({ length: 3 }, () => '101, open'))
    expect(new Set(answers.slice(3))).toEqual(new Set(['503', '429']))
    expect(await upgradeAt(house.http, '/ws', 'X-Forwarded-For: 203.0.113.10\r\n', leftOpen)).toBe('101, open')
  })

  it('leaves nothing of the address in the log', async () => {
    house = await testServer()
    const folder = mkdtempSync(join(tmpdir(), 'athanor-upgrades-'))
    const started = program({ ...generous, ATHANOR_DATA: folder, ATHANOR_LOG: 'trace' })
    const url = await addressOf(started)
    for (const path of paths) await upgradeAt(url, path)
    started.child.kill('SIGTERM')
    await started.exit
    expect(started.output()).toContain('stopped')
    expect(started.output()).not.toContain(table)
    expect(started.output().length).toBeLessThan(5000)
    rmSync(folder, { recursive: true, force: true })
  })
})
