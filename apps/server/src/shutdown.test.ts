import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { hostTable, joinTable, startGame } from './testing/players.ts'
import { addressOf, program } from './testing/program.ts'
import { rawClient } from './testing/rawClient.ts'
import { atVersion, testClient, until } from './testing/testClient.ts'
import { generous, testServer } from './testing/testServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'athanor-stop-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a server that is stopped', { timeout: 30_000 }, () => {
  it('answers what came before, refuses what comes after, says goodbye and keeps everything', async () => {
    const data = join(folder, 'in-process')
    const house = await testServer({}, {}, data)
    const [one, two] = [testClient(house.ws), testClient(house.ws)]
    const host = await hostTable(one, { options: { firstPlayer: 'seat1' } })
    const { table, secret } = host
    await joinTable(two, table)
    await startGame(host)
    const raw = await rawClient(house.ws)
    await raw.ask({ kind: 'watch', table, secret })
    const { result } = await raw.ask({ kind: 'legal', table, from: 0, count: 1 })
    const [action] = (result?.['actions'] ?? []) as readonly object[]
    const move = raw.ask({ kind: 'act', table, version: 0, action })
    // Not before the move has reached the server, which works on it when the stop comes.
    const stopped = raw.ask({ kind: 'ping' }).then(() => house.stop())
    expect(await move).toMatchObject({ ok: true, result: { version: 1 } })
    expect(await raw.closed).toBe(1012)
    expect(raw.received.at(-1)).toMatchObject({ kind: 'bye', reason: { id: 'server.bye.restart' } })
    // Whoever asks twice waits as long as whoever asks first.
    await house.server.stop()
    expect(existsSync(join(data, 'athanor.db-wal'))).toBe(false)
    await stopped
    await until(one.status, (status) => status === 'offline')

    const again = await testServer({ ATHANOR_PORT: new URL(house.http).port }, {}, data)
    const { game } = await until(host.watch, ({ phase }) => phase === 'live')
    expect(game?.version).toBe(1)
    one.close()
    two.close()
    await again.stop()
  })

  it('does not wait for somebody who never finishes a request', async () => {
    const house = await testServer()
    const { hostname, port } = new URL(house.http)
    const slow = connect(Number(port), hostname)
    const cut = new Promise((resolve) => slow.on('close', resolve).on('error', () => undefined))
    await new Promise((resolve) => slow.write('GET /healthz HTTP/1.1\r\nhost: slow\r\n', resolve))
    // Until the server has read it.
    await fetch(`${house.http}/healthz`)
    const began = performance.now()
    await house.stop()
    expect(performance.now() - began).toBeLessThan(5000)
    await cut
  })

  it('as a program says its address in one line, ends well on SIGTERM and comes back with its tables', async () => {
    const env = { ...generous, ATHANOR_DATA: join(folder, 'program'), ATHANOR_LOG: 'info' }
    const first = program(env)
    const url = await addressOf(first)
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const client = testClient(`${url.replace('http', 'ws')}/ws`)
    const host = await hostTable(client, { bots: ['random'] })
    await startGame(host)
    await until(host.watch, atVersion(0))
    first.child.kill('SIGTERM')
    expect(await first.exit).toBe(0)
    const log = first.output()
    for (const word of [host.secret, host.table]) expect(log).not.toContain(word)
    client.close()

    const second = program(env)
    const back = testClient(`${(await addressOf(second)).replace('http', 'ws')}/ws`)
    const watch = back.watch(host.table, { secret: host.secret })
    expect((await until(watch, ({ phase }) => phase === 'live')).you).toBe(0)
    back.close()
    second.child.kill('SIGTERM')
    expect(await second.exit).toBe(0)
  })

  it('as a program refuses bad settings with one sentence each and the exit code 2', async () => {
    const wrong = program({ ATHANOR_PORT: 'eighty', ATHANOR_TABELS: '5' })
    expect(await wrong.exit).toBe(2)
    expect(wrong.output().trim().split('\n')).toEqual([
      'ATHANOR_PORT must be a whole number from 0 to 65,535, not “eighty”.',
      'There is no setting ATHANOR_TABELS. See docs/operations.md.',
    ])
    const russian = program({ ATHANOR_PORT: '-1', LANG: 'ru_RU.UTF-8' })
    await russian.exit
    expect(russian.output()).toContain('ATHANOR_PORT: нужно целое число')
  })

  it('as a program takes the next port when the usual one is taken and none was named', async () => {
    // Whoever has the port, it is taken now.
    const blocker = createServer()
    const settled = Promise.race([once(blocker, 'listening'), once(blocker, 'error')])
    blocker.on('error', () => undefined).listen(8080, '127.0.0.1')
    await settled.catch(() => undefined)
    const { ATHANOR_PORT: _, ...unnamed } = generous
    const moved = program({ ...unnamed, ATHANOR_DATA: join(folder, 'moved') })
    const url = await addressOf(moved)
    expect(Number(new URL(url).port)).toBeGreaterThan(8080)
    expect(moved.output()).toContain(`Port 8080 is taken, so the server uses ${new URL(url).port} this time.`)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    moved.child.kill('SIGTERM')
    expect(await moved.exit).toBe(0)
    blocker.close()
  })

  it('as a program says when its port is taken or its data cannot be used', async () => {
    const house = await testServer()
    const { port } = new URL(house.http)
    const late = program({ ...generous, ATHANOR_PORT: port, ATHANOR_DATA: join(folder, 'late') })
    expect(await late.exit).toBe(1)
    expect(late.output()).toContain(`port ${port}: EADDRINUSE`)
    const lost = program({ ...generous, ATHANOR_DATA: '/dev/null/x' })
    expect(await lost.exit).toBe(1)
    expect(lost.output()).toContain('cannot be opened')
    await house.stop()
  })
})
