import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { hostTable } from './testing/players.ts'
import { addressOf, type Program, program } from './testing/program.ts'
import { refusalOf } from './testing/rejections.ts'
import { live, testClient } from './testing/testClient.ts'
import { generous } from './testing/testServer.ts'

const root = mkdtempSync(join(tmpdir(), 'athanor-full-'))
const mounted = join(root, 'disk')
mkdirSync(mounted)
const mounting = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1200k', 'tmpfs', mounted], { encoding: 'utf8' })
const hasDisk = mounting.status === 0
afterAll(() => {
  if (hasDisk) spawnSync('umount', ['-l', mounted])
  rmSync(root, { recursive: true, force: true })
})

/** A server of which no file may grow beyond so many kilobytes, as on a full disk. */
function limited(data: string, kilobytes: number): Program {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn('sh', ['-c', `ulimit -f ${2 * kilobytes}; exec "$0" "$1"`, process.execPath, main], {
    env: { PATH: process.env['PATH'] ?? '', ...generous, ATHANOR_DATA: data },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  return { child, output: () => output, exit: new Promise((resolve) => child.on('exit', resolve)) }
}

const free = (data: string) => program({ ...generous, ATHANOR_DATA: data })

/** Talks until nothing is taken any more: what was acknowledged must be there afterwards, and nothing else. */
async function fill(full: Program, after: () => Program): Promise<Filled> {
  const url = await addressOf(full)
  const ws = (http: string) => `${http.replace('http', 'ws')}/ws`
  const client = testClient(ws(url))
  const { table, secret } = await hostTable(client)
  const taken: string[] = []
  let refused: unknown = null
  while (refused === null && taken.length < 2000) {
    const text = `${taken.length} ${'x'.repeat(400)}`
    const answer = await refusalOf(client.send('chat', { table, text }))
    if (typeof answer === 'string') refused = answer
    else taken.push(text)
  }
  expect(refused).toBe('server.reject.internal')
  expect(taken.length).toBeGreaterThan(20)
  expect(await refusalOf(client.send('ping', {}))).toEqual({})
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  client.close()
  full.child.kill('SIGKILL')
  await full.exit
  const next = after()
  const back = testClient(ws(await addressOf(next)))
  const { chat, you } = await live(back.watch(table, { secret }))
  expect(you).toBe(0)
  expect(await refusalOf(back.send('chat', { table, text: 'there is room again' }))).toEqual({
    number: taken.length + 1,
  })
  back.close()
  next.child.kill('SIGTERM')
  await next.exit
  return { taken: taken.slice(-200), kept: chat.map(({ text }) => text) }
}

interface Filled {
  readonly taken: readonly string[]
  readonly kept: readonly string[]
}

type Way = readonly [name: string, data: string, full: (data: string) => Program, after: (data: string) => Program]

/** A disk of one's own is lent to few. */
const smallDisk: Way = hasDisk
  ? [
      'a small disk is full',
      join(mounted, 'data'),
      free,
      (data) => {
        spawnSync('mount', ['-o', 'remount,size=8m', mounted])
        return free(data)
      },
    ]
  : [
      'files may grow a little further (no small disk may be mounted here)',
      join(root, 'further'),
      (data) => limited(data, 2000),
      free,
    ]
const ways: readonly Way[] = [
  ['files may not grow', join(root, 'limited'), (data) => limited(data, 1200), free],
  smallDisk,
]

describe('a disk that is full', { timeout: 120_000 }, () => {
  it.each(ways)('loses nothing that was acknowledged when %s', async (_, data, full, after) => {
    const { taken, kept } = await fill(full(data), () => after(data))
    expect(kept).toEqual(taken)
  })

  it('at the first start is said in one sentence, and the next start begins', async () => {
    const data = join(root, 'first')
    const full = limited(data, 1)
    expect(await full.exit).toBe(1)
    // The cause in SQLite's own words: a file that may not grow is an error of input and output to it.
    expect(full.output()).toMatch(/^The data in \S+ cannot be opened: (?:disk I\/O error|database or disk is full)\n$/)
    const next = free(data)
    await addressOf(next)
    next.child.kill('SIGTERM')
    expect(await next.exit).toBe(0)
  })
})
